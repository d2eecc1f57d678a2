import type { ComponentType } from 'react';
import { brand } from '@/contract/brand';
import type { Texts } from '../i18n/texts';
import { homePath } from '../shared/constants';

/** Text key of the page's subject. */
type PageName = 'home' | keyof Texts['pages'];

export interface SitePageProps {
  readonly name: PageName;
}

const screens = import.meta.glob<{ Component: ComponentType<SitePageProps> }>('./*-page.tsx');

interface SitePage {
  readonly name: PageName;
  /** Source file of its screen, as in the build manifest. */
  readonly source: string;
  readonly load: () => Promise<{ Component: ComponentType<SitePageProps> }>;
}

const page = (name: PageName, file: 'home' | 'faq' | 'text' = 'text'): SitePage => {
  const load = screens[`./${file}-page.tsx`];
  if (!load) throw new Error(`site-page-without-screen: ${file}`);
  return { name, source: `src/app/site/${file}-page.tsx`, load };
};

const about = [
  'schoolrtthuis',
  'adaptief',
  'maatwerktaken',
  'voortgang',
  'training',
  'beloningssysteem',
  'didactiek',
  'webbased',
] as const;
const others = ['screenshots', 'prijzen', 'contact', 'aanvraagformulier'] as const;

/** Public pages by path: separate documents, rendered at build time and hydrated by the browser. */
export const sitePages: ReadonlyMap<string, SitePage> = new Map([
  [homePath, page('home', 'home')],
  [`/site/over-${brand.slug}`, page('home', 'home')],
  ['/site/faq', page('faq', 'faq')],
  ...others.map((name) => [`/site/${name}`, page(name)] as const),
  ...about.map((name) => [`/site/over${brand.slug}/${name}`, page(name)] as const),
]);

/** Namespaces that a page needs besides the shared ones. */
export const textsOf = ({ name }: SitePage) =>
  name === 'home' ? (['site'] as const) : (['site', 'pages'] as const);
