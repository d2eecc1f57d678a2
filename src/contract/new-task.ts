import type * as z from 'zod';
import type { SettingsTask } from './settings';

/** Returns a task with the defaults: required, once a day, in every suitable game. */
export const newTask = (collectionKey: string): z.infer<typeof SettingsTask> => ({
  collectionKey,
  required: true,
  roundsPerDay: 1,
  games: [],
  from: null,
  until: null,
  untilGoal: false,
});
