import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameFacts } from '@/contract/game-facts.gen';
import type { GameId } from '@/contract/game-ids';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import { countUsageDays } from '../usage/count-days';
import { isOfFacts } from './lost-collections';
import { asMade, type GameDetails, madeGames } from './office-game';

const database = await openTestDatabase();
let server: TestServer;
let office: Awaited<ReturnType<typeof makeSchool>>;
let as: string;
beforeEach(async () => {
  await database.db.deleteFrom('game_setting').execute();
  server = testServer({ database });
  office = await makeSchool(database);
  as = await server.signedIn(office.person('office'));
});

const save = (game: GameId, version: number, differs: Partial<GameDetails> = {}) => {
  // Entries of the log have an order.
  server.advance(1000);
  return server.call('saveOfficeGame', {
    params: { game },
    as,
    body: { ...asMade, ...differs, version },
  });
};
const read = async (game: GameId) => (await server.call('readOfficeGame', { params: { game }, as })).body;
/** What a school is told of a game. */
const toldOf = async (game: GameId, who = as) => {
  const { body } = await server.call('listGameSettings', { as: who });
  return body.games.find((setting) => setting.game === game);
};
const lastChanges = async () => {
  const { changes } = await database.db
    .selectFrom('audit_event')
    .where('account_id', '=', office.accountId)
    .where('action', '=', 'game.changed')
    .orderBy('at', 'desc')
    .select('changes')
    .executeTakeFirstOrThrow();
  return changes;
};

