import { useTranslation } from 'react-i18next';
import { shownSigns } from '@/maths/sum/shown-signs';
import { useLocale } from '../../i18n/use-locale';
import { useGridStop } from '../../ui/plain/use-grid-stop';
import { type GridOperation, numbers, signs } from '../progress/facts/fact-places';
import { shortSumText } from '../progress/shared/types';
import type { ClassCell, ClassPicture } from './class-counts';
import styles from './class-facts.module.css';
import { Dots } from './dots';

interface ClassGridProps {
  readonly operation: GridOperation;
  readonly picture: ClassPicture;
  readonly all: number;
  readonly chosen: string | null;
  readonly onChoose: (sumId: string) => void;
}

/** A hundred sums, each with the number of pupils who know it: as a figure, by dots and by shade. */
export function ClassGrid({ operation, picture, all, chosen, onChoose }: ClassGridProps) {
  const { t } = useTranslation('facts');
  const locale = useLocale();
  const { move, stopAt } = useGridStop();
  const isTables = operation === 'multiply' || operation === 'divide';
  const says = ({ sumId, known, isPractised }: ClassCell) =>
    t(isPractised ? 'cell' : 'cellNone', { sum: shortSumText(sumId, locale), count: known, all });
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table one goes through by arrow keys is a grid
    <table className={styles.grid} role="grid" aria-label={t(`operation.${operation}`)} onKeyDown={move}>
      <thead>
        <tr>
          <th scope="col">{shownSigns[signs[operation]]}</th>
          {numbers.map((column) => (
            <th key={column} scope="col">
              {isTables ? column : `${shownSigns[signs[operation]]} ${column}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {picture.rows.map((row, at) => (
          <tr key={numbers[at]}>
            <th scope="row">{operation === 'multiply' ? `${numbers[at]} ×` : numbers[at]}</th>
            {row.map((cell, place) => (
              <td key={cell.sumId}>
                <button
                  type="button"
                  className={styles.cell}
                  data-step={cell.isPractised ? cell.step : 'none'}
                  aria-pressed={chosen === cell.sumId}
                  aria-label={says(cell)}
                  title={shortSumText(cell.sumId, locale)}
                  {...stopAt(at + 1, place + 1)}
                  onClick={() => onChoose(cell.sumId)}
                >
                  {cell.isPractised ? cell.known : '–'}
                  {cell.isPractised ? <Dots count={cell.step} /> : null}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {isTables ? (
        <tfoot>
          <tr>
            <th scope="row">{t('whole')}</th>
            {picture.wholeColumns.map((count, place) => (
              <td key={numbers[place]}>{count}</td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
