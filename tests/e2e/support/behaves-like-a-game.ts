import type { GameManifest } from '@games/kit/manifest';
import { type Hands, playTask, type Robot } from '@games/kit/robot';
import type { Page } from '@playwright/test';
import { countDraws, mostDraws as mostDrawn } from '../../../tools/bench/stage-meters';
import { expectAccessible } from './accessible';
import { keepPicture } from './keep-picture';
import { stageReady, stageState, step, steppedStage, untilOpen } from './stage';
import { answerOn, keyboard, pointer, rightOn, targetsOn, taskOn, untilAsked } from './workbench';
import { expect, test } from './workbench-test';

export const isFull = process.env.TIER === 'full';

/** With one texture a batch, as old tablets draw. */
const mostDraws = 25;
const small = { width: 640, height: 360 } as const;
const upright = { width: 390, height: 844 } as const;
/** The smallest thing to press, CSS px, on a stage that is as large as its layout. */
const smallest = 44;

export interface PlayedGame {
  readonly manifest: GameManifest;
  readonly robot?: Robot;
}

async function open({ manifest }: PlayedGame, page: Page, more: Readonly<Record<string, string>> = {}) {
  await countDraws(page);
  await steppedStage(page);
  await page.goto(
    `/workbench.html?${new URLSearchParams({ game: manifest.id, sums: '5', ...more }).toString()}&bare`,
  );
  await stageReady(page);
}

/** Everything that can be pressed has a name and lies on the part of the world that is seen. */
async function expectTargetsInside(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? small;
  const twins = await page.locator('[role=group] [data-target][aria-disabled=false]').evaluateAll((all) =>
    all.map((twin) => ({
      id: twin.getAttribute('data-target'),
      name: twin.getAttribute('aria-label') ?? twin.textContent ?? '',
      box: twin.getBoundingClientRect().toJSON() as DOMRect,
    })),
  );
  const { drawing } = await stageState(page);
  const isLarge = drawing.height > drawing.width === height > width;
  for (const { id, name, box } of twins) {
    expect(name, `name of ${id}`).not.toBe('');
    expect(box.left, `${id} at the left`).toBeGreaterThanOrEqual(-1);
    expect(box.right, `${id} at the right`).toBeLessThanOrEqual(width + 1);
    expect(box.top, `${id} at the top`).toBeGreaterThanOrEqual(0);
    expect(box.bottom, `${id} at the bottom`).toBeLessThanOrEqual(height + 1);
    if (isLarge && width >= upright.width && height > width) {
      expect(Math.max(box.width, box.height), `size of ${id}`).toBeGreaterThanOrEqual(smallest);
    }
  }
}

/** On request, what the stage looks like now. */
async function keepStage(page: Page, moment: string): Promise<void> {
  const { title } = test.info();
  const game = new URL(page.url()).searchParams.get('game') ?? '';
  await keepPicture(page, `${game}/${title.replaceAll(/[^a-z]+/gi, '-')}/${moment}`);
}

/** Turns the screen, and waits until the game stands in its other layout. */
async function turnScreen(page: Page): Promise<void> {
  const { drawing } = await stageState(page);
  const { width } = page.viewportSize() ?? small;
  await page.setViewportSize(width === upright.width ? small : upright);
  await expect.poll(async () => (await stageState(page)).drawing).not.toEqual(drawing);
  await stageReady(page);
  expect(await offCentre(page), 'CSS px from the middle of the stage').toBeLessThanOrEqual(1);
}

/** How far the drawing stands from the middle of the room it has, CSS px. */
const offCentre = (page: Page): Promise<number> =>
  page.locator('canvas').evaluate((canvas) => {
    const drawing = canvas.getBoundingClientRect();
    const room = (canvas.parentElement ?? canvas).getBoundingClientRect();
    const off = (side: 'left' | 'top', end: 'right' | 'bottom') =>
      Math.abs(drawing[side] + drawing[end] - room[side] - room[end]) / 2;
    return Math.max(off('left', 'right'), off('top', 'bottom'));
  });

