import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { PupilDetails } from '../pupils/insert-pupils';

export interface KnownClass {
  readonly classId: string;
  readonly name: string;
  readonly year: number | null;
  readonly schoolYear: string;
  /** Code of the location whose file it came from; null when it came from none, or that did not say. */
  readonly location: string | null;
  readonly sourceKeys: readonly string[];
}

export interface KnownPupil extends PupilDetails {
  readonly pupilId: string;
  readonly importKey: string | null;
  /** Hex of the keyed hash. */
  readonly eckIdHash: string | null;
  /** What the last import brought; null for who was added by hand. */
  readonly imported: PupilDetails | null;
  readonly inTrash: boolean;
}

/** All of a school that an import is compared with. */
export interface SchoolState {
  readonly classes: readonly KnownClass[];
  readonly pupils: readonly KnownPupil[];
}

const hex = (bytes: Uint8Array | null) => (bytes === null ? null : Buffer.from(bytes).toString('hex'));

/** Pupils read at once: others wait no longer than that takes. */
const page = 1000;

const pupilsAfter = (db: Db, accountId: string, last: string | undefined) =>
  db
    .selectFrom('pupil')
    .where('account_id', '=', accountId)
    .$if(last !== undefined, (query) => query.where('pupil_id', '>', last ?? ''))
    .select(['pupil_id', 'class_id', 'first_name', 'last_name', 'sort_name', 'year', 'import_key'])
    .select(['eck_id_hash', 'imported', sql<boolean>`trashed_at is not null`.as('in_trash')])
    .orderBy('pupil_id')
    .limit(page)
    .execute();

async function readPupils(db: Db, accountId: string) {
  const all: Awaited<ReturnType<typeof pupilsAfter>> = [];
  for (;;) {
    const more = await pupilsAfter(db, accountId, all.at(-1)?.pupil_id);
    all.push(...more);
    if (more.length < page) return all;
  }
}

export async function readSchoolState(db: Db, accountId: string): Promise<SchoolState> {
  const classes = await db
    .selectFrom('class')
    .where('account_id', '=', accountId)
    .where('archived_at', 'is', null)
    .select(['class_id', 'name', 'year', 'school_year', 'location', 'source_keys'])
    .orderBy('class_id')
    .execute();
  const pupils = await readPupils(db, accountId);
  return {
    classes: classes.map((row) => ({
      classId: row.class_id,
      name: row.name,
      year: row.year,
      schoolYear: row.school_year,
      location: row.location,
      sourceKeys: row.source_keys,
    })),
    pupils: pupils.map((row) => ({
      pupilId: row.pupil_id,
      classId: row.class_id,
      firstName: row.first_name,
      lastName: row.last_name,
      sortName: row.sort_name,
      year: row.year,
      importKey: row.import_key,
      eckIdHash: hex(row.eck_id_hash),
      imported: row.imported as PupilDetails | null,
      inTrash: row.in_trash,
    })),
  };
}

/** Changes when anything changes that a plan was made on. */
export const stateHash = (state: SchoolState): Uint8Array =>
  new Uint8Array(createHash('sha256').update(JSON.stringify(state)).digest());
