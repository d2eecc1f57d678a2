import { testGame } from '@/contract/game-ids';
import type { CallInput, CallReply } from '../../../api/call';

export type SettingsShown = CallReply<'readSettings'>;
export type Draft = CallInput<'saveSettings'>['body']['settings'];
export type DraftTask = Draft['tasks'][number];
export type CollectionShown = CallReply<'listCollections'>['collections'][number];

/** Settings of one pupil that override the group's. */
export type Differs = CallInput<'savePupilSettings'>['body']['differs'];
/** Settings that a pupil can override. */
export const ownFields = [
  'tasks',
  'series',
  'sumsPerRound',
  'help',
  'clock',
  'fragileLimit',
  'minutesPerDay',
  'freeAfterRequired',
  'yearCourse',
  'stepBelow',
  'stepAbove',
] as const satisfies readonly (keyof Differs)[];
export type OwnField = (typeof ownFields)[number];

export const mostTasks = 20;

const copyOf = (task: DraftTask): DraftTask => ({ ...task, games: [...task.games] });

/** Copies the editable settings of a version. */
export const draftOf = ({
  title,
  startTest,
  minutesPerDay,
  freeAfterRequired,
  yearCourse,
  stepBelow,
  stepAbove,
  tasks,
  series,
  sumsPerRound,
  help,
  clock,
  fragileLimit,
}: SettingsShown): Draft => ({
  title,
  startTest,
  minutesPerDay,
  freeAfterRequired,
  yearCourse,
  stepBelow,
  stepAbove,
  tasks: tasks.map(copyOf),
  series,
  sumsPerRound,
  help,
  clock,
  fragileLimit,
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isSame = (one: Draft, other: Draft): boolean => same(one, other);

/** Applies a pupil's overrides to the settings of the group. */
export const withOverrides = (group: Draft, { tasks, ...differs }: Differs): Draft => ({
  ...group,
  ...Object.fromEntries(Object.entries(differs).filter(([, value]) => value !== undefined)),
  tasks: (tasks ?? group.tasks).map(copyOf),
});

/** Lists the fields in which a pupil's settings differ from the group's. */
export const overriddenFields = (draft: Draft, group: Draft): readonly OwnField[] =>
  ownFields.filter((field) => !same(draft[field], group[field]));

/** Builds the overrides to save for a pupil. */
export const overridesOf = (draft: Draft, group: Draft): Differs =>
  Object.fromEntries(overriddenFields(draft, group).map((field) => [field, draft[field]]));

/** Moves the task at `from` to `to`. */
export function moved(tasks: readonly DraftTask[], from: number, to: number): DraftTask[] {
  const rest = tasks.toSpliced(from, 1);
  const task = tasks[from];
  return task ? rest.toSpliced(to, 0, task) : rest;
}

/** True for a planned fluency test, which is taken once in its period. */
export const isTest = ({ games }: DraftTask): boolean => games.length === 1 && games[0] === testGame;

/** True when the dates of a task leave no day. */
export const isWithoutDay = ({ from, until }: DraftTask): boolean =>
  from !== null && until !== null && until < from;

/** True when a draft can be saved. */
export const isComplete = ({ title, tasks }: Draft): boolean =>
  title.trim() !== '' && tasks.length > 0 && !tasks.some(isWithoutDay);
