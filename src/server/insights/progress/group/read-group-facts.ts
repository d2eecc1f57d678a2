import { sql } from 'kysely';
import { factState } from '@/maths/report/fact-state';
import { readSum } from '@/maths/sum/read-sum';
import { avatarOf } from '../../../identity/avatar/avatar';
import type { Answer, Call } from '../../../platform/http/call';
import { membersOf } from '../../../school/members';
import { requireSeenGroup } from '../../../school/policy';
import { schoolToday } from '../../../school/school-today';
import { byName, fullName, screenNames } from '../../../shared/names';

type Phase = Parameters<typeof factState>[0];

const letters = { known: 'k', nearly: 'n', practising: 'p' } as const;

/** How well each pupil of a group knows each fact that one of them has practised. It reads states, never answers. */
export async function readGroupFacts({
  db,
  session,
  params,
  now,
}: Call<'readGroupFacts'>): Promise<Answer<'readGroupFacts'>> {
  const { accountId } = session;
  const group = await requireSeenGroup(db, session, params.groupId);
  const { today } = await schoolToday(db, now);
  const rows = await membersOf(db, group, now)
    .select(['p.pupil_id', 'p.first_name', 'p.last_name', 'p.sort_name', avatarOf('p').as('avatar')])
    .execute();
  const firstNames = screenNames(rows);
  const pupils = rows
    .map((row, place) => ({
      pupilId: row.pupil_id,
      name: fullName(row),
      firstName: firstNames[place] ?? row.first_name,
      avatar: row.avatar,
    }))
    .toSorted((one, other) => byName(one.name, other.name));
  const { rows: sums } = await sql<{ sum_id: string; phases: Readonly<Record<string, Phase>> }>`
    select sum_id, json_object_agg(pupil_id, phase) as phases
    from pupil_sum
    where account_id = ${accountId} and pupil_id = any(${pupils.map(({ pupilId }) => pupilId)}::uuid[])
      and (memory->>'answers')::int > 0
    group by sum_id
    order by sum_id`.execute(db);
  return {
    group: { groupId: group.group_id, name: group.name, year: group.year },
    day: today,
    pupils,
    facts: sums
      .filter(({ sum_id }) => readSum(sum_id)?.learnedAs === 'fact')
      .map(({ sum_id, phases }) => ({
        sumId: sum_id,
        states: pupils
          .map(({ pupilId }) => {
            const phase = phases[pupilId];
            return phase === undefined ? '-' : letters[factState(phase)];
          })
          .join(''),
      })),
  };
}
