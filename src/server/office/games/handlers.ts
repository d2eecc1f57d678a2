import { gameFacts } from '@/contract/game-facts.gen';
import type { GameId } from '@/contract/game-ids';
import type { SumCollection } from '@/maths/collections/sum-collection';
import type { Locale } from '@/maths/locale';
import { titleIn } from '@/maths/title-in';
import type { AllAccountsDatabase, GlobalDb } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Call, Handlers } from '../../platform/http/call';
import { conflict, invalid, notFound, unprocessable } from '../../platform/http/errors';
import { newestCollections } from '../../school/settings/collections';
import { dayIn, shiftDay } from '../../shared/calendar';
import { audit } from '../audit';
import { changesOf } from '../changes-of';
import { usageDays } from '../usage/count-days';
import { lockAndReadAll } from './all-games';
import { type AllDetails, isNarrower, lostCollections, prepareCollections } from './lost-collections';
import {
  asMade,
  columnsOf,
  type GameDetails,
  gameDetailsOf,
  loggedOf,
  madeGames,
  normalised,
  shownOf,
} from './office-game';

/** Days of the office are those of the Netherlands and Flanders. */
const todayOf = (now: Date) => dayIn('Europe/Amsterdam', now);

/** Adds up the rounds of the last weeks, by game. */
async function readUsage(db: AllAccountsDatabase, now: Date) {
  const rows = await db
    .selectFrom('usage_game')
    .where('day', '>', shiftDay(todayOf(now), -usageDays))
    .groupBy('game')
    .select('game')
    .select((eb) => [
      eb.fn.sum<number>('rounds').as('rounds'),
      eb.fn.sum<number>('answers').as('answers'),
      eb.fn.sum<number>('wrong').as('wrong'),
    ])
    .execute();
  return new Map(
    rows.map(({ game, ...sums }) => [
      game,
      { rounds: Number(sums.rounds), answers: Number(sums.answers), wrong: Number(sums.wrong) },
    ]),
  );
}

async function readGames({ db, session, now }: Pick<Call<'listOfficeGames'>, 'db' | 'session' | 'now'>) {
  const rows = await db.selectFrom('game_setting').selectAll().execute();
  const people = await forTenant(db, session.accountId)
    .selectFrom('app_user')
    .where(({ eb, val }) => eb('user_id', '=', eb.fn.any(val(rows.map(({ changed_by }) => changed_by)))))
    .select(['user_id', 'display_name'])
    .execute();
  const names = new Map(people.map(({ user_id, display_name }) => [user_id, display_name]));
  const usage = await readUsage(db, now);
  return madeGames.map((game) =>
    shownOf(
      game,
      rows.find((row) => row.game === game),
      { names, usage },
    ),
  );
}

async function readOne(db: GlobalDb, game: GameId): Promise<GameDetails> {
  const row = await db.selectFrom('game_setting').where('game', '=', game).selectAll().executeTakeFirst();
  return row ? gameDetailsOf(row) : asMade;
}

/** Titles in a sentence; of many only the first. */
const maxTitles = 3;
function titlesOf(collections: readonly SumCollection[], locale: Locale): string {
  const titles = collections.slice(0, maxTitles).map((each) => `“${titleIn(each, locale)}”`);
  const more = collections.length - titles.length;
  return [titles.join(', '), ...(more > 0 ? [`+ ${more}`] : [])].join(' ');
}

/** @throws CallError 422 `collection-without-game`, `collection-without-typing` */
function refuseLosses(
  collections: readonly SumCollection[],
  locale: Locale,
  lost: [AllDetails, AllDetails],
  now: Date,
) {
  const { withoutGame, withoutTyping } = lostCollections(collections, ...lost, todayOf(now));
  const values = (some: readonly SumCollection[]) => ({ values: { titles: titlesOf(some, locale) } });
  if (withoutGame.length > 0) throw unprocessable('collection-without-game', values(withoutGame));
  if (withoutTyping.length > 0) throw unprocessable('collection-without-typing', values(withoutTyping));
}

/** A test is always offered: the start test plays it, and only a teacher asks for it. @throws CallError 422 */
function refuseLimits(game: GameId, details: GameDetails): void {
  const { texts: _, ...limits } = loggedOf(details);
  const { texts: __, ...none } = loggedOf(asMade);
  if (gameFacts[game]?.isTest && Object.keys(changesOf(none, limits)).length > 0)
    throw unprocessable('game-is-test');
}

export const handlers = {
  async listOfficeGames(call) {
    return { games: await readGames(call) };
  },

  /** @throws CallError 404 */
  async readOfficeGame(call) {
    const found = (await readGames(call)).find(({ game }) => game === call.params.game);
    if (!found) throw notFound();
    return found;
  },

  /**
   * @throws CallError 404, 409 `game-changed`, 422 `collection-without-game`, `collection-without-typing`, `game-is-test`,
   * and for a season that ends before it begins
   */
  async saveOfficeGame({ db, params, body, session, locale, now }) {
    const game = madeGames.find((each) => each === params.game);
    if (game === undefined) throw notFound();
    const { version, ...typed } = body;
    if (typed.from !== null && typed.until !== null && typed.until < typed.from)
      throw invalid({ until: 'invalidValue' });
    const details = normalised(game, typed);
    refuseLimits(game, details);
    // Before the lock, because the sums of many collections may have to be made.
    if (isNarrower(details, await readOne(db, game))) await prepareCollections(await newestCollections(db));
    const row = {
      ...columnsOf(details),
      version: version + 1,
      changed_at: now,
      changed_by: session.personId,
    };
    await db.transaction().execute(async (tx) => {
      const before = await lockAndReadAll(tx);
      const stored = await tx
        .selectFrom('game_setting')
        .where('game', '=', game)
        .select('version')
        .executeTakeFirst();
      if ((stored?.version ?? 0) !== version) throw conflict('game-changed');
      const isNarrowed = isNarrower(details, before.get(game) ?? asMade);
      const collections = isNarrowed ? await newestCollections(tx) : [];
      refuseLosses(collections, locale, [before, new Map(before).set(game, details)], now);
      await tx
        .insertInto('game_setting')
        .values({ game, ...row })
        .onConflict((there) => there.column('game').doUpdateSet(row))
        .execute();
      const changes = {
        game: [null, game] as const,
        ...changesOf(loggedOf(before.get(game) ?? asMade), loggedOf(details)),
      };
      const entry = { action: 'game.changed', subjectId: session.accountId, counts: {}, changes } as const;
      await audit(forTenant(tx, session.accountId), session, entry, now);
    });
    return { version: version + 1 };
  },
} satisfies Partial<Handlers>;
