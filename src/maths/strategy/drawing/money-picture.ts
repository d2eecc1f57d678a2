import type { Coins, PictureRole } from '../picture';

const pieces = [20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;
const mostPieces = 16;

/** The fewest coins and notes for an amount in cents. */
export function fewestPieces(cents: number): number[] {
  let rest = cents;
  return pieces.flatMap((piece) => {
    const count = Math.floor(rest / piece);
    rest -= count * piece;
    return Array.from({ length: Math.min(count, mostPieces) }, () => piece);
  });
}

/** What each coin or note is changed into, in cents; those below ten stay as they are. */
const change: Readonly<Record<number, readonly number[]>> = {
  20000: [10_000, 10_000],
  10000: [5000, 5000],
  5000: [2000, 2000, 1000],
  2000: [1000, 1000],
  1000: [500, 500],
  500: [200, 200, 100],
  200: [100, 100],
  100: [50, 50],
  50: [20, 20, 10],
  20: [10, 10],
  10: [5, 5],
};

/** Changes the first of these coins and notes, in cents, for smaller ones; returns them from large to small. */
export const withFirstChanged = ([first = 0, ...others]: readonly number[]): readonly number[] =>
  [...(change[first] ?? [first]), ...others].toSorted((a, b) => b - a);

/** Amounts in rows, in coins and notes. */
export const purse = (rows: readonly (readonly [string, number, PictureRole])[]): Coins => ({
  kind: 'coins',
  rows: rows.map(([label, amount, role]) => ({
    ...(label !== '' && { label }),
    cents: fewestPieces(amount),
    role,
  })),
});
