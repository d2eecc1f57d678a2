import type { Target } from '@games/kit/bus';
import { type Hands, playTask, type Robot } from '@games/kit/robot';
import type { Page } from '@playwright/test';
import type { Task } from '@/maths/round/task';
import { step, stepUnseen, untilOpen } from './stage';

const hook = {
  task: (page: Page): Promise<Task | null> => page.evaluate(() => window.__workbench?.task() ?? null),
  targets: (page: Page): Promise<readonly Target[]> =>
    page.evaluate(() => [...(window.__workbench?.targets() ?? [])]),
};

/** How many answers of this round were right. */
export const rightOn = (page: Page): Promise<number> =>
  page.evaluate(() => window.__workbench?.right() ?? -1);

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
    await stepUnseen(page, 50);
  },
  async step(id, key) {
    await twin(page, id).focus();
    await page.keyboard.press(key);
    await stepUnseen(page, 50);
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

/** Steps until a task can be answered, going on through pictures and set pieces; false when the round is over. */
export async function untilAsked(page: Page, hands: Hands): Promise<boolean> {
  for (let turn = 0; turn < 120; turn++) {
    const standing = await untilOpen(page);
    if (standing !== 'go-on') return standing === 'asked';
    await hands.press('go-on');
  }
  throw new Error('The game only ever goes on.');
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
  const done = await page.evaluate(() => window.__workbench?.done() ?? -1);
  await robot(hands, task, right);
  if (!(await taken(page, done))) throw new Error(`The answer was not taken (${task.mode}).`);
}

/** Whether a further answer is counted within some seconds: what was pressed may take its way first, as a vehicle does. */
const taken = (page: Page, before: number): Promise<boolean> =>
  page.evaluate(async (done) => {
    for (let turn = 0; turn < 40; turn++) {
      if (window.__workbench?.done() !== done) return true;
      await window.__stage?.step(100, false);
      await new Promise((turned) => setTimeout(turned));
    }
    return window.__workbench?.done() !== done;
  }, before);
