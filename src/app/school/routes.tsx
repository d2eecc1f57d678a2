import type { RouteObject } from 'react-router';
import { securityRoute } from '../auth/security/route';
import { withTexts } from '../i18n/with-texts';
import { guard } from '../session/guard';
import { AreaError } from '../ui/messages/area-error';
import { crumb, flag } from '../ui/page/route-handle';

/** Routes of the school area for teachers and school admins. `crumb` names a route in the breadcrumbs. */
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
            { index: true, lazy: () => import('./groups/page') },
            {
              path: 'edexml',
              handle: { ...crumb('school:import.title'), ...flag('featureEdexml') },
              lazy: () => import('./import/page'),
            },
            {
              path: 'extra/:groepId',
              handle: crumb('school:pupils.title'),
              children: [
                { index: true, lazy: withTexts('extra', () => import('./extra-groups/page')) },
                {
                  path: 'leerlingen/:leerlingId/voortgang/:voortgangId/:onderdeel?',
                  handle: { ...crumb('school:progress.title'), ...flag('featureVoortgang') },
                  lazy: () => import('./progress/pupil/page'),
                },
                {
                  path: 'voortgang/:voortgangId/:onderdeel?',
                  handle: { ...crumb('school:report.group.title'), ...flag('featureVoortgang') },
                  lazy: () => import('./progress/group/page'),
                },
                {
                  path: 'sommen',
                  handle: { ...crumb('school:classFacts'), ...flag('featureVoortgang') },
                  lazy: withTexts(['facts', 'today'], () => import('./class-facts/page')),
                },
              ],
            },
            {
              path: ':groepId/leerlingen',
              handle: crumb('school:pupils.title'),
              children: [
                { index: true, lazy: () => import('./pupils/page') },
                {
                  path: 'wachtwoorden',
                  handle: crumb('school:passwords.title'),
                  lazy: () => import('./cards/page'),
                },
                {
                  path: 'toevoegen',
                  handle: crumb('school:addPupils.title'),
                  lazy: () => import('./pupils/add/add-pupils-page'),
                },
                {
                  path: 'kindtoevoegen',
                  handle: crumb('school:addChild.title'),
                  lazy: () => import('./pupils/add/add-child-page'),
                },
                {
                  path: ':leerlingId/oefeninstellingen/:oefeninstellingId',
                  handle: { ...crumb('school:settings.title'), ...flag('featureOefeninstellingen') },
                  lazy: () => import('./settings/pupil/page'),
                },
                {
                  path: ':leerlingId/voortgang/:voortgangId/:onderdeel?',
                  handle: { ...crumb('school:progress.title'), ...flag('featureVoortgang') },
                  lazy: () => import('./progress/pupil/page'),
                },
              ],
            },
            {
              path: ':groepId/voortgang/:voortgangId/:onderdeel?',
              handle: { ...crumb('school:report.group.title'), ...flag('featureVoortgang') },
              lazy: () => import('./progress/group/page'),
            },
            {
              path: ':groepId/sommen',
              handle: { ...crumb('school:classFacts'), ...flag('featureVoortgang') },
              lazy: withTexts(['facts', 'today'], () => import('./class-facts/page')),
            },
            {
              path: ':groepId/ouderbladen',
              handle: { ...crumb('school:parents.title'), ...flag('featureVoortgang') },
              lazy: () => import('./progress/parents/page'),
            },
            {
              path: 'inlogkaartjes',
              handle: crumb('school:passwords.title'),
              lazy: () => import('./cards/all-cards-page'),
            },
            {
              path: 'vergelijken',
              handle: { ...crumb('school:compare.title'), ...flag('featureVoortgang') },
              lazy: () => import('./progress/compare/page'),
            },
            {
              path: ':groepId/oefeninstellingen',
              handle: { ...crumb('school:settings.title'), ...flag('featureOefeninstellingen') },
              children: [
                { index: true, lazy: () => import('./settings/list/page') },
                {
                  path: ':oefeninstellingId',
                  handle: crumb('school:settings.one'),
                  lazy: () => import('./settings/group/page'),
                },
              ],
            },
          ],
        },
        {
          path: 'vandaag/:groepId?',
          handle: { ...crumb('school:today.title'), ...flag('featureGroepen') },
          lazy: withTexts('today', () => import('./today/page')),
        },
        {
          path: 'docenten',
          handle: { ...crumb('school:teachers.title'), ...flag('featureDocenten') },
          lazy: () => import('./teachers/page'),
        },
        {
          path: 'licentie',
          handle: { ...crumb('school:licence.title'), ...flag('featureLicentie') },
          lazy: () => import('./licence/page'),
        },
        {
          path: 'berichten',
          handle: { ...crumb('school:messages.title'), ...flag('featureBerichten') },
          lazy: () => import('./messages/page'),
        },
        {
          path: 'vriend-uitnodigen',
          handle: { ...crumb('school:inviteFriend.title'), ...flag('featureVriendUitnodigen') },
          lazy: () => import('./friends/page'),
        },
        {
          path: 'school',
          handle: crumb('school:about.title'),
          lazy: () => import('./about/page'),
        },
        securityRoute,
        {
          path: 'prullenbak',
          handle: { ...crumb('school:trash.title'), ...flag('featurePrullenbak') },
          lazy: () => import('./trash/page'),
        },
      ],
    },
  ],
};
