import { gamesFor, testsFor } from '@games/kit/catalogue';
import {
  ActionIcon,
  Card,
  Group,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isGameId } from '@/contract/game-ids';
import type { SumKind } from '@/maths/sum/sum';
import { useLocale } from '../../i18n/use-locale';
import { type DraftTask, moved, titleIn } from './settings-draft';
import { useCollections } from './use-collections';

interface TaskListProps {
  readonly tasks: readonly DraftTask[];
  readonly onChange: (tasks: DraftTask[]) => void;
}

/** The tasks in their order, each with what it asks; moved by buttons, so also by keyboard. */
export function TaskList({ tasks, onChange }: TaskListProps) {
  return (
    <Stack gap="sm" component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
      {tasks.map((task, index) => (
        <TaskCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a collection may stand in the list twice
          key={`${task.collectionKey} ${index}`}
          task={task}
          isFirst={index === 0}
          isLast={index === tasks.length - 1}
          onMove={(by) => onChange(moved(tasks, index, index + by))}
          onRemove={() => onChange(tasks.toSpliced(index, 1))}
          onChange={(changed) => onChange(tasks.toSpliced(index, 1, changed))}
        />
      ))}
    </Stack>
  );
}

interface TaskCardProps {
  readonly task: DraftTask;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onChange: (task: DraftTask) => void;
}

function TaskCard({ task, isFirst, isLast, onMove, onRemove, onChange }: TaskCardProps) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const { collections, titleOf } = useCollections();
  const name = titleOf(task.collectionKey);
  const kinds = collections.find(({ key }) => key === task.collectionKey)?.kinds ?? [];
  const fitting = [...gamesFor(kinds as SumKind[]), ...testsFor(kinds as SumKind[])];
  return (
    <Card withBorder padding="md" component="li">
      <Group justify="space-between" wrap="nowrap" mb="sm" align="flex-start">
        <Text fw={700}>{name}</Text>
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            variant="default"
            disabled={isFirst}
            aria-label={t('settings.moveUp', { name })}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            disabled={isLast}
            aria-label={t('settings.moveDown', { name })}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" aria-label={t('settings.removeTask', { name })} onClick={onRemove}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <Group align="flex-end" gap="md">
        <SegmentedControl
          aria-label={`${t('settings.need')}: ${name}`}
          value={task.required ? 'required' : 'free'}
          onChange={(need) => onChange({ ...task, required: need === 'required' })}
          data={[
            { value: 'required', label: t('settings.required') },
            { value: 'free', label: t('settings.free') },
          ]}
        />
        {task.required ? (
          <NumberInput
            label={t('settings.roundsPerDay')}
            w={150}
            min={1}
            max={6}
            clampBehavior="strict"
            allowDecimal={false}
            value={task.roundsPerDay}
            onChange={(rounds) => typeof rounds === 'number' && onChange({ ...task, roundsPerDay: rounds })}
          />
        ) : null}
        <TextInput
          type="date"
          label={t('settings.until')}
          w={170}
          value={task.until ?? ''}
          onChange={(event) => onChange({ ...task, until: event.currentTarget.value || null })}
        />
        {fitting.length > 0 ? (
          <MultiSelect
            label={t('settings.games')}
            placeholder={task.games.length === 0 ? t('settings.allGames') : ''}
            data={fitting.map((game) => ({ value: game.id, label: titleIn(game, locale) }))}
            value={task.games}
            onChange={(games) => onChange({ ...task, games: games.filter(isGameId) })}
            clearable
            style={{ flex: '1 1 220px' }}
          />
        ) : null}
      </Group>
    </Card>
  );
}
