import { countries } from '@/contract/form-rules';
import { gameFacts } from '@/contract/game-facts.gen';
import { type GameId, gameIds } from '@/contract/game-ids';
import { gameYears } from '@/contract/game-years';
import { json } from '../../platform/db/columns';
import type { Answer, Call } from '../../platform/http/call';
import type { GameSettingRow } from '../../school/settings/game-settings';

type Shown = Answer<'readOfficeGame'>;

/** What the office sets of a game. */
export type GameDetails = Omit<Call<'saveOfficeGame'>['body'], 'version'>;

/** Games that there are, in the order of their names in code. */
export const madeGames: readonly GameId[] = gameIds
  .filter((game) => gameFacts[game] !== undefined)
  .toSorted();

const nothing = { title: '', goal: '' };

/** What holds while the office has set nothing: the game is offered to everybody, as it is. */
export const asMade: GameDetails = {
  countries: [...countries],
  from: null,
  until: null,
  years: [...gameYears],
  without: [],
  texts: { nl: nothing, be: nothing, en: nothing },
};

const isYear = (year: number): year is (typeof gameYears)[number] =>
  gameYears.some((known) => known === year);

export const gameDetailsOf = (row: GameSettingRow): GameDetails => ({
  countries: [...row.countries],
  from: row.from_day,
  until: row.until_day,
  years: row.years.filter(isYear),
  without: [...row.shapes_off],
  texts: row.texts,
});

/** Puts a choice in the order of what can be chosen, each once, so that two equal choices look the same in the log. */
const inOrder = <Choice>(all: readonly Choice[], chosen: readonly Choice[]): Choice[] =>
  all.filter((each) => chosen.includes(each));

/** Returns the details as they are stored: shapes are those that the game takes. */
export function normalised(game: GameId, details: GameDetails): GameDetails {
  const taken = [...new Set(Object.values(gameFacts[game]?.takes ?? {}).flat())];
  return {
    ...details,
    countries: inOrder(countries, details.countries),
    years: inOrder(gameYears, details.years),
    without: inOrder(taken, details.without),
  };
}

/** Returns the details as the log compares them, with each choice as one value. */
export const loggedOf = ({ countries: where, years, without, ...rest }: GameDetails) => ({
  ...rest,
  countries: where.join(', '),
  years: years.join(', '),
  without: without.join(', '),
});

export const columnsOf = ({ countries: where, from, until, years, without, texts }: GameDetails) => ({
  countries: json(where),
  from_day: from,
  until_day: until,
  years: json(years),
  shapes_off: json(without),
  texts: json(texts),
});

interface Beside {
  /** Names of the people of the office, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly usage: ReadonlyMap<string, Shown['usage']>;
}

/** A game as the office sees it. */
export const shownOf = (game: GameId, row: GameSettingRow | undefined, { names, usage }: Beside): Shown => ({
  game,
  ...(row ? gameDetailsOf(row) : asMade),
  version: row?.version ?? 0,
  changed: row ? { at: row.changed_at.toISOString(), by: names.get(row.changed_by) ?? null } : null,
  usage: usage.get(game) ?? { rounds: 0, answers: 0, wrong: 0 },
});
