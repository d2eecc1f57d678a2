import { to } from '../routes';
import type { User } from './session';
import { clearWantedRoute, takeWantedRoute } from './wanted-route';

/** The first screen of a role. */
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

/** The page of an adult's own account: beside the first screen of the role. */
export const accountPath = (user: User): string => landing(user).replace(/[^/]+$/, 'mijn-account');

/** Where a person goes after signing in: a kept route once, else the landing; pupils always to their map. */
export function destinationAfterSignIn(user: User): string {
  if (user.role === 'leerling') {
    clearWantedRoute();
    return landing(user);
  }
  return takeWantedRoute() ?? landing(user);
}
