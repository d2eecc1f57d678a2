import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import { apart } from './apart';
import { Glyphs, game } from './glyphs';
import type { Layout } from './layout';
import { arrives, countsOf, endOf, hopsOf, isPast, lineOf, type Way } from './rules';

/** Over gates and road, below card and buttons. */
const depth = 500;
const carSize = 0.93;
/** Height of the road's middle over the wheels, and how far below it a number stands. */
const wheels = 4;
const boardBelow = 54;
const boardSize = 0.78;
/** The middle of a board lies this far above its foot. */
const boardMiddle = 25;
/** Size of the number of a hop, on its street. */
const countSize = 0.5;
/** Least distance of the middles of two boards, and how far beyond the street one may stand. */
const boardsApart = 140;
const boardBeyond = 30;
/** Longest time for all hops, and for one, ms. */
const driving = { all: 700, hop: 420 } as const;

const looks = {
  own: { car: 'hare-side', ink: 0xe8583a, face: { x: -22, y: -64, width: 38, height: 26 } },
  right: { car: 'tortoise-side', ink: 0x2f9a6a, face: { x: 2, y: -62, width: 28, height: 20 } },
} as const;

/** Number at which the hops of a way end: no road goes on below 0. */
const stop = (way: Way): number => (isPast(way) ? 0 : way.landed);

type Whose = keyof typeof looks;

interface Street {
  readonly way: Way;
  readonly y: number;
  readonly car: GameObjects.Image;
  /** Where the boards of its first and its last number stand. */
  readonly boards: readonly [first: number, last: number];
}

/**
 * After a miss two streets cross the world, of one scale: the hare drives back from the child's number, the tortoise
 * from the right one. Only one of them comes to the flag at the start.
 */
export class WayBack {
  readonly #kit: SceneKit;
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #place: Layout['back'];
  readonly #low: number;
  readonly #high: number;
  readonly #streets: Readonly<Record<Whose, Street>>;

