import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { standingOfFacts } from '@/maths/report/standing';
import { countFacts } from '@/maths/report/year-goals';
import { numbers } from '../../facts/fact-places';
import { GoalMark } from '../../shared/goal-mark';
import type { FactShown } from '../../shared/types';
import styles from './parent-sheet.module.css';

const states = ['reached', 'nearly', 'under-way', 'not-begun'] as const;

/** The tables of 1 to 10, each with its state, for parents; nothing without a table that was practised. */
export function TableStrip({ facts }: { readonly facts: readonly FactShown[] }) {
  const { t } = useTranslation('school');
  const tables = numbers.map((table) => {
    const own = facts.filter(({ sumId }) => /^([1-9]|10)\*(\d+)=_$/.exec(sumId)?.[2] === String(table));
    return { table, ...standingOfFacts(countFacts(own), numbers.length) };
  });
  if (tables.every(({ practised }) => practised === 0)) return null;
  return (
    <section className={styles.block}>
      <Title order={2} size="h4" mb={4}>
        {t('report.parents.tables')}
      </Title>
      <ul className={styles.tables}>
        {tables.map(({ table, state }) => (
          <li key={table}>
            <b>{table}</b>
            <GoalMark state={state} />
          </li>
        ))}
      </ul>
      <ul className={styles.legend}>
        {states.map((state) => (
          <li key={state}>
            <GoalMark state={state} /> {t(`report.parents.table.${state}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
