import type { TextTree } from './texts';

/** Texts laid over others: what `over` lacks comes from `under`, and `missing` hears of it by its full key. */
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
