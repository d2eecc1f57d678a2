import { pageSetting } from '../page-setting';

const isBelgian = (hostname: string): boolean => hostname.endsWith('.be');

/**
 * Origin of the API: the Belgian one for pages on `.be`, the first of the configured ones elsewhere.
 * Empty, so the page's own origin, where none is configured.
 */
export function apiBase(hostname: string = location.hostname): string {
  const origins = pageSetting('api-hosts').split(' ').filter(Boolean);
  const belgian = origins.find((origin) => isBelgian(new URL(origin).hostname));
  const first = origins.find((origin) => origin !== belgian);
  return (isBelgian(hostname) ? belgian : first) ?? first ?? belgian ?? '';
}
