import type { Target } from '@games/kit/bus';
import { type Hands, playTask, type Robot } from '@games/kit/robot';
import type { Page } from '@playwright/test';
import type { Task } from '@/maths/round/task';
import { step } from './stage';

const hook = {
  task: (page: Page): Promise<Task | null> => page.evaluate(() => window.__workbench?.task() ?? null),
  targets: (page: Page): Promise<readonly Target[]> =>
    page.evaluate(() => [...(window.__workbench?.targets() ?? [])]),
};

export const taskOn = hook.task;
export const targetsOn = hook.targets;

const twin = (page: Page, id: string) => page.locator(`[role=group] [data-target=${JSON.stringify(id)}]`);

/** Acts as a child with a keyboard does: the focus on the twin of what is meant, and then a key. */
export const keyboard = (page: Page): Hands => ({
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

/** Acts as a finger or a mouse does: on the drawing itself. What goes in steps is turned by its keys. */
export const pointer = (page: Page): Hands => ({
  ...keyboard(page),
  async press(id) {
    const box = await twin(page, id).boundingBox();
    if (box === null) throw new Error(`${id} is not on the stage`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await step(page, 300);
  },
});

const isOver = (page: Page) => page.evaluate(() => document.querySelector('progress') === null);

/** Steps until a task can be answered, going on through pictures and set pieces; false when the round is over. */
export async function untilAsked(page: Page, hands: Hands): Promise<boolean> {
  for (let turn = 0; turn < 120; turn++) {
    if (await isOver(page)) return false;
    const open = (await hands.targets()).filter(({ state }) => state !== 'disabled');
    if (open.some(({ id }) => id === 'go-on')) await hands.press('go-on');
    else if (open.length > 0 && (await hook.task(page)) !== null) return true;
    else await step(page, 200);
  }
  throw new Error('The game gives nothing to press.');
}

/** Answers the task that stands: right or wrong. */
export async function answerOn(
  page: Page,
  hands: Hands,
  right: boolean,
  robot: Robot = playTask,
): Promise<void> {
  if (!(await untilAsked(page, hands))) throw new Error('The round is over.');
  const task = await hook.task(page);
  if (task === null) throw new Error('No task stands.');
  const done = await answered(page);
  await robot(hands, task, right);
  // What was pressed may take its way first: a vehicle drives there.
  for (let turn = 0; turn < 40 && (await answered(page)) === done; turn++) await step(page, 100);
  if ((await answered(page)) === done) throw new Error(`The answer was not taken (${task.mode}).`);
}

const answered = (page: Page): Promise<number> => page.evaluate(() => window.__workbench?.done() ?? -1);
