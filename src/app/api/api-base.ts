import { pageSetting } from '../shared/page-setting';

const isBelgian = (hostname: string): boolean => hostname.endsWith('.be');

/**
 * Origin of the API: the Belgian one for pages on `.be`, elsewhere the first configured one. Empty, meaning the
 * page's own origin, when none is configured.
 */
export function apiBase(hostname: string = location.hostname): string {
  const origins = pageSetting('api-hosts').split(' ').filter(Boolean);
  const belgian = origins.find((origin) => isBelgian(new URL(origin).hostname));
  const first = origins.find((origin) => origin !== belgian);
  return (isBelgian(hostname) ? belgian : first) ?? first ?? belgian ?? '';
}
