import type { Locale } from '@/maths/locale';

const dutch = {
  small: (
    'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien ' +
    'zeventien achttien negentien'
  ).split(' '),
  tens: 'x x twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' '),
} as const;

const english = {
  small: (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen'
  ).split(' '),
  tens: 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
} as const;

/** Largest number that is written in words. */
export const mostInWords = 999;

/** A Dutch word longer than this is broken after `en`. */
const longest = 11;

function belowHundred(number: number, locale: Locale): readonly string[] {
  const { small, tens } = locale === 'en' ? english : dutch;
  if (number < 20) return [small[number] ?? ''];
  const [ten, one] = [tens[Math.floor(number / 10)] ?? '', number % 10];
  if (one === 0) return [ten];
  const unit = small[one] ?? '';
  if (locale === 'en') return [`${ten}-${unit}`];
  // Two and three end in a vowel, so the next syllable begins with a diaeresis.
  const first = `${unit}${unit.endsWith('e') ? 'ën' : 'en'}`;
  return first.length + ten.length > longest ? [`${first}-`, ten] : [`${first}${ten}`];
}

/**
 * Returns a whole number from 0 to 999 in words, in the lines in which it stands on a mask: `tweehonderd` and
 * `vijfenveertig`. Dutch writes it as one word, English with `and`.
 */
export function numberWords(number: number, locale: Locale): readonly string[] {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds === 0) return belowHundred(rest, locale);
  const [count = ''] = belowHundred(hundreds, locale);
  if (locale === 'en') {
    const head = `${count} hundred`;
    return rest === 0 ? [head] : [head, `and ${belowHundred(rest, locale).join('')}`];
  }
  const head = hundreds === 1 ? 'honderd' : `${count}honderd`;
  return rest === 0 ? [head] : [`${head}-`, ...belowHundred(rest, locale)];
}

/** Returns the words of a number as they are read aloud. */
export const spokenWords = (lines: readonly string[]): string => lines.join(' ').replaceAll('- ', '');
