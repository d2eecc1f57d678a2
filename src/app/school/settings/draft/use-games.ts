import { gameById, gamesFor } from '@games/kit/api/catalogue';
import type { GameManifest } from '@games/kit/api/manifest';
import { useMemo } from 'react';
import type { ShapeProfile } from '@/maths/sum/shape/shape-profile';
import type { CallReply } from '../../../api/call';
import { useRead } from '../../../api/query';
import { offeredGames, titledAsSet } from '../../../shared/offered-games';

const nothingSet: CallReply<'listGameSettings'>['games'] = [];

/** Games of which the office changed something; empty until they have loaded. */
export function useGameSettings() {
  const { data } = useRead('listGameSettings');
  return data?.games ?? nothingSet;
}

/**
 * Returns what teachers can choose of the games, as the office set them.
 * @param year of the pupils; null where they are of several
 */
export function useGames(year: number | null) {
  const settings = useGameSettings();
  return useMemo(() => {
    const [offered, anyYear] = [offeredGames(settings, year), offeredGames(settings, null)];
    const named = (ids: readonly string[]): GameManifest[] =>
      ids.flatMap((id) => gameById(id) ?? []).map((game) => titledAsSet(game, settings));
    return {
      /** Games that take these sums, best suited first; those for any year where none is for this one. */
      fitting: (shapes: ShapeProfile): readonly GameManifest[] => {
        const found = gamesFor(shapes, offered);
        return found.length > 0 ? found : gamesFor(shapes, anyYear);
      },
      /** Games by their ids, also those that are not offered. */
      named,
      /** Those of these games that children do not get now: they are off, out of season, or for other years. */
      notOffered: (ids: readonly string[]): readonly GameManifest[] =>
        named(ids).filter(({ id }) => !offered.some((game) => game.id === id)),
    };
  }, [settings, year]);
}
