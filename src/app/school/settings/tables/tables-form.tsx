import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newTask } from '@/contract/new-task';
import { keyOfTables, tablesOfKey } from '@/maths/collections/table-keys';
import { call } from '../../../api/call';
import { keyOf, queryClient, useRead } from '../../../api/query';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { useSending } from '../../../ui/forms/use-sending';
import type { RunAction } from '../../shared/use-actions';
import { type Draft, type DraftTask, draftOf, isTest, mostTasks } from '../draft/settings-draft';
import { useCollections } from '../draft/use-collections';
import { ChooseTables } from '../practice/choose-tables';

/** Tables to practise now; a planned test of them stays as it is. */
const isRequiredTables = (task: DraftTask): boolean =>
  task.required && !isTest(task) && tablesOfKey(task.collectionKey).length > 0;

interface TablesFormProps {
  readonly groupId: string;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Sets the tables of a group and leaves its other tasks unchanged. */
export function TablesForm({ groupId, onClose, onDone }: TablesFormProps) {
  const { t } = useTranslation('school');
  const { titleOf } = useCollections();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { busy, failure, send } = useSending();
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
  const save = async () => {
    if (!current) return;
    const before = draftOf(current);
    const key = keyOfTables(chosen);
    const rest = before.tasks.filter((task) => !isRequiredTables(task) && task.collectionKey !== key);
    const tasks = [newTask(key), ...rest].slice(0, mostTasks);
    try {
      const made = await put(current.settingsId, { ...before, tasks });
      onClose();
      await onDone({
        done: t('adjust.tables.done', { name: titleOf(key) }),
        undo: () => put(made.settingsId, before),
      });
    } catch (error) {
      await refetch();
      throw error;
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
      <FailureAlert failure={failure} inForm />
      <Group justify="flex-end">
        <Button
          disabled={chosen.length === 0 || !current}
          loading={busy}
          onClick={() => void send(true, save)}
        >
          {t('adjust.tables.save')}
        </Button>
      </Group>
    </Stack>
  );
}
