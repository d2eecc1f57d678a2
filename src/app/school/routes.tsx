import type { RouteObject } from 'react-router';
import { withTexts } from '../i18n/with-texts';
import { securityRoute } from '../security/route';
import { guard } from '../session/guard';
import { AreaError } from '../ui/area-error';
import { crumb, flag } from '../ui/route-handle';

const later = () => import('../ui/later-page');

/** The area of teachers and school administrators. `crumb` names a route in the breadcrumbs. */
export const schoolRoutes: RouteObject = {
  path: '/account/:accountId/user/:userId',
  loader: guard(
    ['docent', 'schooladmin'],
    (user, params) => user.id === params.userId && user.accountId === params.accountId,
  ),
  shouldRevalidate: () => false,
  lazy: withTexts(['ui', 'school'], () => import('./school-layout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        {
          path: 'groepen',
          handle: { ...crumb('school:groups.title'), ...flag('featureGroepen') },
          children: [
            { index: true, lazy: () => import('./groups/groups-page') },
            {
              path: 'edexml',
              handle: { ...crumb('school:import.title'), ...flag('featureEdexml') },
              lazy: () => import('./import/import-page'),
            },
            {
              path: ':groepId/leerlingen',
              handle: crumb('school:pupils.title'),
              children: [
                { index: true, lazy: () => import('./pupils/pupils-page') },
                {
                  path: 'wachtwoorden',
                  handle: crumb('school:passwords.title'),
                  lazy: () => import('./cards/cards-page'),
                },
                { path: 'toevoegen', handle: crumb('school:addPupils.title'), lazy: later },
                { path: 'kindtoevoegen', handle: crumb('school:addChild.title'), lazy: later },
                {
                  path: ':leerlingId/oefeninstellingen/:oefeninstellingId',
                  handle: crumb('school:settings.title'),
                  lazy: later,
                },
                {
                  path: ':leerlingId/voortgang/:voortgangId',
                  handle: { ...crumb('school:progress.title'), ...flag('featureVoortgang') },
                  lazy: () => import('./progress/progress-page'),
                },
              ],
            },
            {
              path: ':groepId/oefeninstellingen',
              handle: crumb('school:settings.title'),
              children: [
                { index: true, lazy: () => import('./settings/settings-list-page') },
                {
                  path: ':oefeninstellingId',
                  handle: crumb('school:settings.one'),
                  lazy: () => import('./settings/settings-page'),
                },
              ],
            },
          ],
        },
        {
          path: 'docenten',
          handle: crumb('school:teachers.title'),
          lazy: () => import('./teachers/teachers-page'),
        },
        { path: 'licentie', handle: crumb('school:licence.title'), lazy: later },
        { path: 'berichten', handle: crumb('school:messages.title'), lazy: later },
        { path: 'vriend-uitnodigen', handle: crumb('school:inviteFriend.title'), lazy: later },
        securityRoute,
        { path: 'prullenbak', handle: crumb('school:trash.title'), lazy: later },
      ],
    },
  ],
};
