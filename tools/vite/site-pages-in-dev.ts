import type { Plugin } from 'vite';
import { isPagePath } from '../../src/contract/page-paths.ts';

/** Serves the documents of the public pages during development, where the build has written them. */
export const sitePagesInDev = (): Plugin => ({
  name: 'site-pages-in-dev',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const path = request.url?.replace(/[?#].*$/, '') ?? '';
      if (path.startsWith('/site/') && isPagePath(path)) request.url = '/site.html';
      next();
    });
  },
});
