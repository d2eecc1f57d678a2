import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { numbers, placeAfter } from '../../ui/grid-places';
import { ButtonLink } from '../../ui/plain/button-link';
import { ReadAloudButton } from '../read-aloud-button';
import styles from './garden-page.module.css';
import { Plant, stageOf } from './plant';
import { spokenSum, sumWords } from './sum-words';

interface GardenBedProps {
  readonly title: string;
  readonly sign: '*' | '+';
  /** Phase by sum. */
  readonly facts: ReadonlyMap<string, string>;
  readonly pupilId: string;
}

/** Ten by ten plants, one a sum; the chosen one is told in words, with the way to see how it goes. */
export function GardenBed({ title, sign, facts, pupilId }: GardenBedProps) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const [stop, setStop] = useState<readonly [number, number]>([1, 1]);
  const says = (sumId: string) =>
    t('work.says', { sum: sumWords(sumId, locale), stage: t(`work.stage.${stageOf(facts.get(sumId))}`) });
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = placeAfter(event.key, stop);
    if (!next) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.tBodies[0]?.rows[next[0] - 1]?.cells[next[1]]?.querySelector('button')?.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table one goes through by arrow keys is a grid */}
      <table className={styles.bed} role="grid" aria-label={title} onKeyDown={move}>
        <thead>
          <tr>
            <th>{sign === '*' ? '×' : '+'}</th>
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
                const sumId = `${row}${sign}${column}=_`;
                return (
                  <td key={column}>
                    <button
                      type="button"
                      aria-pressed={chosen === sumId}
                      aria-label={says(sumId)}
                      tabIndex={row === stop[0] && column === stop[1] ? 0 : -1}
                      onFocus={() => setStop([row, column])}
                      onClick={() => setChosen(sumId)}
                    >
                      <Plant stage={stageOf(facts.get(sumId))} kind={row} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.chosen}>
        <output>{chosen === null ? t('work.how') : says(chosen)}</output>
        <ReadAloudButton text={chosen === null ? t('work.how') : spokenSum(chosen, locale)} />
        {chosen !== null && (
          <ButtonLink look="quiet" to={`/leerling/${pupilId}/strategie?som=${encodeURIComponent(chosen)}`}>
            {t('work.see', { sum: sumWords(chosen, locale) })}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
