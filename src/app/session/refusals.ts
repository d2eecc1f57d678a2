import { call } from '../api/call';
import { onOtherPupil, onRefusal } from '../api/refusal';
import { loginPath } from '../constants';
import { setUser } from './session';
import { announceTurn, setTurn, turnOf } from './turn';
import { saveWantedRoute } from './wanted-route';

/** The page stops at once; who is signed in comes when the server has said it. */
async function askWhoseTurn(): Promise<void> {
  setTurn({ kind: 'unknown' });
  announceTurn(turnOf(await call('profile')));
}

/**
 * What a refused call means, wherever it was made: nobody is signed in any more and the browser goes to
 * the sign-in page; after a 401 the person comes back to where they were. Or another child is signed in: then the page
 * stays and says so.
 */
export function followRefusals(navigate: (path: string) => void): void {
  onRefusal((status, path, navigating) => {
    setUser(null);
    if (status === 401) saveWantedRoute(path);
    // A navigation that is under way is turned by its guard.
    if (!navigating) navigate(loginPath);
  });
  onOtherPupil(() => void askWhoseTurn().catch(() => undefined));
}
