import { placeOf } from '@games/kit/celebration/volumes';
import { valueIn } from '@games/kit/text/notation';
import { dividedBy, notation, type Rational, rational, readNotation, times } from '@/maths/number/rational';
import { isMoment } from '@/maths/number/unit';
import type { PlaceLine } from '@/maths/round/task';
import { answerNotation, asAnswer } from '@/maths/sum/answer';
import { numbersIn } from '@/maths/sum/parse/answer-spec';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import type { Sum } from '@/maths/sum/sum';

/**
 * What the dial of a sum looks like: a clock with hands, a wheel below a board that writes the time, a clock that counts
 * from zero, a disc of which a part is turned, or a gauge.
 */
export type DialKind = 'hands' | 'board' | 'timer' | 'part' | 'gauge';

/** How the answer to a sum is set. All but `step` are counts of `step`. */
export interface Dial {
  readonly kind: DialKind;
  readonly step: Rational;
  readonly min: number;
  readonly max: number;
  readonly start: number;
  /** One turn of the long hand. */
  readonly turn: number;
  /** What the keys add, the most first. */
  readonly sizes: readonly number[];
  /** A dragged hand stops at multiples of this. */
  readonly snap: number;
  /** Distance of two posts along the track, and of two sleepers. */
  readonly post: number;
  readonly tie: number;
}

const hour = 60;
const halfDay = 12 * hour;
const day = 2 * halfDay;
/** Part of a whole turn over which the needle of a gauge goes. */
export const gaugeSweep = 0.75;
/** Hours in one turn of the wheel below a board: half a day is two turns of a hand, and five minutes can still be felt. */
export const wheelTurns = 3;

export const toNumber = ({ num, den }: Rational): number => num / den;

/** A time shown in one form and asked in another: its hour of the day is not asked. */
export const isReading = ({ left, answerSpec }: Sum): boolean =>
  answerSpec.form === 'moment' && left.kind === 'number';

/** Returns the times of day in a sum, minutes since midnight. */
export const momentsIn = ({ left, right }: Sum): readonly number[] =>
  [...numbersIn(left), ...numbersIn(right)].flatMap(({ unit, value }) =>
    isMoment(unit) ? [toNumber(value)] : [],
  );

const byFive = { sizes: [hour, 15, 5], snap: 5 } as const;
const byOne = { sizes: [hour, 5, 1], snap: 1 } as const;

/** Returns the dial of a sum; `isTurned`: the hands begin at the end of the journey and go back. */
export function dialOf(sum: Sum, line: PlaceLine, isTurned = false): Dial {
  const { form, unit } = sum.answerSpec;
  if (form === 'moment') return momentDial(sum, line, isTurned);
  const isPart = hasShape(sum, ['Fof']);
  const step = (isPart ? null : readNotation(line.step)) ?? rational(1);
  const max = Math.round(toNumber(dividedBy(readNotation(line.to) ?? rational(1), step)));
  const from = { step, min: 0, max, start: isTurned ? max : 0 };
  if (unit === 'min' || unit === 'h')
    return { ...from, ...timerOf(sum, unit, step, max), kind: 'timer', start: 0 };
  if (isPart) return { ...from, ...partOf(max), kind: 'part' };
  return { ...from, ...gaugeOf(sum, step, max), kind: 'gauge' };
}

function momentDial(sum: Sum, line: PlaceLine, isTurned: boolean): Dial {
  const isByFive = [...momentsIn(sum), toNumber(sum.answer)].every((time) => time % 5 === 0);
  const [departure = halfDay] = momentsIn(sum);
  const end = Number(line.to);
  const back = isTurned && end < day ? end : departure;
  return {
    kind: isReading(sum) && sum.answerSpec.unit !== 'face' ? 'board' : 'hands',
    step: rational(1),
    min: 0,
    max: day - 1,
    start: isReading(sum) ? halfDay : back,
    turn: hour,
    ...(isByFive ? byFive : byOne),
    post: hour,
    tie: 1,
  };
}

/** A clock that counts from zero goes round twelve hours at least, so that its end is no hint. */
function timerOf(sum: Sum, unit: 'min' | 'h', step: Rational, max: number) {
  const turn = toNumber(dividedBy(rational(unit === 'min' ? hour : 1), step));
  const isByFive = [...momentsIn(sum), toNumber(sum.answer)].every((time) => time % 5 === 0);
  const inHours = { sizes: turn > 1 ? [turn, 1] : [5, 1], snap: 1 };
  const by = unit === 'h' ? inHours : isByFive ? byFive : byOne;
  return { turn, ...by, max: Math.max(max, 12 * turn), post: turn, tie: turn / hour };
}

