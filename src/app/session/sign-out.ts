import { call } from '../api/call';
import { appStartPath, loginPath } from '../constants';
import { pageSetting } from '../page-setting';
import { isAlreadyOut, keepLogoutPending } from './pending-logout';
import { setUser, signedInUser } from './session';
import { announceTurn } from './turn';
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

/** Rounds that were fetched ahead leave the device with the child; answers stay until they are sent. */
async function tidyRounds(): Promise<void> {
  const { pageOutbox } = await import('../pupil/page-outbox');
  await (await pageOutbox()).tidy();
}

/** Signs out: at once in every tab, then on the server, then the browser leaves the page. */
export async function signOut(): Promise<void> {
  const user = signedInUser();
  const pupilId = user?.role === 'leerling' ? user.id : undefined;
  setUser(null);
  announceTurn({ kind: 'nobody' });
  clearWantedRoute();
  keepLogoutPending(true, pupilId);
  // The sign-in page tidies the rest.
  const tidied = pupilId === undefined ? undefined : tidyRounds().catch(() => undefined);
  const reply = await call('logout', undefined, pupilId === undefined ? {} : { pupilId }).then(
    (answer) => {
      keepLogoutPending(false);
      return answer;
    },
    (error: unknown) => {
      if (isAlreadyOut(error)) keepLogoutPending(false);
    },
  );
  await tidied;
  location.assign(opensOnlyKept() ? appStartPath : safeRedirect(reply?.redirectUrl));
}
