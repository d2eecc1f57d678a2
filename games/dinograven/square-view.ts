import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { tileSide } from './art/sizes';
import type { Layout } from './layout';
import { type Cell, covered, type Dig, isOpen, type Open, type Square, valueAt } from './rules';

export const game = 'dinograven';
const ink = 0x2b2a4c;
const digitStep = 17;
const gap = 1.06;

/** The square of facts in the pit: sand on unknown facts, slabs with numbers on known ones. */
export class SquareView {
  readonly box: GameObjects.Container;
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #place: Layout['tiles'];
  #square: Square | undefined;
  readonly #tiles = new Map<string, GameObjects.Container>();
  readonly #heads = new Map<string, GameObjects.Image>();
  readonly #marks: GameObjects.GameObject[] = [];

  constructor(scene: Scene, motion: Motion, { tiles }: Layout) {
    this.#scene = scene;
    this.#motion = motion;
    this.#place = tiles;
    this.box = scene.add.container(0, 0).setDepth(5);
  }

  /** Side of a tile in this square, design px. */
  get side(): number {
    return this.#place.width / (this.#square?.columns.length ?? 10);
  }

  /** Middle of a cell, design px. */
  at({ row, column }: Cell): Point {
    const [down = 0, across = 0] = [this.#square?.rows.indexOf(row), this.#square?.columns.indexOf(column)];
    const { x, y } = this.#place;
    return { x: x + (across + 0.5) * this.side, y: y + (down + 0.5) * this.side };
  }

  /** Shows a task: open tiles, and highlighted sand on the ones asked. */
  lay({ square, ...dig }: Dig, open: Open): void {
    if (this.#square !== square) this.#begin(square);
    this.clear();
    const asked = new Set(covered({ square, ...dig }).map(keyOf));
    for (const row of square.rows)
      for (const column of square.columns) {
        const cell = { row, column };
        if (asked.has(keyOf(cell))) this.#face(cell, 'tile-lit');
        else if (isOpen(open, square, cell)) this.#slab(cell);
        else this.#face(cell, sandOf(cell));
      }
    if (dig.asked.kind === 'tile' || dig.asked.kind === 'column') this.#head(`row ${dig.cell.row}`);
    if (dig.asked.kind === 'tile' || dig.asked.kind === 'row') this.#head(`column ${dig.cell.column}`);
  }

  /** Uncovers a tile with its number. */
  async brush(cell: Cell): Promise<void> {
    const tile = this.#slab(cell);
    tile.setAlpha(0);
    await Promise.all([
      this.#motion.tween({ targets: tile, alpha: 1, duration: 220 }),
      this.#motion.flourish({
        targets: tile,
        scale: tile.scale * 1.16,
        duration: 110,
        yoyo: true,
        ease: 'Quad.Out',
      }),
    ]);
  }

  /** Cracks the sand over a tile. */
  async crack(cell: Cell): Promise<void> {
    const tile = this.#tiles.get(keyOf(cell));
    if (tile === undefined || tile.getData('slab') === true) return;
    const crack = this.#scene.add.image(0, 0, game, 'crack').setAlpha(0);
    tile.add(crack);
    void this.#motion.flourish({ targets: tile, angle: 3, duration: 60, yoyo: true, repeat: 2 });
    await this.#motion.tween({ targets: crack, alpha: 1, duration: 160 });
  }

  /** Rings a tile and shows its number. */
  mark(cell: Cell, ring: 'ring-help' | 'ring-own'): void {
    this.#slab(cell);
    const { x, y } = this.at(cell);
    const mark = this.#scene.add
      .image(x, y, game, ring)
      .setScale((this.side / tileSide) * gap)
      .setAlpha(0);
    this.box.add(mark);
    this.#marks.push(mark);
    void this.#motion.tween({ targets: mark, alpha: 1, duration: 180 });
  }

