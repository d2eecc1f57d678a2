import { chapterAt } from '@games/kit/celebration/chapters';
import { placeOf } from '@games/kit/celebration/volumes';
import { valueIn } from '@games/kit/text/notation';
import { isBare } from '@games/kit/text/prompt-pieces';
import {
  dividedBy,
  equals,
  isWhole,
  minus,
  plus,
  type Rational,
  rational,
  readNotation,
  times,
  zero,
} from '@/maths/number/rational';
import type { PlaceLine } from '@/maths/round/task';
import { holesIn } from '@/maths/sum/parse/solve';
import type { Sum } from '@/maths/sum/sum';

/** The street of a sum. Its doors are counts of `step` from `min`: even ones on the far side, odd ones on the quay. */
export interface Street {
  readonly min: Rational;
  readonly max: Rational;
  readonly step: Rational;
  readonly count: number;
  /** Doors from one lamppost to the next. */
  readonly gap: number;
  /** Doors at which a lamppost stands, and those of them that wear a number. */
  readonly lamps: readonly number[];
  readonly named: readonly number[];
  /** Door at which the riding of this sum begins; null where it begins where the bicycle is. */
  readonly start: number | null;
  /** Door of the number that a sum begins with; null for a bare number, and where that number has none. */
  readonly origin: number | null;
  /** The end from which the post comes. */
  readonly begin: number;
  /** The sum asks for the nearest lamppost. */
  readonly isRounding: boolean;
}

interface StreetSpec {
  /** The round rides in from the far end, past lampposts of which few wear a number. */
  readonly isTurned: boolean;
}

/** A street has no more doors than this. */
const mostDoors = 100;
/** Lampposts of an ordinary street, and of one that has so few doors that fives are its landmarks. */
const ten = 10;
const five = 5;
/** In a turned round every fifth lamppost wears a number. */
const seldom = 5;

export const toNumber = ({ num, den }: Rational): number => num / den;

const countsIn = (length: Rational, step: Rational): number => Math.round(toNumber(dividedBy(length, step)));

/** What a number is rounded to; null for all other sums. */
const nearIn = ({ left, right }: Sum): Rational | null =>
  [...holesIn(left), ...holesIn(right)].find(({ near }) => near)?.near ?? null;

/** The number at the left of a sum that is one number, or a + b or a − b; null for all others. */
function firstIn({ left, right }: Sum): Rational | null {
  if (left.kind === 'number') return left.value;
  const isSum = left.kind === 'operation' && (left.sign === '+' || left.sign === '-');
  if (!isSum || right.kind !== 'hole') return null;
  return left.left.kind === 'number' ? left.left.value : null;
}

type Ends = Pick<Street, 'min' | 'max' | 'step'>;

/** A number is rounded in the street of its hundred, where it has a door of its own. */
function hundredOf(value: Rational): Ends {
  const min = Math.floor(toNumber(value) / 100) * 100;
  return { min: rational(min), max: rational(min + 100), step: rational(1) };
}

/** Returns the ends of a street; of a long one each door is ten further. */
function endsOf(line: PlaceLine): Ends {
  const [min = zero, max = rational(1), step = rational(1)] = [line.from, line.to, line.step].map(
    (text) => readNotation(text) ?? undefined,
  );
  return countsIn(minus(max, min), step) <= mostDoors
    ? { min, max, step }
    : { min, max, step: times(step, rational(10)) };
}

/** Returns the doors whose number is a multiple of so many steps. */
function every({ min, step }: Ends, count: number, gap: number): readonly number[] {
  const offset = Math.round(toNumber(dividedBy(min, step)));
  return Array.from({ length: count + 1 }, (_, door) => door).filter((door) => (door + offset) % gap === 0);
}

