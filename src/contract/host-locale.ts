const byHostEnding = { uk: 'en', nl: 'nl', be: 'be' } as const;

export type HostLocale = (typeof byHostEnding)[keyof typeof byHostEnding];

const isEnding = (ending: string): ending is keyof typeof byHostEnding => ending in byHostEnding;

/** Returns the default locale of a host by its top-level domain (a port may follow); Dutch for any other. */
export function localeOfHost(host: string): HostLocale {
  const ending = host.replace(/:\d+$/, '').split('.').at(-1) ?? '';
  return isEnding(ending) ? byHostEnding[ending] : 'nl';
}
