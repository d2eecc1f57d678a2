import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { storageKeys } from '../constants';

/** Remembers on this device that the server has yet to hear of a sign-out. */
export function keepLogoutPending(pending: boolean): void {
  try {
    if (pending) localStorage.setItem(storageKeys.logoutPending, 'true');
    else localStorage.removeItem(storageKeys.logoutPending);
  } catch {
    // Without storage the cookie ends by its own time.
  }
}

function isLogoutPending(): boolean {
  try {
    return localStorage.getItem(storageKeys.logoutPending) === 'true';
  } catch {
    return false;
  }
}

/**
 * Tells the server of a sign-out that was made offline. Needed before a profile is loaded or another
 * session begins: the old cookie would sign the last child in again. Throws while it cannot be told.
 */
export async function settlePendingLogout(): Promise<void> {
  if (!isLogoutPending()) return;
  try {
    await call('logout');
  } catch (error) {
    const alreadyOut = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (!alreadyOut) throw error;
  }
  keepLogoutPending(false);
}
