import { type KeyboardEvent, useState } from 'react';
import { cellAfter } from './grid-navigation';

/** The one cell of a grid of facts that Tab reaches, row and column from 1, and the arrow keys that move it. */
export function useGridStop() {
  const [stop, setStop] = useState<readonly [number, number]>([1, 1]);
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = cellAfter(event.key, stop);
    if (!next) return;
    event.preventDefault();
    setStop(next);
    const [row, column] = next;
    event.currentTarget.tBodies[0]?.rows[row - 1]?.querySelectorAll('button')[column - 1]?.focus();
  };
  /** Returns the props by which the button of a cell is that stop, or becomes it. */
  const stopAt = (row: number, column: number) => ({
    tabIndex: row === stop[0] && column === stop[1] ? 0 : -1,
    onFocus: () => setStop([row, column]),
  });
  return { move, stopAt };
}
