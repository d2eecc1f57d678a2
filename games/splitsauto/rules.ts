import type { BinaryFact, Sum } from '@/maths/sum/sum';

/** A part of the car, or the whole of it: the number on its roof. */
export type Role = 'whole' | 'front' | 'rear';
export type Side = 'front' | 'rear';

/** A sum as a car of two halves. */
export interface Ride {
  /** In passengers, not in what a seat holds. */
  readonly whole: number;
  readonly front: number;
  readonly rear: number;
  readonly asked: Role;
  /** Passengers of one seat: a chick, or an egg box of ten. */
  readonly each: 1 | 10;
  /** Decks of each half; a deck has two rows of five seats. It hangs on the kind of sum, so that it tells no answer. */
  readonly decks: 1 | 2;
  /** The half behind whose curtains nobody can be counted. */
  readonly shut: Side | null;
}

const columns = 5;
export const deckHolds = 2 * columns;

interface Parts {
  readonly whole: number;
  /** In the order of the sum. */
  readonly parts: readonly [number, number];
  readonly asked: 'whole' | 0 | 1;
}

function partsOf({ operation, a, b, result, hole }: BinaryFact): Parts | null {
  if (operation === 'subtract') {
    const asked = hole === 'left' ? 'whole' : hole === 'right' ? 0 : 1;
    return { whole: a, parts: [b, result], asked };
  }
  if (operation !== 'add' && operation !== 'split') return null;
  return { whole: result, parts: [a, b], asked: hole === 'result' ? 'whole' : hole === 'left' ? 0 : 1 };
}

const largestOf = ({ a, b, result }: BinaryFact): number => Math.max(a, b, result);

/**
 * Returns the car of a sum; null for a sum of which it has too few seats. The parts sit in the order in which the card has
 * them. In a turned round the curtains hide the part that is asked, and of a whole the front.
 */
export function rideOf({ binaryFact }: Sum, isTurned: boolean): Ride | null {
  const found = binaryFact === null ? null : partsOf(binaryFact);
  if (binaryFact === null || found === null) return null;
  const largest = largestOf(binaryFact);
  const isTens = largest > 2 * deckHolds;
  const isEven = [binaryFact.a, binaryFact.b, binaryFact.result].every((each) => each % 10 === 0);
  if (isTens && (largest > 10 * deckHolds || !isEven)) return null;
  const { whole, parts, asked } = found;
  const decks = isTens || largest <= deckHolds ? 1 : 2;
  const [front, rear] = parts;
  const shape = { whole, front, rear, each: isTens ? 10 : 1, decks } as const;
  if (asked !== 'whole') {
    const side = asked === 0 ? 'front' : 'rear';
    return { ...shape, asked: side, shut: isTurned ? side : null };
  }
  // Beginners may count a whole to ten; a larger one is known from its parts.
  const isCounted = largest <= deckHolds;
  return { ...shape, asked, shut: isTurned ? 'front' : isCounted ? null : 'rear' };
}

/** What is in a half: its seats, those it needs, and its passengers in seats and without one. */
export interface Load {
  readonly seats: number;
  readonly needed: number;
  readonly riders: number;
}

export const emptySeats = ({ seats, riders }: Load): number => Math.max(0, seats - riders);
export const missing = ({ seats, needed }: Load): number => Math.max(0, needed - seats);
export const standing = ({ seats, riders }: Load): number => Math.max(0, riders - seats);

export interface Boarded {
  readonly front: Load;
  readonly rear: Load;
}

/** Returns the number of things that take a seat each; a part of an egg box takes one too. */
const seatsFor = (passengers: number, { each }: Ride): number => Math.ceil(passengers / each);

/**
 * Returns who sits where after an answer. A part that was asked has the seats of the right answer and the passengers of the
 * child's; a whole that was asked has the passengers of both parts and the child's seats, the front ones first.
 */
export function boardedBy(ride: Ride, given: number): Boarded {
  const inFront = seatsFor(ride.front, ride);
  const inRear = seatsFor(ride.rear, ride);
  const riders = seatsFor(given, ride);
  const [front, rear] = [
    { seats: inFront, needed: inFront, riders: inFront },
    { seats: inRear, needed: inRear, riders: inRear },
  ];
  if (ride.asked === 'front') return { front: { ...front, riders }, rear };
  if (ride.asked === 'rear') return { front, rear: { ...rear, riders } };
  const seats = Math.min(inFront, riders);
  return { front: { ...front, seats }, rear: { ...rear, seats: riders - seats } };
}

/** What an answer leaves over, and how many of it: single chicks and seats, also where they are boxed in tens. */
interface Left {
  readonly kind: 'standing' | 'empty' | 'miss';
  readonly count: number;
}

/**
 * Returns what an answer leaves over, chicks or seats: a part brings passengers, a whole brings seats. A box that is not
 * full leaves neither, and is to be looked at.
 */
export function leftOver(ride: Ride, given: number): Left {
  const { front, rear } = boardedBy(ride, given);
  const count = Math.abs(given - ride[ride.asked]);
  if (standing(front) + standing(rear) > 0) return { kind: 'standing', count };
  return { kind: emptySeats(front) + emptySeats(rear) > 0 ? 'empty' : 'miss', count };
}

/** Where something is counted up to: the so many-th place of a half, or of those beside the car. */
export interface Reach {
  readonly at: Side | 'beside';
  readonly count: number;
}

/** Returns up to where the child's answer and the right one count: passengers of a part, seats of a whole. */
export function reachOf(ride: Ride, given: number): { readonly own: Reach; readonly right: Reach } {
  const own = seatsFor(given, ride);
  const inFront = seatsFor(ride.front, ride);
  if (ride.asked === 'whole') {
    const seat = (count: number): Reach =>
      count > inFront ? { at: 'rear', count: count - inFront } : { at: 'front', count };
    return { own: seat(own), right: seat(inFront + seatsFor(ride.rear, ride)) };
  }
  const { asked } = ride;
  const seats = seatsFor(ride[asked], ride);
  return {
    own: own > seats ? { at: 'beside', count: own - seats } : { at: asked, count: own },
    right: { at: asked, count: seats },
  };
}

/** Place of a seat in a half: from the lowest deck up, its near row first, from left to right. */
export interface Place {
  readonly deck: number;
  readonly row: 0 | 1;
  readonly column: number;
}

export const placeOf = (nth: number): Place => ({
  deck: Math.floor(nth / deckHolds),
  row: nth % deckHolds < columns ? 0 : 1,
  column: nth % columns,
});

/** Number of seats of a half. */
export const roomOf = ({ decks }: Ride): number => decks * deckHolds;

/** Returns the place of the last of so many in a half; of none that of the first, beyond its room that of its last. */
export const lastOf = (count: number, ride: Ride): Place =>
  placeOf(Math.min(roomOf(ride), Math.max(1, count)) - 1);

/** Most passengers that are drawn beside the car: their number stands on a plate. */
export const mostBeside = 10;

/** Returns how far the child's number moves aside, and the right one the other way; the smaller one to the left of one place. */
export function pushOf(
  { own, right }: { readonly own: number; readonly right: number },
  apart: number,
  isSmaller: boolean,
): number {
  const lack = Math.max(0, apart - Math.abs(own - right));
  if (lack === 0) return 0;
  const isLeft = own === right ? isSmaller : own < right;
  return (lack / 2) * (isLeft ? -1 : 1);
}

/** Reads a typed answer; anything but a whole number of at least 0 is null. */
export function numberIn(given: string | null): number | null {
  return given !== null && /^\d{1,4}$/.test(given) ? Number(given) : null;
}
