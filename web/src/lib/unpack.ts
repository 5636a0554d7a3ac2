/** What a fixture holds that is stored as zipped JSON, in letters. For tests. */
export async function unpack<T>(packed: string): Promise<T> {
  const bytes = Uint8Array.from(atob(packed.replace(/\s/g, "")), (letter) => letter.charCodeAt(0));
  const unpacked = new Response(bytes).body?.pipeThrough(new DecompressionStream("gzip")) ?? null;
  return (await new Response(unpacked).json()) as T;
}
