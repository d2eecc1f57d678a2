import type { RouteObject } from 'react-router';
import { withTexts } from '../i18n/with-texts';
import { securityRoute } from '../security/route';
import { guard } from '../session/guard';
import { AreaError } from '../ui/area-error';
import { crumb } from '../ui/route-handle';

const later = () => import('../ui/later-page');

/** A list and the page of one of its rows, in the develop section. */
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

/** The area of the office and the superadmins. */
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
