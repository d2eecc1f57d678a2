import { sql } from 'kysely';
import type { z } from 'zod';
import type { Pupil } from '@/contract/groups';
import { avatarOf } from '../../identity/avatar/avatar';
import { wrongPicturesOf } from '../../identity/throttle/wrong-pictures';
import type { ServerKeys } from '../../platform/crypto/keys';
import type { Db } from '../../platform/db/database';
import type { Session } from '../../platform/http/session';
import { waitingAnswers } from '../../practice/windows/waiting-answers';
import { type GroupRef, membersOf } from '../../school/members';
import { schoolToday } from '../../school/school-today';
import { byName, fullName, nameParts, sortedName } from '../../shared/names';
import { newcomersOf } from '../attention/newcomers';
import type { PupilAtWork } from '../attention/recent-work';
import { readStandings } from '../progress/group/standings';

type PupilShown = z.infer<typeof Pupil>;

interface Class extends GroupRef {
  readonly year: number | null;
}

/** The pupils of one group, by surname. `work` holds the last days of each; answers are read only of who is stuck. */
export async function listPupils(
  db: Db,
  { accountId }: Pick<Session, 'accountId'>,
  keys: ServerKeys,
  group: Class,
  work: readonly PupilAtWork[],
  now: Date,
): Promise<PupilShown[]> {
  const rows = await membersOf(db, group, now)
    .select([
      'p.pupil_id',
      'p.first_name',
      'p.last_name',
      'p.sort_name',
      'p.user_name',
      'p.year',
      'p.created_at',
      avatarOf('p').as('avatar'),
      sql<string | null>`(
        select max(d.day) from pupil_day d where d.account_id = p.account_id and d.pupil_id = p.pupil_id
      )`.as('last_day'),
      sql<number>`(
        select count(*)::int from pupil_sum s
        where s.account_id = p.account_id and s.pupil_id = p.pupil_id
          and s.phase in ('automated', 'maintenance')
      )`.as('automated'),
      waitingAnswers(now).as('waiting'),
    ])
    .execute();
  const wrong = await wrongPicturesOf(
    db,
    keys,
    accountId,
    rows.map(({ pupil_id }) => pupil_id),
    now,
  );
  const { country, zone } = await schoolToday(db, now);
  const newSince = newcomersOf(rows, zone, now);
  const childOf = (row: (typeof rows)[number]) => ({ pupilId: row.pupil_id, year: row.year ?? group.year });
  const standings = await readStandings(db, accountId, country, rows.map(childOf), { atWork: work, now });
  const workOf = new Map(work.map((pupil) => [pupil.pupilId, pupil]));
  const shown = rows.map((row): PupilShown => {
    const own = workOf.get(row.pupil_id);
    const { domains, flags, stuckOn } = standings.of(childOf(row));
    return {
      pupilId: row.pupil_id,
      name: fullName(row),
      sortName: sortedName(row),
      parts: nameParts(row),
      userName: row.user_name,
      year: row.year,
      avatar: row.avatar,
      lastPractised: row.last_day,
      newSince: newSince(row),
      minutesThisWeek: own?.minutesThisWeek ?? 0,
      automatedFacts: row.automated,
      domains: [...domains],
      flags: [...flags],
      stuckOn,
      misses: flags.includes('guessing') ? (own?.misses ?? null) : null,
      waitingAnswers: row.waiting,
      wrongPictures: wrong.get(row.pupil_id) ?? 0,
    };
  });
  return shown.sort((a, b) => byName(a.sortName, b.sortName));
}
