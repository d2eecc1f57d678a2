import { placeOf } from '@games/kit/celebration/volumes';

/** Things of each chapter: patches of missions, planets, and what lies beyond them. */
export const holds = { patch: 12, planet: 8, galaxy: 8 } as const;
export const setHolds = holds.patch + holds.planet + holds.galaxy;

/** Returns what the last of so many rounds brought. */
export function broughtBy(rounds: number): keyof typeof holds {
  const place = placeOf(rounds, setHolds);
  return place < holds.patch ? 'patch' : place < holds.patch + holds.planet ? 'planet' : 'galaxy';
}
