import { type Player, playTask, type Robot } from '@games/kit/input/robot';
import type { Page } from '@playwright/test';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { layouts as seas } from '../../games/bananenboot/layout';
import { robot as sails } from '../../games/bananenboot/robot';
import { layouts as ditches } from '../../games/beestjesvangen/layout';
import { layouts as bays } from '../../games/botenkoers/layout';
import { pitPlaces } from '../../games/dinograven/art/sizes';
import { layouts as poles } from '../../games/ninja/layout';
import { robot as bakes } from '../../games/pizzabakken/robot';
import { letterAt, layouts as streets } from '../../games/postbezorger/layout';
import { isFar } from '../../games/postbezorger/rules';
import { beachOf, pathTo } from '../../games/schatgraven/beach';
import { layouts as beaches, boxesFor, partOf } from '../../games/schatgraven/layout';
import { isLast, partsAt } from '../../games/schatgraven/rules';
import { layouts as roads, waitingHalf } from '../../games/splitsauto/layout';
import { layouts as machines, pitchOf } from '../../games/splitsmachine/layout';
import { cutAt, planOf } from '../../games/splitsmachine/rules';
import { robot as couples } from '../../games/treinwagon/robot';
import { layouts as waters } from '../../games/vishaak/layout';
import { hookStart, scaleOf } from '../../games/vishaak/rules';
import { layouts as lines } from '../../games/waslijn/layout';
import { layouts as fields } from '../../games/wortelboer/layout';
import { robot as deals } from '../../games/wortelboer/robot';
import { playOn } from './support/bench';
import { step } from './support/stage';
import { pointer, rightOn, targetsOn, taskOn, untilAsked } from './support/workbench';
import { benchTest, expect } from './support/workbench-test';

/*
 * Each game takes the gesture of its verb: a drag, a stroke, a slide. Taps and keys, which do the same, are held by the
 * contract of games.
 */

/** A point of the design. The small screen shows the design at half its size. */
interface Spot {
  readonly x: number;
  readonly y: number;
}
const size = 0.5;

const goTo = async (page: Page, { x, y }: Spot) => {
  await page.mouse.move(x * size, y * size, { steps: 6 });
  await step(page, 50);
};

/** Draws one line through these points, without letting go. */
async function draw(page: Page, [from, ...through]: readonly [Spot, ...Spot[]]): Promise<void> {
  await goTo(page, from);
  await page.mouse.down();
  for (const spot of through) await goTo(page, spot);
  await page.mouse.up();
  await step(page, 300);
}

