import type { Motion } from '@games/kit/effects/motion';
import type { Box, Point } from '@games/kit/layout/design';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects, Scene } from 'phaser';
import { tileSide } from './art/sizes';
import type { Layout } from './layout';
import {
  type Cell,
  covered,
  type Dig,
  isInField,
  isOpen,
  neighbourOf,
  type Open,
  type Square,
  valueAt,
} from './rules';

export const game = 'dinograven';

/** Sizes of digits, design px: on tiles, and where they decide. */
export const digitSize = { tile: 32, asked: 44 } as const;
/** Side of a tile that is asked, design px. */
const askedSide = 70;
const nearTint = 0xc9f2dc;
/** Sand beside the field that is asked steps back, so that the eye finds the field. */
const quiet = 0.5;
/** How far the ground shakes, in tiles. */
const shakeReach = 2.6;

/** The square of facts in the pit: sand on unknown facts, slabs with numbers on known ones. */
export class SquareView {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #place: Layout['tiles'];
  /** Tiles below, all digits above them: few draws. */
  readonly #ground: GameObjects.Container;
  readonly #digits: GameObjects.Container;
  #square: Square | undefined;
  readonly #tiles = new Map<string, GameObjects.Image>();
  readonly #numbers = new Map<string, GameObjects.BitmapText>();
  readonly #heads = new Map<string, { label: GameObjects.Image; digits: GameObjects.BitmapText }>();
  readonly #cracks: GameObjects.Image[] = [];
  #typed: GameObjects.BitmapText | undefined;
  /** The tile that is asked. */
  #lit: GameObjects.Image | undefined;

  constructor(scene: Scene, motion: Motion, { tiles }: Layout) {
    this.#scene = scene;
    this.#motion = motion;
    this.#place = tiles;
    this.#ground = scene.add.container(0, 0).setDepth(5);
    this.#digits = scene.add.container(0, 0).setDepth(7);
  }

  /** Side of a tile in this square, design px. */
  get side(): number {
    const { rows = [], columns = [] } = this.#square ?? {};
    return this.#place.width / (Math.max(rows.length, columns.length) || 10);
  }

  /** Middle of a cell, or of the label at the head of a row (column -1) or of a column (row -1), design px. */
  at({ row, column }: Cell): Point {
    const { rows = [], columns = [] } = this.#square ?? {};
    const { x, y } = this.#place;
    const middle = y + (rows.indexOf(row) + 0.5) * this.side;
    if (row < 0) return { x: x + (columns.indexOf(column) + 0.5) * this.side, y: y - 24 };
    return column < 0
      ? { x: x - 28, y: middle }
      : { x: x + (columns.indexOf(column) + 0.5) * this.side, y: middle };
  }

  /** Box from one cell to another, design px. */
  boxOf(from: Cell, to: Cell): Box {
    const [a, b] = [this.at(from), this.at(to)];
    const half = this.side / 2;
    return { x: a.x - half, y: a.y - half, width: b.x - a.x + this.side, height: b.y - a.y + this.side };
  }