/** Returns the street of a sum. */
export function streetOf(sum: Sum, line: PlaceLine, { isTurned }: StreetSpec): Street {
  const near = nearIn(sum);
  const first = firstIn(sum);
  const ends = near === null || first === null ? endsOf(line) : hundredOf(first);
  const count = Math.max(1, countsIn(minus(ends.max, ends.min), ends.step));
  const gap = near === null ? (count <= ten ? five : ten) : toNumber(near);
  const lamps = every(ends, count, gap);
  const isNamed = (door: number) => door === 0 || door === count || door % (seldom * gap) === 0;
  const named = isTurned && near === null ? lamps.filter(isNamed) : lamps;
  const own = first !== null && (near !== null || !isBare(sum)) ? doorOf({ ...ends, count }, first) : null;
  const begin = near === null && isTurned ? count : 0;
  const start = near === null && isTurned ? null : own;
  return { ...ends, count, gap, lamps, named, start, origin: own, begin, isRounding: near !== null };
}

/** Returns the door of a number; null when it has none in this street. */
function doorOf({ min, step, count }: Ends & { readonly count: number }, value: Rational): number | null {
  const door = dividedBy(minus(value, min), step);
  return isWhole(door) && door.num >= 0 && door.num <= count ? door.num : null;
}

/** Whether what was delivered in one street still stands in the other. */
export const isSameStreet = (a: Street, b: Street): boolean =>
  equals(a.min, b.min) && equals(a.max, b.max) && equals(a.step, b.step);

export const within = ({ count }: Pick<Street, 'count'>, door: number): number =>
  Math.min(count, Math.max(0, door));

export const valueAt = ({ min, step }: Pick<Street, 'min' | 'step'>, door: number): Rational =>
  plus(min, times(step, rational(door)));

/** Returns the door of an answer in canonical notation; null when it is none. */
export function doorOfAnswer(sum: Sum, street: Street, canonical: string | null): number | null {
  const value = valueIn(canonical, sum);
  return value === null ? null : within(street, countsIn(minus(value, street.min), street.step));
}

/** Whether a door is on the far side of the street: even ones are, odd ones are boats at the quay. */
export const isFar = (door: number): boolean => door % 2 === 0;

/** Returns the next lamppost beyond a door, to the right or to the left; the door itself where there is none. */
export function lampBeyond({ lamps }: Pick<Street, 'lamps'>, door: number, side: 1 | -1): number {
  const beyond = lamps.filter((lamp) => side * (lamp - door) > 0);
  return (side > 0 ? beyond[0] : beyond.at(-1)) ?? door;
}

/** Returns the doors that one push of a held pedal passes: the longer it is held, the faster the bicycle goes. */
export const stride = (pushes: number): number => (pushes < 10 ? 1 : pushes < 24 ? 2 : 3);

/** Why a letter came to another door. */
export type MissKind = 'near' | 'worth' | 'other';

/** Returns what a miss has to be told about. */
export function missOf(street: Street, given: number, right: number): MissKind {
  if (street.isRounding) return 'near';
  return !equals(street.step, rational(1)) && isOtherWorth(street, given, right) ? 'worth' : 'other';
}

/**
 * Whether a child took a door for another number than it is worth. In a sum it then rides a tenth of the way, or ten times as
 * far. For a bare number it finds the lamppost, and is more than one door off: one door is a slip.
 */
function isOtherWorth({ gap, origin }: Street, given: number, right: number): boolean {
  if (origin !== null) {
    const [ride, way] = [given - origin, right - origin];
    return ride !== 0 && (ride * ten === way || ride === way * ten);
  }
  const lamp = Math.floor(right / gap) * gap;
  return Math.abs(given - lamp) < gap && Math.abs(given - right) > 1;
}

/** Returns the lamppost with a number that is nearest to a door. */
export const nearestNamed = ({ named }: Pick<Street, 'named'>, door: number): number =>
  named.reduce((best, lamp) => (Math.abs(lamp - door) < Math.abs(best - door) ? lamp : best), named[0] ?? 0);

/**
 * Returns the door from which the way to the right one is shown: that of the number the sum begins with, else the nearest
 * lamppost; the child's own where the right door is that one itself.
 */
