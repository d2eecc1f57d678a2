import { inSight, numberPlate, type PlateKind } from '@games/kit/feedback/number-plate';
import type { Box, Point } from '@games/kit/layout/design';
import type { GameObjects } from 'phaser';
import { plus, type Rational, rational, zero } from '@/maths/number/rational';
import { apart } from './axis';
import { FingerText, type Frame, type Glass, type GlassSpec, innerOf, lineOn, sheetOver } from './glass';
import { tear } from './pane-ends';
import { endOf, framesFor, type Parts, runsOf, size } from './rules';

const depth = 10;
const gap = 16;
/** Room below the frames for the numbers, and above them for the parts. */
const below = 92;
/** The labels above the frames hold fractions, which are higher. */
const lower = 20;
const missTime = 900;
const washTime = 300;

/** Frames of one side by side: parts of them are clean, dusty or foamy. */
export class PartsView implements Glass {
  readonly #spec: GlassSpec;
  readonly #parts: Parts;
  readonly #box: GameObjects.Container;
  readonly #covers: GameObjects.Container;
  #frames: readonly Box[] = [];
  #typed: FingerText | null = null;
  #isHelped = false;

  constructor(spec: GlassSpec, parts: Parts) {
    this.#spec = spec;
    this.#parts = parts;
    const { scene } = spec.kit;
    this.#box = scene.add.container(0, 0).setDepth(depth);
    this.#covers = scene.add.container(0, 0).setDepth(depth + 1);
    this.#draw(zero);
    this.#dirty(0);
    this.#labelParts();
    const { first, second, asked } = parts;
    const [from, to] =
      asked === 'both' ? [0, size(plus(first, second))] : [size(first), size(plus(first, second))];
    const middle = this.#middle(from, to);
    const { y = 0, height = 0 } = this.#frames[0] ?? {};
    const wide = Math.max(150, Math.abs(this.#end(to).x - this.#end(from).x));
    this.#typed = new FingerText(
      spec.kit,
      { x: middle - wide / 2, y: y + height / 2 - 50, width: wide, height: 100 },
      this.#covers,
      false,
    );
    if (spec.isStuck) this.help();
  }

  box = (): Box => {
    const [first, last] = [this.#frames[0], this.#frames.at(-1)];
    const { x = 0, y = 0, height = 1 } = first ?? {};
    const width = (last?.x ?? 0) + (last?.width ?? 1) - x;
    return innerOf({ x, y, width, height });
  };

  type(typed: string): void {
    this.#typed?.write(typed);
  }

  /** Divides the frames into cells that both parts have. */
  help(): number {
    const { y = 0, height = 0 } = this.#frames[0] ?? {};
    if (this.#isHelped) return y + height / 2;
    this.#isHelped = true;
    this.#drawRows();
    const { columns, rows } = this.#parts.grid;
    const [frame] = this.#frames;
    if (frame !== undefined) {
      const cell = { x: frame.x, y, width: frame.width / columns, height: height / rows };
      this.#box.add(sheetOver(this.#spec.kit, 'lack', cell));
      this.#put(this.#spec.layout.labels.x, y + 40, this.#spec.write(rational(1, columns * rows)), 'hint');
    }
    return y + height / rows;
  }

  async wash(): Promise<void> {
    this.#typed?.destroy();
    this.#typed = null;
    const { first, second, asked } = this.#parts;
    const from = asked === 'both' ? 0 : size(first);
    const to = size(plus(first, second));
    await this.#wipe(from, to, washTime);
  }

  async miss(own: Rational): Promise<void> {
    const { first, second, asked } = this.#parts;
    const from = asked === 'both' ? 0 : size(first);
    const end = size(plus(first, second));
    const given = asked === 'both' ? own : plus(first, own);
    this.#typed?.destroy();
    this.#typed = null;
    this.#box.removeAll(true);
    this.#covers.removeAll(true);
    this.#draw(given);
    this.#drawRows();
    this.#labelParts();
    const ownEnd = Math.min(size(given), this.#frames.length);
    this.#dirty(from);
    await this.#wipe(from, ownEnd, missTime);
    const [low, high] = [Math.min(ownEnd, end), Math.max(ownEnd, end)];
    this.#sheets(ownEnd > end ? 'beyond' : 'lack', low, high);
    const pen = this.#spec.kit.scene.add.graphics();
    this.#covers.add(pen);
    const { y = 0, height = 0 } = this.#frames[0] ?? {};
    const foot = y + height + 50;
    const { room } = this.#spec.layout;
    const [mine, right] = [this.#end(ownEnd), this.#end(end)];
    const [a, b] = apart(mine.x, right.x, 128, [room.x + 40, room.x + room.width - 40]);
    lineOn(pen, 'rim', [mine.x, mine.y, a, foot - 40]);
    lineOn(pen, 'rim', [right.x, right.y, b, foot - 40]);
    // A number that has no room goes on beyond the last frame.
    if (size(given) > this.#frames.length) tear(pen, mine.x, y, height, false);
    this.#put(a, foot, this.#spec.write(own), 'given');
    this.#put(b, foot, this.#spec.write(asked === 'both' ? plus(first, second) : second), 'right');
  }

  clear(): void {
    this.#box.destroy();
    this.#covers.destroy();
  }

  #draw(own: Rational): void {
    const { kit, layout } = this.#spec;
    const { room } = layout;
    const count = framesFor(this.#parts, own);
    const width = Math.min(room.width * 0.86, (room.width - (count - 1) * gap) / count);
    const height = room.height - below - lower;
    const start = room.x + (room.width - count * width - (count - 1) * gap) / 2;
    this.#frames = Array.from({ length: count }, (_, k) => ({
      x: start + k * (width + gap),
      y: room.y + lower,
      width,
      height,
    }));
    for (const frame of this.#frames) this.#box.add(sheetOver(kit, 'glass', frame));
    const pen = kit.scene.add.graphics();
    this.#box.add(pen);
    const { columns } = this.#parts.grid;
    for (const { x, y } of this.#frames)
      for (let k = 1; k < columns; k++) {
        const at = x + (k * width) / columns;
        lineOn(pen, 'bold', [at, y + 6, at, y + height - 6]);
      }
  }

  #drawRows(): void {
    const pen = this.#spec.kit.scene.add.graphics();
    this.#box.add(pen);
    const { rows } = this.#parts.grid;
    for (const { x, y, width, height } of this.#frames)
      for (let k = 1; k < rows; k++)
        lineOn(pen, 'fine', [x + 6, y + (k * height) / rows, x + width - 6, y + (k * height) / rows]);
  }

  /** Covers what is not washed yet, from a number on. */
  #dirty(from: number): void {
    const { first, second, asked } = this.#parts;
    const [middle, end] = [size(first), size(plus(first, second))];
    if (asked === 'both') {
      this.#sheets('dust', Math.min(middle, from), middle);
      this.#sheets('foam', Math.max(middle, Math.min(end, from)), end);
    } else this.#sheets('dust', Math.max(middle, Math.min(end, from)), end);
  }

  #sheets(frame: Frame, from: number, to: number): void {
    for (const { frame: place, x, y, width, height } of runsOf(from, to, this.#parts.grid.columns)) {
      const at = this.#frames[place];
      if (at === undefined) continue;
      this.#covers.add(
        sheetOver(this.#spec.kit, frame, {
          x: at.x + x * at.width,
          y: at.y + y * at.height,
          width: width * at.width,
          height: height * at.height,
        }),
      );
    }
  }

  async #wipe(from: number, to: number, duration: number): Promise<void> {
    const { y = 0, height = 0 } = this.#frames[0] ?? {};
    await this.#spec.squeegee.wipe(duration, height * 0.6, (share) => {
      const at = from + (to - from) * share;
      if (this.#covers.active) {
        this.#covers.removeAll(true);
        this.#dirty(at);
      }
      return { x: this.#along(at), y: y + height / 2 };
    });
  }

