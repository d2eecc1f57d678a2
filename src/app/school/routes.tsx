import type { RouteObject } from 'react-router';
import { withTexts } from '../i18n/with-texts';
import { securityRoute } from '../security/route';
import { guard } from '../session/guard';
import { AreaError } from '../ui/area-error';
import { crumb, flag } from '../ui/route-handle';

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
                {
                  path: 'toevoegen',
                  handle: crumb('school:addPupils.title'),
                  lazy: () => import('./pupils/add-pupils-page'),
                },
                {
                  path: 'kindtoevoegen',
                  handle: crumb('school:addChild.title'),
                  lazy: () => import('./pupils/add-child-page'),
                },
                {
                  path: ':leerlingId/oefeninstellingen/:oefeninstellingId',
                  handle: { ...crumb('school:settings.title'), ...flag('featureOefeninstellingen') },
                  lazy: () => import('./settings/pupil-settings-page'),
                },
                {
                  path: ':leerlingId/voortgang/:voortgangId',
                  handle: { ...crumb('school:progress.title'), ...flag('featureVoortgang') },
                  lazy: () => import('./progress/progress-page'),
                },
              ],
            },
            {
              path: ':groepId/voortgang/:voortgangId',
              handle: { ...crumb('school:report.group.title'), ...flag('featureVoortgang') },
              lazy: () => import('./progress/group-progress-page'),
            },
            {
              path: ':groepId/oefeninstellingen',
              handle: { ...crumb('school:settings.title'), ...flag('featureOefeninstellingen') },
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
          handle: { ...crumb('school:teachers.title'), ...flag('featureDocenten') },
          lazy: () => import('./teachers/teachers-page'),
        },
        {
          path: 'licentie',
          handle: { ...crumb('school:licence.title'), ...flag('featureLicentie') },
          lazy: () => import('./licence/licence-page'),
        },
        {
          path: 'berichten',
          handle: { ...crumb('school:messages.title'), ...flag('featureBerichten') },
          lazy: () => import('./messages/messages-page'),
        },
        {
          path: 'vriend-uitnodigen',
          handle: { ...crumb('school:inviteFriend.title'), ...flag('featureVriendUitnodigen') },
          lazy: () => import('./friends/friends-page'),
        },
        {
          path: 'school',
          handle: crumb('school:about.title'),
          lazy: () => import('./about/school-page'),
        },
        securityRoute,
        {
          path: 'prullenbak',
          handle: { ...crumb('school:trash.title'), ...flag('featurePrullenbak') },
          lazy: () => import('./trash/trash-page'),
        },
      ],
    },
  ],
};
