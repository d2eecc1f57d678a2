import { mayWorkLater } from '../api/api-error';
import { call } from '../api/call';
import { followAccount } from '../i18n/i18n';
import { cachedUser } from './device/cached-pupil';
import { settlePendingLogout } from './device/pending-logout';
import { setUser, signedInUser, type User } from './session';

let loading: Promise<User> | null = null;

async function ask(path: string | undefined): Promise<User> {
  await settlePendingLogout();
  return call('profile', undefined, path === undefined ? {} : { path });
}

/** Falls back to the cached child when the server cannot be reached. */
async function load(path: string | undefined): Promise<User> {
  const user = await ask(path).catch((error: unknown) => {
    const kept = mayWorkLater(error) ? cachedUser() : null;
    if (kept === null) throw error;
    return kept;
  });
  // Offline the texts of another language may be missing; then the language of the device stays.
  await followAccount(user).catch(() => undefined);
  setUser(user);
  return user;
}

/**
 * Returns the signed-in person and asks the server once if needed.
 * @param path target of a navigation, to return to after signing in
 * @throws ApiError when nobody is signed in or the server cannot be reached
 */
export function loadProfile(path?: string): Promise<User> {
  const known = signedInUser();
  if (known) return Promise.resolve(known);
  loading ??= load(path).finally(() => {
    loading = null;
  });
  return loading;
}
