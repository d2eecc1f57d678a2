import { auth } from './auth';
import type { Paths } from './calls.gen';
import { friends } from './friends';
import { groups } from './groups';
import { imports } from './imports';
import { interventions } from './interventions';
import { leavers } from './leavers';
import { levels } from './levels';
import { licence } from './licence';
import { live } from './live';
import { messages } from './messages';
import { accounts } from './office/accounts';
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
import { site } from './site';
import { teachers } from './teachers';
import { today } from './today';

/** Every call of the product; the client, the handlers, OpenAPI and the authorisation tests derive from it. */
export const api = {
  ...auth,
  ...passwords,
  ...security,
  ...site,
  ...school,
  ...section('featureVriendUitnodigen', friends),
  ...section('featureGroepen', groups),
  ...section('featureGroepen', pupils),
  ...section('featureGroepen', schoolYears),
  ...section('featureEdexml', imports),
  ...section('featurePrullenbak', leavers),
  ...section('featureLicentie', licence),
  ...section('featureBerichten', messages),
  ...section('featureOefeninstellingen', settings),
  ...section('featureGroepen', live),
  ...section('featureGroepen', today),
  ...section('featureGroepen', interventions),
  ...practice,
  ...section('featureVoortgang', progress),
  ...section('featureVoortgang', levels),
  ...section('featureDocenten', teachers),
  ...accounts,
} satisfies Record<keyof Paths, Route>;

export type Api = typeof api;
