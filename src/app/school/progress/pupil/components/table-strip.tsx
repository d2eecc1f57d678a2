import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GoalMark } from '../../shared/goal-mark';
import type { ProgressShown } from '../../shared/types';
import styles from './parent-sheet.module.css';
import { tablesOf } from './tables-of';

const states = ['reached', 'nearly', 'under-way', 'not-begun'] as const;

/** The tables of 1 to 10, each with its state, for parents; nothing without a table that was practised. */
export function TableStrip({ progress }: { readonly progress: ProgressShown }) {
  const { t } = useTranslation('school');
  const tables = tablesOf(progress);
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
