import { type GameManifest, modesOf } from '@games/kit/api/manifest';
import { type Player, playTask } from '@games/kit/input/robot';
import type { Page } from '@playwright/test';
import { mostDraws as mostDrawn } from '../../../tools/bench/stage-meters';
import { expectAccessible } from './accessible';
import { playOn } from './bench';
import { doneOn, interruptFeedback, interruptTask, isFull } from './interruptions';
import { keepStage } from './keep-stage';
import { expectLayoutKept } from './layout-lint';
import { type PlayedGame, small, upright } from './played-game';
import { expectSaidInOrder } from './said-in-order';
import { rotateTo, stageReady, stageState, step, steppedStage, untilOpen } from './stage';
import { expectTargetsInside } from './targets-inside';
import { expectShortWaits, playShortWaits } from './waits';
import {
  answerAsReader,
  answerBySwitch,
  answerOn,
  keyboard,
  pointer,
  targetsOn,
  taskOn,
  untilAsked,
} from './workbench';
import { benchTest, expect, test } from './workbench-test';

/** Maximum number of draws in a frame with one texture per batch, as on old tablets. */
const mostDraws = 25;

/** Opens a round in a page of its own, for tests that leave something behind in it. */
async function open({ manifest }: PlayedGame, page: Page, more: Readonly<Record<string, string>> = {}) {
  await steppedStage(page);
  await page.goto(
    `/workbench.html?${new URLSearchParams({ game: manifest.id, sums: '5', ...more }).toString()}&bare`,
  );
  await stageReady(page);
}

/** Rotates the screen, and waits until the game is in its other layout. */
async function turnScreen(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? small;
  await rotateTo(page, width === upright.width ? small : upright);
  expect(await offCentre(page), 'CSS px from the middle of the stage').toBeLessThanOrEqual(1);
}

/** Returns the distance between the centre of the drawing and that of its space, CSS px. */
const offCentre = (page: Page): Promise<number> =>
  page.locator('canvas').evaluate((canvas) => {
    const drawing = canvas.getBoundingClientRect();
    const room = (canvas.parentElement ?? canvas).getBoundingClientRect();
    const off = (side: 'left' | 'top', end: 'right' | 'bottom') =>
      Math.abs(drawing[side] + drawing[end] - room[side] - room[end]) / 2;
    return Math.max(off('left', 'right'), off('top', 'bottom'));
  });

/** Returns the length of a round in which tasks are left after two that are interrupted, also where a task has several sums. */
const roundOf = (manifest: GameManifest): number =>
  ['collect', 'order'].includes(modesOf(manifest)[0] ?? '') ? 12 : 5;

/** Makes the scene throw, then retries. */
async function breakDown(page: Page): Promise<void> {
  await page.evaluate(() => window.__stage?.break());
  await step(page, 50);
  await expect(page.getByRole('alert')).toContainText('Je sommen zijn bewaard.');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await stageReady(page);
}

/**
 * Returns whether what is looked at after so many answers is to be interrupted, at most so many times each: a set piece
 * of several pieces, of which each can be skipped, begins anew every time and would never end.
 */
function atMost(times: number): (answers: number) => boolean {
  const before = new Map<number, number>();
  return (answers) => {
    const count = before.get(answers) ?? 0;
    before.set(answers, count + 1);
    return count < times;
  };
}

/**
 * After the last answer: lets the celebration run without its skip button, every other frame painted, and the camera
 * move on behind the card of the end. Does nothing while tasks are left.
 */
const watchEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const bar = document.querySelector('progress');
    if (bar === null || bar.value < bar.max) return;
    for (let ms = 0, over = 0; ms < 15_000 && over < 1500; ms += 33) {
      await window.__stage?.step(33);
      if (!bar.isConnected) over += 33;
    }
  });

/**
 * Plays to the end with a wrong first answer, whose picture of the maths is shown and closed. Outside the full tier a
 * screen reader gives all answers but the first two, which takes one call for each.
 */
async function playRound(
  { robot = playTask }: PlayedGame,
  page: Page,
  player: Player,
  watches = false,
): Promise<void> {
  for (let answer = 0; await untilAsked(page, player); answer++) {
    expect(answer, 'answers in a round').toBeLessThan(12);
    if (answer === 0) await expectTargetsInside(page);
    await keepStage(page, `task-${answer + 1}`);
    if (answer < 2 || isFull) await answerOn(page, player, answer > 0, robot);
    else await answerAsReader(page, true);
    await keepStage(page, `answer-${answer + 1}`);
    if (watches) await watchEnd(page);
  }
  await expect(page.getByRole('heading', { name: 'Ronde klaar!' })).toBeVisible();
}

