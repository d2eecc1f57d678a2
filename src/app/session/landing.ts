import { to } from '../shared/routes';
import { clearWantedRoute, popWantedRoute } from './device/wanted-route';
import type { User } from './session';

/** Returns the first screen of a role. */
export function landing({ role, id, accountId = '' }: User): string {
  switch (role) {
    case 'leerling':
      return to('l-landkaart', { leerlingId: id });
    case 'docent':
    case 'schooladmin':
      return to('a-groepen', { accountId, userId: id });
    case 'office':
    case 'superadmin':
      return to('o-dashboard');
  }
}

/** Returns the path of a person's own account, beside the first screen of the role. */
export const accountPath = (user: User): string => landing(user).replace(/[^/]+$/, 'mijn-account');

/** Returns the path after signing in: the stored route once, else the landing page; pupils always go to their map. */
export function destinationAfterSignIn(user: User): string {
  if (user.role === 'leerling') {
    clearWantedRoute();
    return landing(user);
  }
  return popWantedRoute() ?? landing(user);
}
