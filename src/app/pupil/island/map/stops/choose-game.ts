import { games } from '@games/kit/api/catalogue';
import type { GameManifest } from '@games/kit/api/manifest';
import { seedOf } from '@/maths/random';
import type { SumKind } from '@/maths/sum/sum';

/** Properties of a task that decide in which games it can be played. */
export interface TaskOfGames {
  readonly practiceTaskId: string;
  readonly collectionKey: string;
  /** Kinds of sums in its collection. */
  readonly kinds: readonly string[];
  /** Games that the teacher allows; empty allows every suitable game. */
  readonly games: readonly string[];
}

interface Day {
  readonly pupilId: string;
  /** `2026-11-21`. */
  readonly day: string;
}

const among = (kinds: readonly string[], from: readonly SumKind[]): number =>
  kinds.filter((kind) => from.some((own) => own === kind)).length;

/** Asks for the answer itself, quickly: only what is answered so counts towards knowing a fact by heart. */
const isQuickTyped = ({ modes, tempo }: GameManifest): boolean => tempo === 'quick' && modes.includes('type');

/**
 * Returns the games that can ask most of the sums, and of those the ones that the sums suit best. A quick typed game
 * stays beside the best ones, or a fact could be practised for weeks and never count as automated.
 */
export function gamesThatSuit(
  kinds: readonly string[],
  catalogue: readonly GameManifest[] = games,
): readonly GameManifest[] {
  const taken = (game: GameManifest) => among(kinds, [...game.sums.best, ...game.sums.also]);
  const most = Math.max(0, ...catalogue.map(taken));
  const suiting = most === 0 ? [] : catalogue.filter((game) => taken(game) === most);
  const isBest = (game: GameManifest) => among(kinds, game.sums.best) === kinds.length;
  const isEnough = suiting.filter(isBest).length > 1;
  return isEnough ? suiting.filter((game) => isBest(game) || isQuickTyped(game)) : suiting;
}

/** A test is only played when the teacher chose it. */
const isForPractice = ({ test }: GameManifest): boolean => test !== true;

/**
 * Chooses today's game for each practice task: allowed, suitable, different from yesterday's, and different between
 * tasks while there are enough games. The choice stays the same all day, so that a round can be resumed.
 */
export function gamesOfDay(
  tasks: readonly TaskOfGames[],
  { pupilId, day }: Day,
  catalogue: readonly GameManifest[] = games,
): ReadonlyMap<string, GameManifest> {
  const chosen = new Map<string, GameManifest>();
  for (const { practiceTaskId, collectionKey, kinds, games: allowed } of tasks) {
    const named = allowed
      .map((id) => catalogue.find((game) => game.id === id))
      .filter((game) => game !== undefined);
    const all = allowed.length > 0 ? named : gamesThatSuit(kinds, catalogue.filter(isForPractice));
    const fresh = all.filter((game) => ![...chosen.values()].includes(game));
    const from = fresh.length > 0 ? fresh : all;
    const game = from[seedOf(pupilId, day, collectionKey) % from.length];
    if (game !== undefined) chosen.set(practiceTaskId, game);
  }
  return chosen;
}
