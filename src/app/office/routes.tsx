import type { RouteObject } from 'react-router';
import { officeRoles } from '@/contract/route';
import { securityRoute } from '../auth/security/route';
import { withTexts } from '../i18n/with-texts';
import { guard } from '../session/guard';
import { AreaError } from '../ui/messages/area-error';
import { crumb } from '../ui/page/route-handle';

const later = () => import('../ui/page/coming-soon-page');

/** Loads one of the pages about the server. */
const serverPage = (name: 'Errors' | 'Flags' | 'Jobs') => async () => ({
  Component: (await import('./server-pages'))[name],
});

/** Routes of a list and of the page of one of its rows, in the develop section. */
function listAndOne(
  path: string,
  id: string,
  name: 'games' | 'generators' | 'collections',
  list: RouteObject['lazy'] = later,
  one: RouteObject['lazy'] = later,
): RouteObject {
  return {
    path,
    handle: crumb(`office:${name}.title`),
    children: [
      { index: true, lazy: list },
      { path: `:${id}`, handle: crumb(`office:${name}.one`), lazy: one },
    ],
  };
}

/** Routes of the office and superadmin area. */
export const officeRoutes: RouteObject = {
  path: '/superadmin',
  loader: guard(officeRoles),
  shouldRevalidate: () => false,
  lazy: withTexts(['ui', 'office'], () => import('./office-layout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        {
          path: 'dashboard',
          handle: crumb('office:dashboard.title'),
          children: [
            { index: true, lazy: () => import('./dashboard/page') },
            { path: 'fouten', handle: crumb('office:errors.title'), lazy: serverPage('Errors') },
          ],
        },
        {
          path: 'accounts',
          handle: crumb('office:accounts.title'),
          children: [
            { index: true, lazy: () => import('./accounts/page') },
            {
              path: 'aanmaken',
              handle: crumb('office:accounts.create'),
              lazy: () => import('./create/page'),
            },
            {
              path: ':accountId/bewerken',
              handle: crumb('office:accounts.edit'),
              lazy: () => import('./edit/page'),
            },
          ],
        },
        { path: 'leerlingen', handle: crumb('office:pupils.title'), lazy: () => import('./pupils/page') },
        {
          path: 'webinars',
          handle: crumb('office:webinars.title'),
          lazy: () => import('./webinars/page'),
        },
        {
          path: 'berichten',
          handle: crumb('office:messages.title'),
          lazy: () => import('./messages/page'),
        },
        listAndOne(
          'spellen',
          'spelId',
          'games',
          () => import('./games/page'),
          () => import('./games/game-page'),
        ),
        listAndOne(
          'gensettingssommen',
          'gensettingssomId',
          'generators',
          () => import('./generators/page'),
          // Steps are explained as to a pupil, and errors named as to a teacher.
          withTexts(['pupil', 'school', 'maths'], () => import('./generators/one-page')),
        ),
        listAndOne(
          'somverzamelingen',
          'somverzamelingId',
          'collections',
          () => import('./collections/page'),
          () => import('./collections/one-page'),
        ),
        {
          // To the rest of the office they do not exist.
          loader: guard(officeRoles, ({ role }) => role === 'superadmin'),
          shouldRevalidate: () => false,
          children: [
            {
              path: 'medewerkers',
              handle: crumb('office:staff.title'),
              lazy: () => import('./staff/page'),
            },
            {
              path: 'onderdelen',
              handle: crumb('office:flagList.title'),
              lazy: serverPage('Flags'),
            },
            { path: 'logboek', handle: crumb('office:log.title'), lazy: () => import('./log/page') },
            { path: 'taken', handle: crumb('office:jobs.title'), lazy: serverPage('Jobs') },
          ],
        },
        securityRoute,
        {
          path: 'spaarkaarten',
          handle: crumb('office:savingsCards.title'),
          // A card is drawn by the part that children see.
          lazy: withTexts(['pupil'], () => import('./savings-cards/page')),
        },
      ],
    },
  ],
};
