import type { ShapeProfile } from './shape-profile';

/** A game is offered for sums of which it takes this share, and this many. */
const enough = { share: 0.6, sums: 8 } as const;

/** Returns how many sums of a profile have one of these shapes. */
export function countTaken(profile: ShapeProfile, shapes: readonly string[]): number {
  const isTaken = (names: string) => names.split(' ').some((name) => shapes.includes(name));
  return Object.entries(profile).reduce((sum, [names, count]) => sum + (isTaken(names) ? count : 0), 0);
}

/** Whether these shapes cover enough of the sums for a round. */
export function coversEnough(profile: ShapeProfile, shapes: readonly string[]): boolean {
  const all = Object.values(profile).reduce((sum, count) => sum + count, 0);
  const taken = countTaken(profile, shapes);
  return taken >= enough.sums && taken >= enough.share * all;
}
