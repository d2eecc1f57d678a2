import type { Page } from 'playwright';

/** Counts the draw calls of each frame; must be called before the page is opened. */
export async function countDraws(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { now: 0, most: 0, all: 0 };
    Object.assign(window, { __draws: counted });
    for (const prototype of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
      for (const name of ['drawElements', 'drawArrays'] as const) {
        const draw = prototype[name] as (...all: unknown[]) => void;
        Object.assign(prototype, {
          [name](this: unknown, ...all: unknown[]) {
            counted.now += 1;
            counted.all += 1;
            counted.most = Math.max(counted.most, counted.now);
            return draw.apply(this, all);
          },
        });
      }
      const { clear } = prototype;
      Object.assign(prototype, {
        clear(this: WebGLRenderingContext, mask: number) {
          // Only clearing the canvas itself starts a frame.
          if (this.getParameter(this.FRAMEBUFFER_BINDING) === null) counted.now = 0;
          return clear.call(this, mask);
        },
      });
    }
  });
}

/** Returns the maximum number of draw calls in one frame so far. */
export const mostDraws = (page: Page): Promise<number> =>
  page.evaluate(() => (window as Window & { __draws?: { most: number } }).__draws?.most ?? 0);

/** Begins to look anew for the frame with the most draw calls. */
export const forgetDraws = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = (window as Window & { __draws?: { now: number; most: number } }).__draws;
    if (counted) Object.assign(counted, { now: 0, most: 0 });
  });

/** Returns the number of all draw calls so far. */
export const drawsSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (window as Window & { __draws?: { all: number } }).__draws?.all ?? 0);

export interface Leavings {
  /** JavaScript heap after garbage collection, MB. */
  readonly heap: number;
  readonly listeners: number;
  /** Scenes and textures on the stage. */
  readonly left: number;
}

/** Measures what a page retains now. */
export async function leavings(page: Page): Promise<Leavings> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const left = await page.evaluate(() => {
    const { scenes, textures } = window.__stage?.state() ?? { scenes: [], textures: [] };
    return scenes.length + textures.length;
  });
  return { heap: metric('JSHeapUsedSize') / 2 ** 20, listeners: metric('JSEventListeners'), left };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
