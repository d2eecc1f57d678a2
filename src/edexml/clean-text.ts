/** Controls, halves of letters, and the marks that turn a text round or hide in it. Two joiners belong in names. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** One line, single spaces, composed letters; null when nothing is left. Apostrophes stay as typed. */
export function cleanText(text: string | null | undefined): string | null {
  const clean = (text ?? '').replace(/\s+/g, ' ').replace(unseen, '').normalize('NFC').trim();
  return clean === '' ? null : clean;
}

/** The text with at most `length` UTF-16 units, never half a letter. */
export const cutTo = (text: string, length: number): string =>
  text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/\p{Cs}/gu, '')
        .trim();

/** What two spellings of one name have in common: case, accents' form and the kind of apostrophe do not count. */
export const nameForComparing = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
