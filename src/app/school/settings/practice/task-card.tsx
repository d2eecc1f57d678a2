import { useSortable } from '@dnd-kit/sortable';
import { testsFor } from '@games/kit/api/catalogue';
import {
  ActionIcon,
  Badge,
  Card,
  Group,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Switch,
  Text,
} from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isGameId } from '@/contract/game-ids';
import type { ShapeProfile } from '@/maths/sum/shape/shape-profile';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../../i18n/use-locale';
import { dayFromNow, lastDayOfWeeks } from '../../../shared/day-from-now';
import { DateField } from '../../../ui/forms/date-field';
import { type DraftTask, isTest, isWithoutDay } from '../draft/settings-draft';
import { useCollections } from '../draft/use-collections';
import { useGames } from '../draft/use-games';
import { GameGuide } from './game-guide';
import { GamesOff } from './games-off';
import styles from './settings.module.css';

interface TaskCardProps {
  readonly id: string;
  readonly task: DraftTask;
  /** Year of the pupils, for whom games may be meant. */
  readonly year: number | null;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onChange: (task: DraftTask) => void;
}

/** True when there is a fluency test for these sums. */
export const hasTest = (sums: ShapeProfile): boolean => testsFor(sums).length > 0;

/** Lengths offered for the period of a task, in weeks. */
const weeks = [1, 2, 4];

/** Edits a task: collection, number of rounds, period and games. */
export function TaskCard({ id, task, year, isFirst, isLast, onMove, onRemove, onChange }: TaskCardProps) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const { titleOf, shapesOf } = useCollections();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const name = titleOf(task.collectionKey);
  const test = isTest(task);
  const games = useGames(year);
  const fitting = games.fitting(shapesOf(task.collectionKey));
  const off = games.notOffered(task.games);
  const periods = weeks.map((count) => ({
    label: t('adjust.weeks', { count }),
    value: lastDayOfWeeks(task.from ?? dayFromNow(), count),
  }));
  const day = (field: 'from' | 'until') => (
    <DateField
      label={t(field === 'from' ? 'adjust.from' : 'settings.until')}
      width={170}
      value={task[field] ?? null}
      error={field === 'until' && isWithoutDay(task) ? t('adjust.datesWrong') : null}
      presets={field === 'until' ? periods : []}
      onChange={(value) => onChange({ ...task, [field]: value })}
    />
  );
  return (
    <Card
      withBorder
      padding="md"
      component="li"
      ref={setNodeRef}
      data-task={task.collectionKey}
      data-dragging={isDragging}
      className={styles.task}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <Group justify="space-between" wrap="nowrap" mb="sm" align="flex-start">
        <Group gap="xs" wrap="nowrap" align="flex-start" className={styles.taskName}>
          <ActionIcon
            ref={setActivatorNodeRef}
            variant="subtle"
            color="gray"
            className={styles.grip}
            {...attributes}
            {...listeners}
            aria-label={t('adjust.drag', { name })}
          >
            <IconGripVertical size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <div>
            <Text fw={700}>{name}</Text>
            {test ? (
              <>
                <Badge variant="light">{t('adjust.test')}</Badge>
                <Text size="sm" c="dimmed">
                  {t('adjust.testHint')}
                </Text>
              </>
            ) : null}
          </div>
        </Group>
        <Group gap={4} wrap="nowrap" className={styles.moves}>
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
      <Group align="flex-start" gap="md">
        <SegmentedControl
          mt={{ base: 0, sm: 26 }}
          aria-label={`${t('settings.need')}: ${name}`}
          value={task.required ? 'required' : 'free'}
          onChange={(need) => onChange({ ...task, required: need === 'required' })}
          data={[
            { value: 'required', label: t('settings.required') },
            { value: 'free', label: t('settings.free') },
          ]}
        />
        {task.required && !test ? (
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
        {task.required && !test ? (
          <Switch
            mt={{ base: 0, sm: 34 }}
            label={t('settings.untilGoal')}
            checked={task.untilGoal}
            onChange={(event) => onChange({ ...task, untilGoal: event.currentTarget.checked })}
          />
        ) : null}
        <Group align="flex-start" gap="md">
          {day('from')}
          {day('until')}
        </Group>
        {fitting.length > 0 && !test ? (
          <MultiSelect
            label={t('settings.games')}
            placeholder={task.games.length === 0 ? t('settings.allGames') : ''}
            data={[
              ...fitting,
              ...off.filter(({ id: other }) => !fitting.some((game) => game.id === other)),
            ].map((game) => ({ value: game.id, label: titleIn(game, locale) }))}
            value={task.games}
            onChange={(chosen) => onChange({ ...task, games: chosen.filter(isGameId) })}
            clearable
            style={{ flex: '1 1 220px' }}
          />
        ) : null}
      </Group>
      {test ? null : <GamesOff games={off} />}
      {fitting.length > 0 && !test ? <GameGuide games={fitting} /> : null}
    </Card>
  );
}
