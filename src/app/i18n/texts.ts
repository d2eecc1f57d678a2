import type { MathsTexts } from '@/maths/strategy/texts/say';
import type about from './nl/about.json';
import type adaptive from './nl/adaptive.json';
import type album from './nl/album.json';
import type auth from './nl/auth.json';
import type browser from './nl/browser.json';
import type common from './nl/common.json';
import type extra from './nl/extra.json';
import type facts from './nl/facts.json';
import type faq from './nl/faq.json';
import type forms from './nl/forms.json';
import type growing from './nl/growing.json';
import type legal from './nl/legal.json';
import type office from './nl/office.json';
import type pages from './nl/pages.json';
import type prices from './nl/prices.json';
import type pupil from './nl/pupil.json';
import type ready from './nl/ready.json';
import type rewards from './nl/rewards.json';
import type school from './nl/school.json';
import type security from './nl/security.json';
import type site from './nl/site.json';
import type stars from './nl/stars.json';
import type tasks from './nl/tasks.json';
import type today from './nl/today.json';
import type training from './nl/training.json';
import type ui from './nl/ui.json';

/** Dutch texts by area; keys are type-checked against these. */
export interface Texts {
  /** Loaded everywhere, also before a pupil's map: keep it small. The product's name comes from the brand file. */
  common: typeof common & { readonly brand: string };
  /** Page frame and tables of the adults' screens. */
  ui: typeof ui;
  site: typeof site;
  pages: typeof pages;
  /** The pages that tell more of the product. */
  about: typeof about;
  /** Screens of the product. */
  album: typeof album;
  /** How sums are chosen. */
  adaptive: typeof adaptive;
  /** Tasks for a group and for one child. */
  tasks: typeof tasks;
  /** Progress, as the public site explains it. */
  growing: typeof growing;
  training: typeof training;
  rewards: typeof rewards;
  /** Devices, privacy and the check of the visitor's browser. */
  browser: typeof browser;
  /** Privacy, accessibility, terms and status. */
  legal: typeof legal;
  faq: typeof faq;
  /** The public forms. */
  forms: typeof forms;
  prices: typeof prices;
  auth: typeof auth;
  school: typeof school;
  /** Extra groups. */
  extra: typeof extra;
  office: typeof office;
  security: typeof security;
  /** The class in one picture. */
  facts: typeof facts;
  /** The teacher's page of the day. */
  today: typeof today;
  /** The drawer that sets a task ready. */
  ready: typeof ready;
  /** The goal that a group collects stars for. */
  stars: typeof stars;
  pupil: typeof pupil;
  /** Steps of worked examples, and descriptions of their pictures. */
  maths: MathsTexts;
}

export type TextArea = keyof Texts;

export interface TextTree {
  readonly [key: string]: string | TextTree;
}
