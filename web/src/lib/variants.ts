import type { Language } from "./texts";

/** Words for every variant of a union, found by the field that tells them apart: a variant without its words is a type error. */
export type WordsByVariant<
  Union,
  Tag extends keyof Union,
  More extends readonly unknown[] = [],
  Said = string,
> = {
  [Name in Union[Tag] & string]: Record<
    Language,
    (value: Extract<Union, Record<Tag, Name>>, ...more: More) => Said
  >;
};

/** A value in the words of its variant; undefined for one that only a newer server knows. */
export function inWordsOfVariant<
  Union,
  Tag extends keyof Union,
  More extends readonly unknown[],
  Said,
>(
  words: WordsByVariant<Union, Tag, More, Said>,
  tag: Tag,
  value: Union,
  language: Language,
  ...more: More
): Said | undefined {
  // The words found under a value's own name are those for its variant, which the compiler cannot follow.
  const found = words[value[tag] as Union[Tag] & string] as
    Record<Language, (value: Union, ...more: More) => Said> | undefined;
  return found?.[language](value, ...more);
}

/** The keys of a record that has no others than its type says. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

/** A record with a value for each of some keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}
