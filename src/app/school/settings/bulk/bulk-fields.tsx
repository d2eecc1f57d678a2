import { Checkbox, Radio, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isWithoutDay } from '../draft/settings-draft';
import { AddTask } from '../practice/add-task';
import { RoundSettings } from '../practice/round-settings';
import styles from '../practice/settings.module.css';
import { TaskList } from '../practice/task-list';
import { type BulkDraft, taskWays } from './bulk-change';

interface BulkFieldsProps {
  readonly draft: BulkDraft;
  readonly onChange: (draft: BulkDraft) => void;
  readonly year: number | null;
}

/** Offers every setting with a check box; only ticked settings change. */
export function BulkFields({ draft, onChange, year }: BulkFieldsProps) {
  const { t } = useTranslation('school');
  const { allAsGroup, taskWay, tasks, fields, values } = draft;
  const asksTasks = taskWay === 'add' || taskWay === 'replace';
  return (
    <Stack gap="lg">
      <Checkbox
        checked={allAsGroup}
        label={t('adjust.own.resetAll')}
        description={t('adjust.many.allHint')}
        onChange={(event) => onChange({ ...draft, allAsGroup: event.currentTarget.checked })}
      />
      {allAsGroup ? null : (
        <>
          <Radio.Group
            label={t('settings.tasks')}
            value={taskWay}
            onChange={(value) =>
              onChange({ ...draft, taskWay: taskWays.find((way) => way === value) ?? 'keep' })
            }
          >
            <Stack gap="xs" mt="xs">
              {taskWays.map((way) => (
                <Radio key={way} value={way} label={t(`adjust.many.tasks.${way}`)} />
              ))}
            </Stack>
          </Radio.Group>
          {asksTasks ? (
            <Stack gap="md" className={styles.within}>
              {tasks.length > 0 ? (
                <TaskList
                  tasks={tasks}
                  year={year}
                  onChange={(changed) => onChange({ ...draft, tasks: changed })}
                />
              ) : null}
              {tasks.some(isWithoutDay) ? <Text c="var(--on-again)">{t('adjust.datesWrong')}</Text> : null}
              <AddTask
                tasks={tasks}
                year={year}
                onAdd={(task) => onChange({ ...draft, tasks: [...tasks, task] })}
              />
            </Stack>
          ) : null}
          <RoundSettings
            draft={values}
            onChange={(changed) => onChange({ ...draft, values: { ...values, ...changed } })}
            framed={(field, setting) => {
              const isTicked = fields.includes(field);
              return (
                <div key={field}>
                  <Checkbox
                    checked={isTicked}
                    label={t('adjust.many.change', { name: t(`adjust.own.field.${field}`) })}
                    onChange={() =>
                      onChange({
                        ...draft,
                        fields: isTicked ? fields.filter((other) => other !== field) : [...fields, field],
                      })
                    }
                  />
                  {isTicked ? <div className={styles.within}>{setting}</div> : null}
                </div>
              );
            }}
          />
        </>
      )}
    </Stack>
  );
}
