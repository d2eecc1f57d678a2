import type { ReactNode } from 'react';
import { shownSigns } from '@/maths/sum/shown-signs';
import { numbers } from './grid-navigation';
import { useGridStop } from './use-grid-stop';

/** For an inverse operation the outcomes are in the rows: 13 − 8 is at the position of 5 + 8. */
export type FactSign = '*' | '+' | '-' | ':';

const sumAt = (sign: FactSign, row: number, column: number): string => {
  if (sign === '-') return `${row + column}-${column}=_`;
  return sign === ':' ? `${row * column}:${column}=_` : `${row}${sign}${column}=_`;
};

interface FactTableProps {
  readonly title: string;
  readonly sign: FactSign;
  readonly className: string | undefined;
  readonly cellClass?: string | undefined;
  /** The pressed sum. */
  readonly chosen: string | null;
  readonly onChoose: (sumId: string) => void;
  /** Describes a sum and its state. */
  readonly says: (sumId: string) => string;
  /** State of a sum, for its colour. */
  readonly phase?: (sumId: string) => string;
  /** Content of a cell. */
  readonly show: (sumId: string, row: number) => ReactNode;
}

/** Grid of a hundred facts: one tab stop, arrow keys within, each fact can be pressed. */
export function FactTable({
  title,
  sign,
  className,
  cellClass,
  chosen,
  onChoose,
  says,
  phase,
  show,
}: FactTableProps) {
  const { move, stopAt } = useGridStop();
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table one goes through by arrow keys is a grid
    <table className={className} role="grid" aria-label={title} onKeyDown={move}>
      <thead>
        <tr>
          <th>{shownSigns[sign]}</th>
          {numbers.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbers.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {numbers.map((column) => {
              const sumId = sumAt(sign, row, column);
              return (
                <td key={column}>
                  <button
                    type="button"
                    className={cellClass}
                    data-phase={phase?.(sumId)}
                    aria-pressed={chosen === sumId}
                    aria-label={says(sumId)}
                    {...stopAt(row, column)}
                    onClick={() => onChoose(sumId)}
                  >
                    {show(sumId, row)}
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
