import type { Locale } from '@/maths/locale';
import { digitalTime } from '@/maths/number/clock-words';
import { equals, type Rational, readNotation } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import type { Task } from '@/maths/round/task';
import { answerNotation, answerOf, readAnswerNotation, worthOfAnswer } from '@/maths/sum/answer';
import { answerText, promptSpeech, promptWithAnswer } from '@/maths/sum/prompt';
import { sumOf } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import { asSaid, type LineEnds } from './input/line-scale';
import {
  answerPiece,
  holeSign,
  type Piece,
  pieceIn,
  piecesInText,
  piecesOf,
  type Written,
} from './prompt-pieces';
import { kitTexts } from './texts';

/** What stands before and after the hole: `7 +` and `= 12`; what sort of answer is asked is left to the pad. */
export function aroundHole(sum: Sum, locale: Locale): { readonly before: string; readonly after: string } {
  const [before = '', after = ''] = piecesInText(piecesOf(sum, locale)).split(holeSign);
  return { before: before.trim(), after: after.trim() };
}

/** What an answer in canonical notation is worth; null where there is none, or it is no number. */
export function valueIn(canonical: string | null, sum: Sum): Rational | null {
  if (canonical === null) return null;
  const exact = readNotation(canonical);
  if (exact !== null) return exact;
  const answer = readAnswerNotation(canonical);
  return answer && worthOfAnswer(sum, answer);
}

const asksFraction = (sum: Sum): boolean =>
  sum.kind === 'fraction' || answerNotation(answerOf(sum)).includes('/');

/** A number of a sum's world as the sum writes its answer: 3/4 where that is a fraction, else 0,75; 9:30 where it is a time. */
export function writtenLike(value: Rational, sum: Sum, locale: Locale): string {
  if (sum.asks.form === 'moment') return digitalTime(Math.round(value.num / value.den));
  return writeNumber(value, locale, asksFraction(sum) ? 'fraction' : 'decimal');
}

/** A number that was set by feel as it is said; null where fractions are asked: nobody says 17/50. */
export function saidLike(value: Rational, ends: LineEnds, sum: Sum, locale: Locale): string | null {
  return asksFraction(sum) ? null : writtenLike(asSaid(ends, value), sum, locale);
}

/** An answer in canonical notation as the language writes it; what cannot be read stays as it is. */
export const shown = answerText;

/** The whole sum with an answer in its place: `7 + 5 = 12`. */
export const withAnswer = (sum: Sum, canonical: string, locale: Locale): string =>
  promptWithAnswer(sum, canonical, locale);

export const spoken = (sum: Sum, locale: Locale): string => promptSpeech(sum, locale);

/** Whether the hole stands alone after the equals sign, but for a euro sign or a unit. */
const asksOutcome = (sum: Sum, locale: Locale): boolean =>
  sum.right.kind === 'hole' && /= ?€?$/.test(aroundHole(sum, locale).before);

/** A sum as a thing wears it, without the question after it: `6 + 4`, `1,5 m`; a hole elsewhere is a question mark. */
export function nameOf(sum: Sum, locale: Locale): string {
  const { before, after } = aroundHole(sum, locale);
  return asksOutcome(sum, locale) ? before.replace(/ ?= ?€?$/, '') : `${before} ? ${after}`.trim();
}

/** A sum's name in a sentence: at what is drawn one points. */
export const toldName = (sum: Sum, locale: Locale): string =>
  piecesOf(sum, locale).some(({ kind }) => kind === 'clock')
    ? kitTexts[locale].thisClock
    : nameOf(sum, locale);

/** What a sum is worth, with its unit where it has one: `10`, `150 cm`. */
export function worthOf(sum: Sum, locale: Locale): string {
  const answer = answerNotation(answerOf(sum));
  if (!asksOutcome(sum, locale)) return answerText(answer, locale);
  return (withAnswer(sum, answer, locale).split('=').at(-1) ?? '').trim();
}

/** The same in pieces: 3/4 stacked, a clock where hands are set. */
export function worthPieces(sum: Sum, locale: Locale): readonly Piece[] {
  const answer = answerNotation(answerOf(sum));
  const piece = answerPiece(answer, locale);
  return piece.kind === 'clock' ? [piece] : [pieceIn(worthOf(sum, locale))];
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

/** What a task collects, in pieces: a number, or a time as the clock says it. */
export function targetPiece({ sumIds, target = '' }: Task, locale: Locale): Written {
  const minutes = readNotation(target);
  const isTime = sumIds.some((id) => {
    const { asks, answer } = sumOf(id);
    return asks.form === 'moment' && minutes !== null && equals(answer, minutes);
  });
  return isTime && minutes !== null
    ? { kind: 'text', text: digitalTime(minutes.num) }
    : answerPiece(target, locale);
}

/** What is to be done with the sums of a task that has several, short enough for the card. */
export function askedInWords(task: Task, locale: Locale): string {
  const texts = kitTexts[locale];
  if (task.target !== undefined) return texts.allThatIs(piecesInText([targetPiece(task, locale)]));
  return task.direction === 'down' ? texts.largeToSmall : texts.smallToLarge;
}

/** A task as it is read aloud: its sum, or what is to be done with its sums. */
export const spokenTask = (task: Task, locale: Locale): string =>
  task.sumIds.length === 1 ? spoken(sumOf(task.sumIds[0] ?? ''), locale) : askedInWords(task, locale);
