import { onRefusal } from '../api/refusal';
import { loginPath } from '../constants';
import { setUser } from './session';
import { saveWantedRoute } from './wanted-route';

/**
 * What a refused call means, wherever it was made: nobody is signed in any more and the browser goes to
 * the sign-in page; after a 401 the person comes back to where they were.
 */
export function followRefusals(navigate: (path: string) => void): void {
  onRefusal((status, path, navigating) => {
    setUser(null);
    if (status === 401) saveWantedRoute(path);
    // A navigation that is under way is turned by its guard.
    if (!navigating) navigate(loginPath);
  });
}
