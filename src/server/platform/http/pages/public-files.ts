import type { Hono } from 'hono';
import { type HostLocale, localeOfHost } from '@/contract/host-locale';
import { canonicalPath, publicPaths } from '@/contract/public-paths';
import type { Config } from '../../config/config';

/** How search engines call the languages of the public pages. */
const languageOf = { nl: 'nl-NL', be: 'nl-BE', en: 'en' } as const satisfies Record<HostLocale, string>;
const locales: readonly HostLocale[] = ['nl', 'be', 'en'];

/** Days for which a copy of `security.txt` may be trusted. */
const securityDays = 180;
const dayMs = 86_400_000;

const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Origins of the pages by language: the first whose host ends in it. A host outside the settings is never repeated. */
function originsOf({ pageOrigins }: Pick<Config, 'pageOrigins'>): ReadonlyMap<HostLocale, string> {
  const found = new Map<HostLocale, string>();
  for (const origin of pageOrigins) {
    const locale = localeOfHost(new URL(origin).host);
    if (!found.has(locale)) found.set(locale, origin);
  }
  return found;
}

const alternatesOf = (origins: ReadonlyMap<HostLocale, string>, path: string) =>
  locales.flatMap((locale) => {
    const origin = origins.get(locale);
    return origin === undefined ? [] : [{ language: languageOf[locale], href: origin + path }];
  });

/** Returns what search engines and messages with a link read in the head of a public page; nothing for other paths. */
export function headOfPublicPage(
  config: Pick<Config, 'pageOrigins'>,
  address: string,
  locale: HostLocale,
): string {
  const path = canonicalPath(address);
  const origins = originsOf(config);
  const own = origins.get(locale) ?? config.pageOrigins[0];
  if (path === null || own === undefined) return '';
  const alternates = alternatesOf(origins, path);
  return [
    `<link rel="canonical" href="${escaped(own + path)}" />`,
    // A single language has no others.
    ...(alternates.length > 1 ? alternates : []).map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escaped(href)}" />`,
    ),
    `<meta property="og:url" content="${escaped(own + path)}" />`,
    `<meta property="og:image" content="${escaped(own)}/social.jpg" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('');
}

function sitemap(origins: ReadonlyMap<HostLocale, string>, own: string): string {
  const urls = publicPaths.map((path) => {
    const links = alternatesOf(origins, path).map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
    );
    return `<url><loc>${escaped(own + path)}</loc>${links.length > 1 ? links.join('') : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** The files that search engines and finders of leaks ask for: `robots.txt`, `sitemap.xml` and `security.txt` (RFC 9116). */
export function servePublicFiles(app: Hono, config: Pick<Config, 'pageOrigins'>, clock: () => Date): void {
  const origins = originsOf(config);
  const ownOf = (host: string | undefined) =>
    origins.get(localeOfHost(host ?? '')) ?? config.pageOrigins[0] ?? '';
  app.get('/robots.txt', (c) =>
    c.text(
      [
        'User-agent: *',
        'Allow: /site/',
        'Disallow: /api/',
        'Disallow: /account/',
        'Disallow: /leerling/',
        'Disallow: /superadmin/',
        `Sitemap: ${ownOf(c.req.header('host'))}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );
  app.get('/sitemap.xml', (c) => {
    c.header('content-type', 'application/xml; charset=utf-8');
    return c.body(sitemap(origins, ownOf(c.req.header('host'))));
  });
  app.get('/.well-known/security.txt', (c) => {
    const own = ownOf(c.req.header('host'));
    const expires = new Date(clock().getTime() + securityDays * dayMs).toISOString();
    return c.text(
      [
        `Contact: ${own}/site/contact`,
        `Expires: ${expires}`,
        'Preferred-Languages: nl, en',
        `Canonical: ${own}/.well-known/security.txt`,
        `Policy: ${own}/site/privacy`,
        '',
      ].join('\n'),
    );
  });
}
