import { administration } from './administration';
import { auth } from './auth';
import type { Paths } from './calls.gen';
import { extraGroups, extraTasks } from './extra-groups';
import { friends } from './friends';
import { groupStops } from './group-stops';
import { groups } from './groups';
import { imports } from './imports';
import { interventions } from './interventions';
import { leavers } from './leavers';
import { levels } from './levels';
import { licence } from './licence';
import { live } from './live';
import { messages } from './messages';
import { notes } from './notes';
import { accounts } from './office/accounts';
import { applications } from './office/applications';
import { auditLog } from './office/audit-log';
import { officeCollections } from './office/collections';
import { contactMessages } from './office/contact-messages';
import { dashboard } from './office/dashboard';
import { officeErrors } from './office/errors';
import { officeFlags } from './office/flags';
import { officeGames } from './office/games';
import { officeGenerators } from './office/generators';
import { jobCalls } from './office/jobs';
import { lookIn } from './office/look-in';
import { officeMessages } from './office/office-messages';
import { officePupils } from './office/pupils';
import { officeSavingsCards } from './office/savings-cards';
import { staff } from './office/staff';
import { officeWebinars } from './office/webinars';
import { passwords } from './passwords';
import { practice } from './practice';
import { progress } from './progress';
import { pupils } from './pupils';
import type { Route } from './route';
import { school } from './school';
import { schoolYears } from './school-years';
import { section } from './section';
import { security } from './security';
import { settings } from './settings';
import { signInProviders } from './sign-in-providers';
import { site } from './site';
import { starGoals } from './star-goals';
import { support } from './support';
import { teachers } from './teachers';
import { templates } from './templates';
import { today } from './today';
import { webinars } from './webinars';

/** Every call of the product; the client, the handlers, OpenAPI and the authorisation tests derive from it. */
export const api = {
  ...auth,
  ...passwords,
  ...security,
  ...signInProviders,
  ...site,
  ...webinars,
  ...school,
  ...support,
  ...section('featureVriendUitnodigen', friends),
  ...section('featureGroepen', groups),
  ...section('featureGroepen', extraGroups),
  ...section('featureOefeninstellingen', extraTasks),
  ...section('featureGroepen', starGoals),
  ...section('featureGroepen', pupils),
  ...section('featureGroepen', notes),
  ...section('featureGroepen', schoolYears),
  ...section('featureEdexml', imports),
  ...section('featureEdexml', administration),
  ...section('featurePrullenbak', leavers),
  ...section('featureLicentie', licence),
  ...section('featureBerichten', messages),
  ...section('featureOefeninstellingen', settings),
  ...section('featureOefeninstellingen', templates),
  ...section('featureGroepen', live),
  ...section('featureGroepen', groupStops),
  ...section('featureGroepen', today),
  ...section('featureGroepen', interventions),
  ...practice,
  ...section('featureVoortgang', progress),
  ...section('featureVoortgang', levels),
  ...section('featureDocenten', teachers),
  ...accounts,
  ...applications,
  ...contactMessages,
  ...dashboard,
  ...lookIn,
  ...officePupils,
  ...officeMessages,
  ...officeWebinars,
  ...officeErrors,
  ...officeFlags,
  ...officeGames,
  ...officeSavingsCards,
  ...officeGenerators,
  ...officeCollections,
  ...staff,
  ...auditLog,
  ...jobCalls,
} satisfies Record<keyof Paths, Route>;

export type Api = typeof api;
