import type { Selectable } from 'kysely';
import type * as z from 'zod';
import type { GameSetting } from '@/contract/game-setting';
import { gameYears } from '@/contract/game-years';
import { isInSeason } from '@/contract/season';
import { locales } from '@/maths/locale';
import type { SumWindow } from '@/maths/window/sum-window';
import type { Day } from '../../platform/db/columns';
import type { Db, GlobalDb } from '../../platform/db/database';
import type { GlobalTables } from '../../platform/db/schema/tables.gen';
import { schoolToday } from '../school-today';

type Setting = z.infer<typeof GameSetting>;

/** What the office set of one game. */
export type GameSettingRow = Selectable<GlobalTables['game_setting']>;

interface Place {
  readonly country: GameSettingRow['countries'][number];
  readonly today: Day;
}

/** Whether the office lets schools of a country offer a game on a day. */
export const isOpen = (
  { countries, from_day, until_day }: Pick<GameSettingRow, 'countries' | 'from_day' | 'until_day'>,
  { country, today }: Place,
): boolean => countries.includes(country) && isInSeason({ from: from_day, until: until_day }, today);

/** Texts of one kind in the languages that have one. */
const textsOf = ({ texts }: GameSettingRow, part: 'title' | 'goal'): Setting['title'] =>
  Object.fromEntries(
    locales.flatMap((locale) => (texts[locale][part] === '' ? [] : [[locale, texts[locale][part]]])),
  );

function settingOf(row: GameSettingRow, place: Place): Setting {
  return {
    game: row.game,
    closed: !isOpen(row, place),
    years: row.years.length === gameYears.length ? null : [...row.years],
    without: [...row.shapes_off],
    title: textsOf(row, 'title'),
    goal: textsOf(row, 'goal'),
  };
}

const says = ({ closed, years, without, title, goal }: Setting): boolean =>
  closed || years !== null || without.length > 0 || Object.keys({ ...title, ...goal }).length > 0;

/**
 * Returns how the office set games for a school, without those of which it says nothing. Read anew each time, so that what
 * the office saves holds at once, in every process.
 */
export async function gameSettingsFor(db: GlobalDb, place: Place): Promise<Setting[]> {
  const rows = await db.selectFrom('game_setting').orderBy('game').selectAll().execute();
  return rows.map((row) => settingOf(row, place)).filter(says);
}

/** Returns the shapes that games are not to ask, by game; undefined when there are none. */
export async function shapesOff(db: GlobalDb): Promise<SumWindow['shapesOff']> {
  const rows = await db.selectFrom('game_setting').select(['game', 'shapes_off']).execute();
  const some = rows.filter(({ shapes_off }) => shapes_off.length > 0);
  return some.length === 0
    ? undefined
    : Object.fromEntries(some.map(({ game, shapes_off }) => [game, shapes_off]));
}

/** The settings of games for the school of who asks. */
export async function listGameSettings(db: Db, now: Date): Promise<{ games: Setting[] }> {
  return { games: await gameSettingsFor(db, await schoolToday(db, now)) };
}
