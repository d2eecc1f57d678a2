import { randomInt } from 'node:crypto';
import { avatars } from '@assets/avatars/avatars';
import { sql } from 'kysely';
import { startAbility } from '@/maths/learn/empty-learner';
import { json } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import { prepared } from '../../platform/db/prepared';
import { makeUserNames } from './user-names';

/** The model's first guess of a pupil whose year is not known. */
const yearWhenUnknown = 4;

/** Who a pupil is and where: also what came from the school's administration, from which an edit by hand differs. */
export interface PupilDetails {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly sortName: string | null;
  readonly year: number | null;
  readonly groupId: string | null;
}

export interface NewPupil extends PupilDetails {
  readonly pupilId: string;
  /** Where the learner model begins, when that is not the pupil's own year. */
  readonly startYear?: number | undefined;
  readonly importKey: string | null;
  /** Hex. */
  readonly eckIdHash: string | null;
  readonly imported: PupilDetails | null;
}

function rowOf(pupil: NewPupil, userName: string) {
  const startYear = pupil.startYear ?? pupil.year ?? yearWhenUnknown;
  const ability = startAbility(startYear);
  return {
    pupil_id: pupil.pupilId,
    group_id: pupil.groupId,
    first_name: pupil.firstName,
    last_name: pupil.lastName,
    sort_name: pupil.sortName,
    year: pupil.year,
    avatar: avatars[randomInt(avatars.length)]?.id ?? 'otter',
    user_name: userName,
    import_key: pupil.importKey,
    eck_id_hash: pupil.eckIdHash,
    imported: pupil.imported,
    start_year: startYear,
    ability_mean: ability.mean,
    ability_variance: ability.variance,
    ability_answers: ability.answers,
  };
}

/** Adds pupils with their user names and the start of their learner model, in one statement; cards are made later. */
export async function insertPupils(
  db: Db,
  accountId: string,
  pupils: readonly NewPupil[],
  now: Date,
): Promise<void> {
  const userNames = await makeUserNames(
    db,
    pupils.map((pupil) => pupil.firstName),
  );
  const rows = pupils.map((pupil, at) => rowOf(pupil, userNames[at] ?? ''));
  await sql`${prepared}
    with added as (
      select * from json_to_recordset(${json(rows)}::json) as r(pupil_id uuid, group_id uuid, first_name text,
        last_name text, sort_name text, year smallint, avatar text, user_name text, import_key text, eck_id_hash text,
        imported jsonb, start_year smallint, ability_mean double precision, ability_variance double precision,
        ability_answers integer)
    ), pupils as (
      insert into pupil (account_id, pupil_id, group_id, first_name, last_name, sort_name, year, avatar, user_name,
        import_key, eck_id_hash, imported, created_at)
      select ${accountId}::uuid, pupil_id, group_id, first_name, last_name, sort_name, year, avatar, user_name,
        import_key, decode(eck_id_hash, 'hex'), imported, ${now}::timestamptz
      from added
    ), names as (
      insert into login_name (account_id, login, person, person_id)
      select ${accountId}::uuid, user_name, 'pupil', pupil_id from added
    )
    insert into pupil_model (account_id, pupil_id, start_year, ability_mean, ability_variance, ability_answers, updated_at)
    select ${accountId}::uuid, pupil_id, start_year, ability_mean, ability_variance, ability_answers, ${now}::timestamptz
    from added`.execute(db);
}
