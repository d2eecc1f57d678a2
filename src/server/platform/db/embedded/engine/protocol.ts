import type { StorageFault } from '../storage/storage-faults';
import type { StatementResult } from './prepared-statements';

/* What passes between the server and the thread of its database. */

export interface WorkerOptions {
  readonly folder: string;
  /** `make` makes an empty database there and ends. */
  readonly task: 'open' | 'make';
}

export type Request =
  | {
      readonly id: number;
      readonly kind: 'run';
      readonly sql: string;
      readonly parameters: readonly unknown[];
    }
  | { readonly id: number; readonly kind: 'close' };

/** The fields of a PostgreSQL error that the code looks at; error objects lose them between threads. */
export interface DatabaseFailure {
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
  readonly detail?: string | undefined;
  /** The message is a sentence for the person who starts the server. */
  readonly forTheStart?: boolean;
  /** The database has ended; why, where the disk is the reason. */
  readonly broken?: { readonly reason: StorageFault | undefined };
}

export type Response =
  | { readonly id: number; readonly done: StatementResult }
  | { readonly id: number; readonly failed: DatabaseFailure };

/** `id` of the message that says whether the database opened. */
export const openedId = 0;

/** `id` of the message that says that the disk ended the database, whatever statement was running. */
export const failedId = -1;
