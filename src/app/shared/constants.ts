/** Page sizes of tables. */
export const pageSizes = [10, 25, 50, 100] as const;

/** Minimum widths, px. */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/** Below this width a screen counts as mobile, px. */
export const mobileBelow = breakpoints.lg;

/** Duration of scrolling, ms; 0 with reduced motion. */
export const scrollMs = 300;

/** Keys in the browser's storage. */
export const storageKeys = {
  /** Local: `true` for dark, `false` for light. */
  darkTheme: 'dark-theme',
  /** Local: the locale that was chosen. */
  locale: 'locale',
  /** Session: path to return to after signing in. */
  wantedRoute: 'wanted-route',
  /** Local: a sign-out that the server does not know yet. */
  logoutPending: 'logout-pending',
  /** Local: the class code used last on this device, so that children need not type it again. */
  classCode: 'class-code',
  /** Local: the child signed in last and its map, for use offline. */
  keptPupil: 'kept-pupil',
  /** Local: who signed in or out on this device last; other tabs watch it. */
  turn: 'turn',
  /** Session: the build for which the page was reloaded after a chunk failed to load. */
  reloadedFor: 'reloaded-for',
} as const;

export const loginPath = '/auth/login';
/** Start page of the installed app: the child's map or the sign-in page. */
export const appStartPath = '/leerling/start';
export const homePath = '/site/home';
