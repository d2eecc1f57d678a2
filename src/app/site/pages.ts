import type { ComponentType } from 'react';
import { brand } from '@/contract/brand';
import type { TextArea, Texts } from '../i18n/texts';
import { homePath } from '../shared/constants';

/** Text key of the page's subject. */
export type PageName = 'home' | keyof Texts['pages'];

export interface SitePageProps {
  readonly name: PageName;
}

const screens = import.meta.glob<{ Component: ComponentType<SitePageProps> }>('./*/*-page.tsx');

interface SitePage {
  readonly name: PageName;
  /** Source file of its screen, as in the build manifest. */
  readonly source: string;
  readonly load: () => Promise<{ Component: ComponentType<SitePageProps> }>;
  /** Namespaces that it needs besides the shared ones. */
  readonly texts: readonly TextArea[];
}

const page = (name: PageName, screen: string, ...texts: readonly TextArea[]): SitePage => {
  const load = screens[`./${screen}-page.tsx`];
  if (!load) throw new Error(`site-page-without-screen: ${screen}`);
  return { name, source: `src/app/site/${screen}-page.tsx`, load, texts: ['site', ...texts] };
};

const about = ['adaptief', 'maatwerktaken', 'voortgang', 'training', 'beloningssysteem', 'webbased'] as const;
const text = (name: PageName) => page(name, 'text/text', 'pages');

/** Public pages by path: separate documents, rendered at build time and hydrated by the browser. */
export const sitePages: ReadonlyMap<string, SitePage> = new Map([
  [homePath, page('home', 'home/home')],
  [`/site/over-${brand.slug}`, page('home', 'home/home')],
  ['/site/faq', page('faq', 'faq/faq', 'pages', 'faq')],
  ['/site/contact', page('contact', 'forms/contact', 'pages', 'forms')],
  ['/site/aanvraagformulier', page('aanvraagformulier', 'forms/application', 'pages', 'forms')],
  ['/site/screenshots', text('screenshots')],
  ['/site/prijzen', page('prijzen', 'prices/prices', 'prices')],
  [`/site/over${brand.slug}/schoolrtthuis`, page('schoolrtthuis', 'about/at-home', 'pages', 'about')],
  [`/site/over${brand.slug}/didactiek`, page('didactiek', 'about/didactics', 'pages', 'about')],
  ...about.map((name) => [`/site/over${brand.slug}/${name}`, text(name)] as const),
]);
