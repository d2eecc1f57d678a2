import { chapterAt } from '@games/kit/celebration/chapters';
import { placeOf, volumeAt, volumeTint } from '@games/kit/celebration/volumes';

/** Things of each chapter: riders on the boat, islands in the sea, and houses that light up on the coast at night. */
export const holds = { rider: 8, island: 8, lamp: 8 } as const;
export const setHolds = holds.rider + holds.island + holds.lamp;

export type Chapter = keyof typeof holds;

/** Kinds of islands and of houses. */
const kinds = 4;

/** Returns the chapter of a place, from 0, and the place in it. */
export const partOf = (place: number) => chapterAt(holds, place);

/** Returns the frame that shows the thing of a place, from 0. */
export function frameOf(place: number): string {
  const { chapter, nth } = partOf(place);
  return chapter === 'rider' ? `hat-${nth + 1}` : `${chapter}-${(nth % kinds) + 1}`;
}

/** Returns what the last of so many rounds (at least 1) brought. */
export const broughtBy = (rounds: number): Chapter => partOf(placeOf(rounds, setHolds)).chapter;

/** Returns whether it is night on the coast: it is once every rider and every island is there. */
export const isNight = (rounds: number): boolean =>
  rounds % setHolds >= holds.rider + holds.island || (rounds > 0 && rounds % setHolds === 0);

/** Returns the tints of the riders' hats after so many rounds, in the order of their seats. */
export const riderTints = (rounds: number): readonly number[] =>
  Array.from({ length: holds.rider }, (_, place) => volumeAt(rounds, setHolds, place)).flatMap((volume) =>
    volume === null ? [] : [volumeTint(volume)],
  );
