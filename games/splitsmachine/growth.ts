import { placeOf } from '@games/kit/celebration/volumes';

/** Things of each chapter: parts of the machine, tubes with a third way out, and blocks stacked by factors. */
export const holds = { part: 12, pipe: 6, stair: 6 } as const;
export const setHolds = holds.part + holds.pipe + holds.stair;

/** Parts of the machine, one a round. */
export const parts = [
  'gauge',
  'gear',
  'lamp',
  'whistle',
  'spring',
  'tap',
  'clock',
  'fan',
  'bell',
  'valve',
  'magnet',
  'bellows',
] as const;
const tubes = ['tube-fork', 'tube-loop', 'tube-star'] as const;
const stairs = ['stair-six', 'stair-eight', 'stair-twelve'] as const;

/** Returns the frame of the thing of a place, from 0. */
export function frameOf(place: number): string {
  if (place < holds.part) return parts[place] ?? parts[0];
  const tube = place - holds.part;
  if (tube < holds.pipe) return tubes[tube % tubes.length] ?? tubes[0];
  return stairs[(tube - holds.pipe) % stairs.length] ?? stairs[0];
}

/** Returns the chapter in which the last of so many rounds brought something. */
export function broughtBy(rounds: number): keyof typeof holds {
  const place = placeOf(rounds, setHolds);
  return place < holds.part ? 'part' : place < holds.part + holds.pipe ? 'pipe' : 'stair';
}

/** In its first rounds a child sees through the sleeve; later it is of copper. */
export const seesThrough = (rounds: number): boolean => rounds < 2;

/** From these rounds on a young weasel looks out of the funnel, and lamps burn along the tube. */
export const surprises = { pup: 4, lamps: 10 } as const;
