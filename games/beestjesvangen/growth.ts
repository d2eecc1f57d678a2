import { chapterAt } from '@games/kit/celebration/chapters';
import { placeOf } from '@games/kit/celebration/volumes';

/** Things of each chapter: insects in their house, those of the moon pond, and animals of the river. */
export const holds = { bug: 16, moon: 8, river: 8 } as const;
export const setHolds = holds.bug + holds.moon + holds.river;

export type Chapter = keyof typeof holds;

/** Returns the chapter of a place, from 0, and the place in it. */
export const partOf = (place: number) => chapterAt(holds, place);

/** Returns the frame that shows the thing of a place, from 0. */
export function frameOf(place: number): string {
  const { chapter, nth } = partOf(place);
  return `${chapter}-${nth + 1}`;
}

/** Returns what the last of so many rounds (at least 1) brought. */
export const broughtBy = (rounds: number): Chapter => partOf(placeOf(rounds, setHolds)).chapter;

/** Returns whether the moon stands over the ditch: it does while the moon pond fills. */
export const isNight = (rounds: number): boolean => partOf(rounds % setHolds).chapter === 'moon';

/** Rounds after which ducks pass by, and after which a little frog hops along. */
const guests = { ducks: 4, froglet: 10 } as const;

export const hasGuest = (guest: keyof typeof guests, rounds: number): boolean => rounds >= guests[guest];
