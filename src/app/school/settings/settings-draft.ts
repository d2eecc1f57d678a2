import { testGame } from '@/contract/game-ids';
import type { CallInput, CallReply } from '../../api/call';

export type SettingsShown = CallReply<'readSettings'>;
export type Draft = CallInput<'saveSettings'>['body']['settings'];
export type DraftTask = Draft['tasks'][number];
export type CollectionShown = CallReply<'listCollections'>['collections'][number];

/** What differs for one pupil. */
export type Differs = CallInput<'savePupilSettings'>['body']['differs'];
/** What may differ for one pupil. */
export const ownFields = [
  'tasks',
  'series',
  'sumsPerRound',
  'help',
  'clock',
  'fragileLimit',
  'minutesPerDay',
  'freeAfterRequired',
] as const satisfies readonly (keyof Differs)[];
export type OwnField = (typeof ownFields)[number];

export const mostTasks = 20;

const copyOf = (task: DraftTask): DraftTask => ({ ...task, games: [...task.games] });

/** What of a version can be changed. */
export const draftOf = ({
  title,
  startTest,
  minutesPerDay,
  freeAfterRequired,
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
  tasks: tasks.map(copyOf),
  series,
  sumsPerRound,
  help,
  clock,
  fragileLimit,
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isSame = (one: Draft, other: Draft): boolean => same(one, other);

/** A pupil's settings as a whole: the group's with what differs over them. */
export const withOwn = (group: Draft, { tasks, ...differs }: Differs): Draft => ({
  ...group,
  ...Object.fromEntries(Object.entries(differs).filter(([, value]) => value !== undefined)),
  tasks: (tasks ?? group.tasks).map(copyOf),
});

/** The fields in which a pupil's settings are not the group's. */
export const differing = (draft: Draft, group: Draft): readonly OwnField[] =>
  ownFields.filter((field) => !same(draft[field], group[field]));

/** What has to be kept of a pupil's settings. */
export const differsOf = (draft: Draft, group: Draft): Differs =>
  Object.fromEntries(differing(draft, group).map((field) => [field, draft[field]]));

/** The tasks with the one at `from` standing at `to`. */
export function moved(tasks: readonly DraftTask[], from: number, to: number): DraftTask[] {
  const rest = tasks.toSpliced(from, 1);
  const task = tasks[from];
  return task ? rest.toSpliced(to, 0, task) : rest;
}

/** A planned fluency test: asked once in its time. */
export const isTest = ({ games }: DraftTask): boolean => games.length === 1 && games[0] === testGame;

/** Whether the dates of a task leave no day. */
export const isWithoutDay = ({ from, until }: DraftTask): boolean =>
  from !== null && until !== null && until < from;

/** Whether a draft can be kept. */
export const isComplete = ({ title, tasks }: Draft): boolean =>
  title.trim() !== '' && tasks.length > 0 && !tasks.some(isWithoutDay);
