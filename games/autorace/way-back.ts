import type { Motion } from '@games/kit/effects/motion';
import { designs, type Orientation, type Point } from '@games/kit/layout/design';
import { numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import { game } from './glyphs';
import { layouts } from './layout';
import { lineOf, type Way } from './rules';

const rightInk = 0x14664c;
const ownInk = 0xa3320f;
const roadInk = 0x8d90ca;

/** From the panel's middle. */
const insides = {
  landscape: { half: 300, rows: [-136, -64], line: 80, chip: -262, equation: -40 },
  portrait: { half: 270, rows: [-158, -82], line: 100, chip: -234, equation: -14 },
} as const;

interface Numbers {
  /** The child's answer and the right one, as text. */
  readonly own: string;
  readonly right: string;
}

/** After an error: the child's number and the right one are tried out; only one way ends at the flag. */
export class WayBack {
  readonly box: GameObjects.Container;
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #dim: GameObjects.Image;
  readonly #inside: (typeof insides)[Orientation];
  readonly #panel: (typeof layouts)[Orientation]['panel'];
  readonly #low: number;
  readonly #high: number;

  constructor(
    scene: Scene,
    motion: Motion,
    orientation: Orientation,
    own: Way,
    right: Way,
    numbers: Numbers,
  ) {
    this.#scene = scene;
    this.#motion = motion;
    this.#inside = insides[orientation];
    this.#panel = layouts[orientation].panel;
    const { low, high } = lineOf([own, right]);
    this.#low = low;
    this.#high = high;
    const { width, height } = designs[orientation];
    this.#dim = scene.add
      .image(width / 2, height / 2, KIT, 'shade' satisfies KitFrame)
      .setDisplaySize(1700, 1700)
      .setAlpha(0)
      .setDepth(800);
    const plate = scene.add.nineslice(
      0,
      0,
      KIT,
      'panel' satisfies KitFrame,
      this.#panel.width,
      this.#panel.height,
      48,
      48,
      48,
      54,
    );
    const { rows, chip, equation } = this.#inside;
    const row = (y: number, frame: KitFrame, ink: number, text: string, way: Way) => [
      scene.add.nineslice(chip, y, KIT, frame, 116, 62, 18, 18, 18, 18),
      numberText(scene, chip, y, text, 42, ink),
      numberText(scene, equation, y, way.equation, 42, ink),
    ];
    this.box = scene.add
      .container(this.#panel.x, this.#panel.y, [
        plate,
        ...row(rows[0], 'chip-wrong', ownInk, numbers.own, own),
        ...row(rows[1], 'chip-right', rightInk, numbers.right, right),
        ...this.#line([own, right]),
      ])
      .setDepth(850)
      .setAlpha(0);
  }

  async open(): Promise<void> {
    if (!this.#motion.reduced) this.box.setScale(0.94).setY(this.#panel.y + 20);
    await Promise.all([
      this.#motion.tween({ targets: this.#dim, alpha: 0.12, duration: 200 }),
      this.#motion.tween({
        targets: this.box,
        alpha: 1,
        scale: 1,
        y: this.#panel.y,
        duration: 280,
        ease: 'Back.Out',
      }),
    ]);
  }

  /** Animates the hops of one way. */
  async drive(way: Way, whose: 'own' | 'right'): Promise<void> {
    const { line } = this.#inside;
    const above = whose === 'own';
    const ink = above ? 0xe8583a : 0x2f9a6a;
    const car = this.#scene.add
      .image(this.#x(way.from), line, game, above ? 'car' : 'ghost')
      .setScale(0.26)
      .setTint(above ? 0xffffff : 0x8fe0b4);
    this.box.add(car);
    const beat = Math.min(420, 700 / Math.max(1, way.hops));
    for (const [begin, end] of hopsOf(way)) {
      const [from, to] = [this.#x(begin), this.#x(end)];
      this.box.addAt(this.#arc(from, to, above ? -1 : 1, ink), this.box.getIndex(car));
      await this.#motion.tween({ targets: car, x: to, duration: beat, ease: 'Sine.InOut' });
    }
    if (this.#motion.reduced) await this.#motion.wait(150);
    if (!above || way.landed === way.goal) return;
    this.box.add(this.#gap(way));
  }

  /** The corner of the panel, where the continue button is. */
  get continueAt(): Point {
    const { x, y, width, height } = this.#panel;
    return { x: x + width / 2 - 30, y: y + height / 2 - 24 };
  }

  async close(): Promise<void> {
    await this.#motion.tween({ targets: [this.box, this.#dim], alpha: 0, duration: 160 });
    this.box.destroy();
    this.#dim.destroy();
  }

  #x(value: number): number {
    const { half } = this.#inside;
    return -half + ((value - this.#low) / (this.#high - this.#low)) * 2 * half;
  }

  /** Draws the line as a road, with its numbers and a flag where the hops must end. */
  #line(ways: readonly Way[]): GameObjects.GameObject[] {
    const { half, line } = this.#inside;
    const pen = this.#scene.add.graphics();
    pen.fillStyle(0xfff0d4).fillRoundedRect(-half - 26, line - 13, 2 * half + 52, 26, 13);
    pen.fillStyle(roadInk).fillRoundedRect(-half - 22, line - 9, 2 * half + 44, 18, 9);
    const marks = [...new Set(ways.flatMap(({ from, landed, goal }) => [from, landed, goal]))].toSorted(
      (a, b) => a - b,
    );
    const names: GameObjects.GameObject[] = [];
    /** Right ends of the rows below the line: a number goes into the first row that has room for it. */
    const ends: number[] = [];
    for (const mark of marks) {
      const x = this.#x(mark);
      pen.fillStyle(0xfffaf0).fillRoundedRect(x - 2.5, line - 12, 5, 24, 2.5);
      const name = numberText(this.#scene, x, 0, `${mark}`, 34);
      const free = ends.findIndex((end) => end + 10 < x - name.width / 2);
      const row = free < 0 ? ends.length : free;
      ends[row] = x + name.width / 2;
      names.push(name.setY(line + 36 + row * 34));
    }
    const goal = ways[0]?.goal ?? 0;
    const flag = this.#scene.add.image(this.#x(goal), line - 8, game, 'flag').setScale(0.95);
    return [pen, flag, ...names];
  }

  #arc(from: number, to: number, side: 1 | -1, ink: number): GameObjects.Graphics {
    const { line } = this.#inside;
    const middle = (from + to) / 2;
    const wide = Math.abs(to - from) / 2;
    const high = Math.min(50, 16 + wide * 0.4) * (side < 0 ? 1 : 0.5);
    const pen = this.#scene.add.graphics().lineStyle(4, ink, 1).beginPath();
    for (let k = 0; k <= 20; k++) {
      const angle = Math.PI * (k / 20);
      const x = middle - Math.sign(to - from) * wide * Math.cos(angle);
      const y = line + side * (8 + high * Math.sin(angle));
      if (k === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    return pen.strokePath();
  }

  /** Draws the distance between the end of a way and the flag. */
  #gap({ landed, goal }: Way): GameObjects.Graphics {
    const { line } = this.#inside;
    const [left, right] = [
      Math.min(this.#x(landed), this.#x(goal)),
      Math.max(this.#x(landed), this.#x(goal)),
    ];
    return this.#scene.add
      .graphics()
      .fillStyle(0xffb39a, 0.9)
      .fillRoundedRect(left, line - 9, Math.max(8, right - left), 18, 6);
  }
}

/** Start and end of each hop. */
function hopsOf({ from, step, hops, tail = 0 }: Way): readonly (readonly [number, number])[] {
  const even = Array.from(
    { length: hops },
    (_, hop) => [from + hop * step, from + (hop + 1) * step] as const,
  );
  const last = from + hops * step;
  return tail === 0 ? even : [...even, [last, last + tail]];
}
