import type { AccessState } from '@/contract/auth';

/** Says whether an adult may sign in, was invited and has no password yet, or may not sign in. */
export function accessState(user: {
  readonly disabled_at: Date | null;
  readonly password_hash: string | null;
}): AccessState {
  if (user.disabled_at) return 'disabled';
  return user.password_hash === null ? 'invited' : 'active';
}
