import type { StageHook } from '@games/kit/test-hook';
import type { Page } from '@playwright/test';

/** To be called before the page is opened: the stage then moves only by `step`, the same on every machine. */
export async function steppedStage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__stageTest = true;
  });
}

/** A device that cannot draw games. To be called before the page is opened. */
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

/** Waits until a game's scene stands on the stage. */
export async function stageReady(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.__stage?.state().scenes.length ?? 0) > 0);
}

/** Moves the stage on by so many ms of its own time. */
export async function step(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => window.__stage?.step(time), ms);
}

export async function stageState(page: Page): Promise<ReturnType<StageHook['state']>> {
  const state = await page.evaluate(() => window.__stage?.state());
  if (!state) throw new Error('There is no stage on this page, or it is not stepped.');
  return state;
}

/** Moves the stage on without painting it: for what neither a finger nor a picture follows upon. */
export async function stepUnseen(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => window.__stage?.step(time, false), ms);
}

/** What a child can do: answer the task that stands, go on from a picture, or nothing more in this round. */
type Standing = 'asked' | 'go-on' | 'over';

/** Steps until a child can do something, and paints that, so that a finger finds it too. */
export async function untilOpen(page: Page): Promise<Standing> {
  const standing = await page.evaluate(async () => {
    const begun = performance.now();
    // So many turns of its own time, and as long as pictures and sounds may take to come, which no step hastens.
    for (let turn = 0; turn < 120 || performance.now() - begun < 15_000; turn++) {
      if (document.querySelector('progress') === null) return 'over';
      const open = [...document.querySelectorAll('[role=group] [data-target][aria-disabled=false]')];
      if (open.some((twin) => twin.getAttribute('data-target') === 'go-on')) return 'go-on';
      if (open.length > 0 && window.__workbench?.task() !== null) return 'asked';
      await window.__stage?.step(200, false);
      await new Promise((turned) => setTimeout(turned, turn < 40 ? 0 : 20));
    }
    return null;
  });
  if (standing === null) throw new Error('The game gives nothing to press.');
  if (standing !== 'over') await step(page, 0);
  return standing;
}
