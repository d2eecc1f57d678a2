import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { json } from '../../platform/db/columns';
import type { Database } from '../../platform/db/database';
import { migrations } from '../../platform/db/migrate';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { describeOnBoth } from '../../testing/database';
import { answerAt, openRound, practiceServer, send } from '../testing';
import type { CardDesign } from './card-designs';
import { settleCards } from './settle-cards';

describeOnBoth('savings cards of a pupil', (open) => {
  let database: Database;
  let at: Awaited<ReturnType<typeof practiceServer>>;
  const [stars, autumn] = [randomUUID(), randomUUID()];
  const design = (card_id: string, place: number, changes: Partial<CardDesign>) =>
    database.db
      .insertInto('savings_card')
      .values({
        card_id,
        title: json({ nl: `Kaart ${place}`, be: '', en: `Card ${place}` }),
        art: changes.art ?? 'stars',
        size: changes.size ?? 5,
        is_on: true,
        from_day: changes.from_day ?? null,
        until_day: changes.until_day ?? null,
        every_year: changes.every_year ?? false,
        place,
        version: 1,
        changed_at: new Date('2026-11-01T00:00:00Z'),
      })
      .execute();
  beforeEach(async () => {
    database = await open();
    await database.db.deleteFrom('savings_card').execute();
    await design(autumn, 1, {
      art: 'autumn',
      from_day: '2025-09-01',
      until_day: '2025-11-30',
      every_year: true,
    });
    await design(stars, 2, { size: 10 });
    at = await practiceServer(database, new Date('2026-11-24T09:00:00Z'));
  });

  /** Stores stamps as they arrive, which were earned at these moments. */
  const give = async (earned: readonly string[], now = at.server.now()) => {
    const { accountId, pupilId } = at.school;
    const db = forTenant(database.db, accountId);
    for (const moment of earned)
      await db
        .insertInto('stamp')
        .values({ pupil_id: pupilId, reason: 'round', subject: randomUUID(), earned_at: new Date(moment) })
        .execute();
    await settleCards(db, pupilId, now);
  };
  const days = (count: number, month = '2026-11') =>
    Array.from({ length: count }, (_, k) => `${month}-${String(k + 1).padStart(2, '0')}T09:00:00Z`);
  const as = () => at.server.signedIn(at.school.person('leerling'));
  const map = async () =>
    (await at.server.call('readMap', { params: { pupilId: at.school.pupilId }, as: await as() })).body
      .savingsCard;
  const card = async (number: number) =>
    (
      await at.server.call('readStamps', {
        params: { pupilId: at.school.pupilId },
        query: { card: number },
        as: await as(),
      })
    ).body;
  const goTo = (day: string) => at.server.advance(Date.parse(`${day}T09:00:00Z`) - at.server.now().getTime());
  const playRound = async () => {
    const round = await openRound(at.server, await as(), at.task.practiceTaskId);
    const { sumsPerRound } = round.window.settings;
    await send(
      at.server,
      round,
      Array.from({ length: sumsPerRound }, (_, place) => answerAt(round, place)),
    );
    const { body } = await at.server.call('finishWindow', {
      params: { windowId: round.windowId },
      body: { ticket: round.ticket, sentAt: at.server.now().getTime() },
    });
    return body.savingsCard;
  };

  it('are those of the season, with as many stamps as the office says', async () => {
    expect(await map()).toMatchObject({ art: 'autumn', size: 5, stamps: 0, full: 0, total: 0 });
    expect(await playRound()).toMatchObject({ art: 'autumn', stamps: 1 });
    expect(await map()).toMatchObject({ title: { nl: 'Kaart 1', be: 'Kaart 1', en: 'Card 1' } });
  });

  it('keep their look when the season is over, and when the office changes or archives the card', async () => {
    await give(days(3));
    goTo('2026-12-05');
    await database.db
      .updateTable('savings_card')
      .set({ art: 'summer', size: 15, archived_at: new Date(), title: json({ nl: 'Blad', be: '', en: '' }) })
      .where('card_id', '=', autumn)
      .execute();
    expect(await map()).toMatchObject({ art: 'autumn', size: 5, stamps: 3, title: { nl: 'Blad' } });
    expect(await playRound()).toMatchObject({ art: 'autumn', size: 5, stamps: 4 });
  });

  it('keep their look when a device without network sends an earlier stamp afterwards', async () => {
    await give(days(7));
    const before = [await card(1), await card(2)].map(({ look }) => look);
    expect(before.map(({ art }) => art)).toEqual(['autumn', 'stars']);
    goTo('2026-12-05');
    await give(days(2, '2026-10'));
    expect([await card(1), await card(2)].map(({ look }) => look)).toEqual(before);
    const first = await card(1);
    expect(first.stamps.map(({ day }) => day)[0]).toBe('2026-10-01');
    expect(await map()).toMatchObject({ full: 1, stamps: 4, total: 9 });
  });

  it('fix the look of the empty card behind a full one', async () => {
    await give(days(5));
    expect(await map()).toMatchObject({ art: 'stars', size: 10, stamps: 0, full: 1 });
    expect((await map()).filled).toMatchObject({ art: 'autumn', size: 5 });
    await design(randomUUID(), 0, { art: 'winter' });
    expect(await map()).toMatchObject({ art: 'stars', size: 10, stamps: 0 });
    expect((await card(1)).look).toMatchObject({ art: 'autumn', size: 5 });
  });

  it('are chosen once when two stamps arrive at once', async () => {
    await give(days(4));
    await Promise.all([give(days(1)), give(days(1)), give(days(1))]);
    expect(await map()).toMatchObject({ full: 1, stamps: 2, total: 7 });
    const rows = await database.db
      .selectFrom('pupil_savings_card')
      .where('pupil_id', '=', at.school.pupilId)
      .orderBy('number')
      .select(['number', 'art'])
      .execute();
    expect(rows).toEqual([
      { number: 1, art: 'autumn' },
      { number: 2, art: 'stars' },
    ]);
  });

  it('are stars for all stamps that were earned before there was a choice', async () => {
    const { accountId, pupilId } = at.school;
    const db = forTenant(database.db, accountId);
    const rows = Array.from({ length: 23 }, (_, k) => ({
      pupil_id: pupilId,
      reason: 'automated' as const,
      subject: `${k}+1=_`,
      earned_at: new Date('2026-09-01T08:00:00Z'),
    }));
    await db.insertInto('stamp').values(rows).execute();
    const begin = 'insert into pupil_savings_card';
    const migration = Object.values(migrations).find((text) => text.includes(begin)) ?? '';
    await database.db.deleteFrom('pupil_savings_card').execute();
    await sql.raw(migration.slice(migration.indexOf(begin))).execute(database.db);
    await settleCards(db, pupilId, at.server.now());
    const looks = [await card(1), await card(2), await card(3)].map(({ look }) => [look.art, look.size]);
    expect(looks).toEqual([
      ['stars', 10],
      ['stars', 10],
      ['stars', 10],
    ]);
    expect(await map()).toMatchObject({ full: 2, stamps: 3 });
  });
});
