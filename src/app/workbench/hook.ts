import type { Target } from '@games/kit/bus';
import type { Task } from '@/maths/round/task';
import type { RoundSession } from '../pupil/round/round-session';
import type { RobotPlayer } from './robot-player';

/** What a browser test may look at: the task that stands, and what can be pressed. */
export interface WorkbenchHook {
  task(): Task | null;
  targets(): readonly Target[];
  /** Tasks answered, and how many of them right. */
  done(): number;
  right(): number;
  /** Takes another game onto the same page; the one that played is put away. */
  play(game: string): void;
  /** Makes a game's sums and brings all it needs, as the map does while it is looked at. */
  bring(game: string): Promise<void>;
}

declare global {
  interface Window {
    __workbench?: WorkbenchHook;
  }
}

export interface BenchRound {
  readonly session: RoundSession;
  readonly player: RobotPlayer;
}

/** Opens `window.__workbench`; without a round there is only the choice of a game. */
export function openHook(
  round: BenchRound | null,
  { play, bring }: Pick<WorkbenchHook, 'play' | 'bring'>,
): void {
  window.__workbench = {
    task: () => round?.session.view().task ?? null,
    targets: () => round?.player.targets ?? [],
    done: () => round?.session.view().done ?? 0,
    right: () => round?.session.view().right ?? 0,
    play,
    bring,
  };
}
