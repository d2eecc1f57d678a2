import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { length, openTargets, pressOnStage, progress, untilOpen } from './support/round';
import { signIn } from './support/sign-in';
import { stageReady, stageState, step, steppedStage } from './support/stage';
import { expect, test } from './support/test';

/** Every folder with a manifest is a game, and keeps this contract. */
const games = readdirSync('games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit' && !entry.name.startsWith('_'))
  .map(({ name }) => name);

const MOST_DRAWS = 25;

/** Counts what reaches the graphics card. */
async function countDraws(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { draws: 0 };
    Object.assign(window, { __draws: counted });
    for (const prototype of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
      for (const name of ['drawElements', 'drawArrays'] as const) {
        const draw = prototype[name] as (...all: unknown[]) => void;
        Object.assign(prototype, {
          [name](this: unknown, ...all: unknown[]) {
            counted.draws += 1;
            return draw.apply(this, all);
          },
        });
      }
    }
  });
}

const draws = (page: Page) =>
  page.evaluate(() => (window as Window & { __draws?: { draws: number } }).__draws?.draws ?? 0);

/** Opens a game in the view that saves nothing. */
async function openGame(page: Page, url: string, game: string): Promise<void> {
  const { id } = await signIn(page, url, 'leerling');
  await page.goto(`/leerling/${id}`);
  await page.getByLabel('Sommen').selectOption('add-subtract-to-20');
  await page.getByLabel('Spel', { exact: true }).selectOption(game);
  await page.getByRole('button', { name: 'Starten' }).click();
  await stageReady(page);
}

/** Answers until the round is over; the second answer is wrong. */
async function playRound(page: Page, hand: 'pointer' | 'keyboard'): Promise<void> {
  const count = await length(page);
  for (let k = 0; k < count * 4 && (await page.locator('progress').count()) > 0; k++) {
    await untilOpen(page);
    if ((await page.locator('progress').count()) === 0) break;
    const done = await progress(page);
    await pressOnStage(page, hand, done !== 1);
    await step(page, 900);
  }
  await expect(page.getByRole('heading', { name: 'Ronde klaar!' })).toBeVisible();
}

for (const game of games) {
  test.describe(`the game ${game}`, () => {
    test.use({ viewport: { width: 640, height: 360 } });
    test.setTimeout(240_000);

    test.beforeEach(async ({ page }) => {
      await countDraws(page);
      await steppedStage(page);
    });

    for (const hand of ['keyboard', 'pointer'] as const) {
      test(`plays a whole round, right and wrong, by ${hand}`, async ({ page, server }) => {
        await openGame(page, server.url, game);
        await playRound(page, hand);
        await page.getByRole('button', { name: 'Naar de kaart' }).click();
        await expect(page.getByRole('button', { name: 'Starten' })).toBeVisible();
        const { scenes, textures } = await stageState(page);
        expect(scenes).toEqual([]);
        expect(textures.filter((key) => key !== 'kit')).toEqual([]);
      });
    }

    test('draws little, stands still in a pause, follows its size and survives a lost context', async ({
      page,
      server,
    }) => {
      await openGame(page, server.url, game);
      await untilOpen(page);
      const before = await draws(page);
      await step(page, 16);
      expect((await draws(page)) - before).toBeLessThanOrEqual(MOST_DRAWS);

      await page.getByRole('button', { name: 'Pauze' }).click();
      expect((await stageState(page)).asleep).toBe(true);
      await page.getByRole('button', { name: 'Verder' }).click();
      expect((await stageState(page)).asleep).toBe(false);

      const small = (await stageState(page)).drawing.width;
      await page.setViewportSize({ width: 960, height: 540 });
      await expect.poll(async () => (await stageState(page)).drawing.width).toBeGreaterThan(small);

      await page.evaluate(async () => {
        const context = document.querySelector('canvas')?.getContext('webgl');
        const loss = context?.getExtension('WEBGL_lose_context');
        loss?.loseContext();
        await new Promise((done) => setTimeout(done, 50));
        loss?.restoreContext();
        await new Promise((done) => setTimeout(done, 50));
      });
      const done = await progress(page);
      await pressOnStage(page, 'keyboard', true);
      await expect.poll(() => progress(page)).toBe(done + 1);
    });

    test('shows the same sum in its other layout when the screen is turned, all of it inside', async ({
      page,
      server,
    }) => {
      await openGame(page, server.url, game);
      await pressOnStage(page, 'keyboard', true);
      await untilOpen(page);
      const done = await progress(page);
      const sum = page.locator('[role=group]').first();
      const asked = await sum.getAttribute('aria-label');
      const wide = (await stageState(page)).drawing;
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(async () => (await stageState(page)).drawing).not.toEqual(wide);
      await stageReady(page);
      await untilOpen(page);
      expect(await sum.getAttribute('aria-label')).toBe(asked);
      expect(await progress(page)).toBe(done);
      const { drawing } = await stageState(page);
      const boxes = await openTargets(page).evaluateAll((twins) =>
        twins.map((twin) => twin.getBoundingClientRect().toJSON() as DOMRect),
      );
      for (const { left, right, top, bottom, width } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(390);
        expect(top).toBeGreaterThan(64);
        expect(bottom).toBeLessThanOrEqual(844);
        if (drawing.height > drawing.width) expect(width).toBeGreaterThanOrEqual(44);
      }
      await pressOnStage(page, 'pointer', true);
      await expect.poll(() => progress(page)).toBe(done + 1);
    });

    test('says so when it breaks, and goes on with the same sum', async ({ page, server, watched }) => {
      watched.allow(/broken-on-purpose/);
      await openGame(page, server.url, game);
      await pressOnStage(page, 'keyboard', true);
      await expect.poll(() => progress(page)).toBe(1);
      await step(page, 2500);
      await page.evaluate(() => (window as Window & { __stage?: { break(): void } }).__stage?.break());
      await step(page, 50);
      await expect(page.getByRole('alert')).toContainText('Je sommen zijn bewaard.');
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await stageReady(page);
      await untilOpen(page);
      expect(await progress(page)).toBe(1);
      expect(await openTargets(page).count()).toBeGreaterThan(1);
    });
  });
}

test('without WebGL the same round is played without a drawing', async ({ page, server }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : real.call(this, kind as '2d', ...(rest as []));
      },
    });
  });
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}`);
  await page.getByRole('button', { name: 'Starten' }).click();
  await expect(page.locator('fieldset legend')).toBeAttached();
  await expect(page.getByText('Dit apparaat kan het spel niet tekenen')).toBeVisible();
});