/** Returns the middle of a target. */
async function middleOf(page: Page, id: string): Promise<Spot> {
  const box = (await targetsOn(page)).find((target) => target.id === id)?.box;
  if (box === undefined) throw new Error(`${id} is not on the stage`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Plays by pointer, and does something else with what is not the button that commits, or with that button alone. */
const playerWith = (
  page: Page,
  hands: { readonly thing?: (id: string) => Promise<void>; readonly ready?: () => Promise<void> },
): Player => {
  const player = pointer(page);
  return {
    ...player,
    async press(id) {
      if (id === 'ready') return hands.ready === undefined ? player.press(id) : hands.ready();
      return hands.thing === undefined ? player.press(id) : hands.thing(id);
    },
  };
};

/** Where the answer of the task lies between two ends, design px. */
async function placeOfAnswer(page: Page, sumId: string, from: number, to: number): Promise<number> {
  const range = (await targetsOn(page)).find((target) => target.range !== undefined)?.range;
  if (range === undefined) throw new Error('There is no line.');
  const { num, den } = parseSumOrThrow(sumId).answer;
  return from + ((num / den - range.min) / (range.max - range.min)) * (to - from);
}

type Hands = (page: Page) => { readonly player: Player; readonly robot?: Robot };

const gestures: Readonly<Record<string, Hands>> = {
  /** Pokes. */
  bellenprikken: (page) => ({ player: pointer(page) }),
  /** Flicks the ball upwards. */
  ballengooien: (page) => ({
    player: playerWith(page, {
      async thing(id) {
        const { x, y } = await middleOf(page, id);
        await draw(page, [
          { x, y },
          { x: x + 20, y: y - 40 },
          { x: x + 30, y: y - 90 },
        ]);
      },
    }),
  }),
  /** Pulls the mask down. */
  blobgezocht: (page) => ({
    player: playerWith(page, {
      async thing(id) {
        const { x, y } = await middleOf(page, id);
        await draw(page, [
          { x, y },
          { x: x + 10, y: y + 40 },
          { x: x + 14, y: y + 90 },
        ]);
      },
    }),
  }),
  /** Slides from another lane to the right one, and lets go. */
  autorace: (page) => ({
    player: playerWith(page, {
      async thing(id) {
        const other = (await targetsOn(page)).find(
          (target) => target.value !== undefined && target.id !== id,
        );
        await draw(page, [await middleOf(page, other?.id ?? id), await middleOf(page, id)]);
      },
    }),
  }),
  /** Passes the nozzle over each fluff. */
  stofzuigen: (page) => ({
    player: playerWith(page, {
      async thing(id) {
        const { x, y } = await middleOf(page, id);
        await draw(page, [
          { x: x - 90, y },
          { x: x + 90, y },
        ]);
      },
    }),
  }),
  /** Pulls each pennant up its mast, as high as its place in the order, by the buoy below it. */
  botenkoers(page) {
    let pulled = 0;
    const player = playerWith(page, {
      async thing(id) {
        const task = await taskOn(page);
        const count = task?.sumIds.length ?? 1;
        const place = task?.direction === 'down' ? count - pulled : pulled + 1;
        pulled += 1;
        const { top, foot } = bays.landscape.masts;
        const { x, y } = await middleOf(page, id);
        await draw(page, [
          { x, y },
          { x, y: y - 40 },
          { x: x + 4, y: y - ((foot - top) * place) / (count + 1) },
        ]);
      },
    });
    return { player };
  },
  /** Drags each coach from the yard to the train. */
  treinwagon(page) {
    let holds = false;
    const player = playerWith(page, {
      async thing(id) {
        await goTo(page, await middleOf(page, id));
        if (holds) await page.mouse.up();
        else await page.mouse.down();
        holds = !holds;
        await step(page, 300);
      },
    });
    return { player, robot: couples };
  },
  /** Draws the knife over the pizza in one stroke. */
  pizzabakken(page) {
    const stroke = async (from: string, through: string) => {
      const { x, y } = await middleOf(page, through);
      await draw(page, [await middleOf(page, from), { x: x - 150, y }, { x, y }, { x: x + 150, y }]);
    };
    return { player: { ...pointer(page), stroke }, robot: bakes };
  },
  /** Brushes over the tile that was asked: over the whole square, in which only that one is open. */
  dinograven(page) {
    const { x, y, width, height } = pitPlaces.landscape.tiles;
    const rows = Array.from({ length: 10 }, (_, row) => y + ((row + 0.5) * height) / 10);
    const over = rows.flatMap((row, place) => {
      const ends = [x + 4, x + width - 4].map((at) => ({ x: at, y: row }));
      return place % 2 === 0 ? ends : ends.toReversed();
    });
    const ready = () => draw(page, [{ x: x - 20, y: y + 10 }, ...over]);
    return { player: playerWith(page, { ready }) };
  },
  /** Types where the boat lands, and pulls the rope down. */
  bananenboot(page) {
    const { x, rest, pulled } = seas.landscape.rope;
    const ready = () =>
      draw(page, [
        { x, y: rest + 32 },
        { x, y: pulled + 32 },
      ]);
    return { player: playerWith(page, { ready }), robot: sails };
  },
  /** Types how many sit in the rear, and swipes it to the front. */
  splitsauto(page) {
    const { x, y } = waitingHalf(roads.landscape, 'rear', 1);
    const { rear } = roads.landscape.rest;
    const ready = () =>
      draw(page, [
        { x, y },
        { x: x - rear.x, y: y - rear.y },
      ]);
    return { player: playerWith(page, { ready }) };
  },
  /** Cuts through the pole, downwards. */
  ninja: (page) => ({
    player: pointer(page),
    async robot(_, { sumIds }) {
      const { from, to, y } = poles.landscape.pole;
      const x = await placeOfAnswer(page, sumIds[0] ?? '', from, to);
      await draw(page, [
        { x, y: y - 90 },
        { x, y: y + 90 },
      ]);
    },
  }),
  /** Drags the garment from the basket to the line, and lets go. */
  waslijn: (page) => ({
    player: pointer(page),
    async robot(_, { sumIds }) {
      const { basket, line } = lines.landscape;
      const x = await placeOfAnswer(page, sumIds[0] ?? '', line.from, line.to);
      await draw(page, [
        { x: basket.x, y: basket.y - 120 },
        { x, y: line.y + 40 },
      ]);
    },
  }),
  /** Drags each card to the cart, and pushes it to the right. */
  wortelboer(page) {
    const { cart, push } = fields.landscape;
    const player = playerWith(page, {
      thing: async (id) => draw(page, [await middleOf(page, id), cart]),
      ready: () => draw(page, [push, { x: push.x + 100, y: push.y }]),
    });
    return { player, robot: deals };
  },
  /** Slides the divider to where the answer lies in the glass, and pulls the lever down. */
  splitsmachine: (page) => ({
    player: pointer(page),
    async robot(_, { sumIds }) {
      const plan = planOf(parseSumOrThrow(sumIds[0] ?? ''));
      const { tube, lever } = machines.landscape;
      const pitch = pitchOf(plan, machines.landscape);
      const at = (count: number) => ({
        x: tube.x + (cutAt(plan, count) - plan.slots / 2) * pitch,
        y: tube.y,
      });
      await draw(page, [at(0), at(plan.asked)]);
      await draw(page, [
        { x: lever.x, y: lever.y - 70 },
        { x: lever.x, y: lever.y + 50 },
      ]);
    },
  }),
  /** Drags the net along the ditch to the pad, presses the frog down and lets go. */
  beestjesvangen: (page) => ({
    player: pointer(page),
    async robot(_, { sumIds }) {
      const { from, to, y } = ditches.landscape.pads;
      const range = (await targetsOn(page)).find((target) => target.range !== undefined)?.range;
      if (range === undefined) throw new Error('There is no net.');
      const net = from + ((range.now - range.min) / (range.max - range.min)) * (to - from);
      const x = await placeOfAnswer(page, sumIds[0] ?? '', from, to);
      await draw(page, [
        { x: net, y: y - 40 },
        { x, y: y - 40 },
      ]);
      const frog = await middleOf(page, 'ready');
      await draw(page, [frog, { x: frog.x, y: frog.y + 40 }]);
    },
  }),
  /** Turns the crank in circles until the hook hangs right, and jerks the grip up. */
  vishaak: (page) => ({
    player: pointer(page),
    async robot(_, { sumIds, line, position }) {
      const sum = parseSumOrThrow(sumIds[0] ?? '');
      if (line === undefined) throw new Error('There is no line.');
      const scale = scaleOf(sum, line, { isSigned: false, isTurned: false, position });
      const { winch, slot } = waters.landscape;
      const start = hookStart(sum, scale) / scale.turn;
      const turns = (await placeOfAnswer(page, sum.id, 0, scale.count / scale.turn)) - start;
      const at = (turn: number) => ({
        x: winch.x + Math.sin(turn * 2 * Math.PI) * 72,
        y: winch.y - Math.cos(turn * 2 * Math.PI) * 72,
      });
      const parts = Math.ceil(Math.abs(turns) * 12);
      const more = turns < 0 ? -0.02 : 0.02;
      // A little more than the last count, so that no rounding leaves it out.
      const circle = Array.from({ length: parts + 1 }, (_, k) =>
        at((k / Math.max(1, parts)) * (turns + more)),
      );
      const [first = at(0), ...others] = circle;
      await draw(page, [first, ...others]);
      await draw(page, [
        { x: slot.x, y: slot.y + 66 },
        { x: slot.x, y: slot.y - 40 },
      ]);
    },
  }),
  /** Pushes the spade into the right part of each layer, and pulls the chest up. */
  schatgraven: (page) => ({
    player: pointer(page),
    async robot(_, { sumIds }) {
      const sum = parseSumOrThrow(sumIds[0] ?? '');
      const beach = beachOf(sum, { isTurned: false });
      for (const [depth, part] of (pathTo(beach, sum.answer) ?? []).entries()) {
        const layer = boxesFor(beaches.landscape, depth)[depth];
        if (layer === undefined) throw new Error('There is no layer.');
        const count = partsAt(beach, depth);
        const { middle: x } = partOf(layer, { part, count, isMark: isLast(beach, depth) });
        await draw(page, [
          { x, y: layer.y + 30 },
          { x, y: layer.y + 90 },
        ]);
      }
      const { x, y } = await middleOf(page, 'ready');
      await draw(page, [
        { x, y },
        { x, y: y - 90 },
      ]);
    },
  }),
  /** Holds a pedal until the door is near, goes on by pushes, and swipes the letter to the side where the door is. */
  postbezorger: (page) => ({
    player: pointer(page),
    async robot(_, { sumIds, line }) {
      const { num, den } = parseSumOrThrow(sumIds[0] ?? '').answer;
      const { pedals, bike } = streets.landscape;
      const each = Number(line?.step ?? 1);
      const off = async () => {
        const now = (await targetsOn(page)).find(({ id }) => id === 'line')?.range?.now ?? 0;
        return Math.round((num / den - now) / each);
      };
      const pedal = (doors: number) => pedals[doors < 0 ? 0 : 1];
      const way = await off();
      await goTo(page, pedal(way));
      await page.mouse.down();
      for (let turn = 0; turn < 200 && Math.sign(way) * (await off()) > 3; turn++) await step(page, 50);
      await page.mouse.up();
      await step(page, 600);
      for (let left = await off(); left !== 0; left = await off()) {
        await goTo(page, pedal(left));
        await page.mouse.down();
        await page.mouse.up();
        await step(page, 300);
      }
      const y = bike.y + letterAt;
      await draw(page, [
        { x: bike.x, y },
        { x: bike.x, y: y + (isFar(num / den / each) ? -90 : 90) },
      ]);
    },
  }),
};

for (const [game, hands] of Object.entries(gestures)) {
  benchTest(`${game} takes the gesture of its verb`, async ({ page }) => {
    await playOn(page, game, { sums: 12 });
    const { player, robot = playTask } = hands(page);
    expect(await untilAsked(page, pointer(page))).toBe(true);
    // What still comes to its place has arrived by then.
    await step(page, 1500);
    const task = await taskOn(page);
    if (task === null) throw new Error('No task stands.');
    await robot(player, task, true);
    await expect(async () => {
      await step(page, 100);
      expect(await rightOn(page), 'right answers').toBe(1);
    }).toPass({ timeout: 5000, intervals: [0] });
  });
}
