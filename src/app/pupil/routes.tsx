import { type RouteObject, redirect } from 'react-router';
import type { Role } from '@/contract/route';
import { appStartPath, loginPath } from '../constants';
import { withTexts } from '../i18n/with-texts';
import { guard } from '../session/guard';
import { landing } from '../session/landing';
import { loadProfile } from '../session/profile';

const everyone: readonly Role[] = ['superadmin', 'office', 'schooladmin', 'docent', 'leerling'];

/** Where the installed app opens: the map of the child that is signed in, else the sign-in page. */
export const appStartRoute: RouteObject = {
  path: appStartPath,
  loader: async () => {
    const user = await loadProfile(appStartPath).catch(() => null);
    return redirect(user === null ? loginPath : landing(user));
  },
};

/** The area of the children. It accepts all roles; a child opens only its own. */
export const pupilRoutes: RouteObject = {
  path: '/leerling/:leerlingId',
  loader: guard(everyone, (user, params) => user.role !== 'leerling' || user.id === params.leerlingId),
  shouldRevalidate: () => false,
  lazy: withTexts('pupil', () => import('./pupil-layout')),
  children: [
    { index: true, lazy: withTexts('maths', () => import('./preview/test-game-page')) },
    { path: 'landkaart', lazy: () => import('./map/map-page') },
    { path: 'spaarkaarten', lazy: () => import('./savings/savings-page') },
    { path: 'mijn-werk', lazy: () => import('./garden/garden-page') },
    { path: 'strategie', lazy: withTexts('maths', () => import('./strategy/strategy-page')) },
    { path: 'breuken', lazy: withTexts('maths', () => import('./fractions/fraction-page')) },
    {
      path: 'takenlijsttaak/:takenlijsttaakId/oefentaak/:oefentaakId/somvenster/:somvensterId/spel/:game',
      lazy: withTexts('maths', () => import('./game-page')),
    },
  ],
};
