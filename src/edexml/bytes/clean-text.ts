/**
 * Control characters, lone surrogates, and marks that reverse a text or are invisible, except the two joiners, which
 * names may contain.
 */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/**
 * Returns one line with single spaces and composed characters; null when nothing is left. Apostrophes stay as typed.
 */
export function cleanText(text: string | null | undefined): string | null {
  const clean = (text ?? '').replace(/\s+/g, ' ').replace(unseen, '').normalize('NFC').trim();
  return clean === '' ? null : clean;
}

/** Returns at most `length` UTF-16 units of the text, without splitting a surrogate pair. */
export const cutTo = (text: string, length: number): string =>
  text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/\p{Cs}/gu, '')
        .trim();

/** Returns a form of the name for comparing: case, composition of accents and the kind of apostrophe do not count. */
export const nameForComparing = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
