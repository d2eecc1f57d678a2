import { Text, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDaysAgo } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { numbers, placeAfter } from '../../ui/grid-places';
import { PhaseMark } from './phase-mark';
import styles from './progress.module.css';
import { type FactShown, phaseOf, sumText } from './progress-parts';

interface FactGridProps {
  readonly title: string;
  readonly sign: '*' | '+';
  readonly facts: ReadonlyMap<string, FactShown>;
}

/**
 * Ten by ten facts, each with the mark and colour of where it stands; a chosen one is told in words. One stop for
 * Tab, arrow keys within.
 */
export function FactGrid({ title, sign, facts }: FactGridProps) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const [stop, setStop] = useState<readonly [number, number]>([1, 1]);
  const shownSign = sign === '*' ? '×' : '+';
  const fact = chosen === null ? undefined : facts.get(chosen);
  const says = (sumId: string) =>
    t('progress.factSays', {
      sum: sumText(sumId, locale),
      phase: t(`progress.phase.${phaseOf(facts.get(sumId)?.phase)}`),
    });
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = placeAfter(event.key, stop);
    if (!next) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.tBodies[0]?.rows[next[0] - 1]?.cells[next[1]]?.querySelector('button')?.focus();
  };
  return (
    <div className={styles.gridPart}>
      <Text fw={700} mb={6}>
        {title}
      </Text>
      <div className={styles.gridScroll}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table one goes through by arrow keys is a grid */}
        <table className={styles.grid} role="grid" aria-label={title} onKeyDown={move}>
          <thead>
            <tr>
              <th>{shownSign}</th>
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
                      <UnstyledButton
                        className={styles.fact}
                        data-phase={phaseOf(facts.get(sumId)?.phase)}
                        aria-pressed={chosen === sumId}
                        aria-label={says(sumId)}
                        tabIndex={row === stop[0] && column === stop[1] ? 0 : -1}
                        onFocus={() => setStop([row, column])}
                        onClick={() => setChosen(sumId)}
                      >
                        <PhaseMark phase={phaseOf(facts.get(sumId)?.phase)} />
                      </UnstyledButton>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Text component="output" size="sm" className={styles.factSays}>
        {chosen === null ? '' : says(chosen)}
        {fact?.lastAnswered
          ? `. ${t('progress.factMore', { count: fact.answers, day: formatDaysAgo(fact.lastAnswered) })}`
          : ''}
      </Text>
    </div>
  );
}