/** Modes in which an answer is made before it is committed. */
const isMade = ({ modes }: GameManifest): boolean => modes[0] !== 'choose';

/** Lets the scene throw, and tries again. */
async function breakDown(page: Page): Promise<void> {
  await page.evaluate(() => window.__stage?.break());
  await step(page, 50);
  await expect(page.getByRole('alert')).toContainText('Je sommen zijn bewaard.');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await stageReady(page);
}

/**
 * Answers right, but something happens to the stage when only the commit is left to do: what was made has to be there
 * still.
 */
async function answerAcross(
  happens: (page: Page) => Promise<void>,
  game: PlayedGame,
  page: Page,
  hands: Hands,
): Promise<void> {
  const before = await rightOn(page);
  let happened = false;
  const across: Hands = {
    ...hands,
    async press(id) {
      if (id === 'ready') {
        happened = true;
        await happens(page);
        await untilAsked(page, hands);
        await keepStage(page, happens.name);
      }
      await hands.press(id);
    },
  };
  await answerOn(page, across, true, game.robot);
  expect(happened, 'the commit is an act of its own').toBe(true);
  await untilAsked(page, hands);
  expect(await rightOn(page), 'right answers with what was made before').toBe(before + 1);
}

/** Plays to the end: the second answer is wrong, and its picture of the maths is looked at and left. */
async function playRound({ robot = playTask }: PlayedGame, page: Page, hands: Hands): Promise<void> {
  for (let answer = 0; await untilAsked(page, hands); answer++) {
    expect(answer, 'answers in a round of 5').toBeLessThan(12);
    if (answer === 0) await expectTargetsInside(page);
    await keepStage(page, `task-${answer + 1}`);
    await answerOn(page, hands, answer !== 1, robot);
    await keepStage(page, `answer-${answer + 1}`);
  }
  await expect(page.getByRole('heading', { name: 'Ronde klaar!' })).toBeVisible();
}

async function expectNothingLeft(page: Page): Promise<void> {
  const { scenes, textures, tweens } = await stageState(page);
  expect({ scenes, textures: textures.filter((key) => key !== 'kit'), tweens }).toEqual({
    scenes: [],
    textures: [],
    tweens: 0,
  });
}

