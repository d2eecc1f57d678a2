import os from 'node:os';
import { DatabaseUnavailable } from '../../platform/db/database-unavailable';
import { StartError } from '../../shared/start-error';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Tells the person at the keyboard what happened and what to do; an unknown error gives the place in the program. */
export const sentenceFor = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  const reason = error instanceof DatabaseUnavailable ? error.reason : undefined;
  if (codeOf(error) === 'ENOSPC' || reason === 'disk-full')
    return 'The disk is full: make room, then run it again. Nothing was left behind.';
  if (codeOf(error) === 'EACCES') return 'This user may not write there: run it as the user of the server.';
  if (reason === 'connection' || reason === 'timeout') {
    return 'The database server of DATABASE_URL cannot be reached: start it, or correct the address.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

export const print = (line: string) => process.stdout.write(`${line}\n`);

/** Lets a server that answers children on the same machine go first. A restore does not: nobody is answered before its end. */
export const goBehindServer = () => os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

/** Runs a command to its end. */
export async function runCommand(command: () => Promise<void>): Promise<never> {
  try {
    await command();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`\n${sentenceFor(error)}\n`);
    process.exit(1);
  }
}
