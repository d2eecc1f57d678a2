import { normaliseLogin } from '../../identity/sign-in/sign-in';
import { notifyUser } from '../../messages/send-message';
import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { CallError } from '../../platform/http/errors';
import { newId } from '../../shared/new-id';
import { audit } from '../audit';
import { addInvited, countInvitation } from './invite-teacher';
import { requireGroups, requireTeacher } from './policy';
import { addGroups, groupsOf } from './set-groups';
import { teacherNotice } from './teacher-notice';

type Taking = Call<'importTeachers'>;
type Ticked = Taking['body']['teachers'][number];
type Outcome = Answer<'importTeachers'>['outcomes'][number];

/** Who of the school signs in with this address. */
const userWith = async (tx: Db, email: string): Promise<string | undefined> => {
  const found = await tx
    .selectFrom('login_name')
    .where('login', '=', normaliseLogin(email))
    .where('person', '=', 'user')
    .select('person_id')
    .executeTakeFirst();
  return found?.person_id;
};

interface Link {
  readonly userId: string;
  readonly groupIds: readonly string[];
  readonly key: string | undefined;
}

/** Gives somebody who is there these groups besides the own ones, and says so. */
async function link(tx: Db, { session, now }: Taking, { userId, groupIds, key }: Link) {
  const { accountId } = session;
  const user = await requireTeacher(tx, userId);
  if (key !== undefined) {
    await tx.updateTable('app_user').set({ import_key: key }).where('user_id', '=', userId).execute();
  }
  const had = new Set(await groupsOf(tx, { accountId, userId }));
  const added = groupIds.filter((id) => !had.has(id));
  if (added.length === 0) return;
  await addGroups(tx, { accountId, userId }, added);
  const counts = { groups: added.length };
  await audit(tx, session, { action: 'user.changed', subjectId: userId, counts }, now);
  if (userId === session.personId || user.disabled_at) return;
  await notifyUser(tx, userId, teacherNotice({ kind: 'groups-received', groups: added.length }), now);
}

const isCode = (error: unknown, code: string) => error instanceof CallError && error.code === code;

/** One of them, in a transaction of its own: what fails for one does not fail for the others. */
async function takeIn(call: Taking, ticked: Ticked): Promise<Outcome> {
  const { db, now } = call;
  const { key } = ticked;
  const groupIds = [...new Set(ticked.groupIds)];
  const linkTo = async (userId: string): Promise<Outcome> => {
    await db.transaction().execute((tx) => link(tx, call, { userId, groupIds, key }));
    return 'linked';
  };
  if ('userId' in ticked) return linkTo(ticked.userId);
  const known = await userWith(db, ticked.email);
  if (known) return linkTo(known);
  try {
    await countInvitation(db, call);
    const { name, email } = ticked;
    const invited = { userId: newId(now), name, email, role: 'docent', groupIds, key } as const;
    await db.transaction().execute((tx) => addInvited(tx, call, invited));
    return 'invited';
  } catch (error) {
    if (isCode(error, 'login-taken')) return 'login-taken';
    if (isCode(error, 'invitations-throttled')) return 'throttled';
    throw error;
  }
}

/** @throws CallError 404, before anything is done, when one of the users or groups is not of the school */
export async function importTeachers(call: Taking): Promise<Answer<'importTeachers'>> {
  const { db, session, body } = call;
  await db.transaction().execute(async (tx) => {
    await requireGroups(
      tx,
      session,
      body.teachers.flatMap(({ groupIds }) => groupIds),
    );
    const users = body.teachers.flatMap((each) => ('userId' in each ? [each.userId] : []));
    for (const userId of [...new Set(users)].sort()) await requireTeacher(tx, userId);
  });
  const outcomes: Outcome[] = [];
  for (const each of body.teachers) outcomes.push(await takeIn(call, each));
  return { outcomes };
}
