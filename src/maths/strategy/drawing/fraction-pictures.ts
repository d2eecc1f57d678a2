import type { Picture, PictureRole, Strips } from '../picture';
import { parts } from './notate';

/** Most slices that can still be seen as parts. */
const mostSlices = 12;

/** A share as round wholes; as bars when the slices would be too thin or too many. */
export function pizzasOf(groups: readonly (readonly [number, PictureRole])[], den: number): Picture {
  const total = groups.reduce((sum, [count]) => sum + count, 0);
  const wholes = Math.max(1, Math.ceil(total / den));
  if (den > mostSlices || wholes > 6) return barOf(groups, den);
  const roles = groups.flatMap(([count, role]) => Array.from({ length: count }, () => role));
  return {
    kind: 'pizzas',
    pizzas: Array.from({ length: wholes }, (_, whole) => {
      const own = roles.slice(whole * den, (whole + 1) * den);
      const runs: { count: number; role: PictureRole }[] = [];
      for (const role of own) {
        const last = runs.at(-1);
        if (last?.role === role) last.count += 1;
        else runs.push({ count: 1, role });
      }
      return { slices: den, groups: runs };
    }),
  };
}

/** A share as a bar of equal parts, one bar for each whole it needs. */
export function barOf(
  groups: readonly (readonly [number, PictureRole])[],
  den: number,
  label?: string,
): Strips {
  const total = groups.reduce((sum, [count]) => sum + count, 0);
  const wholes = Math.max(1, Math.ceil(total / den));
  const roles = groups.flatMap(([count, role]) => Array.from({ length: count }, () => role));
  const fine = den <= 24;
  return {
    kind: 'strips',
    strips: Array.from({ length: wholes }, (_, whole) => {
      const own = Array.from({ length: den }, (_, place) => roles[whole * den + place] ?? ('rest' as const));
      const pieces: { size: number; role: PictureRole | 'rest' }[] = [];
      for (const role of own) {
        const last = pieces.at(-1);
        if (!fine && last?.role === role) last.size += 1;
        else pieces.push({ size: 1, role });
      }
      return { ...(label !== undefined && whole === 0 && { label }), parts: pieces };
    }),
  };
}

/** Shares under one another, of the same whole, so that their lengths can be compared. */
export function sharesOf(shares: readonly { readonly num: number; readonly den: number }[]): Strips {
  const roles: readonly PictureRole[] = ['first', 'second', 'third'];
  const common = shares.reduce((all, { den }) => all * den, 1);
  const wholes = Math.max(1, ...shares.map(({ num, den }) => Math.ceil(num / den)));
  return {
    kind: 'strips',
    strips: shares.map(({ num, den }, place) => {
      const size = common / den;
      const fine = den * wholes <= 24;
      const role = roles[place % roles.length] ?? 'first';
      const rest = den * wholes - num;
      const piece = (count: number, kind: PictureRole | 'rest') =>
        fine
          ? Array.from({ length: count }, () => ({ size, role: kind }))
          : count > 0
            ? [{ size: size * count, role: kind }]
            : [];
      return { label: parts(num, den), parts: [...piece(num, role), ...piece(rest, 'rest')] };
    }),
  };
}

/** A whole of `total`, cut into equal parts with what each is worth; the first `taken` of them are meant. */
export const partsOfWhole = (total: string, each: string, den: number, taken: number): Strips => ({
  kind: 'strips',
  strips: [
    {
      label: total,
      parts: Array.from({ length: den }, (_, place) => ({
        size: 1,
        role: place < taken ? 'first' : ('rest' as const),
        label: each,
      })),
    },
  ],
});
