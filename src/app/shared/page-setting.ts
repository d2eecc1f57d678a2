/** Reads a setting that the server wrote into the head of the page; empty when there is none. */
export const pageSetting = (
  name: 'api-hosts' | 'bot-check' | 'build' | 'operator' | 'page-origins' | 'sign-in-providers',
): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
