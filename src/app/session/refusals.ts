import { call } from '../api/call';
import { onOtherPupil, onRefusal } from '../api/refusal';
import { loginPath } from '../shared/constants';
import { announceDeviceUser, deviceUserOf, setDeviceUser } from './device/device-user';
import { saveWantedRoute } from './device/wanted-route';
import { setUser } from './session';

/** Stops the page at once; the server then tells who is signed in. */
async function askWhoseTurn(): Promise<void> {
  setDeviceUser({ kind: 'unknown' });
  announceDeviceUser(deviceUserOf(await call('profile')));
}

/**
 * Handles every refused call. When the session has ended, the browser goes to the sign-in page, and after a 401 the
 * person returns later. When another child is signed in, the page stays and tells so.
 */
export function handleRefusals(navigate: (path: string) => void): void {
  onRefusal((status, path, navigating) => {
    setUser(null);
    if (status === 401) saveWantedRoute(path);
    // The guard of a running navigation redirects it.
    if (!navigating) navigate(loginPath);
  });
  onOtherPupil(() => void askWhoseTurn().catch(() => undefined));
}
