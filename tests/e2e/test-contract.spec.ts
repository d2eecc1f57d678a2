import type { Locator, Page } from '@playwright/test';
import { expectedPupilHeader } from '@/contract/pupil-calls';
import type { TaskAnswer } from '@/maths/round/answer';
import { blockMs } from '@/maths/round/block-time';
import { clickMiddle } from './support/box-of';
import { chooseTestGame, firstTask, keptAnswers, solve } from './support/round';
import { signIn } from './support/sign-in';
import { rotateTo, stageReady, step, steppedStage, withoutPixels } from './support/stage';
import { expect, test } from './support/test';

/** Games that are tests and have this contract of their own. */
const tests = ['automatiseertoets'] as const;

const group = (page: Page) => page.locator('[role=group]').first();
const live = (page: Page) => page.locator('[aria-live=polite]').first();
const begin = (page: Page) => page.getByRole('button', { name: 'Begin', exact: true });

/** Returns the solution of the current sum. */
const answerNow = async (page: Page) => solve((await group(page).getAttribute('aria-label')) ?? '');

/** Steps until the element is visible. */
async function stepUntil(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await step(page, 200);
    await expect(wanted.first()).toBeAttached({ timeout: 100 });
  }).toPass();
}

const openPad = (page: Page) => page.locator('[data-target="pad-1"][aria-disabled=false]');

/** Steps until a sum can be answered. */
const untilAsked = (page: Page) => stepUntil(page, openPad(page));

/** Steps until another sum than this one can be answered. */
async function untilNextAsked(page: Page, before: string): Promise<void> {
  await expect(async () => {
    await step(page, 200);
    await expect(group(page)).not.toHaveAttribute('aria-label', before, { timeout: 100 });
    await expect(openPad(page)).toBeAttached({ timeout: 100 });
  }).toPass();
}

async function typeAnswer(page: Page, text: string): Promise<void> {
  await untilAsked(page);
  await page.keyboard.type(text);
  await step(page, 50);
  await page.keyboard.press('Enter');
  await step(page, 100);
}

/** Lets the two minutes of the block pass. */
async function runOut(page: Page): Promise<void> {
  await page.clock.fastForward(blockMs);
  await step(page, 200);
}

