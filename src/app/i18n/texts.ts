import type { MathsTexts } from '@/maths/strategy/texts/say';
import type { auth } from './nl/auth';
import type { common } from './nl/common';
import type { office } from './nl/office';
import type { pages } from './nl/pages';
import type { pupil } from './nl/pupil';
import type { school } from './nl/school';
import type { security } from './nl/security';
import type { site } from './nl/site';
import type { ui } from './nl/ui';

/** The texts of each area as Dutch has them: keys are checked against these. */
export interface Texts {
  /** Everywhere, also before a pupil's map: keep it small. */
  common: typeof common;
  /** The page frame and tables of the adults' screens. */
  ui: typeof ui;
  site: typeof site;
  pages: typeof pages;
  auth: typeof auth;
  school: typeof school;
  office: typeof office;
  security: typeof security;
  pupil: typeof pupil;
  /** Steps of worked examples, and their pictures in words. */
  maths: MathsTexts;
}

export type TextArea = keyof Texts;

export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** What Flemish says otherwise than Dutch; the rest falls back. */
export type Overrides<Tree> = {
  readonly [Key in keyof Tree]?: Tree[Key] extends string ? string : Overrides<Tree[Key]>;
};
