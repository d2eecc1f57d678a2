import { randomInt } from 'node:crypto';
import { avatars } from '@assets/avatars/avatars';
import { sql } from 'kysely';
import { startAbility } from '@/maths/learn/empty-learner';
import type { Db } from '../db/database';
import { keptPlan } from '../db/kept-plan';
import { json } from '../db/schema';
import { newId } from '../new-id';
import type { PlannedClass, PlannedPupil } from './plan';
import { makeUserNames } from './user-names';

/** The model's first guess of a pupil whose year is not known. */
const yearWhenUnknown = 4;

function pupilRow(
  { firstName, lastName, sortName, year, importKey, eckIdHash }: PlannedPupil,
  classId: string | null,
  userName: string,
  now: Date,
) {
  const startYear = year ?? yearWhenUnknown;
  const ability = startAbility(startYear);
  return {
    pupil_id: newId(now),
    class_id: classId,
    first_name: firstName,
    last_name: lastName,
    sort_name: sortName,
    year,
    avatar: avatars[randomInt(avatars.length)]?.id ?? 'otter',
    user_name: userName,
    import_key: importKey,
    eck_id_hash: eckIdHash,
    imported: { firstName, lastName, sortName, year, classId },
    start_year: startYear,
    ability_mean: ability.mean,
    ability_variance: ability.variance,
    ability_answers: ability.answers,
  };
}

/** Adds pupils with their user names and the start of their learner model, in one statement; cards are made later. */
export async function addPupils(
  db: Db,
  accountId: string,
  pupils: readonly PlannedPupil[],
  classes: readonly PlannedClass[],
  now: Date,
): Promise<void> {
  const userNames = await makeUserNames(
    db,
    pupils.map((pupil) => pupil.firstName),
  );
  const rows = pupils.map((pupil, at) =>
    pupilRow(pupil, classes[pupil.place]?.classId ?? null, userNames[at] ?? '', now),
  );
  await sql`${keptPlan}
    with added as (
      select * from json_to_recordset(${json(rows)}::json) as r(pupil_id uuid, class_id uuid, first_name text,
        last_name text, sort_name text, year smallint, avatar text, user_name text, import_key text, eck_id_hash text,
        imported jsonb, start_year smallint, ability_mean double precision, ability_variance double precision,
        ability_answers integer)
    ), pupils as (
      insert into pupil (account_id, pupil_id, class_id, first_name, last_name, sort_name, year, avatar, user_name,
        import_key, eck_id_hash, imported, created_at)
      select ${accountId}::uuid, pupil_id, class_id, first_name, last_name, sort_name, year, avatar, user_name,
        import_key, decode(eck_id_hash, 'hex'), imported, ${now}::timestamptz
      from added
    ), names as (
      insert into login_name (login, account_id, person, person_id)
      select user_name, ${accountId}::uuid, 'pupil', pupil_id from added
    )
    insert into pupil_model (account_id, pupil_id, start_year, ability_mean, ability_variance, ability_answers, updated_at)
    select ${accountId}::uuid, pupil_id, start_year, ability_mean, ability_variance, ability_answers, ${now}::timestamptz
    from added`.execute(db);
}
