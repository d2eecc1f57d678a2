/** Tints of the volumes, pale: what is drawn keeps its contrast. The first keeps the colours of the drawing. */
const tints = [0xffffff, 0xffd9a0, 0xb8e2ff, 0xffbfd4, 0xcdf0a8, 0xd6c6ff] as const;

/**
 * Returns the volume, from 0, of the thing at a place (from 0) of a collection after so many rounds; null while nothing is
 * there. The rounds after a full collection lay a new volume over it, one place a round: growth never ends, and nothing
 * goes away.
 */
export const volumeAt = (rounds: number, room: number, place: number): number | null =>
  place < rounds ? Math.floor((rounds - 1 - place) / room) : null;

/** Returns the place that the last of so many rounds (at least 1) filled. */
export const placeOf = (rounds: number, room: number): number => (rounds - 1) % room;

/** Returns the tint of a volume: other than that of the volume before it. */
export const volumeTint = (volume: number): number => tints[volume % tints.length] ?? tints[0];

/** Returns how many of the things from one place on are there after so many rounds. */
export const countFrom = (rounds: number, begin: number, holds: number): number =>
  Math.min(holds, Math.max(0, rounds - begin));
