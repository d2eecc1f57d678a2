import type { Locale } from '@/maths/locale';
import { digitalTime } from '@/maths/number/clock-words';
import { equals, isWhole, type Rational, rational, readNotation, times } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import type { Task } from '@/maths/round/task';
import { answerNotation, answerOf, readAnswerNotation, valueOfAnswer } from '@/maths/sum/answer';
import { answerText, promptSpeech, promptWithAnswer } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import { unitSymbol } from '@/maths/sum/wording/prompt-words';
import { asSaid, type LineEnds } from '../layout/line-scale';
import {
  answerPiece,
  holeSign,
  labelHint,
  type Piece,
  pieceIn,
  piecesInText,
  piecesOf,
  type Written,
} from './prompt-pieces';
import { texts as kitTexts } from './texts.gen';

/** Returns the text before and after the hole: `7 +` and `= 12`. */
export function textAroundHole(
  sum: Sum,
  locale: Locale,
): { readonly before: string; readonly after: string } {
  const [before = '', after = ''] = piecesInText(piecesOf(sum, locale)).split(holeSign);
  return { before: before.trim(), after: after.trim() };
}

/** Returns the value of an answer in canonical notation; null when it is missing or not a number. */
export function valueIn(canonical: string | null, sum: Sum): Rational | null {
  if (canonical === null) return null;
  const exact = readNotation(canonical);
  if (exact !== null) return exact;
  const answer = readAnswerNotation(canonical);
  return answer && valueOfAnswer(sum, answer);
}

/**
 * 1/2 of 80 and 2/5 as a decimal are sums with fractions whose answer is none; on the way to 1/4 + 3/4 everything is.
 */
function asksFraction(sum: Sum): boolean {
  if (sum.answerSpec.form === 'decimal') return false;
  const isOfParts = sum.kind === 'fraction' && (sum.operation === 'add' || sum.operation === 'subtract');
  return isOfParts || answerNotation(answerOf(sum)).includes('/');
}

/** 35% put on a line from 0 to 1, which is then a line from 0% to 100%. */
const isPercentLine = ({ answerSpec, left }: Sum): boolean =>
  answerSpec.line !== null && left.kind === 'number' && left.unit === '%';

const hundred = rational(100);
/** An amount that is no whole number of euros has both places of its cents. */
const cents = { form: 'decimal', places: 2 } as const;

/**
 * Writes a number in the form of the sum's answer and in its unit: 3/4 for a fraction, 9:30 for a time, 150 cm, € 2,50,
 * 35%, else 0,75.
 */
export function writeLikeAnswer(value: Rational, sum: Sum, locale: Locale): string {
  const { form, unit } = sum.answerSpec;
  if (form === 'moment') return digitalTime(Math.round(value.num / value.den));
  if (isPercentLine(sum)) return `${writeNumber(times(value, hundred), locale)}%`;
  const number = writeNumber(value, locale, asksFraction(sum) ? 'fraction' : 'decimal');
  if (unit === null) return number;
  if (unit === 'eur') return `€ ${isWhole(value) ? number : writeNumber(value, locale, cents)}`;
  return unit === '%' ? `${number}%` : `${number} ${unitSymbol(unit, locale, value)}`;
}

/** Writes an estimate as people would say it; null where fractions are asked, because nobody says 17/50. */
export function estimateText(value: Rational, ends: LineEnds, sum: Sum, locale: Locale): string | null {
  return asksFraction(sum) ? null : writeLikeAnswer(asSaid(ends, value), sum, locale);
}

/** Returns whether the hole follows the equals sign alone, except for a euro sign or a unit. */
const asksOutcome = (sum: Sum, locale: Locale): boolean =>
  sum.right.kind === 'hole' && /= ?€?$/.test(textAroundHole(sum, locale).before);

/** Writes a sum without the question at its end: `6 + 4`, `1,5 m`; a hole elsewhere becomes a question mark. */
export function sumName(sum: Sum, locale: Locale): string {
  const { before, after } = textAroundHole(sum, locale);
  return asksOutcome(sum, locale) ? before.replace(/ ?= ?€?$/, '') : `${before} ? ${after}`.trim();
}

/** Writes the value of a sum with its unit: `10`, `150 cm`. */
export function valueText(sum: Sum, locale: Locale): string {
  const answer = answerNotation(answerOf(sum));
  if (!asksOutcome(sum, locale)) return answerText(answer, locale);
  return (promptWithAnswer(sum, answer, locale).split('=').at(-1) ?? '').trim();
}

/** Returns the same in pieces: a stacked 3/4, or a clock. */
export function valuePieces(sum: Sum, locale: Locale): readonly Piece[] {
  const answer = answerNotation(answerOf(sum));
  const piece = answerPiece(answer, locale);
  return piece.kind === 'clock' ? [piece] : [pieceIn(valueText(sum, locale))];
}

/** Returns the name of a sum as it is read aloud: `6 plus 4`. */
export function spokenName(sum: Sum, locale: Locale): string {
  const isWhole = labelHint(sum, locale) !== null;
  const start = asksOutcome(sum, locale) && !isWhole ? spokenStart(sum, locale) : null;
  return start ?? promptSpeech(sum, locale).replace(/\?$/, '');
}

/** Returns what is said of a sum before its question; null where the question is not at the end. */
export function spokenStart(sum: Sum, locale: Locale): string | null {
  const speech = promptSpeech(sum, locale);
  const asked = speech.lastIndexOf(' is ');
  return sum.right.kind === 'hole' && asked > 0 ? speech.slice(0, asked) : null;
}

/** Joins a list as it is read aloud: `10, 4 en 1`. */
export const joinList = (items: readonly string[], locale: Locale): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${kitTexts[locale]('and')} ${items.at(-1)}`;

/** Returns the names of several sums as they are read aloud: `6 plus 4, 9 plus 1 en 5 plus 5`. */
export const spokenNames = (sums: readonly Sum[], locale: Locale): string =>
  joinList(
    sums.map((sum) => spokenName(sum, locale)),
    locale,
  );

/** Returns the value a task collects, as its sums write it: a number, a time, an amount in their unit. */
export function targetPiece({ sumIds, target = '' }: Task, locale: Locale): Written {
  const value = readNotation(target);
  const collected = sumIds.map(parseSumOrThrow).find(({ answer, answerSpec: { form, unit } }) => {
    const isWritten = form === 'moment' || unit !== null;
    return isWritten && value !== null && equals(answer, value);
  });
  return collected !== undefined && value !== null
    ? { kind: 'text', text: writeLikeAnswer(value, collected, locale) }
    : answerPiece(target, locale);
}

/** Describes what to do with the sums of a task that has several, short enough for the sum card. */
export function instructionFor(task: Task, locale: Locale): string {
  const t = kitTexts[locale];
  if (task.target !== undefined) return t('allThatIs', { value: piecesInText([targetPiece(task, locale)]) });
  return t(task.direction === 'down' ? 'largeToSmall' : 'smallToLarge');
}

/** Returns a task as it is read aloud: its sum, or what to do with its sums. */
export const spokenTask = (task: Task, locale: Locale): string =>
  task.sumIds.length === 1
    ? promptSpeech(parseSumOrThrow(task.sumIds[0] ?? ''), locale, task.mode === 'choose')
    : instructionFor(task, locale);
