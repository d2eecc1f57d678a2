import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { dayNumber } from './turns';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Of more than eight elements in a row with the same tag and class, such as rows of a table, the quick tier computes the
 * contrast of one in four: the colours behind each text cost more than all other rules together.
 */
const sampling = { from: 9, oneIn: 4, first: dayNumber % 4 } as const;

/** What the checker knows of its rules; its types leave the impact out, which every finding of a rule gets. */
interface Checker {
  readonly axe: typeof axe & {
    readonly _audit: {
      readonly rules: readonly { readonly id: string; readonly impact?: axe.ImpactValue }[];
    };
  };
}

/** Fails on every serious or critical violation, with its rule, element and documentation. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await settled(page);
  await page.locator(within).first().waitFor();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([selector, sample]) => {
      const { axe: checker } = window as unknown as Checker;
      // Findings that are never serious would be thrown away below, and looking for them takes two fifths of the time.
      const minor = checker._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
      const skippedRules = ['color-contrast', ...minor.map(({ id }) => id)];
      const skipped = (parent: Element) => {
        const alike = new Map<string, Element[]>();
        for (const child of parent.children) {
          const kind = `${child.tagName} ${child.getAttribute('class')}`;
          alike.set(kind, [...(alike.get(kind) ?? []), child]);
        }
        return [...alike.values()].flatMap((group) =>
          sample === null || group.length < sample.from
            ? []
            : group.filter((_, place) => place % sample.oneIn !== sample.first),
        );
      };
      const include = [...document.querySelectorAll(selector)];
      const exclude = [...document.querySelectorAll('*')].flatMap(skipped);
      const options = { resultTypes: ['violations'] as 'violations'[], preload: false };
      const found = [
        await checker.run(include, {
          ...options,
          rules: Object.fromEntries(skippedRules.map((id) => [id, { enabled: false }])),
        }),
        await checker.run({ include, exclude }, { ...options, runOnly: ['color-contrast'] }),
      ];
      return found
        .flatMap(({ violations: all }) => all)
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(
          ({ id, help, nodes }) =>
            `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(' ')).join('\n  ')}`,
        );
    },
    [within, process.env.TIER === 'full' ? null : sampling] as const,
  );
  expect(violations, `accessibility of ${page.url()}`).toEqual([]);
}

/** Waits for animations to end: users do not meet a menu that is closing. */
async function settled(page: Page): Promise<void> {
  // A new element starts to animate at the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      // What follows the scroll position stands still, and never ends.
      if (!(animation.timeline instanceof DocumentTimeline)) return true;
      const end = animation.effect?.getComputedTiming().endTime;
      return animation.playState !== 'running' || end === Number.POSITIVE_INFINITY;
    }),
  );
}
