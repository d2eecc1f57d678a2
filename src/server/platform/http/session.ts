import type { Role } from '@/contract/route';

/** Who is signed in. */
export interface Session {
  readonly accountId: string;
  /** Id of the user or the pupil. */
  readonly personId: string;
  readonly role: Role;
  /** Moment of this call: what a person may see can have a last day. */
  readonly at: Date;
  readonly tokenHash: Uint8Array;
  readonly expiresAt: Date;
  /** A second factor is asked for at the sign-in of this person. */
  readonly twoFactor: boolean;
  /** A second factor was checked at this sign-in, here or by the provider. */
  readonly secondFactor: boolean;
  /** Somebody of the office who sees what this person sees, by a grant of the school, and may change nothing. */
  readonly viewer?: Viewer;
}

/** Whose session it is when somebody looks in; `accountId` is the account of the office. */
export interface Viewer {
  readonly accountId: string;
  readonly personId: string;
}

/** Returns the one who holds the session: the viewer while looking in, else the person itself. */
export const holderOf = ({ accountId, personId, viewer }: Session): Viewer =>
  viewer ?? { accountId, personId };
