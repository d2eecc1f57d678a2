import type { Page } from '@playwright/test';
import type { Role } from '@/contract/route';
import type { School } from './looks';

/** A screen of an adult for `screens.spec.ts`. */
export interface AdultScreen {
  readonly name: string;
  readonly as?: Role;
  /** Path below the user's groups (`:group` is the first, `:empty` one without pupils); of the office the whole path. */
  readonly path: string;
  /** The only school that has it. */
  readonly only?: School;
  /** Errors that the browser reports because the server is away on purpose. */
  readonly provokes?: RegExp;
  /** Steps from the page to the screen. */
  readonly reach?: (page: Page, school: School) => Promise<void>;
}
