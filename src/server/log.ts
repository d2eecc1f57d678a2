import pino, { type Logger } from 'pino';

export type Log = Logger;

/** Structured lines on stdout: codes, ids and durations, never a name, an address or a text someone typed. */
export const makeLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      // The message of a database error can hold the row itself.
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        code: error.code,
        stack: (error.stack ?? '')
          .split('\n')
          .filter((line) => line.startsWith('    at '))
          .slice(0, 12),
      }),
    },
  });

const secretSegments = [
  /^(\/+api\/+quicklogin\/+)[^/]+/i,
  /^(\/+auth\/+wachtwoord(?:herstellen|instellen)\/+)[^/]+\/+[^/]+/i,
];

/** The path as it may stand in a log: without query, and without the codes that sign someone in. */
export const maskedPath = (path: string): string =>
  secretSegments.reduce((shown, secret) => shown.replace(secret, '$1…'), path.split(/[?#]/)[0] ?? '');