describe('games of the office', () => {
  it('lists every game that there is, offered to everybody while nothing is set', async () => {
    const { body } = await server.call('listOfficeGames', { as });
    expect(body.games.map(({ game }) => game)).toEqual(Object.keys(gameFacts).toSorted());
    for (const { game, version, changed, usage, ...details } of body.games) {
      expect(details, game).toEqual(asMade);
      expect([version, changed, usage.rounds]).toEqual([0, null, 0]);
    }
    expect((await server.call('listGameSettings', { as })).body.games).toEqual([]);
  });

  it('has no game that is not made yet', async () => {
    const missing = 'flipperkast';
    expect(madeGames).not.toContain(missing);
    expect((await server.call('readOfficeGame', { params: { game: missing }, as })).status).toBe(404);
    expect((await save(missing, 0)).status).toBe(404);
  });

  it('stores what is set, says who set it, and logs what it was before', async () => {
    const texts = { ...asMade.texts, nl: { title: '<b>Race</b>', goal: '=1+1' } };
    expect((await save('stofzuigen', 0, { years: [8, 4, 6, 7, 5], texts })).body).toEqual({ version: 1 });
    expect(await read('stofzuigen')).toMatchObject({
      version: 1,
      years: [4, 5, 6, 7, 8],
      texts,
      changed: { at: server.now().toISOString(), by: expect.any(String) },
    });
    expect(await lastChanges()).toEqual({
      game: [null, 'stofzuigen'],
      years: ['3, 4, 5, 6, 7, 8', '4, 5, 6, 7, 8'],
      'texts.nl.title': ['', '<b>Race</b>'],
      'texts.nl.goal': ['', '=1+1'],
    });
    expect(await toldOf('stofzuigen')).toMatchObject({
      closed: false,
      years: [4, 5, 6, 7, 8],
      title: { nl: '<b>Race</b>' },
      goal: { nl: '=1+1' },
    });
  });

  it('refuses what somebody read before a colleague saved', async () => {
    await save('stofzuigen', 0, { years: [4, 5, 6, 7, 8] });
    const late = await save('stofzuigen', 0);
    expect(late).toMatchObject({ status: 409, body: { code: 'game-changed' } });
    expect((await read('stofzuigen')).years).toEqual([4, 5, 6, 7, 8]);
  });

  it('keeps only shapes that the game takes', async () => {
    await save('autorace', 0, { without: ['Cf', 'A20'] });
    expect((await read('autorace')).without).toEqual(['A20']);
  });

  it('is on and off by country, at once in every process', async () => {
    const flemish = await makeSchool(database);
    await database.db
      .updateTable('account')
      .set({ country: 'be', region: 'vlaanderen' })
      .where('account_id', '=', flemish.accountId)
      .execute();
    const other = testServer({ database });
    const there = await other.signedIn(flemish.person('docent'));
    await save('stofzuigen', 0, { countries: ['nl'] });
    const { body } = await other.call('listGameSettings', { as: there });
    expect(body.games.find(({ game }) => game === 'stofzuigen')?.closed).toBe(true);
    expect(await toldOf('stofzuigen')).toBeUndefined();
  });

  it('is closed before and after its season', async () => {
    const season = { from: '2026-12-01', until: '2026-12-31' };
    await save('stofzuigen', 0, season);
    const closedOn = async (day: string) => {
      server.advance(new Date(`${day}T12:00:00Z`).getTime() - server.now().getTime());
      as = await server.signedIn(office.person('office'));
      return (await toldOf('stofzuigen'))?.closed ?? false;
    };
    const found = [];
    for (const day of ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'])
      found.push(await closedOn(day));
    expect(found).toEqual([true, false, false, true]);
  });

  it('refuses a season that ends before it begins', async () => {
    const { status } = await save('stofzuigen', 0, { from: '2026-12-02', until: '2026-12-01' });
    expect(status).toBe(422);
  });

  it('leaves the test on, and lets its texts be written', async () => {
    const refused = await save('automatiseertoets', 0, { countries: ['nl'] });
    expect(refused).toMatchObject({ status: 422, body: { code: 'game-is-test' } });
    const texts = { ...asMade.texts, nl: { title: 'Sterrentoets', goal: '' } };
    expect((await save('automatiseertoets', 0, { texts })).status).toBe(200);
  });
});

describe('a collection of sums', () => {
  it('is of facts when most of its sums are learned by heart', () => {
    const wrong = standardCollections.filter((collection) => {
      const sums = sumsOf(collection).map(parseSumOrThrow);
      const facts = sums.filter(({ learnedAs }) => learnedAs === 'fact');
      return isOfFacts(collection) !== 2 * facts.length > sums.length;
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  /** Switches games off one after another until one is refused. */
  const switchOff = async (differs: Partial<GameDetails>) => {
    for (const game of madeGames.filter((each) => !gameFacts[each]?.isTest)) {
      const answer = await save(game, 0, differs);
      if (answer.status !== 200) return { game, answer };
    }
    return null;
  };

  it.each<[string, Partial<GameDetails>]>([
    ['in a country', { countries: ['nl'] }],
    ['for good', { until: '2027-03-01' }],
    ['for a time that is still to come', { from: '2027-03-01' }],
    ['for the years that it is meant for', { years: [3] }],
    ['with all shapes of its sums', { without: gameFacts.waslijn?.takes.place?.slice() ?? [] }],
  ])('never loses its last game %s', async (_, differs) => {
    const refused = await switchOff(differs);
    expect(refused?.answer.status).toBe(422);
    expect(JSON.stringify(refused?.answer.body)).toMatch(/collection-without-(game|typing)/);
    expect(JSON.stringify(refused?.answer.body)).toContain('“');
    expect((await read(refused?.game ?? 'ninja')).version).toBe(0);
  });

  it('of facts never loses its last game in which one types quickly', async () => {
    const typed = madeGames.filter((game) => gameFacts[game]?.isQuickTyped && !gameFacts[game]?.isTest);
    const answers = [];
    for (const game of typed) answers.push(await save(game, 0, { countries: [] }));
    // Which one is the last depends on the games there are.
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 422,
      body: { code: expect.stringMatching(/^collection-without-/) },
    });
  });

  it('does not lose both of its games when two are switched off at once', async () => {
    const all = madeGames.filter((each) => !gameFacts[each]?.isTest);
    const answers = await Promise.all(
      all.map((game) =>
        server.call('saveOfficeGame', {
          params: { game },
          as,
          body: { ...asMade, countries: [], version: 0 },
        }),
      ),
    );
    expect(answers.some(({ status }) => status === 422)).toBe(true);
    const { body } = await server.call('listGameSettings', { as });
    expect(body.games.filter(({ closed }) => closed).length).toBeLessThan(all.length);
  });
});

it('counts rounds of the last four weeks that were finished, with what went wrong', async () => {
  const school = await makeSchool(database);
  const now = server.now();
  const task = await database.db
    .selectFrom('practice_task')
    .where('account_id', '=', school.accountId)
    .select('practice_task_id')
    .executeTakeFirstOrThrow();
  const round = (day: string, finished: boolean) => ({
    account_id: school.accountId,
    pupil_id: school.pupilId,
    window_id: randomUUID(),
    window_month: `${day.slice(0, 7)}-01`,
    practice_task_id: task.practice_task_id,
    collection_key: 'tables-all',
    collection_version: 1,
    body: '{}' as never,
    day,
    created_at: now,
    finished_at: finished ? now : null,
    game: 'waslijn',
    answers: 12,
    correct: 9,
  });
  await database.db
    .insertInto('sum_window')
    .values([
      round('2026-11-20', true),
      round('2026-11-19', true),
      round('2026-11-19', false),
      round('2026-09-01', true),
    ])
    .execute();
  await countUsageDays(server.services, now);
  await countUsageDays(server.services, now);
  expect((await read('waslijn')).usage).toEqual({ rounds: 2, answers: 24, wrong: 6 });
});
