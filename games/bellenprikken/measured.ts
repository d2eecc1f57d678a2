import { answerPiece, type Piece, pieceIn } from '@games/kit/text/prompt-pieces';
import type { Locale } from '@/maths/locale';
import { writeNumber } from '@/maths/number/write-number';
import { readAnswerNotation } from '@/maths/sum/answer';
import { domainOf, type NumberDomain } from '@/maths/sum/parse/domain';
import { evaluate } from '@/maths/sum/parse/solve';
import type { Sum } from '@/maths/sum/sum';
import { amountIn, holdingOf, writtenSides } from './holding';
import type { Measured } from './lengths';

/**
 * Returns the two numbers that a miss compares as lengths: both sides of a comparison, or the right amount of money above
 * the child's; null where there are none, or one is below zero.
 */
export function measuredBy(
  sum: Sum,
  answered: string,
  correct: string,
  locale: Locale,
): readonly [Measured, Measured] | null {
  const pair = sum.relation === '?' ? sidesAsWritten(sum, locale) : purses(sum, answered, correct, locale);
  return pair?.every(({ value }) => value >= 0) ? pair : null;
}

function sidesAsWritten(sum: Sum, locale: Locale): readonly [Measured, Measured] | null {
  const written = writtenSides(sum, locale);
  if (written === null) return null;
  const side = (place: 'left' | 'right'): Measured => {
    const { num, den } = evaluate(sum[place]);
    return { pieces: withOutcome(written[place], sum[place], locale), value: num / den };
  };
  return [side('left'), side('right')];
}

/** Writes a side of a comparison with what it makes, `4 × 5 = 20`; a number alone, and a measure, stay as they are. */
function withOutcome(pieces: readonly Piece[], side: Sum['left'], locale: Locale): readonly Piece[] {
  const domain = domainOf({ left: side, right: side });
  if (side.kind === 'number' || !outcomes.has(domain)) return pieces;
  const outcome = pieceIn(
    writeNumber(evaluate(side), locale, domain === 'fraction' ? 'fraction' : 'decimal'),
  );
  const last = pieces.at(-1);
  if (outcome.kind !== 'text') return [...pieces, { kind: 'text', text: '=' }, outcome];
  if (last?.kind !== 'text') return [...pieces, { kind: 'text', text: `= ${outcome.text}` }];
  return [...pieces.slice(0, -1), { kind: 'text', text: `${last.text} = ${outcome.text}` }];
}

/** Domains whose sides are numbers without a unit: a comparison writes what each side comes to. */
const outcomes: ReadonlySet<NumberDomain> = new Set(['whole', 'decimal', 'fraction']);

function purses(
  sum: Sum,
  answered: string,
  correct: string,
  locale: Locale,
): readonly [Measured, Measured] | null {
  const [right, own] = [correct, answered].map((answer) => holdingOf(sum, answer, locale));
  if (right?.kind !== 'money' || own?.kind !== 'money') return null;
  const unit = sum.answerSpec.unit === 'eur' ? '€ ' : '';
  const written = (answer: string) => {
    const piece = answerPiece(answer, locale);
    return [piece.kind === 'text' ? { ...piece, text: `${unit}${piece.text}` } : piece];
  };
  return [
    { pieces: written(correct), value: amountIn(right), cents: right.cents, isRight: true },
    { pieces: written(answered), value: amountIn(own), cents: own.cents },
  ];
}

/** Returns what is said of the money in the bubble that the child popped: there is more or less of it than asked. */
export const pursesCompared = ([right, own]: readonly [Measured, Measured]): 'money.much' | 'money.little' =>
  own.value > right.value ? 'money.much' : 'money.little';

/** Minutes of half a day: the hands of a clock stand alike after it. */
const round = 720;

/** Returns how far a time is from the right one: early or late by whole hours, else by minutes; null for other answers. */
export function timesCompared(
  answered: string,
  correct: string,
): {
  readonly text: `${'early' | 'late'}.${'hours' | 'minutes'}`;
  readonly count: number;
} | null {
  const [own, right] = [readAnswerNotation(answered), readAnswerNotation(correct)];
  if (own?.kind !== 'moment' || right?.kind !== 'moment') return null;
  // Digits tell the half of the day; hands and words do not.
  const turn = [own, right].every(({ guise }) => guise === 'clock') ? 2 * round : round;
  const ahead = (((own.minutes - right.minutes) % turn) + turn) % turn;
  if (ahead === 0) return null;
  const isLate = ahead <= turn / 2;
  const off = isLate ? ahead : turn - ahead;
  const side = isLate ? 'late' : 'early';
  if (off % 60 === 0) return { text: `${side}.hours`, count: off / 60 };
  return { text: `${side}.minutes`, count: off };
}
