import { call } from '../api/call';
import { appStartPath, loginPath } from '../shared/constants';
import { pageSetting } from '../shared/page-setting';
import { announceDeviceUser } from './device/device-user';
import { isAlreadySignedOut, setLogoutPending } from './device/pending-logout';
import { clearWantedRoute } from './device/wanted-route';
import { setUser, signedInUser } from './session';

/** Returns the page after signing out: the server's choice, when it is a web address on one of our origins. */
export function safeRedirect(redirectUrl: string | undefined): string {
  if (redirectUrl === undefined || !URL.canParse(redirectUrl, location.origin)) return loginPath;
  const { protocol, origin, href } = new URL(redirectUrl, location.origin);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  const origins = [location.origin, ...pageSetting('page-origins').split(' ')];
  return isWeb && origins.includes(origin) ? href : loginPath;
}

/** Offline only the children's pages open, and their start page redirects to the sign-in page. */
const opensOnlyKept = (): boolean =>
  globalThis.navigator?.onLine === false && Boolean(navigator.serviceWorker?.controller);

/**
 * Signs out in every tab, then on the server, and leaves the page.
 * @param tidy deletes the pupil's data from this device; if it fails, the sign-in page does so
 */
export async function signOut(tidy?: () => Promise<void>): Promise<void> {
  const user = signedInUser();
  const pupilId = user?.role === 'leerling' ? user.id : undefined;
  setUser(null);
  announceDeviceUser({ kind: 'nobody' });
  clearWantedRoute();
  setLogoutPending(true, pupilId);
  const tidied = tidy?.().catch(() => undefined);
  const reply = await call('logout', undefined, pupilId === undefined ? {} : { pupilId }).then(
    (answer) => {
      setLogoutPending(false);
      return answer;
    },
    (error: unknown) => {
      if (isAlreadySignedOut(error)) setLogoutPending(false);
    },
  );
  await tidied;
  location.assign(opensOnlyKept() ? appStartPath : safeRedirect(reply?.redirectUrl));
}
