import { countFrom } from '@games/kit/celebration/volumes';

/** Buildings of the town, panes of the glass dome and floors of the tower: one for every finished round. */
export const holds = { town: 12, dome: 8, tower: 8 } as const;
export const setHolds = holds.town + holds.dome + holds.tower;

type Kept = keyof typeof holds;

/** Returns how much of each stands after so many rounds; a full set stays, and gets other colours. */
export function keptAfter(rounds: number): Readonly<Record<Kept, number>> {
  const { town, dome, tower } = holds;
  return {
    town: countFrom(rounds, 0, town),
    dome: countFrom(rounds, town, dome),
    tower: countFrom(rounds, town + dome, tower),
  };
}

/** Returns what the last of so many rounds (at least 1) brought. */
export function broughtBy(rounds: number): Kept {
  const place = (rounds - 1) % setHolds;
  if (place < holds.town) return 'town';
  return place < holds.town + holds.dome ? 'dome' : 'tower';
}
