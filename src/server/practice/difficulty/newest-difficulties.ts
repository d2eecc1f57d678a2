import { type Difficulties, refitted, startDifficulties, startVersion } from '@/maths/learn/difficulty';
import type { GlobalDb } from '../../platform/db/database';
import { databaseBehind } from '../../platform/db/tenant/for-tenant';

/** The last version that was refitted from these start values, if any. */
export async function lastRefit(db: GlobalDb): Promise<number | undefined> {
  const row = await db
    .selectFrom('difficulty_version')
    .where('start_version', '=', startVersion)
    .orderBy('version', 'desc')
    .limit(1)
    .select('version')
    .executeTakeFirst();
  return row?.version;
}

/** The difficulties of a version; the start values where there was no refit. */
export async function readDifficulties(db: GlobalDb, version: number | undefined): Promise<Difficulties> {
  if (version === undefined) return startDifficulties;
  const { body } = await db
    .selectFrom('difficulty_version')
    .where('version', '=', version)
    .select('body')
    .executeTakeFirstOrThrow();
  const fits = Object.entries(body).map(([sumId, { difficulty }]) => [sumId, difficulty] as const);
  return refitted(version, new Map(fits));
}

/** A version holds for weeks: nobody is worse off for hearing of the next some minutes later. */
const pollEvery = 5 * 60_000;

interface Looked {
  readonly at: number;
  readonly difficulties: Difficulties;
}

const looked = new WeakMap<object, Looked>();

/** The difficulties to make windows with now. Any number of processes: a window keeps those it was made with. */
export async function newestDifficulties(db: GlobalDb, now: Date): Promise<Difficulties> {
  const at = now.getTime();
  const behind = databaseBehind(db);
  const before = looked.get(behind);
  if (before && at - before.at < pollEvery) return before.difficulties;
  const version = await lastRefit(db);
  const isKnown = before && version === before.difficulties.version;
  const difficulties = isKnown ? before.difficulties : await readDifficulties(db, version);
  looked.set(behind, { at, difficulties });
  return difficulties;
}
