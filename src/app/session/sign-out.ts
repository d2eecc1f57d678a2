import { call } from '../api/call';
import { appStartPath, loginPath } from '../constants';
import { pageSetting } from '../page-setting';
import { keepLogoutPending } from './pending-logout';
import { setUser } from './session';
import { clearWantedRoute } from './wanted-route';

/** Where to go after signing out: what the server says, when it is a web address on one of our origins. */
export function safeRedirect(redirectUrl: string | undefined): string {
  if (redirectUrl === undefined || !URL.canParse(redirectUrl, location.origin)) return loginPath;
  const { protocol, origin, href } = new URL(redirectUrl, location.origin);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  const origins = [location.origin, ...pageSetting('page-origins').split(' ')];
  return isWeb && origins.includes(origin) ? href : loginPath;
}

/** Without any network only the children's pages open, and theirs leads to the sign-in page. */
const opensOnlyKept = (): boolean =>
  globalThis.navigator?.onLine === false && Boolean(navigator.serviceWorker?.controller);

/** Signs out: at once on this screen, then on the server, then the browser leaves the page. */
export async function signOut(): Promise<void> {
  setUser(null);
  clearWantedRoute();
  keepLogoutPending(true);
  const reply = await call('logout').then(
    (answer) => {
      keepLogoutPending(false);
      return answer;
    },
    () => undefined,
  );
  location.assign(opensOnlyKept() ? appStartPath : safeRedirect(reply?.redirectUrl));
}
