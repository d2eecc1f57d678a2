import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newTask } from '@/contract/new-task';
import { keyOfTables, tablesOfKey } from '@/maths/collections/table-keys';
import { call } from '../../api/call';
import { keyOf, queryClient, useRead } from '../../api/query';
import { describeError } from '../../ui/describe-error';
import { ChooseTables } from './choose-tables';
import { type Draft, type DraftTask, draftOf, isTest } from './settings-draft';
import { useCollections } from './use-collections';

/** Tables that must be practised now; a planned test of them stays as it is. */
const isRequiredTables = (task: DraftTask): boolean =>
  task.required && !isTest(task) && tablesOfKey(task.collectionKey).length > 0;

/** Of the note that offers to undo: the next one takes its place. */
const noteId = 'tables-set';

interface TablesFormProps {
  readonly groupId: string;
  readonly onDone: () => void;
}

/** Chooses the tables a group practises; what else it practises stays. */
export function TablesForm({ groupId, onDone }: TablesFormProps) {
  const { t } = useTranslation('school');
  const { titleOf } = useCollections();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<unknown>(null);
  const [saving, setSaving] = useState(false);
  const input = { params: { groupId } };
  const { data, refetch } = useRead('listSettings', input);
  const current = data?.versions.find((version) => version.current);
  const now = (current?.tasks ?? [])
    .filter(isRequiredTables)
    .map(({ collectionKey }) => titleOf(collectionKey));

  const put = async (basedOn: string, settings: Draft) => {
    const made = await call('saveSettings', { ...input, body: { basedOn, settings } });
    await queryClient.invalidateQueries({ queryKey: keyOf('listSettings', input) });
    return made;
  };
  const undo = async (basedOn: string, settings: Draft) => {
    try {
      await put(basedOn, settings);
      notifications.show({ message: t('adjust.tables.undone'), color: 'teal' });
    } catch (error) {
      notifications.show({ message: describeError(error), color: 'red' });
    }
  };
  const save = async () => {
    if (!current) return;
    setSaving(true);
    setProblem(null);
    const before = draftOf(current);
    const key = keyOfTables(chosen);
    try {
      const rest = before.tasks.filter((task) => !isRequiredTables(task) && task.collectionKey !== key);
      const made = await put(current.settingsId, { ...before, tasks: [newTask(key), ...rest].slice(0, 20) });
      onDone();
      notifications.show({
        id: noteId,
        color: 'teal',
        autoClose: 12_000,
        message: (
          <Group gap="sm" justify="space-between">
            <Text size="sm">{t('adjust.tables.done', { name: titleOf(key) })}</Text>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                notifications.hide(noteId);
                void undo(made.settingsId, before);
              }}
            >
              {t('adjust.tables.undo')}
            </Button>
          </Group>
        ),
      });
    } catch (error) {
      setProblem(error);
      await refetch();
    } finally {
      setSaving(false);
    }
  };

  return (
    <Stack gap="md">
      <Text>
        {now.length > 0 ? t('adjust.tables.now', { names: now.join(', ') }) : t('adjust.tables.none')}
      </Text>
      <ChooseTables chosen={chosen} onChange={setChosen} />
      <Text size="sm" c="dimmed">
        {t('adjust.tables.text')}
      </Text>
      {problem ? (
        <Alert role="alert" color="red">
          {describeError(problem)}
        </Alert>
      ) : null}
      <Group justify="flex-end">
        <Button disabled={chosen.length === 0 || !current} loading={saving} onClick={() => void save()}>
          {t('adjust.tables.save')}
        </Button>
      </Group>
    </Stack>
  );
}
