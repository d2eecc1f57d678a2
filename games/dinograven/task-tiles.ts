import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects, Scene } from 'phaser';
import { tileSide } from './art/sizes';
import { cellsOf, fieldOf, rightField } from './field';
import { type Grid, lineBox, waitingRoom, waitingSide } from './grid';
import { type Cell, type Dig, valueAt } from './rules';
import { digitSize, game, squeeze } from './tile-look';

/** Smallest side of the tile that is asked or pulled, design px. */
const leastAsked = 70;
const nearTint = 0xc9f2dc;
/** Every second five of rows or columns is darker, so that fives are seen. */
const fives = { first: 0xffffff, second: 0xf3cfa4 } as const;
/** How far the known number nods towards its line, design px. */
const nod = 16;
/** Time between two rows that come to light, ms. */
const rowPace = 34;

interface Anchor {
  readonly cell: Cell;
  readonly isNear: boolean;
}

/** The tiles of the sum that stands: its field under sand, with the tile that is asked or the one that is pulled to its place. */
export class TaskTiles {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #grid: Grid;
  readonly #dig: Dig;
  readonly #tiles: GameObjects.Container;
  readonly #digits: GameObjects.Container;
  readonly #blocks = new Map<string, GameObjects.Image>();
  /** The tile that is asked, or the one with the known number that is pulled. */
  readonly #main: GameObjects.Image;
  readonly #number: GameObjects.BitmapText;
  readonly #side: number;

