import pino from 'pino';
import { paths } from '@/contract/calls.gen';
import { pagePaths } from '@/contract/page-paths';
import { isId } from '../../shared/new-id';
import { factsOf } from './error-facts';

/**
 * One line of the log. There is no free text in it: `code` says what happened, in words of the program, and the other
 * values are ids, counts, durations and more such words. What was thrown goes under `err`.
 */
export interface LogEntry {
  readonly code: string;
  readonly err?: unknown;
  readonly [value: string]: unknown;
}

type Write = (entry: LogEntry) => void;

type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'fatal';

/** Structured lines: codes, ids and durations, never a name, an address or a text someone typed. */
export interface Log extends Readonly<Record<LogLevel, Write>> {
  child(values: { readonly call: string }): Log;
}

/** @param out where the lines go; stdout when not given */
export const makeLog = (level: string, out?: { write(line: string): void }): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // pino makes the message of what stands under its error key the message of the line.
      errorKey: 'never',
      serializers: { err: (thrown: unknown) => factsOf(thrown) },
    },
    ...(out ? [out] : []),
  );

/** The words that addresses of ours are made of. */
export const pathWords: ReadonlySet<string> = new Set(
  [...Object.values(paths).map(([, path]) => path), ...pagePaths]
    .flatMap((path) => path.split('/'))
    .filter((segment) => /^[a-z-]+$/.test(segment)),
).add('assets');

/** The path as it may stand in a log: words of ours and ids, and nothing else of what a browser can ask for. */
export const maskedPath = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((segment) => (segment === '' || pathWords.has(segment) || isId(segment) ? segment : '…'))
    .join('/');
