/**
 * Paths of all pages as the router knows them: `:name` is one segment, `*` the rest. For any other path the server
 * sends the same page with status 404.
 */
export const pagePaths = [
  '/',
  '/home',

  '/site/home',
  '/site/over-sommeneiland',
  '/site/screenshots',
  '/site/prijzen',
  '/site/faq',
  '/site/contact',
  '/site/aanvraagformulier',
  '/site/oversommeneiland/schoolrtthuis',
  '/site/oversommeneiland/adaptief',
  '/site/oversommeneiland/maatwerktaken',
  '/site/oversommeneiland/voortgang',
  '/site/oversommeneiland/training',
  '/site/oversommeneiland/beloningssysteem',
  '/site/oversommeneiland/didactiek',
  '/site/oversommeneiland/webbased',
  '/site/privacy',
  '/site/toegankelijkheid',
  '/site/voorwaarden',
  '/site/status',

  '/auth/login',
  '/auth/wachtwoordaanvragen',
  '/auth/proefpost',
  '/auth/wachtwoordherstellen/:userId/:herstelToken',
  '/auth/wachtwoordinstellen/:userId/:herstelToken',

  '/account/:accountId/user/:userId/groepen',
  '/account/:accountId/user/:userId/groepen/edexml',
  '/account/:accountId/user/:userId/groepen/:groepId/leerlingen',
  '/account/:accountId/user/:userId/groepen/:groepId/leerlingen/wachtwoorden',
  '/account/:accountId/user/:userId/groepen/:groepId/leerlingen/toevoegen',
  '/account/:accountId/user/:userId/groepen/:groepId/leerlingen/kindtoevoegen',
  '/account/:accountId/user/:userId/groepen/:groepId/leerlingen/:leerlingId/oefeninstellingen/:oefeninstellingId',
  '/account/:accountId/user/:userId/groepen/:groepId/leerlingen/:leerlingId/voortgang/:voortgangId',
  '/account/:accountId/user/:userId/groepen/:groepId/leerlingen/:leerlingId/voortgang/:voortgangId/:onderdeel',
  '/account/:accountId/user/:userId/groepen/:groepId/voortgang/:voortgangId',
  '/account/:accountId/user/:userId/groepen/:groepId/voortgang/:voortgangId/:onderdeel',
  '/account/:accountId/user/:userId/groepen/:groepId/sommen',
  '/account/:accountId/user/:userId/groepen/:groepId/ouderbladen',
  '/account/:accountId/user/:userId/groepen/inlogkaartjes',
  '/account/:accountId/user/:userId/groepen/vergelijken',
  '/account/:accountId/user/:userId/groepen/:groepId/oefeninstellingen',
  '/account/:accountId/user/:userId/groepen/:groepId/oefeninstellingen/:oefeninstellingId',
  '/account/:accountId/user/:userId/vandaag',
  '/account/:accountId/user/:userId/vandaag/:groepId',
  '/account/:accountId/user/:userId/docenten',
  '/account/:accountId/user/:userId/licentie',
  '/account/:accountId/user/:userId/berichten',
  '/account/:accountId/user/:userId/vriend-uitnodigen',
  '/account/:accountId/user/:userId/prullenbak',
  '/account/:accountId/user/:userId/school',
  '/account/:accountId/user/:userId/mijn-account',

  '/superadmin/dashboard',
  '/superadmin/dashboard/fouten',
  '/superadmin/accounts',
  '/superadmin/accounts/aanmaken',
  '/superadmin/accounts/:accountId/bewerken',
  '/superadmin/leerlingen',
  '/superadmin/webinars',
  '/superadmin/berichten',
  '/superadmin/spellen',
  '/superadmin/spellen/:spelId',
  '/superadmin/gensettingssommen',
  '/superadmin/gensettingssommen/:gensettingssomId',
  '/superadmin/somverzamelingen',
  '/superadmin/somverzamelingen/:somverzamelingId',
  '/superadmin/spaarkaarten',
  '/superadmin/medewerkers',
  '/superadmin/onderdelen',
  '/superadmin/logboek',
  '/superadmin/taken',
  '/superadmin/mijn-account',

  // Unknown pages below a pupil redirect to the sign-in page, so the server treats them as pages.
  '/leerling/:leerlingId/*',
] as const;

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?')}/?$`);
const patterns = pagePaths.map(patternOf);

/** Returns whether the path of an address shows a page. */
export const isPagePath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
