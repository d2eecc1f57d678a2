import type { Target } from '@games/kit/api/bus';
import { type Player, playTask, type Robot } from '@games/kit/input/robot';
import type { Page } from '@playwright/test';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { targetsOn } from './workbench';

/** Real input: on the page, in real time, at what is visible there. */
export type Way = 'mouse' | 'touch' | 'keyboard';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Mouse or finger. */
interface Pointer {
  down(at: Point): Promise<void>;
  move(at: Point): Promise<void>;
  up(at: Point): Promise<void>;
}

const short = 60;
const maxTabs = 80;

function mouse(page: Page): Pointer {
  return {
    async down({ x, y }) {
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.down();
    },
    move: ({ x, y }) => page.mouse.move(x, y, { steps: 3 }),
    up: () => page.mouse.up(),
  };
}

async function finger(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  return {
    down: async (at) => void (await touch('touchStart', [at])),
    move: async (at) => void (await touch('touchMove', [at])),
    up: async () => void (await touch('touchEnd', [])),
  };
}

const boxOf = async (page: Page, id: string) => {
  const box = await page.locator(`[role=group] [data-target=${JSON.stringify(id)}]`).boundingBox();
  if (box === null) throw new Error(`${id} is not on the stage`);
  return box;
};

/** Plays by pointing at the drawing; dials are stepped by the keys drawn beside them. */
async function pointing(page: Page, way: 'mouse' | 'touch'): Promise<Player & { drag: Drag }> {
  const pointer = way === 'mouse' ? mouse(page) : await finger(page);
  const at = async (point: Point) => {
    await pointer.down(point);
    await page.waitForTimeout(short);
    await pointer.up(point);
    await page.waitForTimeout(short * 2);
  };
  const press = async (id: string) => {
    const { x, y, width, height } = await boxOf(page, id);
    await at({ x: x + width / 2, y: y + height / 2 });
  };
  return {
    targets: () => targetsOn(page),
    press,
    key: (key) => press(`pad-${key}`),
    async step(id, key) {
      const by = /Up|Right/.test(key) ? 'more' : 'less';
      const ids = (await targetsOn(page)).map((target) => target.id);
      const bowl = `bowl-${by}`;
      if (id === 'pizza' && ids.includes(bowl)) return press(bowl);
      if (ids.includes(`${id}-${by}`)) return press(`${id}-${by}`);
      await at(await nextPiece(page, by));
    },
    async stroke(from, through) {
      const [held, crossed] = [await boxOf(page, from), await boxOf(page, through)];
      const level = crossed.y + crossed.height / 2;
      await pointer.down({ x: held.x + held.width / 2, y: held.y + held.height / 2 });
      for (const share of [0.05, 0.3, 0.6, 0.95]) {
        await pointer.move({ x: crossed.x + crossed.width * share, y: level });
        await page.waitForTimeout(short);
      }
      await pointer.up({ x: crossed.x + crossed.width * 0.95, y: level });
      await page.waitForTimeout(short * 2);
    },
    async drag(id, isThere) {
      const { x, y, width, height } = await boxOf(page, id);
      const [left, right] = [x, x + width];
      const level = y + height * 0.5;
      let [low, high] = [left, right];
      const from = { x: left + width * 0.2, y: level };
      await pointer.down(from);
      for (let k = 0; k < 14; k++) {
        const middle = (low + high) / 2;
        await pointer.move({ x: middle, y: level });
        await page.waitForTimeout(short);
        const off = isThere(await targetsOn(page));
        if (off === 0) break;
        if (off > 0) high = middle;
        else low = middle;
      }
      await pointer.up({ x: (low + high) / 2, y: level });
    },
  };
}

/** Drags an element until the offset is 0; a negative offset means that it is too far left. */
type Drag = (id: string, off: (targets: readonly Target[]) => number) => Promise<void>;

/** Returns the piece of the pizza up to which topping has to be placed. */
async function nextPiece(page: Page, by: 'more' | 'less'): Promise<Point> {
  const targets = await targetsOn(page);
  const range = (id: string) => targets.find((target) => target.id === id)?.range;
  const pieces = range('pizza')?.max ?? 1;
  const piece = (range('pizza')?.now ?? 0) + (by === 'more' ? 0.5 : -0.5);
  const { x, y, width, height } = await boxOf(page, 'pizza');
  const angle = (piece / pieces) * 2 * Math.PI;
  const far = Math.min(width, height) * 0.3;
  return { x: x + width / 2 + Math.sin(angle) * far, y: y + height / 2 - Math.cos(angle) * far };
}

/** Plays by Tab, arrows and Enter: nothing gets the focus by itself. */
function keys(page: Page): Player {
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.target ?? null);
  const goTo = async (id: string) => {
    for (let k = 0; k < maxTabs && (await focused()) !== id; k++) await page.keyboard.press('Tab');
    if ((await focused()) !== id) throw new Error(`Tab does not come to ${id}`);
  };
  return {
    targets: () => targetsOn(page),
    async press(id) {
      await goTo(id);
      await page.keyboard.press('Enter');
      await page.waitForTimeout(short * 2);
    },
    async key(key) {
      await page.keyboard.press(key);
      await page.waitForTimeout(short);
    },
    async step(id, key) {
      await goTo(id);
      await page.keyboard.press(key);
    },
  };
}

/** Sets a value on a line by dragging, and corrects the last step with the keys beside it. */
const dragged =
  (drag: Drag): Robot =>
  async (player, task, right) => {
    const { num, den } = parseSumOrThrow(task.sumIds[0] ?? '').answer;
    const range = (await player.targets()).find(({ id }) => id === 'line')?.range;
    if (range === undefined) throw new Error('there is no line');
    const far = num / den - range.min > range.max - num / den ? range.min : range.max;
    const wanted = right ? num / den : far;
    const close = (range.max - range.min) / 500;
    await drag('line', (targets) => {
      const now = targets.find(({ id }) => id === 'line')?.range?.now ?? wanted;
      return Math.abs(now - wanted) < close ? 0 : now - wanted;
    });
    // In some games letting go commits.
    const isOpen = (await player.targets()).some(({ id, state }) => id === 'ready' && state !== 'disabled');
    if (isOpen) await player.press('ready');
  };

export interface PlayerSetup {
  readonly player: Player;
  readonly robot: Robot;
}

/** Returns the player of this input; `own` is the game's robot where that of its mode cannot play it. */
export async function playerOf(page: Page, way: Way, own: Robot = playTask): Promise<PlayerSetup> {
  if (way === 'keyboard') return { player: keys(page), robot: own };
  const { drag, ...player } = await pointing(page, way);
  // A game with a robot of its own has no line to drag along.
  const isOnLine = own === playTask;
  const robot: Robot = (all, task, right) =>
    (isOnLine && task.mode === 'place' ? dragged(drag) : own)(all, task, right);
  return { player, robot };
}
