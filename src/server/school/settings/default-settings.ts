import type * as z from 'zod';
import { newTask } from '@/contract/new-task';
import type { SettingsBody, SettingsTask } from '@/contract/settings';
import { programmeOfYear } from '@/maths/collections/year-programme';

type Settings = z.infer<typeof SettingsBody>;
type Task = z.infer<typeof SettingsTask>;

const free = (collectionKey: string): Task => ({ ...newTask(collectionKey), required: false });

const middleYear = 4;

const titleOf = (year: number | null, country: 'nl' | 'be'): string => {
  if (year === null) return 'Basis';
  return country === 'be' && year > 2 ? `Basis ${year - 2}e leerjaar` : `Basis groep ${year}`;
};

/**
 * The settings a group has until a teacher makes its own.
 * @param year school year 1–8 in Dutch numbering; null for a combination group, which begins in the middle
 */
export function defaultSettingsFor(year: number | null, country: 'nl' | 'be'): Settings {
  const programme = programmeOfYear(year ?? middleYear, country);
  return {
    title: titleOf(year, country),
    startTest: true,
    minutesPerDay: null,
    freeAfterRequired: true,
    yearCourse: true,
    stepBelow: true,
    stepAbove: true,
    series: 'adaptive',
    sumsPerRound: 16,
    help: true,
    clock: 'off',
    fragileLimit: 12,
    tasks: [
      ...programme.required.map((key) => ({ ...newTask(key), untilGoal: true })),
      ...programme.free.map(free),
    ],
  };
}
