/** What the server wrote into the page's head; empty when it wrote nothing. */
export const pageSetting = (name: 'api-hosts' | 'bot-check' | 'build' | 'page-origins'): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
