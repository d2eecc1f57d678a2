import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import type { CardDetails } from './card-row';

const database = await openTestDatabase();
let server: TestServer;
let office: Awaited<ReturnType<typeof makeSchool>>;
let as: string;
beforeEach(async () => {
  await database.db.deleteFrom('savings_card').execute();
  server = testServer({ database });
  office = await makeSchool(database);
  as = await server.signedIn(office.person('office'));
});

const plain: CardDetails = {
  title: { nl: 'Sterrenkaart', be: '', en: 'Star card' },
  art: 'stars',
  size: 10,
  on: true,
  from: null,
  until: null,
  everyYear: false,
};

/** Entries of the log have an order. */
const later = () => server.advance(1000);

const save = (cardId: string, version: number, changes: Partial<CardDetails> = {}) => {
  later();
  return server.call('saveOfficeSavingsCard', {
    params: { cardId },
    as,
    body: { ...plain, ...changes, version },
  });
};
const archive = (cardId: string, archived: boolean) => {
  later();
  return server.call('archiveOfficeSavingsCard', { params: { cardId }, as, body: { archived } });
};
const order = (from: readonly string[], to: readonly string[]) => {
  later();
  return server.call('orderOfficeSavingsCards', { as, body: { from: [...from], to: [...to] } });
};
const list = async () => (await server.call('listOfficeSavingsCards', { as })).body.cards;
const made = async (changes: Partial<CardDetails> = {}) => {
  const cardId = randomUUID();
  expect((await save(cardId, 0, changes)).status).toBe(200);
  return cardId;
};
const logged = () =>
  database.db
    .selectFrom('audit_event')
    .where('account_id', '=', office.accountId)
    .where('action', 'like', 'savings-card.%')
    .orderBy('at')
    .orderBy('event_id')
    .select(['action', 'subject_id', 'changes'])
    .execute();

describe('savings cards of the office', () => {
  it('stores a card, says who changed it, and logs what it was before', async () => {
    const cardId = await made();
    const title = { nl: '<b>Sterren</b>', be: '', en: 'Star card' };
    expect((await save(cardId, 1, { size: 15, art: 'summer', title })).body).toEqual({ version: 2 });
    expect(await list()).toEqual([
      {
        ...plain,
        cardId,
        title,
        art: 'summer',
        size: 15,
        version: 2,
        archived: false,
        changed: { at: server.now().toISOString(), by: expect.any(String) },
      },
    ]);
    const [, entry] = await logged();
    expect(entry).toEqual({
      action: 'savings-card.saved',
      subject_id: cardId,
      changes: {
        name: [null, '<b>Sterren</b>'],
        'title.nl': ['Sterrenkaart', '<b>Sterren</b>'],
        art: ['stars', 'summer'],
        size: [10, 15],
      },
    });
  });

  it('refuses what somebody read before a colleague saved, also when both make the same card', async () => {
    const cardId = await made();
    await save(cardId, 1, { size: 5 });
    for (const version of [0, 1, 3])
      expect(await save(cardId, version)).toMatchObject({
        status: 409,
        body: { code: 'savings-card-changed' },
      });
    const both = randomUUID();
    const answers = await Promise.all([save(both, 0), save(both, 0)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await list()).find((card) => card.cardId === cardId)?.size).toBe(5);
  });

  it('refuses a name that is missing, a season that cannot be, and art and sizes that there are not', async () => {
    const status = async (changes: object) => (await save(randomUUID(), 0, changes)).status;
    expect(await status({ title: { nl: '  ', be: '', en: '' } })).toBe(422);
    expect(await status({ from: '2027-03-02', until: '2027-03-01' })).toBe(422);
    expect(await status({ from: '2027-03-02', everyYear: true })).toBe(422);
    expect(await status({ until: '2027-03-02', everyYear: true })).toBe(422);
    for (const art of ['horses', 'winter/horse', 'stars/star']) expect(await status({ art }), art).toBe(422);
    for (const size of [0, 7, 1000]) expect(await status({ size }), String(size)).toBe(422);
    expect(await list()).toEqual([]);
  });

  it('leaves one card that children always get', async () => {
    const stars = await made();
    const winter = await made({ from: '2026-12-01', until: '2027-02-28', everyYear: true });
    const refused = { status: 422, body: { code: 'savings-card-last' } };
    expect(await save(stars, 1, { on: false })).toMatchObject(refused);
    expect(await save(stars, 1, { from: '2027-01-01' })).toMatchObject(refused);
    expect(await archive(stars, true)).toMatchObject(refused);
    expect((await save(winter, 1, { from: null, until: null })).status).toBe(200);
    const both = await Promise.all([archive(stars, true), archive(winter, true)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
  });

  it('archives and restores a card once, and logs both', async () => {
    await made();
    const cardId = await made({ title: { nl: 'Egels', be: '', en: '' } });
    for (const archived of [true, true, false, false])
      expect((await archive(cardId, archived)).status).toBe(200);
    expect((await archive(randomUUID(), true)).status).toBe(404);
    const name = { name: [null, 'Egels'] };
    expect((await logged()).slice(2)).toEqual([
      { action: 'savings-card.archived', subject_id: cardId, changes: name },
      { action: 'savings-card.restored', subject_id: cardId, changes: name },
    ]);
  });

  it('puts the cards in another order, and tells who looked at an older one', async () => {
    const [one, two, three] = [
      await made(),
      await made({ title: { nl: 'Twee', be: '', en: '' } }),
      await made(),
    ];
    expect((await order([one, two, three], [three, one, two])).status).toBe(200);
    expect((await list()).map(({ cardId }) => cardId)).toEqual([three, one, two]);
    const late = await order([one, two, three], [one, three, two]);
    expect(late).toMatchObject({ status: 409, body: { code: 'savings-cards-moved' } });
    for (const to of [
      [three, one],
      [three, one, one],
      [three, one, randomUUID()],
    ])
      expect((await order([three, one, two], to)).status).toBe(422);
    expect((await logged()).at(-1)).toMatchObject({
      action: 'savings-card.ordered',
      changes: { order: ['Sterrenkaart, Twee, Sterrenkaart', 'Sterrenkaart, Sterrenkaart, Twee'] },
    });
  });

  it('hold at once in every process, for cards that begin then', async () => {
    const cardId = await made();
    const other = testServer({ database });
    const pupil = await other.signedIn(office.person('leerling'));
    const onMap = async () => {
      const { body } = await other.call('readMap', { params: { pupilId: office.pupilId }, as: pupil });
      return body.savingsCard;
    };
    expect(await onMap()).toMatchObject({ art: 'stars', size: 10 });
    await save(cardId, 1, { art: 'winter/boat', size: 5 });
    expect(await onMap()).toMatchObject({ art: 'winter/boat', size: 5 });
  });
});
