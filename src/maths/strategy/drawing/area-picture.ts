import type { AreaPicture, PictureRole } from '../picture';

const cellRoles = ['first', 'second', 'third', 'over'] as const satisfies readonly PictureRole[];

/** A rectangle of products; of the cells, row by row, only the first `known` are worked out. */
export function areaOf(
  down: readonly number[],
  across: readonly number[],
  known = Number.POSITIVE_INFINITY,
): AreaPicture {
  const side = (value: number) => ({ label: `${value}`, size: value });
  return {
    kind: 'area',
    across: across.map(side),
    down: down.map(side),
    cells: down.map((tall, row) =>
      across.map((wide, column) => {
        const place = row * across.length + column;
        return {
          label: place < known ? `${tall * wide}` : '',
          role: cellRoles[(row + column) % cellRoles.length] ?? 'first',
        };
      }),
    ),
  };
}

/** A rectangle whose height is known and whose parts are to be shared out: a division seen as an area. */
export function sharedArea(
  divisor: number,
  chunks: readonly number[],
  known = Number.POSITIVE_INFINITY,
): AreaPicture {
  return {
    kind: 'area',
    down: [{ label: `${divisor}`, size: Math.max(divisor, 4) }],
    across: chunks.map((chunk, place) => ({
      label: place < known ? `${chunk / divisor}` : '?',
      size: chunk / divisor,
    })),
    cells: [
      chunks.map((chunk, place) => ({
        label: `${chunk}`,
        role: cellRoles[place % cellRoles.length] ?? 'first',
      })),
    ],
  };
}
