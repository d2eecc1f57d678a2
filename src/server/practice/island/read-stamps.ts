import { sql } from 'kysely';
import type { SumWindow } from '@/maths/window/sum-window';
import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { schoolToday } from '../../school/school-today';
import { newestCollections } from '../../school/settings/collections';
import { dayIn } from '../../shared/calendar';
import { requireOwnOrManagedPupil } from '../policy';
import { fullCards, lookOf, stampsBefore } from '../savings/pupil-cards';
import { readCards } from '../savings/settle-cards';

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

/** What the stamps of one savings card were for, and how that card looks: of one card only, however many there are. */
export async function readStamps({
  db,
  session,
  params,
  query,
  now,
}: Call<'readStamps'>): Promise<Answer<'readStamps'>> {
  const { pupil_id: pupilId } = await requireOwnOrManagedPupil(db, session, params.pupilId);
  const { zone, today } = await schoolToday(db, now);
  const cards = await readCards(db, pupilId, today);
  const last = fullCards(cards) + 1;
  const card = Math.min(query.card ?? last, last);
  const look = lookOf(cards, card);
  const stamps = await db
    .selectFrom('stamp')
    .where('pupil_id', '=', pupilId)
    .orderBy('earned_at')
    .orderBy('reason')
    .orderBy('subject')
    .offset(stampsBefore(cards, card))
    .limit(look.size)
    .select(['reason', 'subject', 'earned_at'])
    .execute();
  const rounds = await roundsOf(
    db,
    stamps.filter(({ reason }) => reason === 'round').map(({ subject }) => subject),
  );
  return {
    card,
    look,
    stamps: stamps.map(({ reason, subject, earned_at }) => {
      const day = dayIn(zone, earned_at);
      if (reason === 'automated') return { kind: 'sum', day, sumId: subject };
      const round = rounds.get(subject) ?? { day, purpose: 'practice', game: null, title: null };
      return { kind: 'round', ...round };
    }),
  };
}
