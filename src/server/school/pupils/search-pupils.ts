import { sql } from 'kysely';
import { avatarOf } from '../../identity/avatar/avatar';
import type { Answer, Call } from '../../platform/http/call';
import { fullName } from '../../shared/names';
import { managedPupils } from '../policy';

/** Pupils a search shows at most. */
const maxFound = 8;

/** Finds pupils by the words of their name, through an index: a larger school, or more schools, cost no more. */
export async function searchPupils({
  db,
  session,
  query,
}: Call<'searchPupils'>): Promise<Answer<'searchPupils'>> {
  const { accountId } = session;
  const place = sql<'group' | 'none' | 'trash'>`
    case when p.trashed_at is not null then 'trash'
      when g.group_id is null or g.archived_at is not null then 'none' else 'group' end`;
  const rows = await managedPupils(db, session)
    .leftJoin('pupil_group as g', (on) => on.onRef('g.group_id', '=', 'p.group_id'))
    .where(
      sql<boolean>`pupil_words(p.account_id, p.first_name, p.last_name)
        @@ pupil_query(${accountId}::uuid, ${query.search})`,
    )
    .select(['p.pupil_id', 'p.first_name', 'p.last_name', 'p.sort_name'])
    .select(['g.group_id', 'g.name as group_name', place.as('place')])
    .select(avatarOf('p').as('avatar'))
    // By its letter the group comes first, then none, then the trash.
    .orderBy('place')
    .orderBy(sql`folded_name(p.first_name)`)
    .orderBy(sql`folded_name(coalesce(p.sort_name, p.last_name, ''))`)
    .orderBy('p.pupil_id')
    .limit(maxFound + 1)
    .execute();
  return {
    pupils: rows.slice(0, maxFound).map((row) => ({
      pupilId: row.pupil_id,
      name: fullName(row),
      avatar: row.avatar,
      place: row.place,
      group: row.group_id && row.group_name ? { groupId: row.group_id, name: row.group_name } : null,
    })),
    more: rows.length > maxFound,
  };
}