  /** Animates the steps from one tile to another. */
  async walk(from: Cell, to: Cell, moves: number): Promise<void> {
    if (moves === 0) return;
    const [start, end] = [this.at(from), this.at(to)];
    for (let step = 0; step < moves; step++) {
      const share = (part: number) => ({
        x: start.x + ((end.x - start.x) * part) / moves,
        y: start.y + ((end.y - start.y) * part) / moves,
      });
      const [a, b] = [share(step), share(step + 1)];
      const aside = start.x === end.x ? { x: this.side * 0.62, y: 0 } : { x: 0, y: -this.side * 0.62 };
      const pen = this.#scene.add.graphics().lineStyle(6, 0x176b7d, 1).beginPath();
      pen.moveTo(a.x + aside.x * 0.5, a.y + aside.y * 0.5);
      for (let k = 1; k <= 12; k++) {
        const t = k / 12;
        const bulge = 0.5 + Math.sin(Math.PI * t) * 0.5;
        pen.lineTo(a.x + (b.x - a.x) * t + aside.x * bulge, a.y + (b.y - a.y) * t + aside.y * bulge);
      }
      pen.strokePath();
      pen.fillStyle(0x176b7d).fillCircle(b.x + aside.x * 0.5, b.y + aside.y * 0.5, 7);
      this.box.add(pen);
      this.#marks.push(pen);
      await this.#motion.wait(Math.min(260, 900 / moves));
    }
  }

  /** Removes rings, steps and highlights. */
  clear(): void {
    for (const mark of this.#marks.splice(0)) mark.destroy();
    for (const head of this.#heads.values()) head.setFrame('label');
  }

  #begin(square: Square): void {
    this.box.removeAll(true);
    this.#tiles.clear();
    this.#heads.clear();
    this.#marks.length = 0;
    this.#square = square;
    const { x, y } = this.#place;
    const size = Math.min(1, this.side / 54);
    const head = (id: string, value: number, at: Point) => {
      const label = this.#scene.add.image(at.x, at.y, game, 'label').setScale(size);
      this.#heads.set(id, label);
      this.box.add([label, ...this.#digits(value, at.x, at.y, 0.78 * size)]);
    };
    for (const column of square.columns)
      head(`column ${column}`, column, { x: this.at({ row: square.rows[0] ?? 0, column }).x, y: y - 24 });
    for (const row of square.rows)
      head(`row ${row}`, row, { x: x - 28, y: this.at({ row, column: square.columns[0] ?? 0 }).y });
  }

  #head(id: string): void {
    this.#heads.get(id)?.setFrame('label-lit');
  }

  /** Replaces the content of a cell. */
  #face(cell: Cell, frame: string): GameObjects.Container {
    const before = this.#tiles.get(keyOf(cell));
    if (before?.getData('frame') === frame) return before.setAlpha(1);
    before?.destroy();
    const { x, y } = this.at(cell);
    const tile = this.#scene.add
      .container(x, y, [this.#scene.add.image(0, 0, game, frame)])
      .setScale(this.side / tileSide)
      .setData({ frame, slab: frame === 'tile-open' });
    this.box.add(tile);
    this.#tiles.set(keyOf(cell), tile);
    return tile;
  }

  #slab(cell: Cell): GameObjects.Container {
    const tile = this.#face(cell, 'tile-open');
    if (tile.length === 1 && this.#square !== undefined)
      tile.add(this.#digits(valueAt(this.#square, cell), 0, 0, 0.92));
    return tile;
  }

  #digits(value: number, x: number, y: number, scale: number): GameObjects.Image[] {
    const text = `${value}`;
    return text.split('').map((digit, index) =>
      this.#scene.add
        .image(x + (index - (text.length - 1) / 2) * digitStep * scale, y, game, `small-${digit}`)
        .setTint(ink)
        .setScale(scale),
    );
  }
}

const keyOf = ({ row, column }: Cell): string => `${row} ${column}`;

/** Each heap has its own fixed look. */
const sandOf = ({ row, column }: Cell): string => `sand-${(row * 7 + column * 3) % 3}`;
