import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDaysAgo } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { type FactSign, FactTable } from '../../ui/plain/fact-table';
import styles from './facts.module.css';
import { PhaseMark } from './phase-mark';
import { type FactShown, phaseOf, sumText } from './progress-parts';

interface FactGridProps {
  readonly title: string;
  readonly sign: FactSign;
  readonly facts: ReadonlyMap<string, FactShown>;
}

/**
 * Ten by ten facts, each with the mark and colour of where it stands; a chosen one is told in words.
 */
export function FactGrid({ title, sign, facts }: FactGridProps) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const fact = chosen === null ? undefined : facts.get(chosen);
  const phaseShown = (sumId: string) => phaseOf(facts.get(sumId)?.phase);
  const says = (sumId: string) =>
    t('progress.factSays', {
      sum: sumText(sumId, locale),
      phase: t(`progress.phase.${phaseShown(sumId)}`),
    });
  return (
    <div className={styles.gridPart}>
      <Text fw={700} mb={6}>
        {title}
      </Text>
      <div className={styles.gridScroll}>
        <FactTable
          title={title}
          sign={sign}
          className={styles.grid}
          cellClass={styles.fact}
          chosen={chosen}
          onChoose={setChosen}
          says={says}
          phase={phaseShown}
          show={(sumId) => <PhaseMark phase={phaseShown(sumId)} />}
        />
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
