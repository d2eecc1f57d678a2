import { games } from '@games/kit/api/catalogue';
import type { GameManifest } from '@games/kit/api/manifest';
import type * as z from 'zod';
import type { PupilMap } from '@/contract/practice';

export type GameSettings = z.infer<typeof PupilMap>['gameSettings'];
type Setting = GameSettings[number];

type Text = GameManifest['title'];

/** Returns a text of a game with what the office wrote instead, language by language. */
export function withTexts(text: Text, own: Setting['title'] = {}): Text {
  const be = own.be ?? text.be;
  return { nl: own.nl ?? text.nl, en: own.en ?? text.en, ...(be !== undefined && { be }) };
}

/** Returns the game without some of the shapes of sums that it takes. */
export function withoutShapes(game: GameManifest, without: readonly string[]): GameManifest {
  const rest = <Shape extends string>(shapes: readonly Shape[]) =>
    shapes.filter((shape) => !without.includes(shape));
  return {
    ...game,
    best: rest(game.best),
    takes: Object.fromEntries(Object.entries(game.takes).map(([mode, shapes]) => [mode, rest(shapes)])),
  };
}

/** Returns the game with the shapes and the title that the office left or gave it. */
const asSet = (game: GameManifest, { without, title }: Setting): GameManifest => ({
  ...withoutShapes(game, without),
  title: withTexts(game.title, title),
});

/**
 * Returns the games that are offered, as the office set them.
 * @param year of the pupils; null where they are of several years, or unknown: then games for any year are offered
 */
export const offeredGames = (settings: GameSettings, year: number | null): readonly GameManifest[] =>
  games.flatMap((game) => {
    const own = settings.find((setting) => setting.game === game.id);
    if (own === undefined) return [game];
    const isForOthers = year !== null && own.years !== null && !own.years.includes(year);
    return own.closed || isForOthers ? [] : [asSet(game, own)];
  });

/** Returns the title of a game, offered or not, as the office wrote it. */
export const titledAsSet = (game: GameManifest, settings: GameSettings): GameManifest => {
  const own = settings.find((setting) => setting.game === game.id);
  return own === undefined ? game : asSet(game, own);
};
