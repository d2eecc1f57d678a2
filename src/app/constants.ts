/** Rows a table can show at once. */
export const pageSizes = [10, 25, 50, 100] as const;

/** Widths in px from which a size begins. */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/** Below this width, in px, a screen counts as mobile. */
export const mobileBelow = breakpoints.lg;

/** How long a scroll takes, in ms; with reduced motion it takes none. */
export const scrollMs = 300;

export const locales = ['nl', 'be', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Keys in the browser's storage. */
export const storageKeys = {
  /** Local: `true` means dark, `false` light. */
  darkTheme: 'dark-theme',
  /** Local: the locale chosen by hand. */
  locale: 'locale',
  /** Session: where to return to after signing in. */
  wantedRoute: 'wanted-route',
  /** Local: a sign-out that the server has not heard of yet. */
  logoutPending: 'logout-pending',
  /** Local: the class code last used on this device, so that its children need not type it again. */
  classCode: 'class-code',
  /** Local: the child last signed in here and its map, to go on without a network. */
  keptPupil: 'kept-pupil',
  /** Local: who signed in or out on this device last; tabs of another child hear of it. */
  turn: 'turn',
  /** Session: the build for which the page was reloaded after a view failed to load. */
  reloadedFor: 'reloaded-for',
} as const;

export const loginPath = '/auth/login';
/** Where the installed app opens: the child's map, or the sign-in page. */
export const appStartPath = '/leerling/start';
export const homePath = '/site/home';
