import type { Locale } from '@/maths/locale';
import { type Rational, readNotation } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import { answerNotation, answerOf } from '@/maths/sum/answer';
import { answerText, promptParts, promptSpeech, promptWithAnswer } from '@/maths/sum/prompt';
import { sumOf } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import { kitTexts } from './texts';

/** A number to be put on a line: the world draws the line, so the card shows the number alone, without a hole. */
export const isPutOnLine = ({ asks, left }: Sum): boolean =>
  asks.line !== null && left.kind === 'number' && !left.line;

/** What stands before and after the hole: `7 +` and `= 12`; what sort of answer is asked is left to the pad. */
export function aroundHole(sum: Sum, locale: Locale): { readonly before: string; readonly after: string } {
  if (isPutOnLine(sum)) return { before: promptParts(sum, locale)[0]?.text ?? '', after: '' };
  const texts = promptParts(sum, locale)
    .filter(({ kind }) => kind !== 'hint')
    .map(({ text }) => text);
  const [before = '', after = ''] = texts
    .join(' ')
    .replaceAll('( ', '(')
    .replace(/ (?=[),%])/g, '')
    .split('▢');
  return { before: before.trim(), after: after.trim() };
}

/** What an answer in canonical notation is worth; null where there is none, or it is no number. */
export const valueIn = (canonical: string | null): Rational | null =>
  canonical === null ? null : readNotation(canonical);

/** An answer in canonical notation as the language writes it; what cannot be read stays as it is. */
export const shown = answerText;

/** The whole sum with an answer in its place: `7 + 5 = 12`. */
export const withAnswer = (sum: Sum, canonical: string, locale: Locale): string =>
  promptWithAnswer(sum, canonical, locale);

export const spoken = (sum: Sum, locale: Locale): string => promptSpeech(sum, locale);

/** Whether the hole stands alone after the equals sign, but for a euro sign or a unit. */
const asksOutcome = (sum: Sum, locale: Locale): boolean => /= ?€?$/.test(aroundHole(sum, locale).before);

/** A sum as a thing wears it, without the question after it: `6 + 4`, `1,5 m`; a hole elsewhere is a question mark. */
export function nameOf(sum: Sum, locale: Locale): string {
  const { before, after } = aroundHole(sum, locale);
  return asksOutcome(sum, locale) ? before.replace(/ ?= ?€?$/, '') : `${before} ? ${after}`.trim();
}

/** What a sum is worth, with its unit where it has one: `10`, `150 cm`. */
export function worthOf(sum: Sum, locale: Locale): string {
  const answer = answerNotation(answerOf(sum));
  if (!asksOutcome(sum, locale)) return answerText(answer, locale);
  return (withAnswer(sum, answer, locale).split('=').at(-1) ?? '').trim();
}

/** A sum's name as it is read aloud: `6 plus 4`. */
export function spokenName(sum: Sum, locale: Locale): string {
  const whole = spoken(sum, locale).replace(/\?$/, '');
  const asked = whole.lastIndexOf(' is ');
  return asked > 0 && asksOutcome(sum, locale) ? whole.slice(0, asked) : whole;
}

/** A list as it is read aloud: `10, 4 en 1`. */
export const listed = (items: readonly string[], locale: Locale): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${kitTexts[locale].and} ${items.at(-1)}`;

/** Names of several sums as they are read aloud: `6 plus 4, 9 plus 1 en 5 plus 5`. */
export const spokenNames = (sums: readonly Sum[], locale: Locale): string =>
  listed(
    sums.map((sum) => spokenName(sum, locale)),
    locale,
  );

/** What is to be done with the sums of a task that has several, short enough for the card. */
export function askedInWords({ target, direction }: Task, locale: Locale): string {
  const texts = kitTexts[locale];
  if (target !== undefined) return texts.allThatIs(shown(target, locale));
  return direction === 'down' ? texts.largeToSmall : texts.smallToLarge;
}

/** A task as it is read aloud: its sum, or what is to be done with its sums. */
export const spokenTask = (task: Task, locale: Locale): string =>
  task.sumIds.length === 1 ? spoken(sumOf(task.sumIds[0] ?? ''), locale) : askedInWords(task, locale);
