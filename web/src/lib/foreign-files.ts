import type { Options } from "./game";
import type { Language, Text } from "./texts";

/** Files of another program, which a game can be read from and written to. */
export interface ForeignFiles {
  /** What the form is called in addresses and file names. */
  format: string;
  /** What such a file is, within a sentence. */
  file: Text;
  /** The players' names in a file; null where it has another form. */
  players: (file: Record<string, unknown>) => string[] | null;
  /** Why a file goes no further, as the server says it in short; null for a reason this page does not know. */
  why: (reason: Record<string, unknown>, language: Language) => string | null;
  /** Whether a table with these options can be written in this form. */
  writes: (options: Options) => boolean;
  /** The button that saves the file, and what it is for. */
  save: Text;
  saveAbout: Text;
  /** Why the server does not write it. */
  notWritten: Text;
}
