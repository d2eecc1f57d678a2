import { sql } from 'kysely';
import type { SumWindow } from '@/maths/window/sum-window';
import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { schoolToday } from '../../school/school-today';
import { newestCollections } from '../../school/settings/collections';
import { dayIn } from '../../shared/calendar';
import { requireOwnOrVisiblePupil } from '../policy';
import { countStamps } from './read-map';
import { cardSize, savingsCard } from './savings-card';

/** Rounds by their ids, with what each was. */
async function roundsOf(db: Db, windowIds: readonly string[]) {
  if (windowIds.length === 0) return new Map<string, never>();
  const windows = await db
    .selectFrom('sum_window')
    .where('window_id', 'in', windowIds)
    .select(['window_id', 'collection_key', 'game', 'day'])
    .select(sql<SumWindow['purpose'] | null>`body->>'purpose'`.as('purpose'))
    .execute();
  if (windows.length === 0) return new Map<string, never>();
  const collections = await newestCollections(db, [
    ...new Set(windows.map(({ collection_key }) => collection_key)),
  ]);
  const titles = new Map(collections.map(({ key, title }) => [key, title]));
  return new Map(
    windows.map(({ window_id, collection_key, game, day, purpose }) => [
      window_id,
      { day, game, purpose: purpose ?? 'practice', title: titles.get(collection_key) ?? null },
    ]),
  );
}

/** What the stamps of one savings card were for: ten at most, however many there are. */
export async function readStamps({
  db,
  session,
  params,
  query,
  now,
}: Call<'readStamps'>): Promise<Answer<'readStamps'>> {
  const { pupil_id: pupilId } = await requireOwnOrVisiblePupil(db, session, params.pupilId);
  const [{ zone }, count] = await Promise.all([schoolToday(db, now), countStamps(db, pupilId)]);
  const last = savingsCard(count).full + 1;
  const card = Math.min(query.card ?? last, last);
  const stamps = await db
    .selectFrom('stamp')
    .where('pupil_id', '=', pupilId)
    .orderBy('earned_at')
    .orderBy('reason')
    .orderBy('subject')
    .offset((card - 1) * cardSize)
    .limit(cardSize)
    .select(['reason', 'subject', 'earned_at'])
    .execute();
  const rounds = await roundsOf(
    db,
    stamps.filter(({ reason }) => reason === 'round').map(({ subject }) => subject),
  );
  return {
    card,
    stamps: stamps.map(({ reason, subject, earned_at }) => {
      const day = dayIn(zone, earned_at);
      if (reason === 'automated') return { kind: 'sum', day, sumId: subject };
      const round = rounds.get(subject) ?? { day, purpose: 'practice', game: null, title: null };
      return { kind: 'round', ...round };
    }),
  };
}