function itBehavesLikeATest(game: string): void {
  test.describe(`the test ${game}`, () => {
    test.use({ viewport: { width: 960, height: 540 } });

    test.beforeEach(async ({ page }) => {
      if (process.env.TIER !== 'full') await withoutPixels(page);
      await steppedStage(page);
      await page.clock.install();
    });

    async function open(page: Page, url: string): Promise<string> {
      const { id } = await signIn(page, url, 'leerling');
      const path = (await firstTask(page, id)).replace(/spel\/[^/]+$/, `spel/${game}`);
      await page.goto(path);
      await stageReady(page);
      await expect(page.getByRole('dialog')).toContainText('Twee minuten');
      return path;
    }

    test('waits for the child to begin, gives no verdict, and stores every answer', async ({
      page,
      server,
    }) => {
      const path = await open(page, server.url);
      await begin(page).click();
      for (const kind of ['right', 'wrong', 'skip'] as const) {
        await untilAsked(page);
        const asked = (await group(page).getAttribute('aria-label')) ?? '';
        const right = await answerNow(page);
        if (kind === 'skip') await page.locator('[data-target="skip"]').press('Enter');
        else await typeAnswer(page, `${(right ?? 0) + (kind === 'right' ? 0 : 1)}`);
        await untilNextAsked(page, asked);
        // Only the next sum is announced: no verdict, and nothing to continue from.
        await expect(live(page)).toHaveText((await group(page).getAttribute('aria-label')) ?? '-');
        await expect(page.locator('[data-target="continue"]')).toHaveCount(0);
      }
      await expect
        .poll(async () => (await keptAnswers(page)).waiting + (await keptAnswers(page)).stored)
        .toBe(3);
      const windowId = /somvenster\/([^/]+)/.exec(path)?.[1];
      await expect
        .poll(async () => {
          const pupilId = /leerling\/([^/]+)/.exec(path)?.[1] ?? '';
          const reply = await page.request.get(`${server.url}/api/sum-windows/${windowId}`, {
            headers: { [expectedPupilHeader]: pupilId },
          });
          const { answers } = (await reply.json()) as { readonly answers: readonly TaskAnswer[] };
          return answers.map(({ purpose, shownRight, given }) => [purpose, shownRight[0], given.kind]);
        })
        .toEqual([
          ['test', true, 'value'],
          ['test', false, 'value'],
          ['test', false, 'unknown'],
        ]);
    });

    test('voids the block at a pause, says so and offers it again', async ({ page, server }) => {
      await open(page, server.url);
      await begin(page).click();
      await typeAnswer(page, '1');
      await page.getByRole('button', { name: 'Pauze' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('telt dit deel niet');
      await dialog.getByRole('button', { name: 'Begin opnieuw' }).click();
      await untilAsked(page);
      await expect(dialog).toHaveCount(0);
    });

    test("ends by the clock with the child's own line, and no count of right and wrong", async ({
      page,
      server,
    }) => {
      await open(page, server.url);
      const goOn = page.locator('[data-target="continue"]');
      do {
        await begin(page).click();
        await untilAsked(page);
        await typeAnswer(page, `${await answerNow(page)}`);
        await runOut(page);
        // The next block or the end follows; only the screen shows which.
        await stepUntil(page, begin(page).or(goOn));
      } while (await begin(page).isVisible());
      // The picture of stars comes first; the child may leave it.
      await expect(live(page)).toContainText('Verbind de sterren.');
      await goOn.press('Enter');
      await expect(async () => {
        await step(page, 200);
        await expect(live(page)).toContainText('Jouw lijn', { timeout: 100 });
      }).toPass();
      await stepUntil(page, goOn);
      await expect(live(page)).toContainText('goed per minuut');
      await goOn.press('Enter');
      await expect(page.getByRole('heading', { name: 'Toets klaar!' })).toBeVisible();
      await expect(page.getByText(/\d+ van de \d+ goed/)).toHaveCount(0);
    });

    test('can be taken by pointer alone, and asks the same sum again when the screen is rotated', async ({
      page,
      server,
    }) => {
      await open(page, server.url);
      await begin(page).click();
      await untilAsked(page);
      const press = async (id: string) => {
        await clickMiddle(page.locator(`[data-target="${id}"]`));
        await step(page, 60);
      };
      const asked = (await group(page).getAttribute('aria-label')) ?? '';
      for (const digit of `${await answerNow(page)}`.split('')) await press(`pad-${digit}`);
      await press('ready');
      await untilNextAsked(page, asked);
      const next = (await group(page).getAttribute('aria-label')) ?? '';
      await press('pad-1');
      await rotateTo(page, { width: 390, height: 844 });
      await untilAsked(page);
      await expect(group(page)).toHaveAttribute('aria-label', next);
      for (const digit of `${await answerNow(page)}`.split('')) await press(`pad-${digit}`);
      await press('ready');
      await untilNextAsked(page, next);
      await expect
        .poll(async () => (await keptAnswers(page)).waiting + (await keptAnswers(page)).stored)
        .toBe(2);
    });
  });
}

for (const game of tests) itBehavesLikeATest(game);

test('a previewed test stores nothing', async ({ page, server }) => {
  await steppedStage(page);
  const { id } = await signIn(page, server.url, 'leerling');
  await signIn(page, server.url, 'docent');
  await page.goto(`/leerling/${id}`);
  await chooseTestGame(page, { game: 'automatiseertoets', collection: 'tables-all' });
  await stageReady(page);
  await begin(page).click();
  await typeAnswer(page, '1');
  await typeAnswer(page, '2');
  const stores = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  if (stores.includes('outbox')) expect(await keptAnswers(page)).toEqual({ waiting: 0, stored: 0 });
});
