import { DatabaseUnavailable, refusedWrite, type UnavailableReason } from '../database-unavailable';

/** Codes of PostgreSQL (SQLSTATE) and of the operating system that say that it is the server's condition, not the statement. */
const reasons: ReadonlyMap<string, UnavailableReason> = new Map([
  // The server ends this connection, or takes none: administrator, crash of a neighbour, start or stop, dropped, idle.
  ['57P01', 'connection'],
  ['57P02', 'connection'],
  ['57P03', 'connection'],
  ['57P04', 'connection'],
  ['57P05', 'connection'],
  ['25P03', 'timeout'],
  ['57014', 'timeout'],
  // After a failover: this is a standby.
  [refusedWrite, 'read-only'],
  ['53200', 'connection'],
  ['53300', 'connection'],
  ['53100', 'disk-full'],
  ['58030', 'io-failure'],
  ['ECONNRESET', 'connection'],
  ['ECONNREFUSED', 'connection'],
  ['ECONNABORTED', 'connection'],
  ['EPIPE', 'connection'],
  ['ENOTFOUND', 'connection'],
  ['EAI_AGAIN', 'connection'],
  ['EHOSTUNREACH', 'connection'],
  ['ENETUNREACH', 'connection'],
  ['ENETDOWN', 'connection'],
  ['EHOSTDOWN', 'connection'],
  // A server on a socket file that is gone.
  ['ENOENT', 'connection'],
  ['ETIMEDOUT', 'timeout'],
]);

/** What `pg` says without a code, by how it begins. */
const sayings: readonly (readonly [beginning: string, reason: UnavailableReason])[] = [
  ['Connection terminated due to connection timeout', 'timeout'],
  ['Connection terminated', 'connection'],
  ['Client has encountered a connection error', 'connection'],
  ['Client was closed', 'connection'],
  ['Cannot use a pool after calling end', 'connection'],
  ['timeout expired', 'timeout'],
  ['timeout exceeded when trying to connect', 'timeout'],
  ['Query read timeout', 'timeout'],
];

/** The statement failed for want of room or time, and its connection is as good as before. */
const leavesConnection: ReadonlySet<string> = new Set(['57014', '53100', '53200', '58030']);

/** The stable code of an error of `pg` or Node, if it has one; hosts with several addresses give several errors. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether the server refused to write: it is a standby, or the connection may only read. */
export const isRefusedWrite = (error: unknown): boolean => codeOf(error) === refusedWrite;

function reasonOf(error: unknown): UnavailableReason | undefined {
  const code = codeOf(error);
  if (code !== undefined) return code.startsWith('08') ? 'connection' : reasons.get(code);
  if (!(error instanceof Error)) return undefined;
  return sayings.find(([beginning]) => error.message.startsWith(beginning))?.[1];
}

/** The outage that this error of `pg` tells of; undefined where the statement itself is at fault. */
export function outageOf(error: unknown): DatabaseUnavailable | undefined {
  const reason = reasonOf(error);
  return reason && new DatabaseUnavailable(reason, { cause: error });
}

/** Whether the connection on which this error came must not be used again. */
export const endsConnection = (error: unknown): boolean =>
  reasonOf(error) !== undefined && !leavesConnection.has(codeOf(error) ?? '');