  constructor(scene: Scene, motion: Motion, grid: Grid, dig: Dig, anchor: Anchor | null) {
    this.#scene = scene;
    this.#motion = motion;
    this.#grid = grid;
    this.#dig = dig;
    this.#tiles = scene.add.container(0, 0).setDepth(6);
    this.#digits = scene.add.container(0, 0).setDepth(8);
    this.#side = Math.max(leastAsked, grid.side * 1.12);
    const { asked } = dig;
    const isTile = asked.kind === 'tile';
    if (isTile) {
      this.#lay(cellsOf(rightField(dig)));
      if (anchor !== null) this.#mark(anchor);
    }
    const { x, y } = isTile ? grid.at(dig.cell) : this.#waiting;
    this.#main = scene.add
      .image(x, y, game, isTile ? 'tile-lit' : 'tile-open')
      .setScale(this.#side / tileSide);
    this.#tiles.add(this.#main);
    const text = isTile ? '?' : `${asked.value}`;
    const size = Math.max(digitSize.asked, this.#side * 0.62);
    this.#number = squeeze(numberText(scene, x, y, text, size), this.#side - 12);
    this.#digits.add(this.#number);
    if (!isTile) this.#sway();
  }

  /** Shows a typed number: on the tile that is asked, or as the row or column to which the known number is pulled. */
  type(typed: string): void {
    const { asked } = this.#dig;
    if (asked.kind !== 'tile') {
      this.#pull(typed === '' ? null : Number(typed));
      return;
    }
    squeeze(this.#number.setText(typed === '' ? '?' : typed.replace('-', '−')), this.#side - 12);
    if (typed === '') return;
    this.#main.setScale(this.#side / tileSide);
    void this.#motion.flourish({
      targets: this.#main,
      scale: this.#main.scale * 0.88,
      duration: 60,
      yoyo: true,
    });
  }

  /** Brings the field to light, row by row; `row` is called at the end of each, and prints of `fossil` appear in the earth. */
  async reveal(fossil: string, row: (at: Point, place: number) => void): Promise<void> {
    const { cell, square } = this.#dig;
    const right = rightField(this.#dig);
    this.#lay(cellsOf(right));
    this.#settle(cell, `${valueAt(square, cell)}`);
    await Promise.all(
      right.rows.map(async ({ row: at, length }, place) => {
        await this.#motion.wait(place * rowPace);
        if (!this.#tiles.active) return;
        this.#bare(at, length);
        row(this.#grid.at({ row: at, column: length }), place);
      }),
    );
    this.#print(fossil);
  }

  /** Lets sand flow over the tiles, and removes them. */
  async leave(): Promise<void> {
    const all = [this.#tiles, this.#digits];
    this.#scene.tweens.killTweensOf([this.#main, this.#number]);
    this.#digits.setVisible(false);
    await this.#motion.tween({ targets: all, alpha: 0, duration: 150 });
    for (const box of all) box.destroy();
  }

  /** The known number nods towards its line: it can be pulled there. */
  #sway(): void {
    const { x, y } = this.#waiting;
    const { asked } = this.#dig;
    const by = nod * waitingSide(this.#grid, this.#dig);
    for (const thing of [this.#main, this.#number])
      this.#motion.idle({
        targets: thing,
        ...(asked.kind === 'row' ? { x: x - by } : { y: y - by }),
        duration: 520,
      });
  }

  /** Where the known number waits, beside the middle of its line. */
  get #waiting(): Point {
    const { asked } = this.#dig;
    const { x, y, width, height } = lineBox(this.#grid, this.#dig);
    const away = (waitingRoom / 2 + 8) * waitingSide(this.#grid, this.#dig);
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    return asked.kind === 'row'
      ? { x: middleX + Math.sign(away) * (width / 2) + away, y: middleY }
      : { x: middleX, y: middleY + Math.sign(away) * (height / 2) + away };
  }

  /** Pulls the known number to a row or column: so much of the field rises out of the sand. */
  #pull(value: number | null): void {
    const { square, cell, asked } = this.#dig;
    const line = asked.kind === 'row' ? 'row' : 'column';
    const isThere = value !== null && square[`${line}s`].includes(value);
    const things = [this.#main, this.#number];
    this.#scene.tweens.killTweensOf(things);
    const to = isThere ? this.#grid.at({ ...cell, [line]: value }) : this.#waiting;
    const wanted = new Set(isThere ? cellsOf(fieldOf(this.#dig, value)).map(keyOf) : []);
    for (const [key, block] of this.#blocks)
      if (!wanted.has(key)) {
        block.destroy();
        this.#blocks.delete(key);
      }
    if (isThere) this.#lay(cellsOf(fieldOf(this.#dig, value)));
    this.#tiles.bringToTop(this.#main);
    void this.#motion.tween({ targets: things, ...to, duration: 110, ease: 'Back.Out' }).then(() => {
      if (!isThere && this.#main.active) this.#sway();
    });
  }

  /** Puts blocks of sand on cells that have none; they rise one after another. */
  #lay(cells: readonly Cell[]): void {
    for (const [place, cell] of cells.entries()) {
      if (this.#blocks.has(keyOf(cell))) continue;
      const { x, y } = this.#grid.at(cell);
      const scale = this.#grid.side / tileSide;
      const isSecond = Math.ceil(cell.row / 5) % 2 === Math.ceil(cell.column / 5) % 2;
      const block = this.#scene.add
        .image(x, y, game, 'block')
        .setScale(scale)
        .setTint(isSecond ? fives.first : fives.second);
      this.#blocks.set(keyOf(cell), block);
      this.#tiles.add(block);
      if (this.#motion.reduced) continue;
      block.setScale(scale * 0.6);
      void this.#motion.flourish({
        targets: block,
        scale,
        duration: 150,
        delay: Math.min(place * 6, 160),
        ease: 'Back.Out',
      });
    }
  }

  /** Writes a fact that lies open on the way. */
  #mark({ cell, isNear }: Anchor): void {
    const { x, y } = this.#grid.at(cell);
    const tile = this.#scene.add.image(x, y, game, 'tile-open').setScale(this.#grid.side / tileSide);
    if (isNear) tile.setTint(nearTint);
    this.#tiles.add(tile);
    const size = Math.max(digitSize.tile, this.#grid.side * 0.5);
    const digits = numberText(this.#scene, x, y, `${valueAt(this.#dig.square, cell)}`, size);
    this.#digits.add(squeeze(digits, this.#grid.side - 8));
  }

  /** The number that belongs here jumps onto its tile. */
  #settle(cell: Cell, text: string): void {
    const at = this.#grid.at(cell);
    const [main, number] = [this.#main, this.#number];
    this.#scene.tweens.killTweensOf([main, number]);
    this.#tiles.bringToTop(main.setFrame('tile-open').setPosition(at.x, at.y));
    const scale = (this.#side * 1.06) / tileSide;
    main.setScale(scale);
    squeeze(number.setText(text), this.#side - 12).setPosition(at.x, at.y);
    void this.#motion.flourish({
      targets: main,
      scale: scale * 1.3,
      duration: 130,
      yoyo: true,
      ease: 'Quad.Out',
    });
    void this.#leap(number);
  }

  async #leap(number: GameObjects.BitmapText): Promise<void> {
    const { y, scaleX, scaleY } = number;
    const up = { targets: number, y: y - 22, scaleX: scaleX * 1.4, scaleY: scaleY * 1.4 };
    await this.#motion.flourish({ ...up, duration: 130, ease: 'Quad.Out' });
    await this.#motion.flourish({ targets: number, y, scaleX, scaleY, duration: 260, ease: 'Bounce.Out' });
  }

  /** Sweeps one row bare. */
  #bare(row: number, length: number): void {
    for (let column = 1; column <= length; column++) {
      const block = this.#blocks.get(keyOf({ row, column }));
      if (block === undefined) continue;
      this.#scene.tweens.killTweensOf(block);
      const scale = this.#grid.side / tileSide;
      block.setFrame('bare').clearTint().setScale(scale);
      void this.#motion.flourish({
        targets: block,
        scale: scale * 1.16,
        duration: 70,
        delay: column * 9,
        yoyo: true,
        ease: 'Quad.Out',
      });
    }
  }

  /** Prints of something that lived lie in the bare field: as many as fit along it. */
  #print(frame: string): void {
    const { rows } = rightField(this.#dig);
    const [first, last] = [rows[0], rows.at(-1)];
    if (first === undefined || last === undefined || !this.#tiles.active) return;
    const from = { row: first.row, column: 1 };
    const { x, y, width, height } = this.#grid.boxOf(from, { row: last.row, column: last.length });
    const side = Math.min(width, height);
    const count = Math.max(1, Math.min(4, Math.round(Math.max(width, height) / side)));
    for (let place = 0; place < count; place++) {
      const share = (place + 0.5) / count;
      const at =
        width > height
          ? { x: x + width * share, y: y + height / 2 }
          : { x: x + width / 2, y: y + height * share };
      const print = this.#scene.add
        .image(at.x, at.y, game, frame)
        .setScale((side * 0.86) / 120)
        .setAngle(place * 40)
        .setAlpha(0);
      this.#tiles.add(print);
      this.#tiles.bringToTop(this.#main);
      void this.#motion.tween({ targets: print, alpha: 0.92, duration: 140 });
      void this.#motion.flourish({ targets: print, scale: print.scale * 1.12, duration: 120, yoyo: true });
    }
  }
}

const keyOf = ({ row, column }: Cell): string => `${row} ${column}`;
