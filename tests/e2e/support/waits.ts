import type { GameManifest } from '@games/kit/api/manifest';
import type { Page } from '@playwright/test';
import type { Wait } from '@/app/workbench/wait-log';
import type { AnswerMode } from '@/maths/answer-mode';
import { playOn } from './bench';
import type { PlayedGame } from './played-game';
import { answerOn, keyboard, untilAsked } from './workbench';
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

/** Returns how long the child waited in this round, the longest of each kind. */
async function longestWaits(page: Page): Promise<Partial<Limits>> {
  const waits = await page.evaluate(() => [...(window.__workbench?.waits() ?? [])]);
  const longest: Partial<Record<Wait['after'], number>> = {};
  for (const { after, ms } of waits) longest[after] = Math.max(longest[after] ?? 0, ms);
  return longest;
}

/** Answers right, wrong and right; the child waits nowhere longer than the tempo of the mode allows. */
export async function expectShortWaits(page: Page, game: PlayedGame, mode: AnswerMode): Promise<void> {
  const { manifest } = game;
  await playOn(page, manifest.id, { mode });
  for (const right of [true, true, false, true]) await answerOn(page, keyboard(page), right, game.robot);
  await untilAsked(page, keyboard(page));
  const waits = await longestWaits(page);
  const most = waitLimits(manifest, mode);
  for (const after of ['right', 'wrong', 'continue'] as const)
    expect(waits[after], `ms after ${after}`).toBeLessThanOrEqual(most[after]);
}
