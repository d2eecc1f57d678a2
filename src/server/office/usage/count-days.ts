import { sql } from 'kysely';
import type { AllAccountsDb } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { dayIn, shiftDay } from '../../shared/calendar';
import { beforeEveryId } from '../../shared/new-id';

/** Days that the dashboard shows. */
export const usageDays = 28;
/** Days that are counted again and again: today, and those for which devices bring answers late. */
const unsettledDays = 3;
/** Schools per statement. On the embedded database answers of children wait no longer than one statement takes. */
const piece = 200;

interface Usage {
  readonly schools: number;
  readonly pupils: number;
  readonly answers: number;
}

/** Adds up who practised on a day, some schools at a time. */
async function countDay(db: AllAccountsDb, day: string): Promise<Usage> {
  let usage: Usage = { schools: 0, pupils: 0, answers: 0 };
  for (let after = beforeEveryId; ; ) {
    const { rows } = await sql<{ account_id: string; pupils: number; answers: number }>`
      select account_id, count(*)::int as pupils, sum(answers)::int as answers from pupil_day
      where day = ${day} and account_id > ${after} and answers > 0
      group by account_id order by account_id limit ${sql.lit(piece)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return usage;
    usage = rows.reduce(
      (sum, { pupils, answers }) => ({
        schools: sum.schools + 1,
        pupils: sum.pupils + pupils,
        answers: sum.answers + answers,
      }),
      usage,
    );
    after = last.account_id;
  }
}

/** Adds up the rounds that were finished on a day in each game, some schools at a time. */
async function countGames(db: AllAccountsDb, day: string) {
  const games = new Map<string, { rounds: number; answers: number; wrong: number }>();
  for (let after = beforeEveryId; ; ) {
    const { rows } = await sql<{
      account_id: string;
      game: string;
      rounds: number;
      answers: number;
      wrong: number;
    }>`
      select account_id, game, count(*)::int as rounds, sum(answers)::int as answers,
        sum(answers - correct)::int as wrong
      from sum_window
      where day = ${day} and finished_at is not null and game is not null and account_id in (
        select distinct account_id from sum_window
        where day = ${day} and account_id > ${after} and finished_at is not null and game is not null
        order by account_id limit ${sql.lit(piece)})
      group by account_id, game order by account_id`.execute(db);
    const last = rows.at(-1);
    if (!last) return [...games].map(([game, sums]) => ({ day, game, ...sums }));
    for (const { game, rounds, answers, wrong } of rows) {
      const sums = games.get(game) ?? { rounds: 0, answers: 0, wrong: 0 };
      games.set(game, {
        rounds: sums.rounds + rounds,
        answers: sums.answers + answers,
        wrong: sums.wrong + wrong,
      });
    }
    after = last.account_id;
  }
}

/** Stores what was counted of the games of a day. */
async function storeGames(db: AllAccountsDb, rows: Awaited<ReturnType<typeof countGames>>): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('usage_game')
    .values(rows)
    .onConflict((there) =>
      there.columns(['day', 'game']).doUpdateSet((eb) => ({
        rounds: eb.ref('excluded.rounds'),
        answers: eb.ref('excluded.answers'),
        wrong: eb.ref('excluded.wrong'),
      })),
    )
    .execute();
}

/** Counts the last days, and those before that nobody has counted yet. Days are those of the Netherlands and Flanders. */
export async function countUsageDays({ database: { db } }: Services, now: Date): Promise<void> {
  const today = dayIn('Europe/Amsterdam', now);
  const days = Array.from({ length: usageDays }, (_, ago) => shiftDay(today, -ago));
  const known = await db.selectFrom('usage_day').where('day', 'in', days).select('day').execute();
  const counted = new Set(known.map(({ day }) => day));
  for (const [ago, day] of days.entries()) {
    if (ago >= unsettledDays && counted.has(day)) continue;
    const usage = await countDay(db, day);
    await db
      .insertInto('usage_day')
      .values({ day, ...usage })
      .onConflict((there) => there.column('day').doUpdateSet(usage))
      .execute();
    await storeGames(db, await countGames(db, day));
  }
}

const dayMs = 86_400_000;
/** Days that minutes and errors are kept; days themselves are kept for good. */
const keptDays = 8;

/** Deletes minutes and errors that nobody looks at any more. */
export async function purgeUsage({ database: { db } }: Services, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs);
  await db.deleteFrom('usage_minute').where('minute', '<', before).execute();
  await db.deleteFrom('usage_error').where('hour', '<', before).execute();
}
