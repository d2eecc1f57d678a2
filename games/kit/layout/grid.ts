import type { Point } from './design';
/** A grid of equal cells, design px; columns and rows start at 0. */
export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly cell: { readonly width: number; readonly height: number };
}

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Returns the cell after a key: arrows move by one, Page keys to the top and bottom row, Home and End along the row. */
export function cellAfter({ columns, rows }: Grid, { column, row }: Cell, key: string): Cell {
  const moves: Readonly<Record<string, Cell>> = {
    ArrowLeft: { column: Math.max(0, column - 1), row },
    ArrowRight: { column: Math.min(columns - 1, column + 1), row },
    ArrowUp: { column, row: Math.max(0, row - 1) },
    ArrowDown: { column, row: Math.min(rows - 1, row + 1) },
    PageUp: { column, row: 0 },
    PageDown: { column, row: rows - 1 },
    Home: { column: 0, row },
    End: { column: columns - 1, row },
  };
  return moves[key] ?? { column, row };
}

/** Returns the cell under a point; null outside the grid. */
export function cellAt({ left, top, columns, rows, cell }: Grid, { x, y }: Point): Cell | null {
  const column = Math.floor((x - left) / cell.width);
  const row = Math.floor((y - top) / cell.height);
  return column >= 0 && column < columns && row >= 0 && row < rows ? { column, row } : null;
}

export const middleOf = ({ left, top, cell }: Grid, { column, row }: Cell) => ({
  x: left + (column + 0.5) * cell.width,
  y: top + (row + 0.5) * cell.height,
});
