import type { Handlers } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import { audit } from '../audit';
import { requireManagedGroup } from '../policy';
import { schoolToday } from '../school-today';
import { starGoalOf } from './star-goal';

/** Rounds of one pupil in a week for which a target is suggested: two on each of five school days. */
const roundsAWeek = 10;
/** Smallest target that is suggested. */
const leastSuggested = 20;

export const handlers = {
  async readStarGoal({ db, session, params, now }) {
    const { group_id: groupId } = await requireManagedGroup(db, session, params.groupId);
    const [goal, { today }, { pupils }] = await Promise.all([
      starGoalOf(db, groupId),
      schoolToday(db, now),
      db
        .selectFrom('pupil')
        .where('group_id', '=', groupId)
        .where('trashed_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('pupils'))
        .executeTakeFirstOrThrow(),
    ]);
    return { goal, today, suggested: Math.max(leastSuggested, Number(pupils) * roundsAWeek) };
  },

  /** @throws CallError 404, 422 `ends-before-start` */
  async setStarGoal({ db, session, params, body, now }) {
    const { goal } = body;
    if (goal?.until && goal.until < goal.from) throw unprocessable('ends-before-start');
    await db.transaction().execute(async (tx) => {
      const { group_id: groupId } = await requireManagedGroup(tx, session, params.groupId);
      if (goal) {
        const values = { target: goal.target, from_day: goal.from, until_day: goal.until };
        await tx
          .insertInto('star_goal')
          .values({ group_id: groupId, created_at: now, ...values })
          .onConflict((there) => there.column('group_id').doUpdateSet(values))
          .execute();
      } else {
        await tx.deleteFrom('star_goal').where('group_id', '=', groupId).execute();
      }
      const action = goal ? 'star-goal.set' : 'star-goal.ended';
      const counts = { stars: goal?.target ?? 0 };
      await audit(tx, session, { action, subjectId: groupId, counts }, now);
    });
    return {};
  },
} satisfies Partial<Handlers>;
