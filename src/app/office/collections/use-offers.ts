import { useMemo } from 'react';
import { countries } from '@/contract/form-rules';
import { gameFacts } from '@/contract/game-facts.gen';
import { type GameId, gameIds } from '@/contract/game-ids';
import { gameYears } from '@/contract/game-years';
import type { Offer } from '@/contract/offered-games';
import { useRead } from '../../api/query';

export type Offers = ReadonlyMap<GameId, Offer>;

const asMade: Offer = { countries, years: gameYears, from: null, until: null, without: [] };
const allAsMade: Offers = new Map(gameIds.filter((game) => gameFacts[game]).map((game) => [game, asMade]));

/** Returns to whom the office offers each game; all of them to everybody until that has loaded. */
export function useOffers(): Offers {
  const { data } = useRead('listOfficeGames');
  return useMemo(
    () => (data ? new Map(data.games.map((each) => [each.game as GameId, each])) : allAsMade),
    [data],
  );
}