  /** Shows a task: open tiles, and highlighted sand on the ones asked; in some rounds an open neighbour. */
  lay(dig: Dig, open: Open, withNeighbour: boolean): void {
    const { square, cell, asked } = dig;
    if (this.#square !== square) this.#begin(square);
    for (const crack of this.#cracks.splice(0)) crack.destroy();
    this.clear();
    const lit = new Set(covered(dig).map(keyOf));
    for (const row of square.rows)
      for (const column of square.columns) {
        const here = { row, column };
        if (lit.has(keyOf(here))) this.#cover(here, 'tile-lit');
        else if (isOpen(open, square, here)) this.#slab(here);
        else this.#cover(here, sandOf(here)).setAlpha(isInField(dig, here) ? 1 : quiet);
      }
    if (asked.kind !== 'row') this.#light(`row ${cell.row}`);
    if (asked.kind !== 'column') this.#light(`column ${cell.column}`);
    const near = withNeighbour ? neighbourOf(dig) : null;
    if (near !== null) this.#slab(near).setTint(nearTint);
    if (asked.kind !== 'tile') return;
    const tile = this.#tiles.get(keyOf(cell));
    this.#lit = tile;
    if (tile !== undefined) this.#ground.bringToTop(tile.setScale(askedSide / tileSide));
    const { x, y } = this.at(cell);
    this.#typed = numberText(this.#scene, x, y, '?', digitSize.asked);
    this.#digits.add(this.#typed);
  }

  /** Writes what was typed on the tile that is asked. */
  type(typed: string): void {
    if (this.#typed === undefined) return;
    squeeze(this.#typed.setText(typed === '' ? '?' : typed.replace('-', '−')), askedSide - 12);
    const tile = typed === '' ? undefined : this.#lit;
    if (tile === undefined) return;
    tile.setScale(askedSide / tileSide);
    void this.#motion.flourish({ targets: tile, scale: tile.scale * 0.9, duration: 60, yoyo: true });
  }

  /** Uncovers a tile with its number. */
  async open(cell: Cell): Promise<void> {
    this.clear();
    const tile = this.#slab(cell).setAlpha(0);
    this.#ground.bringToTop(tile);
    await Promise.all([
      this.#motion.tween({ targets: tile, alpha: 1, duration: 120 }),
      this.#motion.flourish({
        targets: tile,
        scale: tile.scale * 1.42,
        duration: 130,
        yoyo: true,
        ease: 'Quad.Out',
      }),
      this.#leap(this.#numbers.get(keyOf(cell))),
    ]);
  }

  /** Lets a number jump out of the sand. */
  async #leap(number: GameObjects.BitmapText | undefined): Promise<void> {
    if (number === undefined) return;
    const { y, scaleX, scaleY } = number;
    this.#digits.bringToTop(number);
    const up = { targets: number, y: y - 20, scaleX: scaleX * 1.4, scaleY: scaleY * 1.4 };
    await this.#motion.flourish({ ...up, duration: 130, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets: number, y, scaleX, scaleY, duration: 240, ease: 'Bounce.Out' });
  }

  /** Lets the tiles round a cell shake, as the ground does under a hand. */
  async shake(cell: Cell): Promise<void> {
    const { rows = [], columns = [] } = this.#square ?? {};
    const [row, column] = [rows.indexOf(cell.row), columns.indexOf(cell.column)];
    const near = rows.flatMap((value, down) =>
      columns.flatMap((across, along) => {
        const far = Math.hypot(down - row, along - column);
        const tile = this.#tiles.get(keyOf({ row: value, column: across }));
        return tile === undefined || far === 0 || far > shakeReach ? [] : [{ tile, far }];
      }),
    );
    await Promise.all(
      near.map(({ tile, far }) =>
        this.#motion.flourish({
          targets: tile,
          scale: (this.side / tileSide) * (1 - 0.2 / far),
          duration: 80,
          delay: far * 36,
          yoyo: true,
          ease: 'Sine.Out',
        }),
      ),
    );
  }

  /** Cracks the sand over a tile. */
  async crack(cell: Cell): Promise<void> {
    const tile = this.#tiles.get(keyOf(cell));
    if (tile === undefined || this.#numbers.has(keyOf(cell))) return;
    const { x, y } = this.at(cell);
    const crack = this.#scene.add.image(x, y, game, 'crack').setScale(tile.scale).setAlpha(0);
    this.#cracks.push(crack);
    this.#ground.add(crack);
    void this.#motion.flourish({ targets: [tile, crack], angle: 4, duration: 60, yoyo: true, repeat: 2 });
    await this.#motion.tween({ targets: crack, alpha: 1, duration: 160 });
  }

  /** Takes the highlights and the typed number away. */
  clear(): void {
    this.#typed?.destroy();
    this.#typed = undefined;
    this.#lit = undefined;
    for (const { label, digits } of this.#heads.values()) {
      label.setFrame('label').setScale(this.#labelSize);
      squeeze(digits.setFontSize(digitSize.tile), this.side - 8);
    }
  }

  /** Shows or hides the digits at the head of a row or column. */
  showHead(kind: 'row' | 'column', value: number, isShown: boolean): void {
    this.#heads.get(`${kind} ${value}`)?.digits.setVisible(isShown);
  }

  /** Hides the square, for the finale. */
  fade(): Promise<void> {
    return this.#motion.tween({ targets: [this.#ground, this.#digits], alpha: 0.25, duration: 200 });
  }

  get #labelSize(): number {
    return this.side / 50;
  }

  #begin(square: Square): void {
    this.#ground.removeAll(true);
    this.#digits.removeAll(true);
    for (const map of [this.#tiles, this.#numbers, this.#heads]) map.clear();
    this.#cracks.length = 0;
    this.#typed = undefined;
    this.#square = square;
    for (const value of square.columns)
      this.#head(`column ${value}`, value, this.at({ row: -1, column: value }));
    for (const value of square.rows) this.#head(`row ${value}`, value, this.at({ row: value, column: -1 }));
    for (const at of square.rows)
      for (const across of square.columns) {
        const { x, y } = this.at({ row: at, column: across });
        const tile = this.#scene.add.image(x, y, game, 'sand-0');
        this.#tiles.set(keyOf({ row: at, column: across }), tile);
        this.#ground.add(tile);
      }
  }

  #head(id: string, value: number, { x, y }: Point): void {
    const label = this.#scene.add.image(x, y, game, 'label').setScale(this.#labelSize);
    const digits = numberText(this.#scene, x, y, `${value}`, digitSize.tile);
    this.#heads.set(id, { label, digits: squeeze(digits, this.side - 8) });
    this.#ground.add(label);
    this.#digits.add(digits);
  }

  #light(id: string): void {
    const head = this.#heads.get(id);
    if (head === undefined) return;
    this.#ground.bringToTop(head.label.setFrame('label-lit').setScale(1.3));
    this.#digits.bringToTop(squeeze(head.digits.setFontSize(digitSize.asked), 54));
  }

  /** Puts sand or light on a cell. */
  #cover(cell: Cell, frame: string): GameObjects.Image {
    this.#numbers.get(keyOf(cell))?.destroy();
    this.#numbers.delete(keyOf(cell));
    return this.#face(cell, frame);
  }

  #slab(cell: Cell): GameObjects.Image {
    const tile = this.#face(cell, 'tile-open');
    if (this.#square !== undefined && !this.#numbers.has(keyOf(cell))) {
      const digits = numberText(
        this.#scene,
        tile.x,
        tile.y,
        `${valueAt(this.#square, cell)}`,
        digitSize.tile,
      );
      this.#numbers.set(keyOf(cell), squeeze(digits, this.side - 6));
      this.#digits.add(digits);
    }
    return tile;
  }

  #face(cell: Cell, frame: string): GameObjects.Image {
    const tile = this.#tiles.get(keyOf(cell));
    if (tile === undefined) throw new Error(`no tile at ${keyOf(cell)}`);
    return tile
      .setFrame(frame)
      .setScale(this.side / tileSide)
      .setAlpha(1)
      .setAngle(0)
      .clearTint();
  }
}

/** Squeezes digits that are wider than their tile, design px; their height stays. */
export const squeeze = (digits: GameObjects.BitmapText, widest: number): GameObjects.BitmapText => {
  digits.setScale(1);
  return digits.setScale(Math.min(1, widest / digits.width), 1);
};

const keyOf = ({ row, column }: Cell): string => `${row} ${column}`;

/** Each heap has its own fixed look. */
const sandOf = ({ row, column }: Cell): string => `sand-${(row * 7 + column * 3) % 3}`;
