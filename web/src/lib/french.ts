/** A vowel that is heard, or a mute h: there « e » gives way to an apostrophe. Before « Yann » and « Iaroslavl » it stays. */
const HEARD = /^([aeouhœæ]|i(?!a|ou)|y[^aeiou])/i;

const elides = (name: string) => HEARD.test(name.normalize("NFD"));

/** « de Bruno », « d’Anna ». */
export function de(name: string): string {
  return elides(name) ? `d’${name}` : `de ${name}`;
}
/** « que Bruno », « qu’Anna ». */
export function que(name: string): string {
  return elides(name) ? `qu’${name}` : `que ${name}`;
}
