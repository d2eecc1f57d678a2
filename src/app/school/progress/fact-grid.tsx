import { Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDaysAgo } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { PhaseMark } from './phase-mark';
import styles from './progress.module.css';
import { type FactShown, phaseOf, sumText } from './progress-parts';

interface FactGridProps {
  readonly title: string;
  readonly sign: '*' | '+';
  readonly facts: ReadonlyMap<string, FactShown>;
}

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Ten by ten facts, each with the mark and colour of where it stands; a chosen one is told in words. */
export function FactGrid({ title, sign, facts }: FactGridProps) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const shownSign = sign === '*' ? '×' : '+';
  const fact = chosen === null ? undefined : facts.get(chosen);
  const says = (sumId: string) =>
    t('progress.factSays', {
      sum: sumText(sumId, locale),
      phase: t(`progress.phase.${phaseOf(facts.get(sumId)?.phase)}`),
    });
  return (
    <div className={styles.gridPart}>
      <Text fw={700} mb={6}>
        {title}
      </Text>
      <div className={styles.gridScroll}>
        <table className={styles.grid} aria-label={title}>
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
