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
 * Plays on as a screen reader does, by the twins themselves, in one call to the page: through pictures and set pieces to
 * the next task, which it answers unless `right` is null.
 */
const readOn = (
  page: Page,
  right: boolean | null,
  hands: 'reader' | 'switch' = 'reader',
): Promise<'asked' | 'answered' | 'over'> =>
  page.evaluate(
    async ([isRight, by]) => {
      const [stage, bench] = [window.__stage, window.__workbench];
      if (stage === undefined || bench === undefined) throw new Error('There is no stage on this page.');
      const turned = (ms: number) => new Promise((done) => setTimeout(done, ms));
      const act = async (name: string | null, key: string | null, ms: number) => {
        const twins = [...document.querySelectorAll<HTMLElement>('[role=group] [data-target]')];
        const twin = twins.find(({ dataset }) => dataset.target === name);
        if (name !== null && twin === undefined) throw new Error(`${name} is not on the stage`);
        twin?.focus();
        if (key === null) twin?.click();
        else
          for (const way of ['keydown', 'keyup'])
            (twin ?? document.activeElement ?? document.body).dispatchEvent(
              new KeyboardEvent(way, { key, bubbles: true, cancelable: true }),
            );
        await stage.step(ms, false);
      };
      const isOpen = async () => {
        const open = [...document.querySelectorAll('[role=group] [data-target][aria-disabled=false]')];
        if (!open.some((twin) => twin.getAttribute('data-target') === 'continue'))
          return open.length > 0 && bench.task() !== null;
        await act('continue', null, 300);
        return false;
      };
      const begun = performance.now();
      // Limited by turns of stage time and by real time, since pictures and sounds load in real time.
      for (let turn = 0; document.querySelector('progress') !== null && !(await isOpen()); turn++) {
        if (turn > 240 && performance.now() - begun > 15_000)
          throw new Error('The game gives nothing to press.');
        await stage.step(200, false);
        await turned(turn < 40 ? 0 : 20);
      }
      if (document.querySelector('progress') === null) return 'over';
      if (isRight === null) return 'asked';
      const before = bench.done();
      if (by === 'switch') {
        const child = bench.oneSwitch(() => stage.step(300, false));
        try {
          await bench.answer(child, isRight);
        } finally {
          child.stop();
        }
      }
      const player: Player = {
        targets: async () => [...bench.targets()],
        press: (id) => act(id, null, 300),
        key: (key) => act(null, key, 50),
        step: (id, key) => act(id, key, 50),
      };
      if (by === 'reader') await bench.answer(player, isRight);
      // An animation, such as that of a vehicle, may come first.
      for (let turn = 0; bench.done() === before; turn++) {
        if (turn === 40) throw new Error('The answer was not taken.');
        await stage.step(100, false);
        await turned(0);
      }
      return 'answered';
    },
    [right, hands] as const,
  );

/** Steps until a task can be answered, through pictures and set pieces; returns false when the round is over. */
export const untilAskedAsReader = async (page: Page): Promise<boolean> =>
  (await readOn(page, null)) === 'asked';

/** Answers the next task, for tests that look at something else than how the game is played. */
export async function answerAsReader(page: Page, right: boolean): Promise<void> {
  if ((await readOn(page, right)) !== 'answered') throw new Error('The round is over.');
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

/** Answers the next task with one switch, the frame of which moves by itself; returns false when the round is over. */
export const answerBySwitch = async (page: Page, right: boolean): Promise<boolean> =>
  (await readOn(page, right, 'switch')) === 'answered';
