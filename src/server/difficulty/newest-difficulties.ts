import type { Kysely } from 'kysely';
import { type Difficulties, refitted, startDifficulties, startVersion } from '@/maths/learn/difficulty';
import type { Db } from '../db/database';
import type { DB } from '../db/schema';

/** The last version that was refitted from these start values, if any. */
export async function lastRefit(db: Db): Promise<number | undefined> {
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
export async function readDifficulties(db: Db, version: number | undefined): Promise<Difficulties> {
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
const lookEvery = 5 * 60_000;

interface Looked {
  readonly at: number;
  readonly difficulties: Difficulties;
}

const looked = new WeakMap<Kysely<DB>, Looked>();

/** The difficulties to make windows with now. Any number of processes: a window keeps those it was made with. */
export async function newestDifficulties(db: Kysely<DB>, now: Date): Promise<Difficulties> {
  const at = now.getTime();
  const before = looked.get(db);
  if (before && at - before.at < lookEvery) return before.difficulties;
  const version = await lastRefit(db);
  const isKnown = before && version === before.difficulties.version;
  const difficulties = isKnown ? before.difficulties : await readDifficulties(db, version);
  looked.set(db, { at, difficulties });
  return difficulties;
}
