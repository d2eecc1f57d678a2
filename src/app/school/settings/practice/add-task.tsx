import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { testGame } from '@/contract/game-ids';
import { newTask } from '@/contract/new-task';
import { keyOfTables } from '@/maths/collections/table-keys';
import { goalsOfYear } from '@/maths/report/goals-of-year';
import { useYearName } from '../../../i18n/year-name';
import { dayFromNow } from '../../../shared/day-from-now';
import { Segments } from '../../../ui/page/segments';
import { useFlemishYears } from '../../shared/use-flemish-years';
import { type DraftTask, mostTasks } from '../draft/settings-draft';
import { useCollections } from '../draft/use-collections';
import { ChooseTables } from './choose-tables';
import { hasTest } from './task-card';

const ways = ['goal', 'strategy', 'tables', 'all'] as const;
type Way = (typeof ways)[number];

const years = [3, 4, 5, 6, 7, 8] as const;
const testDays = 14;

interface AddTaskProps {
  readonly tasks: readonly DraftTask[];
  /** Year of the group, whose goals come first. */
  readonly year: number | null;
  readonly onAdd: (task: DraftTask) => void;
}

/** Adds a task to the list: by goal of a year, by strategy, by tables, or any collection. */
export function AddTask({ tasks, year, onAdd }: AddTaskProps) {
  const { t } = useTranslation('school');
  const isFlemish = useFlemishYears();
  const yearName = useYearName();
  const { collections, titleOf, shapesOf } = useCollections();
  const [way, setWay] = useState<Way>('goal');
  const [goalYear, setGoalYear] = useState(String(Math.min(8, Math.max(3, year ?? 4))));
  const [tables, setTables] = useState<readonly number[]>([]);
  const [tested, setTested] = useState<string | null>(null);
  const there = (key: string) => tasks.some((task) => task.collectionKey === key);
  const testable = [...new Set(tasks.map(({ collectionKey }) => collectionKey))].filter((key) =>
    hasTest(shapesOf(key)),
  );
  const testOf = tested !== null && testable.includes(tested) ? tested : (testable[0] ?? null);
  if (tasks.length >= mostTasks) return <Text c="dimmed">{t('adjust.add.full')}</Text>;
  const offered =
    way === 'goal'
      ? goalsOfYear(Number(goalYear), isFlemish ? 'be' : 'nl')
      : collections.map(({ key }) => key).filter((key) => key.startsWith('strategy-'));
  return (
    <Stack gap="sm">
      <Text fw={700}>{t('adjust.add.title')}</Text>
      <Group gap="md" align="flex-end">
        <Segments
          aria-label={t('adjust.add.by')}
          value={way}
          onChange={(value) => setWay(ways.find((known) => known === value) ?? 'goal')}
          data={ways.map((value) => ({ value, label: t(`adjust.add.${value}`) }))}
        />
        {way === 'goal' ? (
          <Select
            aria-label={t('adjust.add.year')}
            w={150}
            allowDeselect={false}
            data={years.map((each) => ({ value: String(each), label: yearName(each) }))}
            value={goalYear}
            onChange={(value) => value && setGoalYear(value)}
          />
        ) : null}
      </Group>
      {way === 'goal' || way === 'strategy' ? (
        <Group gap="xs">
          {offered.map((key) => (
            <Button
              key={key}
              variant="default"
              size="compact-md"
              disabled={there(key)}
              title={there(key) ? t('adjust.add.there') : undefined}
              leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
              aria-label={t('adjust.add.one', { name: titleOf(key) })}
              onClick={() => onAdd(newTask(key))}
            >
              {titleOf(key)}
            </Button>
          ))}
        </Group>
      ) : way === 'tables' ? (
        <Stack gap="xs" align="flex-start">
          <Text size="sm" c="dimmed">
            {t('adjust.add.chosenHint')}
          </Text>
          <ChooseTables chosen={tables} onChange={setTables} />
          <Button
            variant="default"
            disabled={tables.length === 0 || there(keyOfTables(tables))}
            leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
            onClick={() => {
              onAdd(newTask(keyOfTables(tables)));
              setTables([]);
            }}
          >
            {t('adjust.add.chosen')}
          </Button>
        </Stack>
      ) : (
        <Select
          label={t('settings.addTask')}
          maw={420}
          searchable
          value={null}
          data={collections
            .filter(({ key }) => !there(key))
            .map(({ key }) => ({ value: key, label: titleOf(key) }))}
          onChange={(key) => key && onAdd(newTask(key))}
        />
      )}
      {testOf === null ? null : (
        <Group gap="sm" align="flex-end">
          {testable.length > 1 ? (
            <Select
              label={t('adjust.test')}
              w={260}
              allowDeselect={false}
              data={testable.map((key) => ({ value: key, label: titleOf(key) }))}
              value={testOf}
              onChange={setTested}
            />
          ) : null}
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
            onClick={() =>
              onAdd({
                ...newTask(testOf),
                games: [testGame],
                from: dayFromNow(0),
                until: dayFromNow(testDays),
              })
            }
          >
            {t('adjust.planTest')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
