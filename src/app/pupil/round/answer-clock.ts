/** Time a child needed for a task, ms. `whole` is false when a pause or a hidden page broke it: then it says little. */
export interface Measured {
  readonly ms: number;
  readonly whole: boolean;
}

export interface AnswerClock {
  /** The task is readable: from now on it counts. */
  start(): void;
  stop(): Measured;
  /** The page is no longer seen, or the round is held: time stands still and the task's time is broken. */
  hold(): void;
  release(): void;
  /** All time since the first task was readable that was not held, answering or not, ms. */
  total(): number;
}

const LONGEST = 3_600_000;

/** Counts only while the page is visible and focused and the round is not held; `now` in ms, monotonic. */
export function createAnswerClock(now: () => number): AnswerClock {
  let counted = 0;
  let since: number | null = null;
  let running = false;
  let holds = 0;
  let whole = true;
  let passed = 0;
  let passingSince: number | null = null;
  let begun = false;
  const settle = () => {
    if (since !== null) counted += now() - since;
    since = running && holds === 0 ? now() : null;
    if (passingSince !== null) passed += now() - passingSince;
    passingSince = begun && holds === 0 ? now() : null;
  };
  return {
    start() {
      counted = 0;
      since = null;
      running = true;
      begun = true;
      whole = holds === 0;
      settle();
    },
    stop() {
      settle();
      running = false;
      since = null;
      return { ms: Math.min(LONGEST, Math.max(0, Math.round(counted))), whole };
    },
    hold() {
      holds += 1;
      whole = false;
      settle();
    },
    release() {
      holds = Math.max(0, holds - 1);
      settle();
    },
    total: () => passed + (passingSince === null ? 0 : now() - passingSince),
  };
}

/** Holds the clock while the page is hidden or another window has the focus; returns the function that stops watching. */
export function watchPage(clock: AnswerClock): () => void {
  let away = false;
  const look = () => {
    const isAway = document.visibilityState !== 'visible' || !document.hasFocus();
    if (isAway === away) return;
    away = isAway;
    if (isAway) clock.hold();
    else clock.release();
  };
  look();
  window.addEventListener('focus', look);
  window.addEventListener('blur', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    window.removeEventListener('blur', look);
    document.removeEventListener('visibilitychange', look);
  };
}
