import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameFacts } from '@/contract/game-facts.gen';
import type { GameId } from '@/contract/game-ids';
import { programRecipes } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { newestCollection } from '../../school/settings/collections';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import { asMade, columnsOf, type GameDetails, madeGames } from '../games/office-game';
import { programGeneratorId } from './program-sums';
import { publishProgramSums } from './publish-program';
import { type CollectionDetails, details, step, tableOf } from './testing';

const database = await openTestDatabase();
let server: TestServer;
let as: string;
let params: { collectionKey: string };
beforeAll(async () => publishProgramSums(database.db, new Date('2026-11-01T00:00:00Z')));
beforeEach(async () => {
  await allowGames();
  server = testServer({ database });
  as = await server.signedIn((await makeSchool(database)).person('office'));
  params = { collectionKey: `office-${randomUUID()}` };
});

const save = (version: number, differs: Partial<CollectionDetails> = {}) => {
  server.advance(2000);
  return server.call('saveOfficeCollection', { params, as, body: { ...details(differs), version } });
};
const publish = (version: number) => {
  server.advance(2000);
  return server.call('publishOfficeCollection', { params, as, body: { version } });
};
const putBack = (publishedVersion: number) => {
  server.advance(2000);
  return server.call('putBackOfficeCollection', { params, as, body: { publishedVersion } });
};
const read = async () => (await server.call('readOfficeCollection', { params, as })).body;

const practice = madeGames.filter((game) => !gameFacts[game]?.isTest);
const limitGame = (game: GameId, differs: Partial<GameDetails>) =>
  database.db
    .insertInto('game_setting')
    .values({
      game,
      ...columnsOf({ ...asMade, ...differs }),
      version: 1,
      changed_at: new Date('2026-11-01T00:00:00Z'),
      changed_by: randomUUID(),
    })
    .execute();
const limitGames = async (differs: Partial<GameDetails>) => {
  for (const game of practice) await limitGame(game, differs);
};
const allowGames = () => database.db.deleteFrom('game_setting').execute();

describe('a collection of the office', () => {
  it('is put back as the version before when publishing is undone, and undone again', async () => {
    await save(0);
    await publish(1);
    expect(await putBack(1)).toMatchObject({ status: 409, body: { code: 'collection-changed' } });
    await save(1, { steps: [step(tableOf(5))] });
    await publish(2);
    const sumsNow = async () => sumsOf((await newestCollection(database.db, params.collectionKey))!).length;
    expect(await sumsNow()).toBe(10);

    expect((await putBack(2)).body).toEqual({ publishedVersion: 3 });
    expect(await sumsNow()).toBe(20);
    expect(await read()).toMatchObject({
      publishedVersion: 3,
      steps: [{ generatorId: tableOf(5) }],
      published: { steps: [{ generatorId: tableOf(2) }, { generatorId: tableOf(7) }] },
    });
    expect(await putBack(2)).toMatchObject({ status: 409, body: { code: 'collection-changed' } });
    expect((await putBack(3)).body).toEqual({ publishedVersion: 4 });
    expect(await sumsNow()).toBe(10);

    const stored = await database.db
      .selectFrom('sum_collection')
      .where('collection_key', '=', params.collectionKey)
      .orderBy('version')
      .select(['version', 'body'])
      .execute();
    expect(stored.map(({ version, body }) => [version, body.version])).toEqual(
      [1, 2, 3, 4].map((version) => [version, version]),
    );
    const logged = await database.db
      .selectFrom('audit_event')
      .where('subject_id', '=', params.collectionKey.slice('office-'.length))
      .where('action', '=', 'collection.put-back')
      .orderBy('at')
      .select(['counts', 'changes'])
      .execute();
    expect(logged).toMatchObject([
      {
        counts: { version: 3, sums: 20 },
        changes: { 'steps.0.generatorId': [tableOf(5), tableOf(2)], 'steps.1': [null, {}] },
      },
      { counts: { version: 4, sums: 10 } },
    ]);
  });

  it('is not published while no game can ask its sums', async () => {
    // No game asks two of these three.
    const mixed = ['add-to-20-over-ten', 'division-2', 'line-percent'].map((wanted) => {
      const generators = programRecipes.find(({ key }) => key === wanted)?.generators ?? [];
      return step(programGeneratorId(generators[0]!));
    });
    await save(0, { steps: mixed });
    expect(await publish(1)).toMatchObject({ status: 422, body: { code: 'collection-unplayable' } });
  });

  it('is not published while the games that can ask its sums are off for one of its years, or begin later', async () => {
    await save(0, { years: [4] });
    await limitGames({ years: [5, 6, 7, 8] });
    expect(await publish(1)).toMatchObject({ status: 422, body: { code: 'collection-unplayable' } });
    await allowGames();
    await limitGames({ from: '2099-01-01' });
    expect(await publish(1)).toMatchObject({ status: 422, body: { code: 'collection-unplayable' } });
    await allowGames();
    expect((await publish(1)).status).toBe(200);
  });

  it('is not put back while the games that can ask the sums of the version before are off', async () => {
    await save(0);
    await publish(1);
    await save(1, { years: [6] });
    await publish(2);
    await limitGames({ years: [6, 7, 8] });
    expect(await putBack(2)).toMatchObject({ status: 422, body: { code: 'collection-unplayable' } });
    expect(await read()).toMatchObject({ publishedVersion: 2, published: { years: [6] } });
    await allowGames();
    expect((await putBack(2)).body).toEqual({ publishedVersion: 3 });
  });
});
