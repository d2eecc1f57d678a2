import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { fullName } from '../../shared/names';
import { audit } from '../audit';
import { requireSeats } from '../licence/seats';
import { requireManagedGroup } from '../policy';
import { insertPupils } from './insert-pupils';

type AddCall = Call<'addPupils'>;

const already = (db: Db, pupilIds: readonly string[]) =>
  db
    .selectFrom('pupil')
    .where('pupil_id', 'in', pupilIds)
    .select(['pupil_id', 'group_id', 'first_name', 'last_name', 'sort_name', 'user_name'])
    .execute();

/** Adds those that are not there yet: the page makes the ids, so a call that is sent again adds nobody twice. */
async function addMissing(call: AddCall): Promise<Answer<'addPupils'>> {
  const { db, session, params, body, now } = call;
  const { accountId } = session;
  const { groupId } = params;
  const pupilIds = body.pupils.map(({ pupilId }) => pupilId);
  return db.transaction().execute(async (tx) => {
    await requireManagedGroup(tx, session, groupId);
    const there = await already(tx, pupilIds);
    if (there.some(({ group_id }) => group_id !== groupId)) throw notFound();
    const known = new Set(there.map(({ pupil_id }) => pupil_id));
    const missing = body.pupils.filter(
      ({ pupilId }, at) => !known.has(pupilId) && pupilIds.indexOf(pupilId) === at,
    );
    await requireSeats(tx, accountId, missing.length, now);
    if (missing.length > 0) {
      await insertPupils(
        tx,
        accountId,
        missing.map(({ startLevel, ...pupil }) => ({
          ...pupil,
          groupId,
          startYear: startLevel,
          importKey: null,
          eckIdHash: null,
          imported: null,
        })),
        now,
      );
      const counts = { pupils: missing.length };
      await audit(tx, session, { action: 'pupils.added', subjectId: groupId, counts }, now);
    }
    const added = await already(tx, pupilIds);
    return {
      pupils: added.map((row) => ({ pupilId: row.pupil_id, name: fullName(row), userName: row.user_name })),
    };
  });
}

const uniqueViolation = '23505';
const maxTries = 3;

/** Adds pupils to a group. A user name that another school took in the same moment is made again. */
export async function addPupils(call: AddCall): Promise<Answer<'addPupils'>> {
  for (let tries = 1; ; tries++) {
    try {
      return await addMissing(call);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === uniqueViolation;
      if (!isTaken || tries === maxTries) throw error;
    }
  }
}
