/** Response time of a task, ms. `whole` is false when a pause or a hidden page interrupted it. */
export interface Measured {
  readonly ms: number;
  readonly whole: boolean;
}

export interface AnswerClock {
  /** Starts the time of a task, once it can be read. */
  start(): void;
  stop(): Measured;
  /** Stops the time while the page is hidden or the round is paused, and marks the task's time as interrupted. */
  pause(): void;
  resume(): void;
  /** Total time since the first task could be read, without pauses, ms. */
  total(): number;
}

const LONGEST = 3_600_000;

/**
 * Creates a clock that runs only while the page is visible and focused and the round is not paused.
 * @param now monotonic time, ms
 */
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
    pause() {
      holds += 1;
      whole = false;
      settle();
    },
    resume() {
      holds = Math.max(0, holds - 1);
      settle();
    },
    total: () => passed + (passingSince === null ? 0 : now() - passingSince),
  };
}

/** Stops the clock while the page is hidden or another window has the focus. Returns the function that ends this. */
export function watchPage(clock: AnswerClock): () => void {
  let away = false;
  const look = () => {
    const isAway = document.visibilityState !== 'visible' || !document.hasFocus();
    if (isAway === away) return;
    away = isAway;
    if (isAway) clock.pause();
    else clock.resume();
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
