/** Forms of a text that i18next chooses by its count. */
export const pluralForm = /_(?:zero|one|other)$/;

/** A key as code writes it: quoted, with or without its area. */
const quoted = /(?<=['"`:])[\w-]+(?:\.[\w-]+)*(?=['"`])/g;
/** A key that code puts together: `garments.${garment}`. */
const composed = /(?<=[`:])(?:[\w.-]|\$\{[^{}`]*\})*\$\{(?:[\w.-]|[^{}`]*\})*(?=`)/g;

/** The keys that source files may mean. */
export interface UsedKeys {
  readonly has: (key: string) => boolean;
}

/** Collects the keys in these sources. A composed key stands for all that fit in its place. */
export function keysIn(sources: Iterable<string>): UsedKeys {
  const keys = new Set<string>();
  const patterns = new Set<string>();
  for (const source of sources) {
    for (const [key] of source.matchAll(quoted)) keys.add(key);
    for (const [key] of source.matchAll(composed)) {
      // What has no fixed part of its own would stand for any key.
      const fixed = key.split(/\$\{[^}]*\}/);
      if (fixed.some((part) => /\w/.test(part)) && fixed.join('').includes('.')) {
        patterns.add(fixed.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+'));
      }
    }
  }
  const pattern = new RegExp(`^(?:${[...patterns].join('|') || '(?!)'})$`);
  return { has: (key) => keys.has(key) || pattern.test(key) };
}

/** Returns the keys of a catalogue that no source means. */
export const unusedKeys = (keys: Iterable<string>, used: UsedKeys): string[] =>
  [...keys].filter((key) => !used.has(key) && !used.has(key.replace(pluralForm, '')));
