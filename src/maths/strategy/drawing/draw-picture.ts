import type { ArrayPicture, BeadRack, Jumps, Picture, PictureGroup, PictureRole, TenFrame } from '../picture';

/** Most dots that frames and racks can show; larger numbers become jumps. */
export const mostDots = 20;

const group = (count: number, role: PictureRole): PictureGroup => ({ count, role });

const present = (groups: readonly PictureGroup[]): PictureGroup[] => groups.filter(({ count }) => count > 0);

/** Dots by role, as many frames as they need. */
export function tenFrame(groups: readonly (readonly [number, PictureRole])[]): TenFrame {
  const dots = present(groups.map(([count, role]) => group(count, role)));
  const total = dots.reduce((sum, { count }) => sum + count, 0);
  return { kind: 'ten-frame', frames: Math.max(1, Math.ceil(total / 10)), groups: dots };
}

/** One rod for each number, ten beads at most. */
export const beadRack = (first: number, second: number): BeadRack => ({
  kind: 'bead-rack',
  rods: [present([group(first, 'first')]), present([group(second, 'second')])],
});

/** Jumps from a number, with a line from the round number below to the one above. */
export function jumps(from: number, steps: readonly number[]): Jumps {
  let at = from;
  const taken = steps
    .filter((by) => by !== 0)
    .map((by) => {
      at += by;
      return { by, to: at };
    });
  const stops = [from, ...taken.map(({ to }) => to)];
  return {
    kind: 'jumps',
    from,
    jumps: taken,
    min: Math.floor(Math.min(...stops) / 10) * 10,
    max: Math.ceil(Math.max(...stops, 1) / 10) * 10,
  };
}

/** Rows of `columns` in blocks from top to bottom. */
export const arrayOf = (
  columns: number,
  blocks: readonly (readonly [number, PictureRole])[],
): ArrayPicture => ({
  kind: 'array',
  columns,
  blocks: blocks.filter(([rows]) => rows > 0).map(([rows, role]) => ({ rows, role })),
});

/** Two parts put together: dots where they can be counted, else a jump. */
export const together = (a: number, b: number): Picture =>
  a + b <= mostDots
    ? tenFrame([
        [a, 'first'],
        [b, 'second'],
      ])
    : jumps(a, [b]);

/** A part taken away: crossed-out dots where they can be counted, else a jump back. */
export const takenAway = (whole: number, part: number): Picture =>
  whole <= mostDots
    ? tenFrame([
        [whole - part, 'first'],
        [part, 'taken'],
      ])
    : jumps(whole, [-part]);
