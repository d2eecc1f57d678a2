import { sql } from 'kysely';
import type { AllAccountsTransaction } from '../../platform/db/database';
import type { AllDetails } from './lost-collections';
import { asMade, gameDetailsOf, madeGames } from './office-game';

const lockKey = 'game-settings';

/**
 * Reads what is set of every game; one that the office has not set is offered to everybody. Nobody else sets a game or
 * publishes a collection until the transaction ends: of two games that are switched off at once, or a game that is
 * switched off while a collection is published, each would leave sums to the other.
 */
export async function lockAndReadAll(tx: AllAccountsTransaction): Promise<AllDetails> {
  await sql`select pg_advisory_xact_lock(hashtext(${lockKey}))`.execute(tx);
  const rows = await tx.selectFrom('game_setting').selectAll().execute();
  const known = new Map(rows.map((row) => [row.game, gameDetailsOf(row)]));
  return new Map(madeGames.map((game) => [game, known.get(game) ?? asMade]));
}
