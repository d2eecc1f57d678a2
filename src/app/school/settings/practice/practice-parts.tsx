import { Card, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../draft/settings-draft';
import { AddTask } from './add-task';
import { Differs, type GroupComparison } from './overrides';
import { RoundSettings } from './round-settings';
import { TaskList } from './task-list';

interface PracticePartsProps {
  readonly draft: Draft;
  readonly onChange: (changed: Partial<Draft>) => void;
  readonly year: number | null;
  /** Present for a pupil. */
  readonly beside?: GroupComparison;
}

/** Edits what is practised and how, for a group or for a pupil. */
export function PracticeParts({ draft, onChange, year, beside }: PracticePartsProps) {
  const { t } = useTranslation('school');
  const { tasks } = draft;
  return (
    <>
      <Card withBorder padding="lg" component="section">
        <Title order={2} size="h3">
          {t('settings.tasks')}
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          {t('settings.tasksHint')}
        </Text>
        <Differs field="tasks" beside={beside}>
          <Stack gap="md">
            <TaskList tasks={tasks} year={year} onChange={(changed) => onChange({ tasks: changed })} />
            {tasks.length === 0 ? <Text c="var(--on-again)">{t('settings.noTasks')}</Text> : null}
            <AddTask tasks={tasks} year={year} onAdd={(task) => onChange({ tasks: [...tasks, task] })} />
          </Stack>
        </Differs>
      </Card>
      <Card withBorder padding="lg" component="section">
        <Title order={2} size="h3" mb="md">
          {t('settings.round')}
        </Title>
        <RoundSettings
          draft={draft}
          onChange={onChange}
          framed={
            beside &&
            ((field, setting) => (
              <Differs key={field} field={field} beside={beside}>
                {setting}
              </Differs>
            ))
          }
        />
      </Card>
    </>
  );
}
