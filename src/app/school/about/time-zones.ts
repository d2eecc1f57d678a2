/** Time zones of most of our schools: the Netherlands, Flanders and the Dutch Caribbean. */
const near = [
  'Europe/Amsterdam',
  'Europe/Brussels',
  'America/Kralendijk',
  'America/Aruba',
  'America/Curacao',
  'America/Lower_Princes',
  'America/Paramaribo',
];

/** Lists time zones: the nearest first, then the others of this browser; always includes `own`. */
export function timeZones(own: string): readonly string[] {
  const known = Intl.supportedValuesOf?.('timeZone') ?? [];
  return [...new Set([...near, ...known.filter((zone) => zone.includes('/')), own])];
}

/** Names a time zone by its town: `Europe/Amsterdam` → `Amsterdam (Europe)`. */
export function zoneName(zone: string): string {
  const [area = zone, ...place] = zone.replaceAll('_', ' ').split('/');
  return place.length === 0 ? area : `${place.reverse().join(', ')} (${area})`;
}
