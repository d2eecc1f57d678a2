import { type RouteObject, redirect } from 'react-router';
import type { Role } from '@/contract/route';
import { withTexts } from '../i18n/with-texts';
import { guard } from '../session/guard';
import { landing } from '../session/landing';
import { loadProfile } from '../session/profile';
import { appStartPath, loginPath } from '../shared/constants';

const everyone: readonly Role[] = ['superadmin', 'office', 'schooladmin', 'docent', 'leerling'];

/** Start page of the installed app: the map of the signed-in child, else the sign-in page. */
export const appStartRoute: RouteObject = {
  path: appStartPath,
  loader: async () => {
    const user = await loadProfile(appStartPath).catch(() => null);
    return redirect(user === null ? loginPath : landing(user));
  },
};

/** Routes of the pupil area, open to all roles. A pupil opens only its own pages. */
export const pupilRoutes: RouteObject = {
  path: '/leerling/:leerlingId',
  loader: guard(everyone, (user, params) => user.role !== 'leerling' || user.id === params.leerlingId),
  shouldRevalidate: () => false,
  lazy: withTexts('pupil', () => import('./layout/pupil-layout')),
  children: [
    { index: true, lazy: withTexts('maths', () => import('./preview/test-game-page')) },
    { path: 'landkaart', lazy: () => import('./island/map/map-page') },
    { path: 'spaarkaarten', lazy: () => import('./island/savings/savings-page') },
    { path: 'mijn-werk', lazy: withTexts('maths', () => import('./island/garden/garden-page')) },
    { path: 'strategie', lazy: withTexts('maths', () => import('./lessons/strategy/strategy-page')) },
    { path: 'breuken', lazy: withTexts('maths', () => import('./lessons/fractions/fraction-page')) },
    {
      path: 'takenlijsttaak/:takenlijsttaakId/oefentaak/:oefentaakId/somvenster/:somvensterId/spel/:game',
      lazy: withTexts('maths', () => import('./game-page')),
    },
  ],
};
