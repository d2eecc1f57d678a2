import { type KeyboardEvent, useState } from 'react';
import { cellAfter } from '../../../ui/plain/grid-navigation';
import type { FactState } from '../shared/types';
import { firstNumber, type GridOperation, numbers, signs, sumIdAt } from './fact-places';
import styles from './facts.module.css';
import { StateMark } from './state-mark';

const shownSigns = { '*': '×', '+': '+', '-': '−', ':': ':' } as const;

interface FactGridProps {
  readonly title: string;
  readonly operation: GridOperation;
  readonly stateOf: (sumId: string) => FactState;
  /** Describes a sum and its state. */
  readonly says: (sumId: string) => string;
  readonly chosen: string | null;
  readonly onChoose: (sumId: string) => void;
}

/**
 * Grid of a hundred facts. A cell holds the first number and its column the rest of the sum, so that it reads as 13 − 5.
 * One tab stop, arrow keys within.
 */
export function FactGrid({ title, operation, stateOf, says, chosen, onChoose }: FactGridProps) {
  const [stop, setStop] = useState<readonly [number, number]>([1, 1]);
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = cellAfter(event.key, stop);
    if (!next) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.tBodies[0]?.rows[next[0] - 1]?.cells[next[1] - 1]?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table one goes through by arrow keys is a grid
    <table className={styles.grid} role="grid" aria-label={title} onKeyDown={move}>
      <thead>
        <tr>
          {numbers.map((column) => (
            <th key={column} scope="col">
              {shownSigns[signs[operation]]} {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbers.map((row) => (
          <tr key={row}>
            {numbers.map((column) => {
              const sumId = sumIdAt(operation, row, column);
              return (
                <td key={column}>
                  <button
                    type="button"
                    className={styles.fact}
                    data-state={stateOf(sumId)}
                    aria-pressed={chosen === sumId}
                    aria-label={says(sumId)}
                    tabIndex={row === stop[0] && column === stop[1] ? 0 : -1}
                    onFocus={() => setStop([row, column])}
                    onClick={() => onChoose(sumId)}
                  >
                    {firstNumber(operation, row, column)}
                    <StateMark state={stateOf(sumId)} />
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
