import type * as z from 'zod';
import type { SettingsTask } from './settings';

/** A task as it begins: required, once a day, in every game that fits. */
export const newTask = (collectionKey: string): z.infer<typeof SettingsTask> => ({
  collectionKey,
  required: true,
  roundsPerDay: 1,
  games: [],
  from: null,
  until: null,
  untilGoal: false,
});
