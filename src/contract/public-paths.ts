import { brand } from './brand';
import { pagePaths } from './page-paths';

/** The home page stands at two addresses; this is the one for search engines. */
const homePath = '/site/home';
const sameAsHome = `/site/over-${brand.slug}`;

/** Paths of the public pages, each once. */
export const publicPaths: readonly string[] = pagePaths.filter(
  (path) => path.startsWith('/site/') && path !== sameAsHome,
);

/** Returns the address by which search engines know a public page; null for any other path. */
export function canonicalPath(path: string): string | null {
  const bare = path.replace(/\/$/, '');
  if (bare === sameAsHome) return homePath;
  return publicPaths.includes(bare) ? bare : null;
}
