import { otherPupil } from '@/contract/pupil-calls';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { storageKeys } from '../../shared/constants';

/** Stored for a person who is not a pupil. */
const somebody = 'true';

/**
 * Stores on this device whether the server still has to be told of a sign-out.
 * @param pupilId the pupil whose session ends, because another child may be signed in by then
 */
export function setLogoutPending(pending: boolean, pupilId: string = somebody): void {
  try {
    if (pending) localStorage.setItem(storageKeys.logoutPending, pupilId);
    else localStorage.removeItem(storageKeys.logoutPending);
  } catch {
    // Without storage the cookie expires by itself.
  }
}

function pendingLogout(): string | null {
  try {
    return localStorage.getItem(storageKeys.logoutPending);
  } catch {
    return null;
  }
}

/** True when a failed sign-out need not be repeated: the session has ended, or it is another child's. */
export const isAlreadySignedOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403 || error.code === otherPupil);

/**
 * Tells the server of a sign-out that was made offline. Must run before a profile is loaded or a session begins,
 * because the old cookie would sign the last child in again. Throws when the server cannot be reached.
 */
export async function settlePendingLogout(): Promise<void> {
  const pupilId = pendingLogout();
  if (pupilId === null) return;
  try {
    await call('logout', undefined, pupilId === somebody ? {} : { pupilId });
  } catch (error) {
    if (!isAlreadySignedOut(error)) throw error;
  }
  setLogoutPending(false);
}
