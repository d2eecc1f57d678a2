/** Newer ones first name older ones too, so the order counts. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\bCrOS\b/, 'Chromebook'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

const nameIn = (table: readonly (readonly [RegExp, string])[], agent: string) =>
  table.find(([pattern]) => pattern.test(agent))?.[1];

/** What a browser says it is, as far as its owner needs it to recognise it; no version, nothing to tell people apart by. */
export function deviceName(userAgent: string | undefined): string | null {
  const parts = [nameIn(browsers, userAgent ?? ''), nameIn(systems, userAgent ?? '')];
  return parts.filter(Boolean).join(' · ') || null;
}
