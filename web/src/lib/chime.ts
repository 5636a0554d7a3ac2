/** Two soft notes. Browsers let a page sound only after the player did something in it; until then it stays silent. */
let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const start = context.currentTime + 0.02;
    note(context, 587.33, start);
    note(context, 880, start + 0.16);
  } catch {
    // A browser without sound: the title says it too.
  }
}

function note(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.12, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0005, at + 0.5);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
