/** Where most schools of ours are: the Netherlands, Flanders, and the Dutch Caribbean. */
const near = [
  'Europe/Amsterdam',
  'Europe/Brussels',
  'America/Kralendijk',
  'America/Aruba',
  'America/Curacao',
  'America/Lower_Princes',
  'America/Paramaribo',
];

/** Time zones to choose from: the near ones first, then those this browser knows; `own` is always among them. */
export function timeZones(own: string): readonly string[] {
  const known = Intl.supportedValuesOf?.('timeZone') ?? [];
  return [...new Set([...near, ...known.filter((zone) => zone.includes('/')), own])];
}

/** A time zone in words people know: its town. `Europe/Amsterdam` → `Amsterdam (Europe)`. */
export function zoneName(zone: string): string {
  const [area = zone, ...place] = zone.replaceAll('_', ' ').split('/');
  return place.length === 0 ? area : `${place.reverse().join(', ')} (${area})`;
}
