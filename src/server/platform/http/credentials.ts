import type { Context } from 'hono';
import type { Role } from '@/contract/route';
import type { Config } from '../config/config';
import type { AllAccountsDatabase } from '../db/database';
import type { Session } from './session';

/** How a request shows who makes it. The features of sign-in and practice implement it, so that http needs neither. */
export interface Credentials {
  /** Reads the live session of a request; null without one. */
  readSession(http: Context, context: SessionContext): Promise<Session | null>;
  /** Returns whether people of this role may do nothing before they have set up a second factor. */
  requiresTwoFactor(role: Role, config: Config): boolean;
  /** Records what somebody of the office looks at as a user of a school. @param family of calls, such as `pupils` */
  noteView(
    session: Session,
    family: string,
    context: Pick<SessionContext, 'writable' | 'now'>,
  ): Promise<void>;
  /** Returns the pupil an upload ticket names, whether or not the ticket is valid. */
  pupilOfTicket(ticket: string): string | undefined;
}

interface SessionContext {
  /** Refuses writes where the call only reads. */
  readonly db: AllAccountsDatabase;
  /** For the sign of life of a session, which is no part of what the call does. */
  readonly writable: AllAccountsDatabase;
  readonly config: Config;
  readonly now: Date;
}
