import type { Box } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Beach } from './beach';
import { boxesFor, depths, type Layout, partOf } from './layout';
import { exponentAt, isLast, type Path, partsAt } from './rules';
import { Strip } from './strip';

/** Time of opening a layer, and of folding all of them, ms. */
const opening = 260;
const folding = 240;
const light = 0xfffae6;
const rim = 0xc48a5a;

/** The layers of a beach that lie open: each is a part of the one above it, widened to the whole length. */
export class Stack {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #fans: GameObjects.Graphics;
  #strips: Strip[] = [];
  #path: number[] = [];
  #beach: Beach | null = null;

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
    this.#fans = kit.scene.add.graphics().setDepth(depths.fan);
  }

  /** Where the open layer lies when nothing moves. */
  get box(): Box {
    const boxes = boxesFor(this.#layout, Math.max(0, this.#strips.length - 1));
    return boxes.at(-1) ?? { x: 0, y: 0, width: 1, height: 1 };
  }

  /** Lays down the layers that are open at the end of a path, at once. */
  show(beach: Beach, path: Path, isMiss = false): void {
    this.clear();
    this.#beach = beach;
    const opened = path.slice(0, beach.layers.length - 1);
    const boxes = boxesFor(this.#layout, opened.length, isMiss);
    this.#strips = boxes.map((box, depth) => this.#strip(beach, depth, box));
    this.#path = [...opened];
    for (const [depth, part] of opened.entries()) this.#strips[depth]?.dig(part, true);
    this.#draw();
  }

  /** Opens a part of the open layer: the next one widens below it, 0.3 s. */
  async open(part: number): Promise<void> {
    const beach = this.#beach;
    const above = this.#strips.at(-1);
    if (beach === null || above === undefined) return;
    above.dig(part, true);
    this.#path.push(part);
    const from = this.#partBox(above.box, part, above.spec.count);
    this.#strips.push(this.#strip(beach, this.#strips.length, from));
    await this.#settle(opening);
  }

  /** Closes the open layer, 0.2 s. */
  async close(): Promise<void> {
    const strip = this.#strips.pop();
    const part = this.#path.pop();
    if (strip === undefined || part === undefined) return;
    strip.destroy();
    this.#strips.at(-1)?.dig(part, false);
    await this.#settle(opening * 0.7);
  }

  /** Folds all layers into the part of the first one they came from, 0.2 s. */
  async fold(): Promise<void> {
    const [first, ...others] = this.#strips;
    if (first === undefined) return;
    const [box] = boxesFor(this.#layout, 0);
    const part = this.#path[0];
    const end = box && part !== undefined ? this.#partBox(box, part, first.spec.count) : box;
    if (box === undefined || end === undefined) return;
    await Promise.all([
      first.move(box, folding, () => this.#draw()),
      ...others.map((strip) => strip.move(end, folding, () => this.#draw())),
    ]);
    for (const strip of others) strip.destroy();
    this.#strips = [first];
    this.#path = [];
    if (part !== undefined) first.dig(part, false);
    this.#draw();
  }

  clear(): void {
    for (const strip of this.#strips) strip.destroy();
    this.#strips = [];
    this.#path = [];
    this.#fans.clear();
  }

  #strip(beach: Beach, depth: number, at: Box): Strip {
    const spec = {
      count: partsAt(beach, depth),
      exponent: exponentAt(beach, depth),
      isMarks: isLast(beach, depth),
    };
    return new Strip(this.#kit, this.#layout, spec, at);
  }

  #partBox({ x, y, width, height }: Box, part: number, count: number): Box {
    const { left, right } = partOf({ x, width }, { part, count, isMark: false });
    return { x: left, y: y + height * 0.5, width: right - left, height: height * 0.5 };
  }

  async #settle(duration: number): Promise<void> {
    const boxes = boxesFor(this.#layout, this.#strips.length - 1);
    await Promise.all(
      boxes.map(async (box, depth) => this.#strips[depth]?.move(box, duration, () => this.#draw())),
    );
  }

  /** Draws how each opened part widens to the layer below it. */
  #draw(): void {
    this.#fans.clear();
    for (const [depth, part] of this.#path.entries()) {
      const [above, below] = [this.#strips[depth], this.#strips[depth + 1]];
      if (above === undefined || below === undefined) continue;
      const { left, right } = partOf(above.box, { part, count: above.spec.count, isMark: false });
      const foot = above.box.y + above.box.height;
      const { x, y, width } = below.box;
      this.#fans.fillStyle(light, 0.95).lineStyle(4, rim, 0.9);
      this.#fans
        .beginPath()
        .moveTo(left, foot - 2)
        .lineTo(right, foot - 2)
        .lineTo(x + width, y + 2)
        .lineTo(x, y + 2)
        .closePath()
        .fillPath();
      this.#fans.lineBetween(left, foot - 2, x, y + 2).lineBetween(right, foot - 2, x + width, y + 2);
    }
  }
}
