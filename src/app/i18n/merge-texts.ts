import type { TextTree } from './texts';

/** Merges texts: what `over` lacks comes from `under`, and `missing` receives its full key. */
export function mergeTexts(
  under: TextTree,
  over: TextTree,
  missing: (key: string) => void = () => undefined,
  prefix = '',
): TextTree {
  const merged: Record<string, string | TextTree> = { ...over };
  for (const [key, text] of Object.entries(under)) {
    const own = over[key];
    if (own === undefined) missing(prefix + key);
    merged[key] =
      typeof text === 'string' || typeof own === 'string'
        ? (own ?? text)
        : mergeTexts(text, own ?? {}, own ? missing : undefined, `${prefix}${key}.`);
  }
  return merged;
}