const partOf = (whole: number) => ({
  turn: whole,
  sizes: whole >= 20 ? [10, 5, 1] : whole > 5 ? [5, 1] : [1],
  snap: 1,
  post: whole,
  tie: 1,
});

function gaugeOf(sum: Sum, step: Rational, max: number) {
  const answer = toNumber(dividedBy(sum.answer, step));
  // 3500 of 10 000 is not set in ones.
  const grain = [1000, 100, 10, 1].find((each) => answer % each === 0 && max / each >= 100) ?? 1;
  return {
    turn: max / gaugeSweep,
    sizes: max > 10 ? [100 * grain, 10 * grain, grain].filter((size) => size < max) : [5, 1],
    snap: max / grain > 200 ? 10 * grain : grain,
    post: max / 10,
    tie: max / 50,
  };
}

export const within = ({ min, max }: Pick<Dial, 'min' | 'max'>, count: number): number =>
  Math.min(max, Math.max(min, count));

/** Returns what so many counts are worth. */
export const amountOf = ({ step }: Dial, counts: number): Rational =>
  times(step, rational(Math.round(counts * 60), 60));

/** Returns the value at a count; of a time that is only read the one from 1:00 to 12:59. */
export function valueAt(sum: Sum, { step }: Dial, count: number): Rational {
  if (!isReading(sum)) return times(step, rational(count));
  const time = count % halfDay;
  return rational(time < hour ? time + halfDay : time);
}

/** Returns the answer that a count stands for, in canonical notation and in the form that is asked. */
export function answerAt(sum: Sum, dial: Dial, count: number): string {
  const value = valueAt(sum, dial, count);
  const answer = asAnswer(sum, value);
  return answer === null ? notation(value) : answerNotation(answer);
}

/** Returns the count of an answer in canonical notation; null when it is none. */
export function countOf(sum: Sum, { step, min, max }: Dial, canonical: string | null): number | null {
  const value = valueIn(canonical, sum);
  return value === null ? null : within({ min, max }, toNumber(dividedBy(value, step)));
}

/** Returns the count that the long hand points at, on the nearest way from where it is; `share` of a turn, from the top. */
export function turnedTo(dial: Dial, count: number, share: number): number {
  const aimed = dial.kind === 'gauge' ? gaugeCount(dial, share) : nearest(dial.turn, count, share);
  return within(dial, Math.round(aimed / dial.snap) * dial.snap);
}

/** Returns the count after the short hand was turned: whole turns of the long one. */
export function hoursTo(dial: Dial, count: number, share: number): number {
  const aimed = nearest(12 * dial.turn, count, share);
  const next = count + Math.round((aimed - count) / dial.turn) * dial.turn;
  return next < dial.min || next > dial.max ? count : next;
}

function nearest(turn: number, count: number, share: number): number {
  const off = share - count / turn;
  return count + (off - Math.round(off)) * turn;
}

/** A gauge begins at the lower left and ends at the lower right. */
const gaugeCount = ({ max }: Dial, share: number): number => {
  const fromTop = share > 0.5 ? share - 1 : share;
  return (Math.min(1, Math.max(0, fromTop / gaugeSweep + 0.5)) || 0) * max;
};

/** Returns the part of a turn from the top at which the long hand or needle stands. */
export const shareAt = ({ kind, turn, max }: Dial, count: number): number =>
  kind === 'gauge' ? (count / max - 0.5) * gaugeSweep : count / turn;

/** Reads typed digits as a count: `745` is 7:45, `1,5` is one and a half; null while they say nothing. */
export function typedCount(dial: Dial, typed: string): number | null {
  const isTime = dial.kind === 'hands' || dial.kind === 'board';
  const number = Number(typed.replace(',', '.'));
  if (typed === '' || !Number.isFinite(number)) return null;
  const value = rational(Math.round(number * 1000), 1000);
  const minutes = Math.floor(number / 100) * hour + (number % 100);
  const count = isTime ? (typed.length < 3 ? number * hour : minutes) : toNumber(dividedBy(value, dial.step));
  const isSaid = !isTime || number % 100 < hour || typed.length < 3;
  return isSaid && Number.isInteger(count) && count >= dial.min && count <= dial.max ? count : null;
}

/** Things in each chapter of what the rounds bring: halts along the line, lamps for the night, flags of countries. */
export const chapterHolds = 12;
export const setHolds = 3 * chapterHolds;

/** Returns what the last of so many rounds brought. */
export function broughtBy(rounds: number): 'halt' | 'lamp' | 'flag' {
  const place = placeOf(rounds, setHolds);
  return place < chapterHolds ? 'halt' : place < 2 * chapterHolds ? 'lamp' : 'flag';
}
