import { games, gamesFor, isOffered } from '@games/kit/api/catalogue';
import { type GameManifest, isQuickTyped } from '@games/kit/api/manifest';
import { dayNumberOf } from '@/maths/calendar/day-number';
import { seedOf } from '@/maths/random';
import type { ShapeProfile } from '@/maths/sum/shape/shape-profile';
import { coversEnough } from '@/maths/sum/shape/takes';

/** Properties of a task that decide in which games it can be played. */
export interface TaskOfGames {
  readonly practiceTaskId: string;
  readonly collectionKey: string;
  /** Shapes of the sums in its collection. */
  readonly shapes: ShapeProfile;
  /** Games that the teacher allows; empty allows every suitable game. */
  readonly games: readonly string[];
}

interface Day {
  readonly pupilId: string;
  /** `2026-11-21`. */
  readonly day: string;
}

/**
 * Returns the practice games that take enough of the sums; of those only the ones that suit them best, when there are
 * at least two. A quick typed game stays beside the best ones, or a fact could be practised for weeks and never count as
 * automated.
 */
export function gamesThatSuit(
  sums: ShapeProfile,
  catalogue: readonly GameManifest[] = games,
): readonly GameManifest[] {
  const offered = gamesFor(sums, catalogue);
  const isBest = ({ best }: GameManifest) => coversEnough(sums, best);
  const isEnough = offered.filter(isBest).length > 1;
  return isEnough ? offered.filter((game) => isBest(game) || isQuickTyped(game)) : offered;
}

/** Games of a task today: the one it opens with, and another that the child may rather play. */
export interface GameChoice {
  readonly game: GameManifest;
  /** Played with another hand, in another region; null when no such game suits. */
  readonly other: GameManifest | null;
}

/** Games that tasks can be played in. */
export interface Catalogue {
  /** Games that are offered to this pupil. */
  readonly offered: readonly GameManifest[];
  /** Games that are offered to pupils of any year, for a task that none of the others suits. */
  readonly anyYear: readonly GameManifest[];
}

/**
 * Returns the games a task can be played in: those the teacher allows, or suitable ones. A task that allows only games that
 * are not offered any more is played in others.
 */
function playableGames(
  { shapes, games: allowed }: TaskOfGames,
  { offered, anyYear }: Catalogue,
): readonly GameManifest[] {
  const named = allowed.flatMap((id) => offered.find((game) => game.id === id) ?? []);
  const fitting = named.filter((game) => game.test === true || isOffered(game, shapes));
  if (fitting.length > 0) return fitting;
  const suitable = gamesThatSuit(shapes, offered);
  return suitable.length > 0 ? suitable : gamesThatSuit(shapes, anyYear);
}

const isUnlike = (a: GameManifest, b: GameManifest): boolean =>
  a.test !== true && b.test !== true && a.controls !== b.controls && a.region !== b.region;

/** Task with the games it can be played in. */
interface Playable {
  readonly task: TaskOfGames;
  readonly all: readonly GameManifest[];
}

/** A quick typed game comes back within so many days, however many games suit: then on two school days in four weeks. */
const longestWait = 6;

/** A game a day of seven would fall on the same day of the week for ever, and two of them in the weekend. */
const notOfAWeek = (days: number): number => (days % 7 === 0 ? days + 1 : days);

/**
 * Says which task each quick typed game belongs to today: each task that can be played in it has its day, as often as
 * the others. Facts of a task that always came second would never count as automated.
 */
function quickTypedToday(playable: readonly Playable[], { pupilId, day }: Day) {
  const quickOf = ({ all }: Playable) => all.find(isQuickTyped);
  const owners = new Map<GameManifest, TaskOfGames | undefined>();
  for (const game of new Set(playable.flatMap((each) => quickOf(each) ?? []))) {
    const rivals = playable.filter((each) => quickOf(each) === game);
    const fewest = Math.min(...rivals.map(({ all }) => all.length));
    const days = notOfAWeek(Math.max(rivals.length, Math.min(fewest, longestWait)));
    owners.set(game, rivals[(seedOf(pupilId) + dayNumberOf(day)) % days]?.task);
  }
  return owners;
}

/**
 * Chooses today's games for each practice task: allowed, suitable (any suitable one when no allowed game is), different
 * from yesterday's, and different between tasks while there are enough games. The choice stays the same all day, so that
 * a round can be resumed.
 */
export function gamesOfDay(
  tasks: readonly TaskOfGames[],
  day: Day,
  catalogue: Catalogue,
): ReadonlyMap<string, GameChoice> {
  const taken = new Set<GameManifest>();
  const chosen = new Map<string, GameChoice>();
  const playable = tasks.map((task): Playable => ({ task, all: playableGames(task, catalogue) }));
  const owners = quickTypedToday(playable, day);
  for (const { task, all } of playable) {
    const own = all.find((game) => owners.get(game) === task);
    const others = all.filter((game) => !owners.has(game) || owners.get(game) === task);
    const from = own ? [own] : others.length > 0 ? others : all;
    // Each day the next one: by chance a child would meet the same game for days.
    const seed = seedOf(day.pupilId, task.collectionKey) + dayNumberOf(day.day);
    const pick = (among: readonly GameManifest[]) => {
      const fresh = among.filter((game) => !taken.has(game));
      const left = fresh.length > 0 ? fresh : among;
      const weeks = left.length % 7 === 0 ? Math.floor(dayNumberOf(day.day) / 7) : 0;
      return left[(seed + weeks) % left.length] ?? null;
    };
    const game = pick(from);
    if (game === null) continue;
    taken.add(game);
    chosen.set(task.practiceTaskId, { game, other: pick(all.filter((each) => isUnlike(each, game))) });
  }
  return chosen;
}
