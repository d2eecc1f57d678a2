import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { PupilDetails } from '../../pupils/insert-pupils';

export interface KnownGroup {
  readonly groupId: string;
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
  readonly groups: readonly KnownGroup[];
  readonly pupils: readonly KnownPupil[];
}

const hex = (bytes: Uint8Array | null) => (bytes === null ? null : Buffer.from(bytes).toString('hex'));

/** Pupils read at once: others wait no longer than that takes. */
const page = 1000;

const pupilsAfter = (db: Db, last: string | undefined) =>
  db
    .selectFrom('pupil')
    .$if(last !== undefined, (query) => query.where('pupil_id', '>', last ?? ''))
    .select(['pupil_id', 'group_id', 'first_name', 'last_name', 'sort_name', 'year', 'import_key'])
    .select(['eck_id_hash', 'imported', sql<boolean>`trashed_at is not null`.as('in_trash')])
    .orderBy('pupil_id')
    .limit(page)
    .execute();

async function readPupils(db: Db) {
  const all: Awaited<ReturnType<typeof pupilsAfter>> = [];
  for (;;) {
    const more = await pupilsAfter(db, all.at(-1)?.pupil_id);
    all.push(...more);
    if (more.length < page) return all;
  }
}

export async function readSchoolState(db: Db): Promise<SchoolState> {
  const groups = await db
    .selectFrom('pupil_group')
    .where('archived_at', 'is', null)
    .where('kind', '=', 'home')
    .select(['group_id', 'name', 'year', 'school_year', 'location', 'source_keys'])
    .orderBy('group_id')
    .execute();
  const pupils = await readPupils(db);
  return {
    groups: groups.map((row) => ({
      groupId: row.group_id,
      name: row.name,
      year: row.year,
      schoolYear: row.school_year,
      location: row.location,
      sourceKeys: row.source_keys,
    })),
    pupils: pupils.map((row) => ({
      pupilId: row.pupil_id,
      groupId: row.group_id,
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