export function hopsFrom(street: Street, given: number, right: number): number {
  const from = street.origin ?? nearestNamed(street, right);
  return from === right ? given : from;
}

/** Returns the doors at which the bicycle lands on its way to the right one: jumps of ten doors, then of one. */
export function hopsTo(given: number, right: number): readonly number[] {
  const side = Math.sign(right - given);
  const stops: number[] = [];
  for (let door = given; door !== right; ) {
    door += side * (Math.abs(right - door) >= ten ? ten : 1);
    stops.push(door);
  }
  return stops;
}

/** Returns the door beyond which the bicycle waits after its hops: it covers neither way, and nothing between both numbers. */
export const restAt = (begin: number, given: number, right: number): number =>
  Math.sign(given - right) === Math.sign(right - begin) ? given : right;

/**
 * Returns the doors between which a miss is seen from near by, after the hops to the right one: both numbers and the last
 * hops, of one door or a ten. Null where two numbers are no ten apart, or `isReadable` at their distance in doors.
 */
export function lastHops(
  begin: number,
  given: number,
  right: number,
  isReadable: (doors: number) => boolean,
): { readonly first: number; readonly last: number } | null {
  const apart = Math.abs(given - right);
  if (apart > ten || Math.abs(right - begin) <= ten || isReadable(apart)) return null;
  const side = Math.sign(right - begin);
  const stop = [begin, ...hopsTo(begin, right)].findLast((door) => Math.abs(right - door) >= ten) ?? begin;
  const ends = [given, right, Math.abs(right - stop) > ten ? stop + side * ten : stop];
  return { first: Math.min(...ends), last: Math.max(...ends) };
}

/** Returns the distance of the doors, as part of the usual one, at which a way of so many doors fits into a width. */
export const fitting = (doors: number, pitch: number, width: number): number =>
  Math.min(1, width / (Math.max(1, doors) * pitch));

/** Returns every how many lampposts a number fits, when they stand so far apart. */
export const namesEvery = (apart: number, plate: number): number => {
  for (const every of [1, 2, 5, 10]) if (apart * every >= plate) return every;
  return 10;
};

/** Returns every how many numbers of these widths can be read, when they stand so far apart: `air` is left between two. */
export const readableEvery = (widths: readonly number[], apart: number, air: number): number =>
  [1, 2, 5, 10].find((every) => {
    const shown = widths.filter((_, place) => place % every === 0);
    return shown.every((width, k) => k === 0 || (width + (shown[k - 1] ?? 0)) / 2 + air <= apart * every);
  }) ?? 10;

/** What the rounds bring, chapter by chapter: front gardens, things on the boats, storeys of the tower. */
export const holds = { garden: 12, boat: 6, tower: 6 } as const;
export const setHolds = holds.garden + holds.boat + holds.tower;

export type Chapter = keyof typeof holds;

/** Returns the chapter of a place (from 0) and the number in it (from 0). */
export function chapterOf(place: number): { readonly chapter: Chapter; readonly number: number } {
  const { chapter, nth } = chapterAt(holds, place);
  return { chapter, number: nth };
}

/** Returns what the last of so many rounds brought. */
export const broughtBy = (rounds: number): Chapter => chapterOf(placeOf(rounds, setHolds)).chapter;

/** Returns whether a garden, or the thing on a boat, of this number belongs to a door. */
export function isGrownAt(chapter: 'garden' | 'boat', number: number, door: number): boolean {
  if (isFar(door) !== (chapter === 'garden')) return false;
  const place = Math.floor(door / 2);
  return place - Math.floor(place / holds[chapter]) * holds[chapter] === number;
}

/** What comes by in a round, after so many finished ones: a balloon in the fifth, swans in the eleventh, and again. */
export const visitorIn = (rounds: number): 'balloon' | 'swans' | null =>
  rounds % 12 === 4 ? 'balloon' : rounds % 12 === 10 ? 'swans' : null;
