import { placeOf } from '@games/kit/celebration/volumes';

/** Things of each chapter: patches of missions, planets, and what lies beyond them. */
export const holds = { patch: 12, planet: 8, galaxy: 8 } as const;
export const setHolds = holds.patch + holds.planet + holds.galaxy;

/** Kinds of buildings, and of constellations. */
const baseKinds = 4;
const galaxyKinds = 4;

/** Returns the frame that shows the thing of a place, from 0. */
export function frameOf(place: number): string {
  if (place < holds.patch) return `patch-${place + 1}`;
  const planet = place - holds.patch;
  if (planet < holds.planet) return `planet-${planet + 1}`;
  return `galaxy-${((planet - holds.planet) % galaxyKinds) + 1}`;
}

/** Returns the frame of the building that comes with the patch of a place, from 0. */
export const buildingOf = (place: number): string => `base-${(place % baseKinds) + 1}`;

/** Returns the frame of what the round after so many brings. */
export const nextFrame = (rounds: number): string => frameOf(placeOf(rounds + 1, setHolds));

/** Returns what the last of so many rounds brought. */
export function broughtBy(rounds: number): keyof typeof holds {
  const place = placeOf(rounds, setHolds);
  return place < holds.patch ? 'patch' : place < holds.patch + holds.planet ? 'planet' : 'galaxy';
}
