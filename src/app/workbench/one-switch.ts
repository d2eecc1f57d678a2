import type { Player } from '@games/kit/input/robot';
import { type ScanClock, startScan } from '../pupil/switch-access/start-scan';

/** The longest way of the frame to anything: over all stops, into a row and out of it again. */
const mostMoves = 120;
/** How long the frame stays, ms of its own time. */
const pace = 1000;

/** A clock that only goes on when it is told to. */
function ownClock() {
  let now = 0;
  const runs = new Set<() => void>();
  const clock: ScanClock = {
    now: () => now,
    every(_, run) {
      runs.add(run);
      return () => runs.delete(run);
    },
  };
  return {
    clock,
    goOn(ms: number) {
      now += ms;
      for (const run of runs) run();
    },
  };
}

const stepNames: Readonly<Record<string, string>> = {
  ArrowUp: 'more',
  ArrowRight: 'more',
  ArrowDown: 'less',
  ArrowLeft: 'less',
  PageUp: 'much-more',
  PageDown: 'much-less',
};

/** Plays as a child with one switch does: it waits until the frame marks what it wants, and presses. */
export interface OneSwitch extends Player {
  stop(): void;
}

/**
 * Starts to scan the page by a clock of its own.
 *
 * @param targets the targets of the game
 *
 * @param settle lets the game go on after a press
 */
export function oneSwitch(targets: Player['targets'], settle: () => Promise<void>): OneSwitch {
  const { clock, goOn } = ownClock();
  const scanner = startScan(1, pace, clock);
  const pressSwitch = () => {
    for (const type of ['keydown', 'keyup'])
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true }),
      );
  };
  const press = async (id: string) => {
    const wanted = `target-${id}`;
    goOn(0);
    for (let move = 0; move < mostMoves; move++) {
      const marks = scanner.marked();
      if (!marks.includes(wanted)) {
        goOn(pace);
        continue;
      }
      pressSwitch();
      if (marks.length > 1) continue;
      return settle();
    }
    throw new Error(`one switch: the frame never came to ${id}`);
  };
  return {
    targets,
    press,
    key: (key) => press(`pad-${key}`),
    async step(id, key) {
      const name = stepNames[key];
      const open = (await targets()).filter(({ state }) => state !== 'disabled').map((target) => target.id);
      const button =
        open.find((each) => each === `${id}-${name}`) ?? open.find((each) => each.endsWith(`-${name}`));
      // Without such a button nothing changes, and the player goes on in smaller steps.
      if (button !== undefined) await press(button);
    },
    stop: scanner.stop,
  };
}
