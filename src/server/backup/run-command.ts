import os from 'node:os';
import { StartError } from '../start-error';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const sentenceFor = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  if (codeOf(error) === 'ENOSPC')
    return 'The disk is full: make room, then run it again. Nothing was left behind.';
  if (codeOf(error) === 'EACCES') return 'This user may not write there: run it as the user of the server.';
  if (codeOf(error) === 'ECONNREFUSED') {
    return 'The database server of DATABASE_URL cannot be reached: start it, or correct the address.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs a command to its end, behind a server that answers children on the same machine. */
export async function runCommand(command: () => Promise<void>): Promise<never> {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  try {
    await command();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`\n${sentenceFor(error)}\n`);
    process.exit(1);
  }
}
