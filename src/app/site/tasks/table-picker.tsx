import { useTranslation } from 'react-i18next';
import { tablesInOrder } from '@/maths/collections/table-keys';
import styles from './compose-task.module.css';

interface Props {
  readonly chosen: readonly number[];
  readonly onChoose: (tables: readonly number[]) => void;
}

/** The ten times tables to tick, in the order in which they are taught. */
export function TablePicker({ chosen, onChoose }: Props) {
  const { t } = useTranslation('tasks');
  const toggled = (table: number) =>
    chosen.includes(table) ? chosen.filter((each) => each !== table) : [...chosen, table];
  return (
    <fieldset className={styles.tables}>
      <legend>{t('tables')}</legend>
      {tablesInOrder.map((table) => (
        <label key={table}>
          <input type="checkbox" checked={chosen.includes(table)} onChange={() => onChoose(toggled(table))} />
          <span>{table}</span>
        </label>
      ))}
    </fieldset>
  );
}
