import type { MathsTexts } from '@/maths/strategy/texts/say';
import type auth from './nl/auth.json';
import type common from './nl/common.json';
import type office from './nl/office.json';
import type pages from './nl/pages.json';
import type pupil from './nl/pupil.json';
import type school from './nl/school.json';
import type security from './nl/security.json';
import type site from './nl/site.json';
import type today from './nl/today.json';
import type ui from './nl/ui.json';

/** Dutch texts by area; keys are type-checked against these. */
export interface Texts {
  /** Loaded everywhere, also before a pupil's map: keep it small. The product's name comes from the brand file. */
  common: typeof common & { readonly brand: string };
  /** Page frame and tables of the adults' screens. */
  ui: typeof ui;
  site: typeof site;
  pages: typeof pages;
  auth: typeof auth;
  school: typeof school;
  office: typeof office;
  security: typeof security;
  /** The teacher's page of the day. */
  today: typeof today;
  pupil: typeof pupil;
  /** Steps of worked examples, and descriptions of their pictures. */
  maths: MathsTexts;
}

export type TextArea = keyof Texts;

export interface TextTree {
  readonly [key: string]: string | TextTree;
}
