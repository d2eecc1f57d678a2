import type { BrowserContext, Page } from '@playwright/test';
import type { HowToPlay } from '@/app/workbench/hook';
import { countDraws, forgetDraws } from '../../../tools/bench/stage-meters';
import { keepsPictures } from './keep-picture';
import { steppedStage, withoutPixels } from './stage';

/** Options of a round that sets no others. */
const usual = { locale: 'nl', mode: '', motion: 'full', sums: 5 } as const satisfies Required<HowToPlay>;

const small = { width: 640, height: 360 } as const;

/** Opens the workbench without a game, with a stage that counts its draws. */
export async function openBench(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  if (process.env.TIER !== 'full' && !keepsPictures) await withoutPixels(page);
  await countDraws(page);
  await steppedStage(page);
  await page.goto('/workbench.html?game=none&bare');
  await page.waitForFunction(() => window.__workbench !== undefined);
  return page;
}

interface OnBench {
  /** Whether each step paints its last frame, for tests of what is drawn. */
  readonly painted?: boolean;
  /** Size of the screen; small by default. */
  readonly size?: { readonly width: number; readonly height: number };
}

/**
 * Begins a round on a small screen in the page that games share, and waits until its scene has started.
 */
export async function playOn(
  page: Page,
  game: string,
  { painted = false, size = small, ...how }: HowToPlay & OnBench = {},
): Promise<void> {
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  await forgetDraws(page);
  await page.evaluate(
    ([id, options, mode]) => {
      window.__stageTest = mode;
      window.__workbench?.play(id, options);
    },
    [game, { ...usual, ...how }, painted ? ('painted' as const) : (true as const)] as const,
  );
  await page.waitForFunction((id) => window.__stage?.state().scenes.includes(id), game);
}

/** Ends the round, so that the next one finds nothing of it. */
export async function clearBench(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.__workbench?.play('none');
    sessionStorage.clear();
  });
  await page.waitForFunction(() => (window.__stage?.state().scenes.length ?? 0) === 0);
}
