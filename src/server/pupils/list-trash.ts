import type { Answer, Call } from '../call';
import { byName, fullName, sortedName } from '../groups/names';
import { pupilsOf } from '../groups/policy';
import { trashDays } from '../jobs/erase-trash';
import { avatarOf } from './avatar';

const dayMs = 86_400_000;

/** The pupils of the trash whom this person may see, the last one thrown away first. */
export async function listTrash({ db, session, now }: Call<'listTrash'>): Promise<Answer<'listTrash'>> {
  const rows = await pupilsOf(db, session)
    .leftJoin('class as c', (on) =>
      on
        .onRef('c.account_id', '=', 'p.account_id')
        .onRef('c.class_id', '=', 'p.class_id')
        .on('c.archived_at', 'is', null),
    )
    .where('p.trashed_at', 'is not', null)
    .select(['p.pupil_id', 'p.first_name', 'p.last_name', 'p.sort_name', 'p.trashed_at'])
    .select(avatarOf('p').as('avatar'))
    .select(['c.class_id', 'c.name as class_name'])
    .execute();
  const pupils = rows.flatMap((row) => {
    if (row.trashed_at === null) return [];
    const over = row.trashed_at.getTime() + trashDays * dayMs;
    return {
      pupilId: row.pupil_id,
      name: fullName(row),
      sortName: sortedName(row),
      avatar: row.avatar,
      groupId: row.class_id,
      groupName: row.class_name,
      trashedAt: row.trashed_at.toISOString(),
      daysLeft: Math.max(0, Math.ceil((over - now.getTime()) / dayMs)),
    };
  });
  return {
    pupils: pupils.sort((a, b) => b.trashedAt.localeCompare(a.trashedAt) || byName(a.sortName, b.sortName)),
  };
}
