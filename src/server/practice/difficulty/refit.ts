import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Difficulties, refitVersion, startVersion } from '@/maths/learn/difficulty';
import type { EvidenceCell } from '@/maths/learn/refit/difficulty-evidence';
import { type FittedDifficulty, fitDifficulty, withoutDrift } from '@/maths/learn/refit/refit-difficulty';
import { readSum } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { json } from '../../platform/db/columns';
import type { AllAccountsDatabase, AllAccountsDb, Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { gatherEvidence } from './gather-evidence';
import { lastRefit, readDifficulties } from './newest-difficulties';

/** Rows of evidence read at once, and sums fitted without a pause. */
const page = 1000;
const fitsAtOnce = 100;

/** A new version is worth it when a sum would move as far as this, logits: 2 % of a chance. */
const minMove = 0.1;

type Row = EvidenceCell & { readonly sum_id: string };

/** The evidence of one school, cell by cell. */
async function* evidenceOf(db: Db, accountId: string): AsyncGenerator<Row> {
  let last: Pick<Row, 'sum_id' | 'guessing' | 'ability'> = { sum_id: '', guessing: 0, ability: 0 };
  for (;;) {
    const { rows } = await sql<Row>`
      select sum_id, luck as guessing, strength as ability, answers, outcome, variance from sum_evidence
      where account_id = ${accountId}
        and (sum_id, luck, strength) > (${last.sum_id}, ${last.guessing}::int, ${last.ability}::int)
      order by sum_id, luck, strength limit ${sql.lit(page)}`.execute(db);
    yield* rows;
    last = rows.at(-1) ?? last;
    if (rows.length < page) return;
  }
}

interface Gathered {
  readonly cells: ReadonlyMap<string, readonly EvidenceCell[]>;
  readonly schools: number;
  readonly answers: number;
}

/** What all schools say, each read by itself. */
async function readEvidence(db: AllAccountsDb): Promise<Gathered> {
  const cells = new Map<string, EvidenceCell[]>();
  let schools = 0;
  let answers = 0;
  const accounts = await db.selectFrom('account').select('account_id').execute();
  for (const { account_id } of accounts) {
    let own = 0;
    for await (const { sum_id, ...cell } of evidenceOf(forTenant(db, account_id), account_id)) {
      const there = cells.get(sum_id);
      if (there) there.push(cell);
      else cells.set(sum_id, [cell]);
      own += cell.answers;
    }
    answers += own;
    if (own > 0) schools += 1;
  }
  return { cells, schools, answers };
}

async function fitAll(cells: Gathered['cells']): Promise<ReadonlyMap<SumId, FittedDifficulty>> {
  const fits = new Map<SumId, FittedDifficulty>();
  let left = fitsAtOnce;
  for (const [sumId, own] of cells) {
    const sum = readSum(sumId);
    const fitted = sum && fitDifficulty(sum, own);
    if (fitted) fits.set(sum.id, fitted);
    left -= 1;
    if (left > 0) continue;
    left = fitsAtOnce;
    await setImmediate();
  }
  return withoutDrift(fits);
}

const moves = (fits: ReadonlyMap<SumId, FittedDifficulty>, difficulties: Difficulties): boolean =>
  [...fits].some(([sumId, { difficulty }]) => {
    const sum = readSum(sumId);
    return sum !== null && Math.abs(difficulties.of(sum) - difficulty) >= minMove;
  });

/**
 * Counts the new answers of every school and makes a new version of the difficulties when they have moved. Of schools and
 * pupils only their number goes into it. Two processes that do it at the same time make the same version once.
 */
export async function refitDifficulties(db: AllAccountsDatabase, now: Date): Promise<void> {
  await gatherEvidence(db, now);
  const { cells, schools, answers } = await readEvidence(db);
  const fits = await fitAll(cells);
  const last = await lastRefit(db);
  if (!moves(fits, await readDifficulties(db, last))) return;
  await db
    .insertInto('difficulty_version')
    .values({
      version: (last ?? refitVersion(0)) + 1,
      start_version: startVersion,
      fitted_at: now,
      schools,
      answers,
      body: json(Object.fromEntries(fits)),
    })
    .onConflict((there) => there.doNothing())
    .execute();
}
