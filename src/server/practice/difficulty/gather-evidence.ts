import { sql } from 'kysely';
import { chanceWithoutKnowing } from '@/maths/learn/probability';
import {
  abilityOf,
  type EvidenceCell,
  evidenceOf,
  type FirstAnswer,
  isTelling,
} from '@/maths/learn/refit/difficulty-evidence';
import { guessingOf } from '@/maths/round/judging/guessing';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { type Day, json } from '../../platform/db/columns';
import type { AllAccountsDb, Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { monthOf, shiftDay } from '../../shared/calendar';
import { grouped } from '../../shared/grouped';

/** Answers of one pupil at once: on the embedded database children who answer meanwhile wait no longer than for these. */
const piece = 500;

/** What waited longer on a device is not counted: so a night costs no more when there are years of answers. */
const longestWayDays = 100;
/** Before there were answers. */
const firstMonth: Day = '2020-01-01';

/** Ways to answer one sum at a time, of which it is known how lucky an answer can be. */
const modes = ['type', 'compose', 'choose'] as const;

interface Pupil {
  readonly account_id: string;
  readonly pupil_id: string;
  readonly seq: number;
  readonly fitted_seq: number;
}

/** Pupils with answers that are not counted yet. */
const uncounted = (db: AllAccountsDb): Promise<Pupil[]> =>
  db
    .selectFrom('pupil_model')
    .whereRef('seq', '>', 'fitted_seq')
    .orderBy('account_id')
    .select(['account_id', 'pupil_id', 'seq', 'fitted_seq'])
    .execute();

/** The pupil's first answers to sums among its next ones, without help, as far as enough was known of it by then. */
async function firstAnswers(db: Db, pupil: Pupil, upTo: number, oldest: Day) {
  const rows = await db
    .selectFrom('answer')
    .where('pupil_id', '=', pupil.pupil_id)
    .where('seq', '>', pupil.fitted_seq)
    .where('window_month', '>=', oldest)
    .where('seq', '<=', upTo)
    .where('scored', '=', true)
    .where('mode', 'in', modes)
    .where(sql<string>`before->>'phase'`, '=', 'new')
    .select(['sum_id', 'mode', 'options', 'tempo', 'outcome', 'before'])
    .execute();
  return rows.flatMap(
    ({ sum_id, mode, options, tempo, outcome, before }): (FirstAnswer & { sum_id: string })[] => {
      if (!before) return [];
      const choosing = guessingOf({ mode, sumIds: [sum_id], ...(options && { options }) });
      const guessing = chanceWithoutKnowing(parseSumOrThrow(sum_id).learnedAs, { guessing: choosing, tempo });
      const answer = { sum_id, outcome, guessing, ...abilityOf([before.ability, ...before.skills]) };
      return isTelling(answer) ? [answer] : [];
    },
  );
}

interface Evidence extends EvidenceCell {
  readonly sum_id: string;
}

/**
 * Adds a piece of a pupil's answers to what its school says, and notes how far it has come, both or neither. Whoever
 * counts the same piece at the same time finds it counted.
 */
async function countPiece(
  db: Db,
  { account_id, pupil_id, fitted_seq }: Pupil,
  upTo: number,
  cells: readonly Evidence[],
): Promise<void> {
  await sql`
    with turn as (
      update pupil_model set fitted_seq = ${upTo}
      where account_id = ${account_id} and pupil_id = ${pupil_id} and fitted_seq = ${fitted_seq}
      returning account_id
    )
    insert into sum_evidence as e (account_id, sum_id, luck, strength, answers, outcome, variance)
    select t.account_id, r.* from turn t cross join json_to_recordset(${json(cells)}::json) as r(sum_id text,
      guessing smallint, ability smallint, answers integer, outcome double precision, variance double precision)
    order by r.sum_id, r.guessing, r.ability
    on conflict (account_id, sum_id, luck, strength) do update set answers = e.answers + excluded.answers,
      outcome = e.outcome + excluded.outcome, variance = e.variance + excluded.variance`.execute(db);
}

/** Counts what pupils answered since the last time, school by school. May be cut off anywhere and gone on with. */
export async function gatherEvidence(db: AllAccountsDb, now: Date): Promise<void> {
  const recent = monthOf(shiftDay(now.toISOString().slice(0, 10), -longestWayDays));
  for (const pupil of await uncounted(db)) {
    const own = forTenant(db, pupil.account_id);
    const oldest = pupil.fitted_seq === 0 ? firstMonth : recent;
    for (let from = pupil.fitted_seq; from < pupil.seq; from += piece) {
      const upTo = Math.min(pupil.seq, from + piece);
      const at = { ...pupil, fitted_seq: from };
      const bySum = grouped(await firstAnswers(own, at, upTo, oldest), ({ sum_id }) => sum_id);
      const cells = [...bySum].flatMap(([sum_id, answers]) =>
        evidenceOf(answers).map((cell) => ({ sum_id, ...cell })),
      );
      await countPiece(own, at, upTo, cells);
    }
  }
}
