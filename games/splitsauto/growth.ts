import { placeOf } from '@games/kit/celebration/volumes';

/** Bays of the garage: cars fill them, then buses, then ferries that wait for a river. */
export const bays = 12;
export const chapters = ['car', 'bus', 'ferry'] as const;
export type Chapter = (typeof chapters)[number];
export const setHolds = bays * chapters.length;

/** Kinds of buses and of ferries; every car is another. */
const kinds = 4;

/** Returns the chapter of a place, from 0, and its bay. */
export function partOf(place: number): { readonly chapter: Chapter; readonly bay: number } {
  return { chapter: chapters[Math.floor(place / bays) % chapters.length] ?? 'car', bay: place % bays };
}

/** Returns the frame that shows the vehicle of a place, from 0. */
export function frameOf(place: number): string {
  const { chapter, bay } = partOf(place);
  return chapter === 'car' ? `car-${bay + 1}` : `${chapter}-${(bay % kinds) + 1}`;
}

/** Returns the place of the vehicle that stands in a bay after so many rounds; null while the bay is empty. */
export function standsIn(bay: number, rounds: number): number | null {
  if (rounds <= bay) return null;
  const last = rounds - 1 - ((rounds - 1 - bay) % bays);
  return last;
}

/** Returns what the last of so many rounds (at least 1) brought. */
export const broughtBy = (rounds: number): Chapter => partOf(placeOf(rounds, setHolds)).chapter;

/** Returns whether it is evening in town: it is while the ferries come. */
export const isEvening = (rounds: number): boolean => partOf(rounds % setHolds).chapter === 'ferry';

/** The rounds, from 1, in which a balloon comes by; and the first one with curtains. */
const balloonEvery = 6;
const balloonFirst = 5;
const turnedAt = 11;
/** A child has played so many rounds before one is turned by chance. */
const settled = 6;

/** Returns whether a balloon comes by in the round after so many. */
export const hasBalloon = (rounds: number): boolean => (rounds + 1 - balloonFirst) % balloonEvery === 0;

/** Returns whether curtains hide what is asked in the round after so many; `chance` is the seed's say. */
export const isHidden = (rounds: number, chance: boolean): boolean =>
  rounds + 1 === turnedAt || (chance && rounds >= settled);
