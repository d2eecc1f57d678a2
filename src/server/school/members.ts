import { sql } from 'kysely';
import type { Db } from '../platform/db/database';
import { isInForce } from './policy';

/** A group as reads of its pupils need it. */
export interface GroupRef {
  readonly group_id: string;
  readonly kind: 'home' | 'extra';
}

/**
 * Whether the pupil `p` is in a group at this moment: by its home group, or as a member whose days have begun and are
 * not over. Who left its home group is a member of nothing.
 */
export const isMember = ({ group_id: groupId, kind }: GroupRef, at: Date) =>
  kind === 'home'
    ? sql<boolean>`p.group_id = ${groupId}`
    : sql<boolean>`p.group_id is not null and exists (
        select from extra_member m
        where m.account_id = p.account_id and m.pupil_id = p.pupil_id and m.group_id = ${groupId}
          and ${isInForce(at, 'm')}
      )`;

/** The pupils `p` of a group of either kind, without those in the trash. */
export const membersOf = (db: Db, group: GroupRef, at: Date) =>
  db.selectFrom('pupil as p').where('p.trashed_at', 'is', null).where(isMember(group, at));
