import type { Config } from './config/config';
import type { ServerKeys } from './crypto/keys';
import type { Database } from './db/database';
import type { LiveBoard } from './live/live-board';
import type { Log } from './log/log';
import type { Mailer } from './mail/mailer';
import type { Pulse } from './pulse/pulse';

/** What the server is made of; tests put in their own clock and database. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly keys: ServerKeys;
  readonly log: Log;
  readonly live: LiveBoard;
  readonly pulse: Pulse;
  readonly mailer: Mailer;
  readonly clock: () => Date;
}
