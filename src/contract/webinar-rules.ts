/* Rules of webinars that pages and server share; a page loads them without schemas. */

/** Time zones in which a webinar can be announced. */
export const webinarZones = ['Europe/Amsterdam', 'Europe/Brussels', 'Europe/London'] as const;
export type WebinarZone = (typeof webinarZones)[number];

/** Key of the name of a time zone among texts. */
export const zoneKey = {
  'Europe/Amsterdam': 'netherlands',
  'Europe/Brussels': 'belgium',
  'Europe/London': 'britain',
} as const satisfies Record<WebinarZone, string>;

export const webinarLimits = {
  /** characters */
  title: 120,
  text: 4000,
  url: 500,
  minMinutes: 10,
  maxMinutes: 480,
  maxPlaces: 1000,
} as const;

/** Whether an address can be sent to visitors: a page over https. */
export function isWebAddress(typed: string): boolean {
  if (/\s/.test(typed) || !URL.canParse(typed)) return false;
  const { protocol, hostname, username, password } = new URL(typed);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}
