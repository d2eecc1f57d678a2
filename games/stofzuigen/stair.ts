import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Piece } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import type { GameObjects } from 'phaser';
import { Bar, type BarLook, barDepth, barPart, notches, numberDepth } from './bar';
import { game } from './fluff';
import type { FluffText } from './fluff-label';
import type { Layout } from './layout';
import { barLength, type Segment } from './matter';
import { barGap, type Rows, rowsOn, scaleFor } from './rules';
import { pattern } from './weave';

/** Width of the names before the bars, and air between both, design px. */
const names = { width: 168, air: 14 } as const;
/** Largest height of a bar, design px. */
const tallest = 100;
/** How much larger than on its fluff a name may be, and the bag's number. */
const largest = { name: 1.3, asked: 1.15 } as const;
/** Lowest row in which a name is readable, with and without a stacked fraction. */
const readable = { text: 50, stacked: 76 } as const;

/** What is uncovered when a fluff is gone: its amount, the parts into which it cuts one, and its name. */
interface Uncovered {
  readonly parts: readonly Segment[];
  readonly unit: number;
  readonly name: FluffText;
}

interface StairPlan {
  /** What the bag asks for. */
  readonly length: number;
  readonly asked: Piece;
  /** Into how many parts the bag's bar cuts one, and whether any bar is parts of one. */
  readonly unit: number;
  readonly isParted: boolean;
  /** Sums that belong in the bag. */
  readonly bagged: number;
  /** Length of the bar that is explained after a miss; null after a right answer. */
  readonly told: number | null;
}

