import type { HostLocale } from './host-locale';

/** The one place where the product's name stands: another name is one edit here. */
export const brand = {
  /** As in `/site/over-{slug}` and `/site/over{slug}/adaptief`. */
  slug: 'sommeneiland',
  name: { nl: 'Sommeneiland', be: 'Sommeneiland', en: 'Sum Island' } satisfies Record<HostLocale, string>,
} as const;
