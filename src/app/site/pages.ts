import type { ComponentType } from 'react';
import { brand } from '@/contract/brand';
import type { TextArea, Texts } from '../i18n/texts';
import { homePath } from '../shared/constants';

/** Pages whose texts, with title and lead, stand in a namespace of their own. */
export const namespaceOf = {
  screenshots: 'album',
  adaptief: 'adaptive',
  maatwerktaken: 'tasks',
  voortgang: 'growing',
  training: 'training',
  beloningssysteem: 'rewards',
  webbased: 'browser',
} as const;

/** Pages of what there is to know for certain; their texts stand in one namespace. */
export const legalNames = ['privacy', 'toegankelijkheid', 'voorwaarden', 'status'] as const;

/** Text key of the page's subject. */
export type PageName = 'home' | keyof Texts['pages'] | keyof typeof namespaceOf | (typeof legalNames)[number];

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

const about = (name: PageName, screen: string, ...texts: readonly TextArea[]) =>
  [`/site/over${brand.slug}/${name}`, page(name, screen, ...texts)] as const;
const legal = (name: (typeof legalNames)[number], screen: string) =>
  [`/site/${name}`, page(name, screen, 'legal')] as const;

/** Public pages by path: separate documents, rendered at build time and hydrated by the browser. */
export const sitePages: ReadonlyMap<string, SitePage> = new Map([
  [homePath, page('home', 'home/home')],
  [`/site/over-${brand.slug}`, page('home', 'home/home')],
  ['/site/faq', page('faq', 'faq/faq', 'pages', 'faq')],
  ['/site/contact', page('contact', 'forms/contact', 'pages', 'forms')],
  ['/site/aanvraagformulier', page('aanvraagformulier', 'forms/application', 'pages', 'forms')],
  ['/site/screenshots', page('screenshots', 'album/album', 'album')],
  ['/site/prijzen', page('prijzen', 'prices/prices', 'prices')],
  about('schoolrtthuis', 'about/at-home', 'pages', 'about'),
  about('didactiek', 'about/didactics', 'pages', 'about'),
  about('adaptief', 'adaptive/adaptive', 'adaptive'),
  about('maatwerktaken', 'tasks/tasks', 'tasks'),
  about('voortgang', 'progress/progress', 'growing'),
  about('training', 'training/training', 'training', 'forms'),
  about('beloningssysteem', 'rewards/rewards', 'rewards'),
  about('webbased', 'browser/browser', 'browser'),
  legal('privacy', 'legal/privacy'),
  legal('toegankelijkheid', 'legal/accessibility'),
  legal('voorwaarden', 'legal/terms'),
  legal('status', 'status/status'),
]);
