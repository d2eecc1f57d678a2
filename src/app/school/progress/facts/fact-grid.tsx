import { shownSigns } from '@/maths/sum/shown-signs';
import { useGridStop } from '../../../ui/plain/use-grid-stop';
import type { FactState } from '../shared/types';
import { firstNumber, type GridOperation, numbers, signs, sumIdAt } from './fact-places';
import styles from './facts.module.css';
import { StateMark } from './state-mark';

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
  const { move, stopAt } = useGridStop();
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
                    {...stopAt(row, column)}
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
