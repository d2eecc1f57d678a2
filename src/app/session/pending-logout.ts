import { otherPupil } from '@/contract/pupil-calls';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { storageKeys } from '../constants';

/** Kept for a person who is no pupil. */
const somebody = 'true';

/**
 * Remembers on this device that the server has yet to hear of a sign-out.
 * @param pupilId whose session is to end, when it is a pupil's: by then another child may be signed in
 */
export function keepLogoutPending(pending: boolean, pupilId: string = somebody): void {
  try {
    if (pending) localStorage.setItem(storageKeys.logoutPending, pupilId);
    else localStorage.removeItem(storageKeys.logoutPending);
  } catch {
    // Without storage the cookie ends by its own time.
  }
}

function pendingLogout(): string | null {
  try {
    return localStorage.getItem(storageKeys.logoutPending);
  } catch {
    return null;
  }
}

/** Tells whether a failed sign-out needs no other try: the session is gone, or it is another child's. */
export const isAlreadyOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403 || error.code === otherPupil);

/**
 * Tells the server of a sign-out that was made offline. Needed before a profile is loaded or another
 * session begins: the old cookie would sign the last child in again. Throws while it cannot be told.
 */
export async function settlePendingLogout(): Promise<void> {
  const pupilId = pendingLogout();
  if (pupilId === null) return;
  try {
    await call('logout', undefined, pupilId === somebody ? {} : { pupilId });
  } catch (error) {
    if (!isAlreadyOut(error)) throw error;
  }
  keepLogoutPending(false);
}
