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

/** Amounts in rows, in coins and notes. */
export const purse = (rows: readonly (readonly [string, number, PictureRole])[]): Coins => ({
  kind: 'coins',
  rows: rows.map(([label, amount, role]) => ({
    ...(label !== '' && { label }),
    cents: fewestPieces(amount),
    role,
  })),
});
