import { shortestRound } from '@/contract/settings';
import type { Day } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';

interface Tasks {
  /** Version of the pupil's own settings; null when it follows the group. */
  settingsIdOf(pupilId: string): string | null;
  /** Whether the pupil has a task of this collection, now or later. */
  has(pupilId: string, collectionKey: string): boolean;
  /** Setting that makes a pupil who guesses take its time; null when there is none left. */
  calmFor(pupilId: string): 'no-clock' | 'short-rounds' | null;
}

/** Reads the tasks that are not over of each pupil of a group: its own, else those of the group. */
export async function tasksInForce(db: Db, groupId: string, today: Day): Promise<Tasks> {
  const rows = await db
    .selectFrom('exercise_settings')
    .where('group_id', '=', groupId)
    .where('is_current', '=', true)
    .select(['pupil_id', 'settings_id', 'body'])
    .execute();
  const rowOf = new Map(rows.map((row) => [row.pupil_id, row]));
  return {
    calmFor(pupilId) {
      const { clock = 'off', sumsPerRound = shortestRound } = {
        ...rowOf.get(null)?.body,
        ...rowOf.get(pupilId)?.body,
      };
      if (clock === 'visible') return 'no-clock';
      return sumsPerRound > shortestRound ? 'short-rounds' : null;
    },
    settingsIdOf: (pupilId) => rowOf.get(pupilId)?.settings_id ?? null,
    has(pupilId, collectionKey) {
      const tasks = rowOf.get(pupilId)?.body.tasks ?? rowOf.get(null)?.body.tasks ?? [];
      return tasks.some(
        (task) => task.collectionKey === collectionKey && (task.until == null || task.until >= today),
      );
    },
  };
}
