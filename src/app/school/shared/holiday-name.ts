const named = [
  'herfstvakantie',
  'kerstvakantie',
  'voorjaarsvakantie',
  'krokusvakantie',
  'meivakantie',
  'paasvakantie',
  'zomervakantie',
] as const;

/** Returns the key under which a published holiday has a name in each language; undefined for an unknown one. */
export const holidayKey = (published: string) => named.find((name) => name === published);
