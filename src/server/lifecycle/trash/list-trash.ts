import { avatarOf } from '../../identity/avatar/avatar';
import type { Answer, Call } from '../../platform/http/call';
import { managedPupils } from '../../school/policy';
import { trashDays } from '../../school/pupils/record-changes';
import { byName, fullName, sortedName } from '../../shared/names';

const dayMs = 86_400_000;

/** The pupils of the trash whom this person may see, the last one thrown away first. */
export async function listTrash({ db, session, now }: Call<'listTrash'>): Promise<Answer<'listTrash'>> {
  const rows = await managedPupils(db, session)
    .leftJoin('pupil_group as g', (on) =>
      on.onRef('g.group_id', '=', 'p.group_id').on('g.archived_at', 'is', null),
    )
    .where('p.trashed_at', 'is not', null)
    .select(['p.pupil_id', 'p.first_name', 'p.last_name', 'p.sort_name', 'p.trashed_at'])
    .select(avatarOf('p').as('avatar'))
    .select(['g.group_id', 'g.name as group_name'])
    .execute();
  const pupils = rows.flatMap((row) => {
    if (row.trashed_at === null) return [];
    const over = row.trashed_at.getTime() + trashDays * dayMs;
    return {
      pupilId: row.pupil_id,
      name: fullName(row),
      sortName: sortedName(row),
      avatar: row.avatar,
      groupId: row.group_id,
      groupName: row.group_name,
      trashedAt: row.trashed_at.toISOString(),
      daysLeft: Math.max(0, Math.ceil((over - now.getTime()) / dayMs)),
    };
  });
  return {
    pupils: pupils.sort((a, b) => b.trashedAt.localeCompare(a.trashedAt) || byName(a.sortName, b.sortName)),
  };
}