/** What every game promises; the whole matrix in the full tier, one round by keyboard in the quick one. */
export function itBehavesLikeAGame(game: PlayedGame): void {
  const { manifest } = game;
  test.describe(`the game ${manifest.id}`, () => {
    test.use({ viewport: small });
    test.setTimeout(240_000);

    test('plays a whole round by keyboard, right and wrong, on a screen that is turned, draws little, and leaves nothing behind', async ({
      page,
    }) => {
      await open(game, page);
      await untilAsked(page, keyboard(page));
      await page.getByRole('button', { name: 'Pauze' }).click();
      expect((await stageState(page)).asleep, 'sleeps in a pause').toBe(true);
      await page.getByRole('button', { name: 'Verder' }).click();
      if (isMade(manifest)) {
        await answerAcross(turnScreen, game, page, keyboard(page));
        await turnScreen(page);
      }
      await playRound(game, page, keyboard(page));
      const draws = await mostDrawn(page);
      expect(draws, 'draws in a frame').toBeLessThanOrEqual(mostDraws);
      expect(draws, 'draws in a frame').toBeGreaterThan(0);
      await expectNothingLeft(page);
    });

    if (!isFull && manifest.id !== 'template') return;

    for (const mode of manifest.modes.slice(1)) {
      test(`plays a round in the way "${mode}"`, async ({ page }) => {
        await open(game, page, { mode });
        await playRound(game, page, keyboard(page));
      });
    }

    for (const locale of ['be', 'en'] as const) {
      test(`speaks ${locale}`, async ({ page }) => {
        await open(game, page, { locale });
        await answerOn(page, keyboard(page), false, game.robot);
        await untilAsked(page, keyboard(page));
      });
    }

    test('plays a whole round by pointer with reduced motion', async ({ page }) => {
      await open(game, page, { motion: 'reduced' });
      await playRound(game, page, pointer(page));
      await expectNothingLeft(page);
    });

    test('has no serious finding of axe, in light and in dark', async ({ page }) => {
      for (const theme of ['light', 'dark']) {
        await open(game, page, { theme });
        await untilAsked(page, keyboard(page));
        await expectAccessible(page);
      }
    });

    test('shows the same sum when the screen is turned, all of it inside', async ({ page }) => {
      await open(game, page);
      await answerOn(page, keyboard(page), true, game.robot);
      await untilAsked(page, keyboard(page));
      const asked = await taskOn(page);
      await turnScreen(page);
      await untilAsked(page, keyboard(page));
      expect((await taskOn(page))?.taskId).toBe(asked?.taskId);
      await expectTargetsInside(page);
      await answerOn(page, pointer(page), true, game.robot);
    });

    test('keeps the same of a round whose screen is turned in a picture of the maths and in the set piece', async ({
      page,
    }) => {
      const keepsake = async (turns: boolean) => {
        await open(game, page, { sums: '3' });
        const hands = keyboard(page);
        let turned = 0;
        for (let answer = 0, now = await untilOpen(page); now !== 'over'; now = await untilOpen(page)) {
          if (now === 'asked') {
            await answerOn(page, hands, answer > 0, game.robot);
            answer += 1;
            continue;
          }
          if (turns) {
            await turnScreen(page);
            expect(await untilOpen(page), 'what was looked at, turned').toBe('go-on');
            turned += 1;
          }
          await hands.press('go-on');
        }
        if (turns) expect(turned, 'pictures that were turned').toBeGreaterThan(0);
        return page.evaluate((id) => {
          const kept = sessionStorage.getItem(`workbench keepsake ${id}`);
          sessionStorage.clear();
          return kept;
        }, manifest.id);
      };
      expect(await keepsake(true)).toBe(await keepsake(false));
    });

    test('survives a lost context', async ({ page }) => {
      await open(game, page);
      await untilAsked(page, keyboard(page));
      await page.evaluate(async () => {
        const context = document.querySelector('canvas')?.getContext('webgl');
        const loss = context?.getExtension('WEBGL_lose_context');
        loss?.loseContext();
        await new Promise((done) => setTimeout(done, 50));
        loss?.restoreContext();
        await new Promise((done) => setTimeout(done, 50));
      });
      await answerOn(page, keyboard(page), true, game.robot);
    });

    test('says so when it breaks, and goes on with the same sum', async ({ page, watched }) => {
      watched.allow(/broken-on-purpose/);
      await open(game, page);
      await answerOn(page, keyboard(page), true, game.robot);
      await untilAsked(page, keyboard(page));
      const asked = await taskOn(page);
      // Twice: what was handed on may itself have been the cause, and the second time the scene begins bare.
      for (let turn = 0; turn < 2; turn++) {
        await breakDown(page);
        await untilAsked(page, keyboard(page));
        expect((await taskOn(page))?.taskId).toBe(asked?.taskId);
        expect((await targetsOn(page)).length).toBeGreaterThan(1);
      }
      await answerOn(page, keyboard(page), true, game.robot);
    });

    test('keeps what was half made, and what was looked at, when it breaks', async ({ page, watched }) => {
      watched.allow(/broken-on-purpose/);
      await open(game, page, { sums: '3' });
      const hands = keyboard(page);
      if (isMade(manifest)) await answerAcross(breakDown, game, page, hands);
      let broken = 0;
      for (let answer = 0, now = await untilOpen(page); now !== 'over'; now = await untilOpen(page)) {
        if (now === 'asked') {
          await answerOn(page, hands, answer > 0, game.robot);
          answer += 1;
          continue;
        }
        await breakDown(page);
        expect(await untilOpen(page), 'what was looked at').toBe('go-on');
        await hands.press('go-on');
        broken += 1;
      }
      expect(broken, 'pictures at which it broke').toBeGreaterThan(0);
    });
  });
}
