import type { HostLocale } from './host-locale';

/** The only place that defines the product's name and slug. */
export const brand = {
  /** Part of addresses such as `/site/over-{slug}` and `/site/over{slug}/adaptief`. */
  slug: 'sommeneiland',
  name: { nl: 'Sommeneiland', be: 'Sommeneiland', en: 'Sum Island' } satisfies Record<HostLocale, string>,
} as const;
