import { call } from '../api/call';
import { settlePendingLogout } from './pending-logout';
import { setUser, signedInUser, type User } from './session';

let loading: Promise<User> | null = null;

async function load(path: string | undefined): Promise<User> {
  await settlePendingLogout();
  const user = await call('profile', undefined, path === undefined ? {} : { path });
  setUser(user);
  return user;
}

/**
 * The person signed in; asks the server once when it is not known yet. `path` is where a navigation is
 * going, to come back to. Throws `ApiError` when nobody is signed in.
 */
export function loadProfile(path?: string): Promise<User> {
  const known = signedInUser();
  if (known) return Promise.resolve(known);
  loading ??= load(path).finally(() => {
    loading = null;
  });
  return loading;
}
