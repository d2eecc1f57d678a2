import type { RouteObject } from 'react-router';
import { securityRoute } from '../auth/security/route';
import { withTexts } from '../i18n/with-texts';
import { guard } from '../session/guard';
import { AreaError } from '../ui/messages/area-error';
import { crumb } from '../ui/page/route-handle';

const later = () => import('../ui/page/coming-soon-page');

/** Routes of a list and of the page of one of its rows, in the develop section. */
function listAndOne(path: string, id: string, name: 'games' | 'generators' | 'collections'): RouteObject {
  return {
    path,
    handle: crumb(`office:${name}.title`),
    children: [
      { index: true, lazy: later },
      { path: `:${id}`, handle: crumb(`office:${name}.one`), lazy: later },
    ],
  };
}

/** Routes of the office and superadmin area. */
export const officeRoutes: RouteObject = {
  path: '/superadmin',
  loader: guard(['office', 'superadmin']),
  shouldRevalidate: () => false,
  lazy: withTexts(['ui', 'office'], () => import('./office-layout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { path: 'dashboard', handle: crumb('office:dashboard.title'), lazy: later },
        {
          path: 'accounts',
          handle: crumb('office:accounts.title'),
          children: [
            { index: true, lazy: later },
            { path: 'aanmaken', handle: crumb('office:accounts.create'), lazy: later },
            { path: ':accountId/bewerken', handle: crumb('office:accounts.edit'), lazy: later },
          ],
        },
        { path: 'leerlingen', handle: crumb('office:pupils.title'), lazy: later },
        { path: 'webinars', handle: crumb('office:webinars.title'), lazy: later },
        { path: 'berichten', handle: crumb('office:messages.title'), lazy: later },
        listAndOne('spellen', 'spelId', 'games'),
        listAndOne('gensettingssommen', 'gensettingssomId', 'generators'),
        listAndOne('somverzamelingen', 'somverzamelingId', 'collections'),
        securityRoute,
        { path: 'spaarkaarten', handle: crumb('office:savingsCards.title'), lazy: later },
      ],
    },
  ],
};
