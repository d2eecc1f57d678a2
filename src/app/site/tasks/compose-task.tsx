import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/plain/button';
import styles from './compose-task.module.css';
import { TablePicker } from './table-picker';
import { taskOf } from './task-of';
import { TaskShown } from './task-shown';
import { useTitleIn } from './use-title';

/** A task for a group and for one made-up child, put together by the visitor. */
export default function ComposeTask() {
  const { t } = useTranslation('tasks');
  const title = useTitleIn();
  const [tables, setTables] = useState<readonly number[]>([3, 4]);
  const [own, setOwn] = useState<readonly number[] | null>([2]);
  const task = taskOf(tables);
  const forPupil = own === null ? task : taskOf(own);
  const isSame = task !== null && forPupil !== null && task.key === forPupil.key;
  return (
    <div className={styles.both}>
      <section className={styles.one} aria-label={t('group')}>
        <h3>{t('group')}</h3>
        <TablePicker chosen={tables} onChoose={setTables} />
        {task ? <TaskShown task={task} /> : <p role="alert">{t('none')}</p>}
      </section>
      <section className={styles.one} aria-label={t('pupil')}>
        <h3>{t('pupil')}</h3>
        {own === null ? (
          <Button look="quiet" onClick={() => setOwn(tables)}>
            {t('own')}
          </Button>
        ) : (
          <TablePicker chosen={own} onChoose={setOwn} />
        )}
        {forPupil ? <TaskShown task={forPupil} /> : <p role="alert">{t('none')}</p>}
        {task && forPupil ? (
          <output className={styles.note} data-differs={!isSame || undefined}>
            {isSame ? t('same') : t('differs', { title: title(forPupil), group: title(task) })}
          </output>
        ) : null}
        {own === null ? null : (
          <Button look="plain" onClick={() => setOwn(null)}>
            {t('equal')}
          </Button>
        )}
      </section>
    </div>
  );
}
