import type * as z from 'zod';
import { newTask } from '@/contract/new-task';
import type { SettingsBody, SettingsTask } from '@/contract/settings';

type Settings = z.infer<typeof SettingsBody>;
type Task = z.infer<typeof SettingsTask>;

const free = (collectionKey: string): Task => ({ ...newTask(collectionKey), required: false });

/** School year (NL numbering) → what is practised until a teacher chooses; the year's goals first. */
const tasksOfYear: Readonly<Record<number, readonly Task[]>> = {
  3: [newTask('split-to-10'), newTask('add-subtract-to-10'), free('add-to-20'), free('missing-to-10')],
  4: [newTask('add-subtract-to-20'), newTask('tables-1-2-5-10'), free('split-to-10'), free('missing-to-20')],
  5: [newTask('tables-all'), newTask('add-subtract-to-20'), free('division-all'), free('missing-to-20')],
  6: [newTask('tables-and-division'), free('add-subtract-to-20'), free('tables-all'), free('division-all')],
};

const firstYear = 3;
const lastYear = 6;
/** Flanders teaches all tables a year earlier. */
const belgianYear4: readonly Task[] = [
  newTask('add-subtract-to-20'),
  newTask('tables-all'),
  free('split-to-10'),
  free('division-all'),
];

const titleOf = (year: number | null, country: 'nl' | 'be'): string => {
  if (year === null) return 'Basis';
  return country === 'be' && year > 2 ? `Basis ${year - 2}e leerjaar` : `Basis groep ${year}`;
};

/**
 * The settings a group has until a teacher makes its own.
 * @param year school year 1–8 in Dutch numbering; null for a combination group, which begins in the middle
 */
export function defaultSettingsFor(year: number | null, country: 'nl' | 'be'): Settings {
  const nearest = Math.min(lastYear, Math.max(firstYear, year ?? 4));
  const tasks = country === 'be' && nearest === 4 ? belgianYear4 : (tasksOfYear[nearest] ?? []);
  return {
    title: titleOf(year, country),
    startTest: true,
    minutesPerDay: null,
    freeAfterRequired: true,
    series: 'adaptive',
    sumsPerRound: 16,
    help: true,
    clock: 'off',
    fragileLimit: 12,
    tasks: tasks.map((task) => ({ ...task, games: [...task.games] })),
  };
}
