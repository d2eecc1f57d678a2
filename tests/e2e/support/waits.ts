import type { GameManifest } from '@games/kit/api/manifest';
import type { Page } from '@playwright/test';
import type { Wait } from '@/app/workbench/wait-log';
import type { AnswerMode } from '@/maths/answer-mode';
import { playOn } from './bench';
import type { PlayedGame } from './played-game';
import { answerAsReader, untilAskedAsReader } from './workbench';
import { expect } from './workbench-test';

type Limits = Readonly<Record<Wait['after'], number>>;

/** How long a child may wait at most, ms of the stage; the world reacts on behind the next task. */
const limits: Readonly<Record<'quick' | 'slow', Limits>> = {
  quick: { right: 700, wrong: 2500, continue: 500 },
  slow: { right: 1100, wrong: 2500, continue: 500 },
};

/** Games that are still over a limit, until their scene is made anew: these figures may only fall. */
const over: Readonly<Record<string, Partial<Limits>>> = {};

/** Returns the longest allowed waits of a game in one of its modes. */
const waitLimits = ({ id, tempo }: GameManifest, mode: AnswerMode): Limits => ({
  ...limits[tempo[mode] ?? 'slow'],
  ...over[id],
});

/** Expects that the child waited nowhere in this round longer than the tempo of the mode allows. */
export async function expectShortWaits(
  page: Page,
  { manifest }: PlayedGame,
  mode: AnswerMode,
): Promise<void> {
  const waits: readonly Wait[] = await page.evaluate(() => [...(window.__workbench?.waits() ?? [])]);
  const most = waitLimits(manifest, mode);
  for (const after of ['right', 'wrong', 'continue'] as const) {
    const longest = Math.max(-1, ...waits.filter((wait) => wait.after === after).map(({ ms }) => ms));
    expect(longest, `waits after ${after}`).toBeGreaterThanOrEqual(0);
    expect(longest, `ms after ${after}`).toBeLessThanOrEqual(most[after]);
  }
}

/** Answers right, wrong and right in a mode; the child waits nowhere longer than its tempo allows. */
export async function playShortWaits(page: Page, game: PlayedGame, mode: AnswerMode): Promise<void> {
  await playOn(page, game.manifest.id, { mode });
  for (const right of [true, false, true]) await answerAsReader(page, right);
  await untilAskedAsReader(page);
  await expectShortWaits(page, game, mode);
}
