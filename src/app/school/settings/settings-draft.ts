import type { CallInput, CallReply } from '../../api/call';
import type { Locale } from '../../constants';

export type SettingsShown = CallReply<'readSettings'>;
export type Draft = CallInput<'saveSettings'>['body']['settings'];
export type DraftTask = Draft['tasks'][number];
export type CollectionShown = CallReply<'listCollections'>['collections'][number];

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
  tasks: tasks.map((task) => ({ ...task, games: [...task.games] })),
  series,
  sumsPerRound,
  help,
  clock,
  fragileLimit,
});

export const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The tasks with the one at `from` standing at `to`. */
export function moved(tasks: readonly DraftTask[], from: number, to: number): DraftTask[] {
  const rest = tasks.toSpliced(from, 1);
  const task = tasks[from];
  return task ? rest.toSpliced(to, 0, task) : rest;
}

interface Titled {
  readonly title: { readonly nl: string; readonly en: string; readonly be?: string | undefined };
}

/** A title in the reader's language; Flemish falls back to Dutch. */
export const titleIn = ({ title }: Titled, locale: Locale): string =>
  locale === 'en' ? title.en : locale === 'be' ? (title.be ?? title.nl) : title.nl;
