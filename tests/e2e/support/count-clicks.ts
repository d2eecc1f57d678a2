import type { Page } from '@playwright/test';

/** What somebody did on the page since the count began. */
export interface Effort {
  /** Presses of a mouse button or a finger. */
  readonly clicks: number;
  /** Fields in which something was typed. */
  readonly fields: number;
}

/**
 * Counts what a job takes, over all the pages it goes through. Begin before the first page is opened.
 *
 * @returns a function that tells the count so far
 */
export async function countClicks(page: Page): Promise<() => Effort> {
  let clicks = 0;
  const fields = new Set<string>();
  await page.exposeFunction('countPress', () => {
    clicks += 1;
  });
  await page.exposeFunction('countField', (field: string) => void fields.add(field));
  await page.addInitScript(() => {
    type Counting = typeof globalThis & {
      countPress(): void;
      countField(field: string): void;
    };
    addEventListener('pointerdown', () => (globalThis as Counting).countPress(), { capture: true });
    addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement) || /^(?:radio|checkbox)$/.test(target.type)) return;
        (globalThis as Counting).countField(`${location.pathname} ${target.id}`);
      },
      { capture: true },
    );
  });
  return () => ({ clicks, fields: fields.size });
}
