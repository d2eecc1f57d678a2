import { brand } from '@/contract/brand';
import { homePath, loginPath } from '../../shared/constants';

const about = (page: string) => `/site/over${brand.slug}/${page}`;

const home = { name: 'home', path: homePath } as const;
const adaptive = { name: 'adaptief', path: about('adaptief') } as const;
const didactics = { name: 'didactiek', path: about('didactiek') } as const;
const progress = { name: 'voortgang', path: about('voortgang') } as const;
const prices = { name: 'prijzen', path: '/site/prijzen' } as const;
const questions = { name: 'faq', path: '/site/faq' } as const;
const contact = { name: 'contact', path: '/site/contact' } as const;

/** Links of the header. */
export const mainLinks = [adaptive, didactics, progress, prices, questions, contact] as const;

/** All public pages, by subject. */
export const linkGroups = [
  {
    name: 'island',
    links: [
      home,
      { name: 'screenshots', path: '/site/screenshots' },
      { name: 'beloningssysteem', path: about('beloningssysteem') },
      { name: 'webbased', path: about('webbased') },
    ],
  },
  {
    name: 'how',
    links: [adaptive, didactics, { name: 'maatwerktaken', path: about('maatwerktaken') }, progress],
  },
  {
    name: 'you',
    links: [
      { name: 'schoolrtthuis', path: about('schoolrtthuis') },
      { name: 'training', path: about('training') },
      prices,
      questions,
    ],
  },
  {
    name: 'reach',
    links: [
      { name: 'apply', path: '/site/aanvraagformulier' },
      contact,
      { name: 'status', path: '/site/status' },
      { name: 'signIn', path: loginPath },
    ],
  },
] as const;

/** What a visitor may want to know for certain. */
export const legalLinks = [
  { name: 'privacy', path: '/site/privacy' },
  { name: 'toegankelijkheid', path: '/site/toegankelijkheid' },
  { name: 'voorwaarden', path: '/site/voorwaarden' },
] as const;

/** All public pages one after the other, as the menu of a phone has them. */
export const allLinks: readonly SiteLink[] = linkGroups.flatMap(({ links }): readonly SiteLink[] => links);

export type SiteLink =
  | (typeof mainLinks)[number]
  | (typeof linkGroups)[number]['links'][number]
  | (typeof legalLinks)[number];
