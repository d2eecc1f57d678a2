import { accessState } from '../../identity/sign-in/access-state';
import type { Answer, Call } from '../../platform/http/call';
import { byName } from '../../shared/names';
import { isOver } from '../policy';

/** The adults of the school with their live groups, also those they get later; an admin sees of them what it takes to manage them. */
export async function listTeachers({
  db,
  session,
  now,
}: Call<'listTeachers'>): Promise<Answer<'listTeachers'>> {
  const { role } = session;
  const manages = role === 'schooladmin';
  const groups = await db
    .selectFrom('pupil_group')
    .select(['group_id', 'name'])
    .where('archived_at', 'is', null)
    .execute();
  const links = await db
    .selectFrom('group_teacher as t')
    .where(({ not }) => not(isOver(now)))
    .select(['t.group_id', 't.user_id'])
    .execute();
  const users = await db
    .selectFrom('app_user')
    .select(['user_id', 'display_name', 'role', 'email', 'password_hash'])
    .select(['disabled_at', 'last_seen_at', 'two_factor_at', 'import_key'])
    .where('role', 'in', ['docent', 'schooladmin'])
    .$if(!manages, (query) => query.where('disabled_at', 'is', null))
    .execute();
  const live = new Set(groups.map(({ group_id }) => group_id));
  const groupsOf = (userId: string) =>
    links.filter((link) => link.user_id === userId && live.has(link.group_id)).map((link) => link.group_id);
  return {
    teachers: users
      .map((user) => ({
        userId: user.user_id,
        name: user.display_name,
        role: user.role === 'schooladmin' ? ('schooladmin' as const) : ('docent' as const),
        state: accessState(user),
        groupIds: groupsOf(user.user_id),
        email: manages ? user.email : null,
        twoFactor: manages ? user.two_factor_at !== null : null,
        importKey: manages ? user.import_key : null,
        lastSeen: manages ? (user.last_seen_at?.toISOString() ?? null) : null,
      }))
      .sort((a, b) => byName(a.name, b.name)),
    groups: groups
      .map(({ group_id, name }) => ({ groupId: group_id, name }))
      .sort((a, b) => byName(a.name, b.name)),
  };
}