/** Bars on the clean rug: the bag's bar above, and below it one for each fluff that was sucked up, all at one scale. */
export class Stair {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  #plan: StairPlan | undefined;
  #look: BarLook = { perOne: 1, from: 0, height: 1, unit: 1, wholes: 0 };
  #rows: Rows = { heights: [], above: 0 };
  /** Into how many parts the last bar cuts one. */
  #unit = 1;
  #bars: Bar[] = [];
  #extras: (GameObjects.Container | GameObjects.Image)[] = [];

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
  }

  /** Makes room for bars, and lays the bag's bar down. */
  begin(plan: StairPlan): void {
    this.clear();
    const { length, unit, isParted, bagged, told, asked } = plan;
    const { stair } = this.#layout;
    const longest = Math.max(length, told ?? 0);
    const wholes = isParted ? Math.max(1, Math.ceil(longest - 1e-9)) : 0;
    const gap = told === null ? 0 : Math.abs(told - length);
    this.#plan = plan;
    this.#rows = rowsOn(bagged, told !== null, stair.height);
    const width = stair.width - names.width - names.air;
    this.#look = { ...scaleFor(isParted ? wholes : longest, gap, width), height: 1, unit, wholes };
    const bar = new Bar(this.#kit, [{ length, role: 'first' }], this.#lookIn(0), this.#row(0), 'bar-bag');
    const name = promptRow(this.#kit, [asked], { size: 62 });
    const { x, y } = this.#nameAt(0);
    name.box.setPosition(x, y).setDepth(numberDepth);
    name.box.setScale(Math.min(largest.asked, names.width / name.width, (this.#height(0) - 6) / 80));
    if (isParted) bar.numbers.removeAll(true);
    this.#extras.push(bar.box, bar.numbers, name.box);
    const shown = [bar.box, bar.numbers, name.box];
    for (const thing of shown) thing.setAlpha(0);
    void this.#kit.motion.tween({ targets: shown, alpha: 1, duration: 120 });
  }

  /** Uncovers a bar where its fluff lay; bar and name move to their row, from 1. */
  async uncover({ parts, unit, name }: Uncovered, row: number, from: Point): Promise<void> {
    const { motion } = this.#kit;
    this.#unit = unit;
    const bar = new Bar(this.#kit, parts, { ...this.#lookIn(row), unit }, this.#row(row));
    this.#bars.push(bar);
    const { x, y } = this.#row(row);
    const targets = [bar.box, bar.numbers];
    const half = (barLength(parts) * this.#look.perOne) / 2;
    this.#extras.push(name.box);
    name.box.setDepth(numberDepth);
    const high = this.#height(row) - 6;
    const isReadable = high + 6 >= (name.isStacked ? readable.stacked : readable.text);
    const scale = Math.min(largest.name, names.width / name.width, high / name.height);
    const named = motion.tween({
      targets: name.box,
      ...this.#nameAt(row),
      scale,
      alpha: isReadable ? 1 : 0,
      duration: 240,
      ease: 'Cubic.Out',
    });
    if (!motion.reduced) {
      for (const part of targets) part.setPosition(from.x - half * 0.5, from.y).setScale(0.5, 0.2);
      await motion.tween({ targets, scaleX: 0.5, scaleY: 0.9, duration: 80, ease: 'Back.Out' });
    }
    await motion.tween({ targets, x, y, scaleX: 1, scaleY: 1, duration: 170, ease: 'Back.Out' });
    await named;
  }

  /** Draws the line at which all of them end. */
  async agree(): Promise<void> {
    const { motion, scene } = this.#kit;
    const { x, y } = this.#row(0);
    const end = x + this.#end(this.#plan?.length ?? 0);
    const rows = this.#rows.heights.slice(0, this.#bars.length + 1);
    const height = rows.reduce((sum, each) => sum + each, 0) + 8;
    const top = y - (rows[0] ?? 0) / 2 - 4;
    const line = scene.add
      .image(end, top + height / 2, game, 'notch')
      .setTint(0x176b7d)
      .setDepth(barDepth + 0.5);
    line.setDisplaySize(9, height);
    this.#extras.push(line);
    const full = line.scaleY;
    if (!motion.reduced) line.setScale(line.scaleX, 0);
    await motion.tween({ targets: line, scaleY: full, duration: 110, ease: 'Quad.Out' });
    for (const { box } of this.#bars)
      void motion.flourish({ targets: box, scaleY: 1.14, duration: 80, yoyo: true, ease: 'Quad.Out' });
  }

  /** Shows what the explained bar has too much or too little; returns the middle of that gap, below its row. */
  async measure(): Promise<Point> {
    const { motion, scene } = this.#kit;
    const { length = 0, told = null } = this.#plan ?? {};
    const row = this.#bars.length;
    const { x, y } = this.#row(row);
    const look = { ...this.#lookIn(row), unit: this.#unit };
    const [short, long] = [Math.min(length, told ?? 0), Math.max(length, told ?? 0)];
    const [start, end] = [this.#end(short), this.#end(long)];
    const isLonger = (told ?? 0) > length;
    const parts =
      long - short < 1e-9
        ? []
        : [
            barPart(this.#kit, isLonger ? 'bar-over' : 'bar-missing', start, end - start, look.height),
            ...notches(this.#kit, [short, long], look),
          ];
    const gap = scene.add
      .container(x, y, parts)
      .setDepth(barDepth + 0.6)
      .setAlpha(0);
    this.#extras.push(gap);
    await this.agree();
    await motion.tween({ targets: gap, alpha: 1, duration: 120 });
    void motion.flourish({ targets: gap, scaleY: 1.3, duration: 120, yoyo: true, repeat: 1 });
    return { x: x + (start + end) / 2, y: y + this.#height(row) / 2 };
  }

  /** Lets the bars shrink to a panel with this middle, without their names. */
  async fold({ x, y }: Point): Promise<void> {
    const { motion, scene } = this.#kit;
    const origin = this.#row(1);
    const bars = this.#bars.splice(0);
    const moving = scene.add.container(origin.x, origin.y).setDepth(33);
    for (const bar of bars) {
      bar.numbers.destroy();
      moving.add(bar.box.setPosition(0, bar.box.y - origin.y));
    }
    const scale = pattern.width / Math.max(1, this.#end(this.#plan?.length ?? 0));
    this.clear();
    const above = ((bars.length - 1) * this.#height(1) * scale) / 2;
    await motion.tween({
      targets: moving,
      x: x - pattern.width / 2,
      y: y - above,
      scaleX: scale,
      scaleY: scale,
      duration: 330,
      ease: 'Cubic.InOut',
    });
    moving.destroy();
  }

  clear(): void {
    for (const bar of this.#bars.splice(0)) bar.destroy();
    for (const thing of this.#extras.splice(0)) thing.destroy();
  }

  /** Distance of an amount from the left ends, design px. */
  #end(amount: number): number {
    return Math.max(0, amount - this.#look.from) * this.#look.perOne;
  }

  #lookIn(row: number): BarLook {
    return { ...this.#look, height: Math.min(tallest, this.#height(row) - barGap) };
  }

  #row(row: number): Point {
    const { x, y } = this.#layout.stair;
    const above = this.#rows.heights.slice(0, row).reduce((sum, each) => sum + each, this.#rows.above);
    return { x: x + names.width + names.air, y: y + above + this.#height(row) / 2 };
  }

  #height(row: number): number {
    return this.#rows.heights[row] ?? 0;
  }

  #nameAt(row: number): Point {
    return { x: this.#layout.stair.x + names.width / 2, y: this.#row(row).y };
  }
}