/** Leaves the world in which a round ended, and expects that nothing of it is left. */
async function expectNothingLeft(page: Page): Promise<void> {
  await page.evaluate(() => window.__workbench?.play('none'));
  await expect.poll(async () => (await stageState(page)).scenes).toEqual([]);
  const { scenes, textures, tweens } = await stageState(page);
  expect({ scenes, textures: textures.filter((key) => key !== 'kit'), tweens }).toEqual({
    scenes: [],
    textures: [],
    tweens: 0,
  });
}

/** Contract tests of every game: the whole matrix in the full tier, one round by keyboard in the quick tier. */
export function itBehavesLikeAGame(game: PlayedGame): void {
  const { manifest } = game;
  test.describe(`the game ${manifest.id}`, () => {
    test.use({ viewport: small });
    test.setTimeout(240_000);

    benchTest(
      'plays a round by keyboard, right and wrong, on a rotated screen, in time, with few draws and no leaks',
      async ({ page }) => {
        await playOn(page, manifest.id, { painted: true, sums: roundOf(manifest) });
        await untilAsked(page, keyboard(page));
        await page.getByRole('button', { name: 'Pauze' }).click();
        const asleep = async () => (await stageState(page)).asleep;
        await expect.poll(asleep, 'sleeps in a pause').toBe(true);
        await page.getByRole('button', { name: 'Verder' }).click();
        await expect.poll(asleep, 'wakes after a pause').toBe(false);
        await interruptTask(turnScreen, game, page, keyboard(page));
        await interruptFeedback(turnScreen, game, page, keyboard(page));
        await playRound(game, page, keyboard(page), true);
        await expectShortWaits(page, game, modesOf(manifest)[0] ?? 'choose');
        const draws = await mostDrawn(page);
        expect(draws, 'draws in a frame').toBeLessThanOrEqual(mostDraws);
        expect(draws, 'draws in a frame').toBeGreaterThan(0);
        await expectNothingLeft(page);
      },
    );

    benchTest('keeps the rules of layout in three languages, on both layouts', async ({ page }) => {
      await expectLayoutKept(page, game);
    });

    benchTest('says result, explanation and next sum in this order after a miss', async ({ page }) => {
      await expectSaidInOrder(page, game);
    });

    for (const mode of modesOf(manifest)) {
      benchTest(`can be played whole with one switch in the mode "${mode}"`, async ({ page }) => {
        await playOn(page, manifest.id, { mode, sums: 2, motion: 'reduced' });
        let answers = 0;
        while (await answerBySwitch(page, answers > 0)) answers += 1;
        expect(answers, 'answers').toBeGreaterThanOrEqual(2);
        expect(await doneOn(page)).toBe(answers);
        await expect(page.getByRole('heading', { name: 'Ronde klaar!' })).toBeVisible();
      });
    }

    for (const mode of modesOf(manifest).slice(1)) {
      benchTest(`lets the child go on in time in the mode "${mode}"`, async ({ page }) => {
        await playShortWaits(page, game, mode);
      });
    }

    if (!isFull && manifest.id !== 'template') return;

    for (const mode of modesOf(manifest).slice(1)) {
      benchTest(`plays a round in the mode "${mode}"`, async ({ page }) => {
        await playOn(page, manifest.id, { mode });
        await playRound(game, page, keyboard(page));
      });
    }

    for (const locale of ['be', 'en'] as const) {
      benchTest(`speaks ${locale}`, async ({ page }) => {
        await playOn(page, manifest.id, { locale });
        await answerOn(page, keyboard(page), false, game.robot);
        await untilAsked(page, keyboard(page));
      });
    }

    benchTest('plays a whole round by pointer with reduced motion', async ({ page }) => {
      await playOn(page, manifest.id, { motion: 'reduced' });
      await playRound(game, page, pointer(page));
      await expectNothingLeft(page);
    });

    test('has no serious axe violation in the light and the dark theme', async ({ page }) => {
      for (const theme of ['light', 'dark']) {
        await open(game, page, { theme });
        await untilAsked(page, keyboard(page));
        await expectAccessible(page);
      }
    });

    benchTest('shows the same sum when the screen is rotated, with all targets inside', async ({ page }) => {
      await playOn(page, manifest.id);
      await answerOn(page, keyboard(page), true, game.robot);
      await untilAsked(page, keyboard(page));
      const asked = await taskOn(page);
      await turnScreen(page);
      await untilAsked(page, keyboard(page));
      expect((await taskOn(page))?.taskId).toBe(asked?.taskId);
      await expectTargetsInside(page);
      await answerOn(page, pointer(page), true, game.robot);
    });

    benchTest(
      'stores the same keepsake when the screen is rotated during a picture or the set piece',
      async ({ page }) => {
        const keepsake = async (turns: boolean) => {
          await playOn(page, manifest.id, { sums: 3 });
          const player = keyboard(page);
          const isDue = atMost(2);
          let turned = 0;
          for (let answer = 0, now = await untilOpen(page); now !== 'over'; now = await untilOpen(page)) {
            if (now === 'asked') {
              await answerOn(page, player, answer > 0, game.robot);
              answer += 1;
              continue;
            }
            if (turns && isDue(answer)) {
              await turnScreen(page);
              expect(await untilOpen(page), 'what was looked at, turned').toBe('continue');
              turned += 1;
            }
            await player.press('continue');
          }
          if (turns) expect(turned, 'pictures that were turned').toBeGreaterThan(0);
          return page.evaluate((id) => {
            const kept = sessionStorage.getItem(`workbench keepsake ${id}`);
            sessionStorage.clear();
            return kept;
          }, manifest.id);
        };
        expect(await keepsake(true)).toBe(await keepsake(false));
      },
    );

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

    benchTest('says so when it breaks, and goes on with the same sum', async ({ page, watched }) => {
      watched.allow(/broken-on-purpose/);
      await playOn(page, manifest.id);
      await answerOn(page, keyboard(page), true, game.robot);
      await untilAsked(page, keyboard(page));
      const asked = await taskOn(page);
      // Twice, because the snapshot itself may be the cause: the second time the scene starts without it.
      for (let turn = 0; turn < 2; turn++) {
        await breakDown(page);
        await untilAsked(page, keyboard(page));
        expect((await taskOn(page))?.taskId).toBe(asked?.taskId);
        expect((await targetsOn(page)).length).toBeGreaterThan(1);
      }
      await answerOn(page, keyboard(page), true, game.robot);
    });

    benchTest(
      'counts an answer once and shows its feedback again when it breaks in any phase',
      async ({ page, watched }) => {
        watched.allow(/broken-on-purpose/);
        await playOn(page, manifest.id, { sums: 4 });
        const player = keyboard(page);
        await interruptTask(breakDown, game, page, player);
        await interruptFeedback(breakDown, game, page, player);
        // Once: what breaks twice is left behind.
        const isDue = atMost(1);
        let broken = 0;
        for (let answer = 0, now = await untilOpen(page); now !== 'over'; now = await untilOpen(page)) {
          if (now === 'asked') {
            await answerOn(page, player, answer > 0, game.robot);
            answer += 1;
            continue;
          }
          if (isDue(answer)) {
            await breakDown(page);
            expect(await untilOpen(page), 'what was looked at').toBe('continue');
            await keepStage(page, `broken-${broken}`);
            broken += 1;
          }
          await player.press('continue');
        }
        expect(broken, 'pictures at which it broke').toBeGreaterThan(0);
        expect(await doneOn(page)).toBe(4);
      },
    );

    benchTest(
      'goes on to the next task when it breaks at the same feedback again',
      async ({ page, watched }) => {
        watched.allow(/broken-on-purpose/);
        await playOn(page, manifest.id);
        await answerOn(page, keyboard(page), false, game.robot);
        for (let turn = 0; turn < 2; turn++) {
          expect(await untilOpen(page)).toBe('continue');
          await breakDown(page);
        }
        expect(await untilOpen(page)).toBe('asked');
        expect((await taskOn(page))?.position).toBe(1);
        expect(await doneOn(page)).toBe(1);
      },
    );

    benchTest(
      'shows the feedback without its drawing when it breaks, and the next task after it',
      async ({ page, watched }) => {
        watched.allow(/broken-on-purpose/);
        await playOn(page, manifest.id);
        await answerOn(page, keyboard(page), false, game.robot);
        expect(await untilOpen(page)).toBe('continue');
        await page.evaluate(() => window.__stage?.break());
        await step(page, 50);
        await page.getByRole('button', { name: 'Zonder plaatje' }).click();
        await expect(page.getByText('Dit is het')).toBeVisible();
        await page.getByRole('button', { name: 'Verder' }).click();
        await expect(page.locator('fieldset[aria-disabled=false]')).toBeVisible();
        expect((await taskOn(page))?.position).toBe(1);
        expect(await doneOn(page)).toBe(1);
      },
    );
  });
}
