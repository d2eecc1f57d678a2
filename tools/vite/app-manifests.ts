import type { Plugin } from 'vite';
import { appStartPath } from '../../src/app/shared/constants.ts';
import { brand } from '../../src/contract/brand.ts';

const icons = [
  { src: '/icons/island-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/island-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/island-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const manifest = (locale: 'nl' | 'en') => ({
  id: '/leerling/',
  name: brand.name[locale],
  short_name: brand.name[locale],
  lang: locale,
  start_url: appStartPath,
  scope: '/leerling/',
  display: 'standalone',
  background_color: '#3fb7cd',
  theme_color: '#3fb7cd',
  icons,
});

/** Writes the web app manifests of the children's pages, one for each language: `app.nl.webmanifest`. */
export function appManifests(): Plugin {
  return {
    name: 'app-manifests',
    apply: (_, { command, mode, isSsrBuild }) =>
      command === 'build' && mode === 'production' && isSsrBuild !== true,
    generateBundle() {
      for (const locale of ['nl', 'en'] as const) {
        this.emitFile({
          type: 'asset',
          fileName: `app.${locale}.webmanifest`,
          source: JSON.stringify(manifest(locale)),
        });
      }
    },
  };
}
