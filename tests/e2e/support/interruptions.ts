import { type GameManifest, modesOf } from '@games/kit/api/manifest';
import { type Player, playTask, type Robot } from '@games/kit/input/robot';
import type { Page } from '@playwright/test';
import { keepStage } from './keep-stage';
import type { PlayedGame } from './played-game';
import { answerAsReader, answerOn, rightOn, taskOn, untilAsked } from './workbench';
import { expect } from './workbench-test';

export const isFull = process.env.TIER === 'full';

/** Returns whether an answer is composed before it is committed. */
const isMade = (manifest: GameManifest): boolean => modesOf(manifest)[0] !== 'choose';

/**
 * Gives a right answer where the test looks at what becomes of it, not at how it is given: outside the full tier in one
 * call to the page instead of three a key.
 */
const answerRight = (page: Page, player: Player, robot?: Robot): Promise<void> =>
  isFull ? answerOn(page, player, true, robot) : answerAsReader(page, true);

export const doneOn = (page: Page): Promise<number> => page.evaluate(() => window.__workbench?.done() ?? -1);

/**
 * Interrupts the stage in the middle of a task, where possible with a composed answer that is not committed: expects
 * that the same task is asked again, and that its answer counts once.
 */
export async function interruptTask(
  happens: (page: Page) => Promise<void>,
  { manifest, robot = playTask }: PlayedGame,
  page: Page,
  player: Player,
): Promise<void> {
  await untilAsked(page, player);
  const asked = await taskOn(page);
  if (asked === null) throw new Error('No task stands.');
  const before = { done: await doneOn(page), right: await rightOn(page) };
  let happened = false;
  const untilCommit: Player = {
    ...player,
    async press(id) {
      if (id !== 'ready') return player.press(id);
      happened = true;
      await happens(page);
    },
  };
  if (isMade(manifest)) {
    await robot(untilCommit, asked, true);
    expect(happened, 'the commit is an act of its own').toBe(true);
  } else await happens(page);
  await untilAsked(page, player);
  await keepStage(page, happens.name);
  expect(await taskOn(page), 'the task asked again').toEqual(asked);
  expect(await doneOn(page), 'answers without a commit').toBe(before.done);
  await answerRight(page, player, robot);
  await untilAsked(page, player);
  expect(await doneOn(page), 'answers').toBe(before.done + 1);
  expect(await rightOn(page), 'right answers').toBe(before.right + 1);
}

/**
 * Answers correctly and interrupts the stage before the next task: expects that the answer counts once, and that the
 * next task follows.
 */
export async function interruptFeedback(
  happens: (page: Page) => Promise<void>,
  { robot }: PlayedGame,
  page: Page,
  player: Player,
): Promise<void> {
  await untilAsked(page, player);
  const before = { done: await doneOn(page), right: await rightOn(page) };
  await answerRight(page, player, robot);
  await happens(page);
  await untilAsked(page, player);
  expect((await taskOn(page))?.position, 'the next task').toBe(before.done + 1);
  expect(await doneOn(page), 'answers').toBe(before.done + 1);
  expect(await rightOn(page), 'right answers').toBe(before.right + 1);
}
