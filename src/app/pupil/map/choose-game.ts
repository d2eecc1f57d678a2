import { games } from '@games/kit/catalogue';
import type { GameManifest } from '@games/kit/manifest';
import { seedOf } from '@/maths/random';
import type { SumKind } from '@/maths/sum/sum';

/** What a task says of the games it is played in. */
export interface TaskOfGames {
  readonly practiceTaskId: string;
  readonly collectionKey: string;
  /** Kinds of the sums of its collection. */
  readonly kinds: readonly string[];
  /** Games the teacher allows; empty means every game that fits. */
  readonly games: readonly string[];
}

interface Day {
  readonly pupilId: string;
  /** `2026-11-21`. */
  readonly day: string;
}

const among = (kinds: readonly string[], from: readonly SumKind[]): number =>
  kinds.filter((kind) => from.some((own) => own === kind)).length;

/** The games that take most of these sums; of those, where there are several, the ones that are best with them. */
export function gamesThatSuit(
  kinds: readonly string[],
  catalogue: readonly GameManifest[] = games,
): readonly GameManifest[] {
  const taken = (game: GameManifest) => among(kinds, [...game.sums.best, ...game.sums.also]);
  const most = Math.max(0, ...catalogue.map(taken));
  const suiting = most === 0 ? [] : catalogue.filter((game) => taken(game) === most);
  const best = suiting.filter((game) => among(kinds, game.sums.best) === kinds.length);
  return best.length > 1 ? best : suiting;
}

/** Tests are chosen on purpose only. */
const isForPractice = ({ test }: GameManifest): boolean => test !== true;

/**
 * The game of each task today, by its practice task: one that is allowed and suits its sums, another one tomorrow, and
 * not the same for two tasks while there are enough. The same all day, so that a round is taken up where it was.
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
