import type { Db } from '../../platform/db/database';

/** The stored answers of one window in the order of the round, a row for each sum of a task. */
export const answersOfWindow = (db: Db, month: string, windowId: string) =>
  db
    .selectFrom('answer')
    .where('window_month', '=', month)
    .where('window_id', '=', windowId)
    .orderBy('position')
    .orderBy('part')
    .selectAll()
    .execute();
