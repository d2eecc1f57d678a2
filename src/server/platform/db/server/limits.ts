/** How long a connection waits for its server, all in ms. */
export interface Limits {
  /** For a connection to be made, and for one of the pool to come free. */
  readonly connect: number;
  /** For a statement to run: the server ends it, and the connection stays. */
  readonly statement: number;
  /** For a reply to come: after the server's own limit, so that only a server that is gone or frozen reaches it. */
  readonly reply: number;
  /** For a transaction to stand idle: its locks must not outlive a process that was cut off from the server. */
  readonly idleTransaction: number;
}

/** ms a statement of a call may run where nothing else is set. */
export const usualStatementTimeout = 15_000;
const hour = 3_600_000;
const longestConnect = 5000;

/** @param statement ms a statement of a call may run */
export const callLimits = (statement: number): Limits => ({
  connect: Math.min(longestConnect, statement),
  statement,
  reply: statement + Math.min(2000, statement / 2),
  idleTransaction: 4 * statement,
});

/**
 * For jobs, migrations and the nightly refit: an hour, the longest that a job is anyone's. A server that vanished is
 * noticed sooner, by TCP's own signs of life.
 */
export const longLimits = (call: Limits): Limits => ({
  connect: call.connect,
  statement: hour,
  reply: hour + 60_000,
  idleTransaction: hour,
});

/**
 * Sets the server's side of the limits on a connection. The last four let the server itself notice that this process is
 * cut off, and give its locks back: by their defaults that takes hours.
 */
export const limitsStatement = ({ statement, idleTransaction }: Limits): string =>
  [
    `set statement_timeout = ${statement}`,
    `set idle_in_transaction_session_timeout = ${idleTransaction}`,
    'set tcp_keepalives_idle = 30',
    'set tcp_keepalives_interval = 5',
    'set tcp_keepalives_count = 3',
    'set tcp_user_timeout = 45000',
  ].join('; ');

/** Has the server refuse every write on a connection. */
export const readOnlyStatement = 'set default_transaction_read_only = on';
