import { Chip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { tablesInOrder } from '@/maths/collections/table-keys';
import styles from './settings.module.css';

const sorted = tablesInOrder.toSorted((a, b) => a - b);

interface ChooseTablesProps {
  readonly chosen: readonly number[];
  readonly onChange: (tables: readonly number[]) => void;
}

/** Selects tables from 1 to 10. */
export function ChooseTables({ chosen, onChange }: ChooseTablesProps) {
  const { t } = useTranslation('school');
  return (
    <Chip.Group multiple value={chosen.map(String)} onChange={(values) => onChange(values.map(Number))}>
      <div className={styles.choices}>
        {sorted.map((table) => (
          <Chip key={table} value={String(table)} aria-label={t('adjust.add.table', { table })} size="md">
            {table}
          </Chip>
        ))}
      </div>
    </Chip.Group>
  );
}
