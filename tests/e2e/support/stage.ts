import type { Page } from '@playwright/test';

interface StageState {
  readonly scenes: readonly string[];
  readonly textures: readonly string[];
  readonly tweens: number;
  readonly asleep: boolean;
  readonly drawing: { readonly width: number; readonly height: number };
}

type StageWindow = Window & {
  __stageTest?: true;
  __stage?: { step(ms: number): void; state(): StageState };
};

/** To be called before the page is opened: the stage then moves only by `step`, the same on every machine. */
export async function steppedStage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    (window as StageWindow).__stageTest = true;
  });
}

/** Waits until a game's scene stands on the stage. */
export async function stageReady(page: Page): Promise<void> {
  await page.waitForFunction(() => ((window as StageWindow).__stage?.state().scenes.length ?? 0) > 0);
}

/** Moves the stage on by so many ms of its own time. */
export async function step(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => (window as StageWindow).__stage?.step(time), ms);
}

export async function stageState(page: Page): Promise<StageState> {
  const state = await page.evaluate(() => (window as StageWindow).__stage?.state());
  if (!state) throw new Error('There is no stage on this page, or it is not stepped.');
  return state;
}