  /** Where the squeegee is on its even way across the frames. */
  #along(value: number): number {
    const { frame } = endOf(value, 1);
    const { x = 0, width = 0 } = this.#frames[Math.min(frame, this.#frames.length - 1)] ?? {};
    return x + (value - frame) * width;
  }

  /** Where the cells of a number end in the picture. */
  #end(value: number): Point {
    const { frame, x, y } = endOf(value, this.#parts.grid.columns);
    const place = this.#frames[Math.min(frame, this.#frames.length - 1)];
    if (place === undefined) return { x: 0, y: 0 };
    return { x: place.x + x * place.width, y: place.y + y * place.height - 10 };
  }

  /** Middle of the cells from one number to another, across. */
  #middle(from: number, to: number): number {
    const edges = runsOf(from, to, this.#parts.grid.columns).flatMap(({ frame, x, width }) => {
      const at = this.#frames[frame];
      return at === undefined ? [] : [at.x + x * at.width, at.x + (x + width) * at.width];
    });
    return edges.length === 0 ? this.#end(from).x : (Math.min(...edges) + Math.max(...edges)) / 2;
  }

  /** Names both parts above their places; of a rest only the part that is clean. */
  #labelParts(): void {
    const { first, second, asked } = this.#parts;
    const { layout, write } = this.#spec;
    const [middle, end] = [size(first), size(plus(first, second))];
    const { room, labels } = layout;
    const [a, b] = apart(this.#middle(0, middle), this.#middle(middle, end), 96, [
      room.x,
      room.x + room.width,
    ]);
    const y = labels.y + 6;
    if (asked === 'both') {
      this.#put(a, y, write(first), 'known');
      this.#put(b, y, write(second), 'known');
    } else {
      this.#put(this.#middle(0, middle), y, write(first), 'known');
    }
  }

  #put(x: number, y: number, text: string, kind: PlateKind): void {
    this.#box.add(inSight(numberPlate(this.#spec.kit.scene, x, y, text, kind), this.#spec.kit.design));
  }
}
