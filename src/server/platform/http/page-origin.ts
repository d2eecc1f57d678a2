import type { CallContext } from './call';

/**
 * Origin of the pages for links in emails and on cards: where the one who asks is, which was checked to be one of
 * ours, else the first of them.
 */
export const pageOriginOf = ({ http, config }: Pick<CallContext, 'http' | 'config'>): string => {
  const here = http.req.header('origin');
  const known = here !== undefined && config.pageOrigins.includes(here);
  return known ? here : (config.pageOrigins[0] ?? '');
};
