import type { Role } from '@/contract/route';

/** Who is signed in. */
export interface Session {
  readonly accountId: string;
  /** Id of the user or the pupil. */
  readonly personId: string;
  readonly role: Role;
  readonly tokenHash: Uint8Array;
  readonly expiresAt: Date;
  /** A second factor is asked for at the sign-in of this person. */
  readonly twoFactor: boolean;
}
