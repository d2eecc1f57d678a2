import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {import('../src/app/site/prerender.tsx').WrittenPage} WrittenPage
 * @typedef {{ file: string, imports?: readonly string[], css?: readonly string[] }} Chunk
 */

const client = 'dist/client';

/** @param {string} text */
const escaped = (text) => text.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Returns the scripts and styles of a chunk and of its static imports.
 *
 * @param {Record<string, Chunk>} manifest
 *
 * @param {string} source
 */
function filesOf(manifest, source) {
  const scripts = new Set();
  const styles = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit(source);
  return { scripts, styles };
}

/**
 * @param {string} template the built `site.html`
 * @param {Record<string, Chunk>} manifest
 * @param {WrittenPage} page
 */
function documentOf(template, manifest, page) {
  const { locale, language, title, heading, description, structured, html, source } = page;
  const { scripts, styles } = filesOf(manifest, source);
  const links = [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((link) => !template.includes(link));
  const head = [
    `<meta name="description" content="${escaped(description)}">`,
    `<meta property="og:title" content="${escaped(heading)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    '<meta property="og:type" content="website">',
    // A data block, which no browser runs; the sign that could end it is escaped.
    `<script type="application/ld+json">${JSON.stringify(structured).replace(/</g, '\\u003c')}</script>`,
    ...links,
  ];
  return template
    .replace('<html lang="nl"', () => `<html lang="${language}"`)
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-locale="${locale}">${html}</div>`);
}

/**
 * Writes the public pages into the build in every language, so that they can be read without scripts:
 * `.pages/site/home.nl.html`.
 */
async function writePages() {
  const renderer = pathToFileURL(resolve('dist/server/prerender.js')).href;
  /** @type {{ writePages: () => Promise<readonly WrittenPage[]> }} */
  const { writePages: write } = await import(renderer);
  const template = readFileSync(join(client, 'site.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  for (const page of await write()) {
    const file = join(client, '.pages', `${page.path}.${page.locale}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, documentOf(template, manifest, page));
  }
  rmSync(join(client, 'site.html'));
}

await writePages();
