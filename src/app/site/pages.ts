import type { ComponentType } from 'react';
import { brand } from '@/contract/brand';
import { homePath } from '../constants';
import type { Texts } from '../i18n/texts';

/** What a page is about, as its texts are named. */
type PageName = 'home' | keyof Texts['pages'];

export interface SitePageProps {
  readonly name: PageName;
}

const screens = import.meta.glob<{ Component: ComponentType<SitePageProps> }>('./*-page.tsx');

interface SitePage {
  readonly name: PageName;
  /** File of its screen, as the build's manifest names it. */
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

/** The pages about the product by path: documents of their own, written at the build and taken over by the browser. */
export const sitePages: ReadonlyMap<string, SitePage> = new Map([
  [homePath, page('home', 'home')],
  [`/site/over-${brand.slug}`, page('home', 'home')],
  ['/site/faq', page('faq', 'faq')],
  ...others.map((name) => [`/site/${name}`, page(name)] as const),
  ...about.map((name) => [`/site/over${brand.slug}/${name}`, page(name)] as const),
]);

/** The texts a page needs besides those of every page. */
export const textsOf = ({ name }: SitePage) =>
  name === 'home' ? (['site'] as const) : (['site', 'pages'] as const);
