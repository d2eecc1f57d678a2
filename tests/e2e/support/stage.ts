import type { StageHook } from '@games/kit/engine/test-hook';
import { expect, type Page } from '@playwright/test';

/**
 * To be called before the page is opened: the stage then moves only by `step`, the same on every machine.
 * @param painted whether each step paints its last frame, for tests of what is drawn
 */
export async function steppedStage(page: Page, { painted = false } = {}): Promise<void> {
  await page.addInitScript(
    (mode) => {
      window.__stageTest = mode;
    },
    painted ? ('painted' as const) : (true as const),
  );
}

/**
 * Lets the stage do all of its painting except filling the pixels, of the screen and of its textures: without a graphics
 * card that is nearly the whole cost of a frame, and decoding the pictures nearly that of a scene. For tests that count
 * draws but look at no picture. Must be called before the page is opened, and before `countDraws`.
 */
export async function withoutPixels(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const prototype of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
      const { texImage2D } = prototype as { texImage2D: (...all: unknown[]) => void };
      Object.assign(prototype, {
        clear() {},
        drawElements() {},
        drawArrays() {},
        texImage2D(this: unknown, ...all: unknown[]) {
          // With six arguments it is given a picture; a texture to paint on gets its size with nine.
          if (all.length > 6) texImage2D.apply(this, all);
        },
      });
    }
  });
}

/** Simulates a device without WebGL; must be called before the page is opened. */
export async function withoutWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : real.call(this, kind as '2d', ...(rest as []));
      },
    });
  });
}

/** Waits until a game's scene has started. */
export async function stageReady(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.__stage?.state().scenes.length ?? 0) > 0);
}

/** Moves the stage on by so many ms of its own time, without painting it: that is nearly the whole cost of a step. */
export async function step(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => window.__stage?.step(time, false), ms);
}

/** Moves the stage on by so many ms of its own time and paints it, for a picture. */
export async function stepPainted(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => window.__stage?.step(time), ms);
}

export async function stageState(page: Page): Promise<ReturnType<StageHook['state']>> {
  const state = await page.evaluate(() => window.__stage?.state());
  if (!state) throw new Error('There is no stage on this page, or it is not stepped.');
  return state;
}

/** Gives the screen another size that rotates the stage, and waits until the game is in its other layout. */
export async function rotateTo(page: Page, size: { width: number; height: number }): Promise<void> {
  const { drawing } = await stageState(page);
  await page.setViewportSize(size);
  await expect.poll(async () => (await stageState(page)).drawing).not.toEqual(drawing);
  await stageReady(page);
}

/** What a child can do: answer the task that stands, go on from a picture, or nothing more in this round. */
type Standing = 'asked' | 'continue' | 'over';

/** Steps until a child can do something. */
export async function untilOpen(page: Page): Promise<Standing> {
  const standing = await page.evaluate(async () => {
    const begun = performance.now();
    // Limited by turns of stage time and by real time, since pictures and sounds load in real time.
    for (let turn = 0; turn < 120 || performance.now() - begun < 15_000; turn++) {
      if (document.querySelector('progress') === null) return 'over';
      const open = [...document.querySelectorAll('[role=group] [data-target][aria-disabled=false]')];
      if (open.some((twin) => twin.getAttribute('data-target') === 'continue')) return 'continue';
      if (open.length > 0 && window.__workbench?.task() !== null) return 'asked';
      await window.__stage?.step(200, false);
      await new Promise((turned) => setTimeout(turned, turn < 40 ? 0 : 20));
    }
    return null;
  });
  if (standing === null) throw new Error('The game gives nothing to press.');
  return standing;
}
