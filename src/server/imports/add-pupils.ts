import { randomInt } from 'node:crypto';
import { avatars } from '@assets/avatars/avatars';
import { startAbility } from '@/maths/learn/empty-learner';
import type { Db } from '../db/database';
import { json } from '../db/schema';
import { newId } from '../new-id';
import type { PlannedClass, PlannedPupil } from './plan';
import { makeUserNames } from './user-names';

/** The model's first guess of a pupil whose year is not known. */
const yearWhenUnknown = 4;

const bytes = (hex: string | null) => (hex === null ? null : new Uint8Array(Buffer.from(hex, 'hex')));

/** Adds pupils with their user names and the start of their learner model; cards are made later. */
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
  const added = pupils.map((pupil, i) => ({ pupil, pupilId: newId(now), userName: userNames[i] ?? '' }));
  await db
    .insertInto('pupil')
    .values(
      added.map(({ pupil, pupilId, userName }) => ({
        account_id: accountId,
        pupil_id: pupilId,
        class_id: classes[pupil.place]?.classId ?? null,
        first_name: pupil.firstName,
        last_name: pupil.lastName,
        sort_name: pupil.sortName,
        year: pupil.year,
        avatar: avatars[randomInt(avatars.length)]?.id ?? 'otter',
        user_name: userName,
        picture_secret: null,
        password_hash: null,
        import_key: pupil.importKey,
        eck_id_hash: bytes(pupil.eckIdHash),
        imported: json({
          firstName: pupil.firstName,
          lastName: pupil.lastName,
          sortName: pupil.sortName,
          year: pupil.year,
          classId: classes[pupil.place]?.classId ?? null,
        }),
        created_at: now,
        trashed_at: null,
      })),
    )
    .execute();
  await db
    .insertInto('login_name')
    .values(
      added.map(({ pupilId, userName }) => ({
        login: userName,
        account_id: accountId,
        person: 'pupil' as const,
        person_id: pupilId,
      })),
    )
    .execute();
  await db
    .insertInto('pupil_model')
    .values(
      added.map(({ pupil, pupilId }) => {
        const year = pupil.year ?? yearWhenUnknown;
        const ability = startAbility(year);
        return {
          account_id: accountId,
          pupil_id: pupilId,
          start_year: year,
          ability_mean: ability.mean,
          ability_variance: ability.variance,
          ability_answers: ability.answers,
          updated_at: now,
        };
      }),
    )
    .execute();
}
