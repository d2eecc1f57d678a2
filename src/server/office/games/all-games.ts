import type { AllAccountsTransaction } from '../../platform/db/database';
import type { AllDetails } from './lost-collections';
import { asMade, gameDetailsOf, madeGames } from './office-game';

/** Reads what is set of every game; one that the office has not set is offered to everybody. */
export async function readAll(tx: AllAccountsTransaction): Promise<AllDetails> {
  const rows = await tx.selectFrom('game_setting').selectAll().execute();
  const known = new Map(rows.map((row) => [row.game, gameDetailsOf(row)]));
  return new Map(madeGames.map((game) => [game, known.get(game) ?? asMade]));
}
