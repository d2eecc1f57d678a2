/** What a process counted: answers by minute, and errors by hour, status and code. Keys are epoch ms. */
export interface Counted {
  readonly answers: ReadonlyMap<number, number>;
  readonly errors: readonly CountedError[];
}

interface CountedError {
  readonly hour: number;
  readonly status: number;
  readonly code: string;
  readonly count: number;
}

/** Counts in memory what the office sees of the traffic, so that an answer pays for no row of its own. */
export interface Pulse {
  answered(count: number, now: Date): void;
  failed(error: { readonly status: number; readonly code: string }, now: Date): void;
  /** Returns what was counted since the last time, and forgets it. */
  take(): Counted;
  /** Counts again what could not be stored. */
  restore(counted: Counted): void;
}

const minute = 60_000;
const hour = 60 * minute;

const startOf = (unit: number, now: Date) => Math.floor(now.getTime() / unit) * unit;

/** Minutes that are kept while the database is away; older ones are lost. */
const maxMinutes = 24 * 60;

export function makePulse(): Pulse {
  let answers = new Map<number, number>();
  let errors = new Map<string, CountedError>();
  const addAnswers = (at: number, count: number) => {
    answers.set(at, (answers.get(at) ?? 0) + count);
    const oldest = answers.keys().next().value;
    if (answers.size > maxMinutes && oldest !== undefined) answers.delete(oldest);
  };
  const addError = (error: CountedError) => {
    const key = `${error.hour} ${error.status} ${error.code}`;
    errors.set(key, { ...error, count: error.count + (errors.get(key)?.count ?? 0) });
  };
  return {
    answered: (count, now) => addAnswers(startOf(minute, now), count),
    failed: ({ status, code }, now) => addError({ hour: startOf(hour, now), status, code, count: 1 }),
    take() {
      const counted = { answers, errors: [...errors.values()] };
      [answers, errors] = [new Map(), new Map()];
      return counted;
    },
    restore(counted) {
      for (const [at, count] of counted.answers) addAnswers(at, count);
      for (const error of counted.errors) addError(error);
    },
  };
}
