import { mayWorkLater } from '../api/api-error';
import { call } from '../api/call';
import { followAccount } from '../i18n/i18n';
import { keptUser } from './kept-pupil';
import { settlePendingLogout } from './pending-logout';
import { setUser, signedInUser, type User } from './session';

let loading: Promise<User> | null = null;

async function ask(path: string | undefined): Promise<User> {
  await settlePendingLogout();
  return call('profile', undefined, path === undefined ? {} : { path });
}

/** Without the server, the child that was signed in on this device a while ago still is. */
async function load(path: string | undefined): Promise<User> {
  const user = await ask(path).catch((error: unknown) => {
    const kept = mayWorkLater(error) ? keptUser() : null;
    if (kept === null) throw error;
    return kept;
  });
  // Without a network the texts of another language may not be here: then it stays the one of the device.
  await followAccount(user).catch(() => undefined);
  setUser(user);
  return user;
}

/**
 * The person signed in; asks the server once when it is not known yet. `path` is where a navigation is
 * going, to come back to. Throws `ApiError` when nobody is signed in, or the server cannot be asked.
 */
export function loadProfile(path?: string): Promise<User> {
  const known = signedInUser();
  if (known) return Promise.resolve(known);
  loading ??= load(path).finally(() => {
    loading = null;
  });
  return loading;
}
