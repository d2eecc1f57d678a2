import type { Learner } from '@/maths/learn/learner';
import { assessLevel } from '@/maths/learn/level/level-by-hand';
import type { Db } from '../../platform/db/database';
import type { Answer } from '../../platform/http/call';

type LevelStep = Answer<'readProgress'>['levels'][number];

interface Owner {
  readonly account_id: string;
  readonly pupil_id: string;
}

const stepsOf = (db: Db, { account_id, pupil_id }: Owner) =>
  db
    .selectFrom('pupil_level as l')
    .innerJoin('app_user as u', (on) =>
      on.onRef('u.account_id', '=', 'l.account_id').onRef('u.user_id', '=', 'l.created_by'),
    )
    .where('l.account_id', '=', account_id)
    .where('l.pupil_id', '=', pupil_id)
    .orderBy('l.seq')
    .select(['l.level_id', 'l.seq', 'l.direction', 'l.undoes', 'l.created_at', 'l.found', 'u.display_name'])
    .execute();

/** The steps of level that were set by hand, the newest first, each with what the answers since make of it. */
export async function levelsOf(
  db: Db,
  owner: Owner,
  { seq, learner }: { readonly seq: number; readonly learner: Learner },
): Promise<LevelStep[]> {
  const rows = await stepsOf(db, owner);
  const undoneBy = new Map(rows.flatMap((row) => (row.undoes === null ? [] : [[row.undoes, row] as const])));
  const steps = rows.filter(({ undoes }) => undoes === null);
  const newest = steps.findLast(({ level_id }) => !undoneBy.has(level_id));
  return steps
    .map((step): LevelStep => {
      const undone = undoneBy.get(step.level_id);
      const until = undone ? undone.seq - 1 : seq;
      // Steps take a number as answers do.
      const others = rows.filter((row) => row.seq > step.seq && row.seq <= until).length;
      const answers = until - step.seq - others;
      const { mean: found } = step.found.ability;
      return {
        levelId: step.level_id,
        direction: step.direction,
        at: step.created_at.toISOString(),
        by: step.display_name,
        undoneAt: undone?.created_at.toISOString() ?? null,
        answers,
        verdict: step === newest ? assessLevel(step, { found, now: learner.ability.mean, answers }) : null,
      };
    })
    .toReversed();
}
