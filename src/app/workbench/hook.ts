import type { Target } from '@games/kit/api/bus';
import type { Player } from '@games/kit/input/robot';
import type { Task } from '@/maths/round/task';
import { taskIn } from '@/maths/round/task-flow';
import type { RoundSession } from '../pupil/round/session/types';
import { type OneSwitch, oneSwitch } from './one-switch';
import type { WorkbenchOptions } from './options';
import type { RobotPlayer } from './robot-player';
import type { logWaits, Wait } from './wait-log';

/** Options of a round that need no reload; the others stay as they are. */
export type HowToPlay = Partial<Pick<WorkbenchOptions, 'locale' | 'mode' | 'motion' | 'sums'>>;

/** State of the round for browser tests: the current task, and what can be pressed. */
export interface WorkbenchHook {
  task(): Task | null;
  targets(): readonly Target[];
  /** Answered tasks, and the right ones among them. */
  done(): number;
  right(): number;
  /** How long the child waited in this round. */
  waits(): readonly Wait[];
  /** Answers the current task, right or wrong, by the hands of a player of the test. */
  answer(player: Player, right: boolean): Promise<void>;
  /** A child with one switch, which scans the page until it is stopped; `settle` lets the game go on after a press. */
  oneSwitch(settle: () => Promise<void>): OneSwitch;
  /** Begins a round of a game in the same page, also of the same game, and closes the current one. */
  play(game: string, how?: HowToPlay): void;
  /** Chooses the sums of a game and preloads it, as the map does. */
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
  readonly log: ReturnType<typeof logWaits>;
}

/** Opens `window.__workbench`; without a round it only offers the choice of a game. */
export function openHook(
  round: BenchRound | null,
  { play, bring }: Pick<WorkbenchHook, 'play' | 'bring'>,
): void {
  window.__workbench = {
    task: () => (round === null ? null : taskIn(round.session.view().flow)),
    targets: () => round?.player.targets ?? [],
    done: () => round?.session.view().done ?? 0,
    right: () => round?.session.view().right ?? 0,
    waits: () => round?.log.waits ?? [],
    answer: async (player, right) => round?.player.answerBy(player, right),
    oneSwitch: (settle) => oneSwitch(async () => [...(round?.player.targets ?? [])], settle),
    play,
    bring,
  };
}
