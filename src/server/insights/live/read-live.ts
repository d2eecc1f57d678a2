import { sql } from 'kysely';
import { avatarOf } from '../../identity/avatar/avatar';
import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { stopText } from '../../practice/stops/group-stop';
import { type GroupRef, isMember } from '../../school/members';
import { requireSeenGroup } from '../../school/policy';
import { newestCollections } from '../../school/settings/collections';
import { byName } from '../../shared/names';

type Live = Answer<'readLive'>;

/** Whoever answered within so many minutes is practising now. */
const nowMinutes = 3;

const sinceNow = (now: Date): Date => new Date(now.getTime() - nowMinutes * 60_000);

/** Counts who of a group is practising now. */
export async function countLive(db: Db, accountId: string, group: GroupRef, now: Date): Promise<number> {
  const { rows } = await sql<{ readonly live: number }>`
    select count(distinct p.pupil_id)::int as live
    from pupil p join sum_window w on w.account_id = p.account_id and w.pupil_id = p.pupil_id
    where p.account_id = ${accountId} and ${isMember(group, now)} and p.trashed_at is null
      and w.day >= (${now}::timestamptz - interval '2 days')::date and w.answered_at > ${sinceNow(now)}`.execute(
    db,
  );
  return rows[0]?.live ?? 0;
}

interface Row {
  readonly pupil_id: string;
  readonly first_name: string;
  readonly avatar: string;
  readonly collection_key: string;
  readonly game: string | null;
  readonly answers: number;
  readonly asked: number | null;
  readonly purpose: string | null;
  readonly finished: boolean;
  readonly answered_at: Date;
  readonly begun_at: Date;
  readonly done_today: number;
}

/**
 * Who of a group is practising now, and how far. First names and nothing of right or wrong: it may stand on the board
 * before the group. Rounds of today and yesterday are looked at, however many there were before.
 */
export async function readLive({ db, session, params, now }: Call<'readLive'>): Promise<Live> {
  const { accountId } = session;
  const group = await requireSeenGroup(db, session, params.groupId);
  const since = sinceNow(now);
  const { rows } = await sql<Row>`
    select p.pupil_id, p.first_name, ${avatarOf('p')} as avatar, w.*, coalesce((
      select d.answers from pupil_day d
      where d.account_id = p.account_id and d.pupil_id = p.pupil_id and d.day = w.day
    ), 0) as done_today
    from pupil p cross join lateral (
      select collection_key, game, answers, (body->'settings'->>'sumsPerRound')::int as asked,
        body->>'purpose' as purpose, finished_at is not null as finished, answered_at, created_at as begun_at, day
      from sum_window w
      where w.account_id = p.account_id and w.pupil_id = p.pupil_id
        and w.day >= (${now}::timestamptz - interval '2 days')::date and w.answered_at > ${since}
      order by w.answered_at desc limit 1
    ) w
    where p.account_id = ${accountId} and ${isMember(group, now)} and p.trashed_at is null`.execute(db);
  const keys = [...new Set(rows.map(({ collection_key }) => collection_key))];
  const titles = new Map((await newestCollections(db, keys)).map(({ key, title }) => [key, title]));
  return {
    now: now.toISOString(),
    stoppedUntil: stopText(group.stopped_until, now),
    pupils: rows
      .map((row) => ({
        pupilId: row.pupil_id,
        name: row.first_name,
        avatar: row.avatar,
        title: titles.get(row.collection_key) ?? null,
        game: row.game ?? '',
        test: row.purpose !== null && row.purpose !== 'practice',
        answers: row.answers,
        asked: row.purpose === null || row.purpose === 'practice' ? row.asked : null,
        finished: row.finished,
        lastAnswer: row.answered_at.toISOString(),
        doneToday: row.done_today,
      }))
      .toSorted((a, b) => byName(a.name, b.name)),
  };
}
