import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../../shared/start-error';
import { DatabaseUnavailable } from '../database-unavailable';
import { codeOf } from './outages';

/** ms a start waits for its server: both may be started at the same moment, and a server recovers before it answers. */
const patience = 30_000;
const between = 500;

/** What waiting does not mend, by code of PostgreSQL. */
const wrongAddress: ReadonlyMap<string, string> = new Map([
  ['28P01', 'The database server of DATABASE_URL refuses this user or password: correct them.'],
  [
    '28000',
    'The database server of DATABASE_URL does not let this user in: correct the user, or allow it there.',
  ],
  ['3D000', 'The database server of DATABASE_URL has no such database: create it, or correct its name.'],
]);

const sentenceFor = ({ cause, reason }: DatabaseUnavailable): string => {
  const known = wrongAddress.get(codeOf(cause) ?? '');
  if (known) return known;
  if (reason === 'read-only')
    return 'The database server of DATABASE_URL is a standby and takes no changes: give the address of the primary.';
  const why = codeOf(cause) ?? (cause instanceof Error ? cause.message : reason);
  return `The database server of DATABASE_URL cannot be reached (${why}): start it, or correct the address.`;
};

export interface Waiting {
  /** Told once, when the first try fails. */
  readonly print: (line: string) => void;
  /** Resolves when nobody waits any more. */
  readonly givenUp?: Promise<unknown>;
  readonly clock?: () => number;
  readonly rest?: () => Promise<unknown>;
}

/**
 * Opens something on a server, and tries again for half a minute while the server is away.
 * @throws StartError with a sentence that says why it could not be reached
 */
export async function whenReachable<Opened>(
  open: () => Promise<Opened>,
  { print, givenUp, clock = Date.now, rest = () => pause(between) }: Waiting,
): Promise<Opened> {
  const until = clock() + patience;
  let stopped = false;
  void givenUp?.then(() => (stopped = true));
  for (let tries = 0; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      const sentence = sentenceFor(error);
      if (wrongAddress.has(codeOf(error.cause) ?? '') || stopped || clock() >= until)
        throw new StartError(sentence);
      if (tries === 0) print(`${sentence} Trying again for ${patience / 1000} seconds.`);
    }
    await rest();
  }
}
