import type { Target } from '@games/kit/api/bus';
import { type Player, playTask, type Robot } from '@games/kit/input/robot';
import type { Page } from '@playwright/test';
import type { Task } from '@/maths/round/task';
import { clickMiddle } from './box-of';
import { step, untilOpen } from './stage';

const hook = {
  task: (page: Page): Promise<Task | null> => page.evaluate(() => window.__workbench?.task() ?? null),
  targets: (page: Page): Promise<readonly Target[]> =>
    page.evaluate(() => [...(window.__workbench?.targets() ?? [])]),
};

/** Returns the number of correct answers in this round. */
export const rightOn = (page: Page): Promise<number> =>
  page.evaluate(() => window.__workbench?.right() ?? -1);

export const taskOn = hook.task;
export const targetsOn = hook.targets;

const twin = (page: Page, id: string) => page.locator(`[role=group] [data-target=${JSON.stringify(id)}]`);

/** Plays by keyboard: focuses the twin of a target, then presses a key. */
export const keyboard = (page: Page): Player => ({
  targets: () => hook.targets(page),
  async press(id) {
    await twin(page, id).focus();
    await page.keyboard.press('Enter');
    await step(page, 300);
  },
  async key(key) {
    await page.keyboard.press(key);
    await step(page, 50);
  },
  async step(id, key) {
    await twin(page, id).focus();
    await page.keyboard.press(key);
    await step(page, 50);
  },
});

/**
 * Plays as a screen reader does, by the twins themselves: one call to the page for an act instead of three. For tests
 * that look at something else than how the game is played.
 */
export const reader = (page: Page): Player => {
  const act = (id: string | null, key: string | null, ms: number) =>
    page.evaluate(
      async ([name, sent, time]) => {
        const twins = [...document.querySelectorAll<HTMLElement>('[role=group] [data-target]')];
        const twin = twins.find(({ dataset }) => dataset.target === name);
        if (name !== null && twin === undefined) throw new Error(`${name} is not on the stage`);
        twin?.focus();
        if (sent === null) twin?.click();
        else
          for (const way of ['keydown', 'keyup'])
            (twin ?? document.activeElement ?? document.body).dispatchEvent(
              new KeyboardEvent(way, { key: sent, bubbles: true, cancelable: true }),
            );
        await window.__stage?.step(time, false);
      },
      [id, key, ms] as const,
    );
  return {
    targets: () => hook.targets(page),
    press: (id) => act(id, null, 300),
    key: (key) => act(null, key, 50),
    step: (id, key) => act(id, key, 50),
  };
};

/** Plays by finger or mouse on the drawing itself; steps by the drawn keys. */
export const pointer = (page: Page): Player => ({
  ...keyboard(page),
  async press(id) {
    await clickMiddle(twin(page, id));
    await step(page, 300);
  },
});

/** Steps until a task can be answered, through pictures and set pieces; returns false when the round is over. */
export async function untilAsked(page: Page, player: Player): Promise<boolean> {
  for (let turn = 0; turn < 120; turn++) {
    const standing = await untilOpen(page);
    if (standing !== 'continue') return standing === 'asked';
    await player.press('continue');
  }
  throw new Error('The game only ever goes on.');
}

/** Answers the current task, correctly or not. */
export async function answerOn(
  page: Page,
  player: Player,
  right: boolean,
  robot: Robot = playTask,
): Promise<void> {
  if (!(await untilAsked(page, player))) throw new Error('The round is over.');
  const task = await hook.task(page);
  if (task === null) throw new Error('No task stands.');
  const done = await page.evaluate(() => window.__workbench?.done() ?? -1);
  await robot(player, task, right);
  if (!(await taken(page, done))) throw new Error(`The answer was not taken (${task.mode}).`);
}

/**
 * Returns whether another answer is counted within some seconds: an animation, such as that of a vehicle, may come
 * first.
 */
const taken = (page: Page, before: number): Promise<boolean> =>
  page.evaluate(async (done) => {
    for (let turn = 0; turn < 40; turn++) {
      if (window.__workbench?.done() !== done) return true;
      await window.__stage?.step(100, false);
      await new Promise((turned) => setTimeout(turned));
    }
    return window.__workbench?.done() !== done;
  }, before);
