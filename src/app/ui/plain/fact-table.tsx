import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { numbers, placeAfter } from '../grid-places';

/** Of a kind that undoes another, the outcomes are in the rows: 13 − 8 stands where 5 + 8 does. */
export type FactSign = '*' | '+' | '-' | ':';

const shownSigns = { '*': '×', '+': '+', '-': '−', ':': ':' } as const satisfies Record<FactSign, string>;

const sumAt = (sign: FactSign, row: number, column: number): string => {
  if (sign === '-') return `${row + column}-${column}=_`;
  return sign === ':' ? `${row * column}:${column}=_` : `${row}${sign}${column}=_`;
};

interface FactTableProps {
  readonly title: string;
  readonly sign: FactSign;
  readonly className: string | undefined;
  readonly cellClass?: string | undefined;
  /** The sum that was pressed. */
  readonly chosen: string | null;
  readonly onChoose: (sumId: string) => void;
  /** A sum and where it stands, in words. */
  readonly says: (sumId: string) => string;
  /** Where it stands, for its colour. */
  readonly phase?: (sumId: string) => string;
  /** What is in the place of a sum. */
  readonly show: (sumId: string, row: number) => ReactNode;
}

/** Ten by ten facts of which one can be pressed: one stop for Tab, arrow keys within. */
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
  const [stop, setStop] = useState<readonly [number, number]>([1, 1]);
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = placeAfter(event.key, stop);
    if (!next) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.tBodies[0]?.rows[next[0] - 1]?.cells[next[1]]?.querySelector('button')?.focus();
  };
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
                    tabIndex={row === stop[0] && column === stop[1] ? 0 : -1}
                    onFocus={() => setStop([row, column])}
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
