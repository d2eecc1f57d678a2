const byHostEnding = { uk: 'en', nl: 'nl', be: 'be' } as const;

export type HostLocale = (typeof byHostEnding)[keyof typeof byHostEnding];

const isEnding = (ending: string): ending is keyof typeof byHostEnding => ending in byHostEnding;

/** The locale a host speaks by itself: by the ending of its name (a port may follow), else Dutch. */
export function localeOfHost(host: string): HostLocale {
  const ending = host.replace(/:\d+$/, '').split('.').at(-1) ?? '';
  return isEnding(ending) ? byHostEnding[ending] : 'nl';
}
