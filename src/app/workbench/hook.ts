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
  hasOwnRobot(): Promise<boolean>;
}

declare global {
  interface Window {
    __workbench?: WorkbenchHook;
  }
}

export function openHook(session: RoundSession, player: RobotPlayer, own: () => Promise<boolean>): void {
  window.__workbench = {
    task: () => session.view().task,
    targets: () => player.targets,
    done: () => session.view().done,
    right: () => session.view().right,
    hasOwnRobot: own,
  };
}
