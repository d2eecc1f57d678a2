import type { Day } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import { schoolToday } from '../../school/school-today';
import { type CardLook, readDesigns } from './card-designs';
import { type PupilCards, withRoom } from './pupil-cards';

async function countStamps(db: Db, pupilId: string): Promise<number> {
  const { stamps } = await db
    .selectFrom('stamp')
    .where('pupil_id', '=', pupilId)
    .select(({ fn }) => fn.countAll<number>().as('stamps'))
    .executeTakeFirstOrThrow();
  return Number(stamps);
}

const storedCards = (db: Db, pupilId: string): Promise<CardLook[]> =>
  db
    .selectFrom('pupil_savings_card')
    .where('pupil_id', '=', pupilId)
    .orderBy('number')
    .select(['card_id', 'art', 'size'])
    .execute();

interface ReadCards extends PupilCards {
  /** Number of cards that are stored; those after them are only chosen. */
  readonly stored: number;
}

/** Reads the cards of a pupil. A card that is not stored yet looks as it would if it were begun today. */
export async function readCards(db: Db, pupilId: string, today: Day): Promise<ReadCards> {
  const [stamps, stored, designs] = await Promise.all([
    countStamps(db, pupilId),
    storedCards(db, pupilId),
    readDesigns(db),
  ]);
  return { stamps, designs, cards: withRoom(stored, { stamps, designs }, today), stored: stored.length };
}

/**
 * Stores the cards that a pupil's stamps began, and the empty one after a full one, so that none of them changes any more.
 * To be called wherever stamps are given, after they are stored.
 */
export async function settleCards(db: Db, pupilId: string, now: Date): Promise<PupilCards> {
  const { today } = await schoolToday(db, now);
  for (;;) {
    const read = await readCards(db, pupilId, today);
    const missing = read.stamps === 0 ? [] : read.cards.slice(read.stored);
    if (missing.length === 0) return read;
    const rows = missing.map((card, place) => ({
      pupil_id: pupilId,
      number: read.stored + place + 1,
      ...card,
    }));
    // Somebody else may store the same card now: the first one counts, so both read it again.
    await db
      .insertInto('pupil_savings_card')
      .values(rows)
      .onConflict((there) => there.doNothing())
      .execute();
  }
}
