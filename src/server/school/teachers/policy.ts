import type { Db } from '../../platform/db/database';
import { notFound, unprocessable } from '../../platform/http/errors';
import type { Session } from '../../platform/http/session';
import { type Adult, seenGroupIds } from '../policy';

/**
 * An adult of the admin's own school, locked until the transaction ends.
 * @throws CallError 404
 */
export async function requireTeacher(tx: Db, userId: string) {
  const user = await tx
    .selectFrom('app_user')
    .where('user_id', '=', userId)
    .where('role', 'in', ['docent', 'schooladmin'])
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound();
  return user;
}

/**
 * Nobody takes their own rights away: so a school always keeps an admin.
 * @throws CallError 422 `not-oneself`
 */
export function refuseOneself({ personId }: Pick<Session, 'personId'>, userId: string): void {
  if (personId === userId) throw unprocessable('not-oneself');
}

/** @throws CallError 404 when one of them is no live group of the school */
export async function requireGroups(tx: Db, session: Adult, groupIds: readonly string[]): Promise<void> {
  const known = new Set(await seenGroupIds(tx, session));
  if (groupIds.some((id) => !known.has(id))) throw notFound();
}
