import type { AccessState } from '@/contract/auth';

/** Says whether an adult may sign in, was invited and has never signed in yet, or may not sign in. */
export function accessState(user: {
  readonly disabled_at: Date | null;
  readonly password_hash: string | null;
  readonly last_seen_at: Date | null;
}): AccessState {
  if (user.disabled_at) return 'disabled';
  // With a sign-in provider nobody needs a password.
  return user.password_hash === null && user.last_seen_at === null ? 'invited' : 'active';
}