  constructor(kit: SceneKit, { back }: Layout, own: Way, right: Way) {
    const { scene, motion } = kit;
    this.#kit = kit;
    this.#scene = scene;
    this.#motion = motion;
    this.#place = back;
    const { low, high } = lineOf([own, right]);
    this.#low = low;
    this.#high = high;
    const [first, second] = back.rows;
    this.#box = scene.add.container(0, 0).setDepth(depth).setAlpha(0);
    this.#box.add(
      scene.add
        .image(back.x, first, KIT, 'shade' satisfies KitFrame)
        .setDisplaySize(3000, 3000)
        .setAlpha(0.2),
    );
    for (const y of back.rows) this.#box.add(this.#asphalt(y));
    this.#box.add(this.#start(right));
    const street = (whose: Whose, way: Way, y: number): Street => {
      const { car: frame, face } = looks[whose];
      const car = withFace(scene.add.image(this.#x(way.from), y - wheels, game, frame), face).setScale(
        carSize,
      );
      this.#box.add(car);
      return { way, y, car, boards: this.#boardsOf(way) };
    };
    this.#streets = { own: street('own', own, first), right: street('right', right, second) };
    // A way without a hop ends where it begins: its end stands there.
    for (const { way, y, boards } of Object.values(this.#streets))
      if (way.from !== stop(way)) this.#number(way.from, `${way.from}`, y, boards[0]);
  }

  async open(): Promise<void> {
    await this.#motion.tween({ targets: this.#box, alpha: 1, duration: 200 });
  }

  /** Drives one of them back, hop by hop, and writes down where it ends. */
  async drive(whose: Whose): Promise<void> {
    const { way, y, car, boards } = this.#streets[whose];
    const hops = hopsOf(way);
    const counts = countsOf(way);
    const duration = Math.min(driving.hop, driving.all / Math.max(1, hops.length));
    for (const [place, [begin, end]] of hops.entries()) {
      const [from, to] = [this.#x(begin), this.#x(end)];
      const rise = Math.min(46, 14 + Math.abs(to - from) * 0.16);
      const trip = { part: 0 };
      const onUpdate = () =>
        car.setPosition(from + (to - from) * trip.part, y - wheels - Math.sin(Math.PI * trip.part) * rise);
      this.#box.addAt(this.#arc(from, to, y, rise, looks[whose].ink), this.#box.getIndex(car));
      await this.#motion.tween({ targets: trip, part: 1, duration, ease: 'Sine.InOut', onUpdate });
      onUpdate();
      const under = way.counts ? counts[place] : way.shares;
      if (under !== undefined) this.#count(`${under}`, (from + to) / 2, y, Math.abs(to - from));
    }
    if (this.#motion.reduced) await this.#motion.wait(150);
    if (arrives(way) && whose === 'right' && way.counts)
      this.#box.add(this.#board(this.#x(way.goal), y + boardBelow, endOf(way)));
    if (arrives(way)) return this.#arrive(car);
    // The child can measure what a way lacks only where it could go on.
    if (way.landed !== way.goal && !isPast(way)) this.#box.addAt(this.#gap(way, y), this.#box.getIndex(car));
    this.#number(stop(way), endOf(way), y, boards[1]);
  }

  async close(): Promise<void> {
    await this.#motion.tween({ targets: this.#box, alpha: 0, duration: 160 });
    this.#box.destroy();
  }

  #arrive(car: GameObjects.Image): void {
    void this.#motion.flourish({
      targets: car,
      scaleY: carSize * 1.14,
      duration: 120,
      yoyo: true,
      repeat: 1,
    });
  }

  #x(value: number): number {
    const { x, half } = this.#place;
    return x - half + ((value - this.#low) / (this.#high - this.#low)) * 2 * half;
  }

  #asphalt(y: number): GameObjects.Graphics {
    const { x, half } = this.#place;
    const pen = this.#scene.add.graphics();
    const band = (colour: number, beyond: number, high: number, down = 0, alpha = 1) =>
      pen
        .fillStyle(colour, alpha)
        .fillRoundedRect(x - half - beyond, y - high / 2 + down, 2 * (half + beyond), high, high / 2);
    band(0x2a1f66, 66, 54, 9, 0.28);
    band(0xe96f4b, 66, 50, 3);
    band(0xff9c73, 66, 48);
    band(0xfff3dd, 62, 40);
    band(0x7f82c2, 58, 32);
    band(0x9699d2, 58, 14, -8);
    pen.fillStyle(0xfff8ea, 0.9);
    for (let at = x - half; at < x + half; at += 44) pen.fillRoundedRect(at, y - 2, 22, 4, 2);
    return pen;
  }

  /** The flag at the start, its number where it has one, and the line on which both have to end. */
  #start(right: Way): GameObjects.GameObject[] {
    const { goal, counts, written } = right;
    const [first, second] = this.#place.rows;
    const x = this.#x(goal);
    const pen = this.#scene.add.graphics();
    for (let y = first - 24, k = 0; y < second + 24; y += 12, k++)
      pen.fillStyle(k % 2 === 0 ? 0xfffaf0 : 0x3f3a7a).fillRect(x - 5, y, 10, 12);
    const flag = this.#scene.add.image(x, first - 18, game, 'flag').setScale(1.15);
    if (counts) return [pen, flag];
    const at = this.#boardsOf(right)[1];
    const board = this.#board(at, second + boardBelow, written?.goal ?? `${goal}`);
    return [pen, flag, ...this.#stem(x, at, second), ...board];
  }

  /** Counts a hop under its arc, where there is room for a number that can be read. */
  #count(text: string, x: number, y: number, width: number): void {
    const glyphs = new Glyphs(this.#kit, x, y, countSize);
    glyphs.write(text);
    if (glyphs.width * countSize > width - 4) glyphs.box.destroy();
    else this.#box.add(glyphs.box);
  }

  /** Places for the boards of the first and the last number of a way. */
  #boardsOf(way: Way): readonly [number, number] {
    const { x, half } = this.#place;
    const [first, last] = [this.#x(way.from), this.#x(stop(way))];
    const room = { low: x - half - boardBeyond, high: x + half + boardBeyond };
    // A way without a hop has one board.
    return apart(first, last, first === last ? 0 : boardsApart, room);
  }

  #number(value: number, text: string, y: number, at: number): void {
    const { goal } = this.#streets.own.way;
    // The start has its number already.
    if (value === goal && y === this.#streets.right.y && !this.#streets.right.way.counts) return;
    this.#box.add([...this.#stem(this.#x(value), at, y), ...this.#board(at, y + boardBelow, text)]);
  }

  /** Leads from a place on the street to its board, where that stands aside. */
  #stem(x: number, board: number, y: number): GameObjects.GameObject[] {
    if (Math.abs(x - board) < 8) return [];
    const pen = this.#scene.add.graphics();
    pen.lineStyle(6, 0x3f3a7a).lineBetween(x, y + 8, board, y + boardBelow);
    return [pen.fillStyle(0x3f3a7a).fillCircle(x, y + 8, 7)];
  }

  #board(x: number, y: number, text: string): GameObjects.GameObject[] {
    const glyphs = new Glyphs(this.#kit, x, y, boardSize);
    glyphs.write(text);
    glyphs.box.setScale(Math.min(boardSize, 108 / Math.max(1, glyphs.width)));
    const plate = this.#scene.add
      .image(x, y + boardMiddle * boardSize, game, 'roof-board')
      .setScale(boardSize);
    return [plate, glyphs.box];
  }

  #arc(from: number, to: number, y: number, rise: number, ink: number): GameObjects.Graphics {
    const pen = this.#scene.add.graphics().lineStyle(5, ink, 0.9).beginPath();
    for (let k = 0; k <= 20; k++) {
      const at = from + (to - from) * (k / 20);
      const up = y - 30 - Math.sin(Math.PI * (k / 20)) * rise;
      if (k === 0) pen.moveTo(at, up);
      else pen.lineTo(at, up);
    }
    return pen.strokePath();
  }

  /** The part of the street between the end of a way and the flag. */
  #gap({ landed, goal }: Way, y: number): GameObjects.Graphics {
    const [left, right] = [this.#x(landed), this.#x(goal)].toSorted((a, b) => a - b);
    const width = Math.max(12, (right ?? 0) - (left ?? 0));
    const pen = this.#scene.add.graphics();
    pen.fillStyle(0xfff3dd).fillRoundedRect(left ?? 0, y - 18, width, 36, 12);
    pen.fillStyle(0xe8583a).fillRoundedRect((left ?? 0) + 3, y - 14, width - 6, 28, 9);
    // Stripes as on a barrier, so that it is not colour alone.
    pen.fillStyle(0xffd0bd);
    for (let at = (left ?? 0) + 22; at < (left ?? 0) + width - 16; at += 28)
      pen.fillTriangle(at - 6, y + 11, at + 10, y - 11, at + 2, y + 11);
    return pen;
  }
}
