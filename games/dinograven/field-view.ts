import type { Motion } from '@games/kit/effects/motion';
import type { Design, Point } from '@games/kit/layout/design';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects, Scene } from 'phaser';
import { tileSide } from './art/sizes';
import type { Brush } from './brush';
import { beyond, type Field, type FieldRow, fieldOf, rightField } from './field';
import type { Layout } from './layout';
import { type Cell, type Dig, valueAt } from './rules';
import type { SquareView } from './square-view';
import { digitSize, game, squeeze } from './tile-look';

const cream = 0xfffaf0;
const rope = { light: 0xfffaf0, dark: 0x5f2f3a, inside: 0x7a4630 } as const;
/** Colours of the gap between two fields: sand that was left, and what is bare too much. */
const gaps = { left: 0xe9681f, over: 0xa3320f } as const;
/** Longest time in which a field is brushed, and the time for one row, ms. */
const brushing = { longest: 900, row: 170 } as const;
/** Side of the tile with the child's number, design px. */
const ownSide = 70;
/** Distance of that tile from the square, when the number goes on beyond it, and the line that leads there. */
const outside = { gap: 4, line: 8, colour: 0xa3320f } as const;

/** Room for a sentence in the sand, design px. */
const sentenceRoom = 132;

interface Seen {
  /** The last tile of the gap. */
  readonly gap: Cell;
  readonly colour: number;
  /** Lower edge of both fields, design px. */
  readonly bottom: number;
  /** How high the child's number stands where it leads out of the square, design px. */
  readonly outside: number | null;
}

/** Fields in the square: rope round the rows that are asked, and rows that are brushed bare after a miss. */
export class FieldView {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #square: SquareView;
  readonly #design: Design;
  readonly #rope: GameObjects.Graphics;
  readonly #box: GameObjects.Container;
  /** Numbers of the field, by cell: a later one takes the place of an earlier one. */
  readonly #numbers = new Map<string, GameObjects.BitmapText>();
  /** What the comparison of two fields shows. */
  #seen: Seen | undefined;
  /** Shows the head again that the child's number stood on. */
  #uncover: (() => void) | undefined;

  constructor(scene: Scene, motion: Motion, square: SquareView, design: Design) {
    this.#scene = scene;
    this.#motion = motion;
    this.#square = square;
    this.#design = design;
    this.#rope = scene.add.graphics().setDepth(6);
    this.#box = scene.add.container(0, 0).setDepth(8);
  }

  /** Ropes the rows of a task off: 6 rows of 7; where a row or column is asked, all of them. */
  rope(dig: Dig): void {
    const { square, cell, asked } = dig;
    const [lastRow = 0, lastColumn = 0] = [square.rows.at(-1), square.columns.at(-1)];
    const firstRow = square.operation === 'plus' && asked.kind !== 'row' ? cell.row : (square.rows[0] ?? 0);
    const from = { row: Math.max(firstRow, square.operation === 'times' ? 1 : firstRow), column: 1 };
    const to = {
      row: asked.kind === 'row' ? lastRow : cell.row,
      column: asked.kind === 'column' ? lastColumn : cell.column,
    };
    this.#rope.clear().setDepth(5);
    if (to.row < from.row || to.column < 1) return;
    const { x, y, width, height } = this.#square.boxOf(from, to);
    const isTile = asked.kind === 'tile';
    this.#rope.fillStyle(rope.inside, isTile ? 0.4 : 0.12).fillRoundedRect(x, y, width, height, 14);
    this.#draw(from, to);
  }

  /** Brushes the field of a given answer bare, row by row, and then shows what differs from the right one. */
  async brush(dig: Dig, given: number, brush: Brush): Promise<void> {
    const field = fieldOf(dig, given);
    this.#square.spread(dig, given);
    this.#rope.clear();
    const pace = Math.min(brushing.row, brushing.longest / Math.max(1, field.rows.length));
    for (const { row, length, total } of field.rows) {
      const cells = Array.from({ length }, (_, k) => ({ row, column: k + 1 }));
      const bare = cells.map((cell) => this.#tile(cell, 'bare').setAlpha(0));
      const [start, end] = [this.#square.at({ row, column: 1 }), this.#square.at({ row, column: length })];
      await Promise.all([
        brush.sweep(start, end, pace),
        ...bare.map((tile, k) =>
          this.#motion.tween({ targets: tile, alpha: 1, duration: 60, delay: (pace * k) / length }),
        ),
      ]);
      if (total !== null) this.#number({ row, column: length }, total);
    }
    this.#compare(dig, field, given);
  }

  /** Shows the sand that was left, what is bare too much, and both numbers. */
  #compare(dig: Dig, field: Field, given: number): void {
    const { square, cell } = dig;
    const right = rightField(dig);
    const [left, over] = [beyond(right, field), beyond(field, right)];
    for (const tile of left) this.#tile(tile, 'left');
    for (const tile of over) this.#tile(tile, 'over');
    this.#rope.clear().setDepth(9);
    const [first, last] = [right.rows[0], right.rows.at(-1)];
    if (first !== undefined && last !== undefined)
      this.#draw({ row: first.row, column: 1 }, { row: last.row, column: last.length });
    this.#outline(left, gaps.left);
    this.#outline(over, gaps.over);
    const bottoms = [...right.rows, ...field.rows].map(({ row, length }) => {
      const box = this.#square.boxOf({ row, column: 1 }, { row, column: length });
      return box.y + box.height;
    });
    const gap = left.length > 0 ? left : over;
    this.#seen = {
      gap: gap.at(-1) ?? cell,
      colour: left.length > 0 ? gaps.left : gaps.over,
      bottom: Math.max(...bottoms, this.#square.at(cell).y),
      outside: null,
    };
    this.#tile(cell, 'tile-open').setTint(0xbdf0d2);
    this.#number(cell, valueAt(square, cell), 0x14664c);
    const { asked } = dig;
    const end = field.rows.at(-1);
    // More rows or columns than the square has: its last tile is not the child's number, and may be the right one.
    const isBeyond =
      asked.kind !== 'tile' && given > Math.max(...square[asked.kind === 'row' ? 'rows' : 'columns']);
    if (isBeyond) return;
    if (asked.kind !== 'tile' || end === undefined) this.#atHead(dig, given);
    else if (field.isCut) this.#onward(dig, end, given);
    else this.#own(dig, { row: end.row, column: end.length }, given);
  }

  /** Draws a line round each row of the gap. */
  #outline(cells: readonly Cell[], colour: number): void {
    const rows = new Set(cells.map(({ row }) => row));
    this.#rope.lineStyle(7, colour, 1);
    for (const row of rows) {
      const columns = cells.filter((cell) => cell.row === row).map(({ column }) => column);
      const [from, to] = [Math.min(...columns), Math.max(...columns)];
      const { x, y, width, height } = this.#square.boxOf({ row, column: from }, { row, column: to });
      this.#rope.strokeRoundedRect(x + 2, y + 2, width - 4, height - 4, 12);
    }
  }

  /**
   * Draws a line from the gap to the sentence about it, and returns the place of that sentence: in the sand below both fields,
   * beside the pit at the height of the gap, or where the meerkat says it.
   */
  sentence({ says, tiles }: Layout): Layout['says'] {
    const seen = this.#seen;
    if (seen === undefined) return says;
    const gap = this.#square.boxOf(seen.gap, seen.gap);
    const middle = { x: gap.x + gap.width / 2, y: gap.y + gap.height / 2 };
    if (seen.outside !== null)
      return says.x > tiles.x + tiles.width ? { ...says, y: seen.outside > 340 ? 240 : 470 } : says;
    const top = seen.bottom + 28;
    const from = { x: middle.x, y: gap.y + gap.height - 6 };
    if (tiles.y + tiles.height - top >= sentenceRoom) {
      const y = top + sentenceRoom / 2;
      this.#lead(from, { x: from.x, y }, seen.colour);
      return { x: tiles.x + tiles.width / 2, y, width: tiles.width - 20 };
    }
    if (says.x < tiles.x + tiles.width) return says;
    const y = Math.max(210, Math.min(470, middle.y));
    this.#lead(from, { x: says.x - says.width / 2 + 20, y }, seen.colour);
    return { ...says, y };
  }

  /** Draws a line from the gap to what is said about it. */
  #lead(from: Point, to: Point, colour: number): void {
    const line = this.#scene.add.graphics().lineStyle(7, colour, 1).fillStyle(colour, 1);
    this.#box.add(line.fillCircle(from.x, from.y, 8).lineBetween(from.x, from.y, to.x, to.y));
  }

  /** Puts the child's number at the head of the row or column that it names; a tile's without a field, at its row. */
  #atHead({ square, asked }: Dig, given: number): void {
    const isColumn = asked.kind === 'column';
    if (!square[isColumn ? 'columns' : 'rows'].includes(given)) return;
    const cell = isColumn ? { row: -1, column: given } : { row: given, column: -1 };
    const kind = isColumn ? 'column' : 'row';
    this.#square.showHead(kind, given, false);
    this.#uncover = () => this.#square.showHead(kind, given, true);
    const at = this.#square.at(cell);
    this.#ownTile(at, ownSide);
    this.#number(cell, given, cream, { size: digitSize.asked, room: ownSide - 14, at });
  }

  /** Puts the child's number at the end of its field. */
  #own(dig: Dig, cell: Cell, value: number): void {
    const { x, y } = this.#square.at(cell);
    const end = rightField(dig).rows.at(-1);
    // It is larger than a tile, and keeps off the right number beside it.
    const out = Math.max(0, (ownSide - this.#square.side) / 2);
    const isBeside = end?.row === cell.row;
    const at = {
      x: x + (isBeside ? out * Math.sign(cell.column - end.length) : 0),
      y: y + (isBeside || end === undefined ? 0 : out * Math.sign(cell.row - end.row)),
    };
    this.#ownTile(at, ownSide);
    this.#number(cell, value, cream, { size: digitSize.asked, room: ownSide - 14, at });
  }

  /** Puts the child's number outside the square, where its field would go on, with a line that leads there. */
  #onward(dig: Dig, { row, length }: FieldRow, value: number): void {
    const from = this.#square.at({ row, column: length });
    if (this.#seen !== undefined) this.#seen = { ...this.#seen, outside: from.y };
    const { x, y, width, height } = this.#square.boxOf(firstOf(dig), lastOf(dig));
    const below = this.#design.height - (y + height);
    const isBelow = dig.square.operation === 'times' && below > ownSide + 2 * outside.gap;
    const side = isBelow ? ownSide : Math.min(ownSide, this.#design.width - (x + width) - 2 * outside.gap);
    const far = outside.gap + side / 2;
    const to: Point = isBelow ? { x: from.x, y: y + height + far } : { x: x + width + far, y: from.y };
    this.#box.add(
      this.#scene.add
        .graphics()
        .lineStyle(outside.line, outside.colour)
        .lineBetween(from.x, from.y, to.x, to.y),
    );
    this.#ownTile(to, side);
    const digits = numberText(this.#scene, to.x, to.y, `${value}`, digitSize.asked, cream);
    this.#box.add(squeeze(digits, side - 10));
  }

  #ownTile({ x, y }: Point, width: number): void {
    const tile = this.#scene.add.image(x, y, game, 'own').setScale(width / tileSide, ownSide / tileSide);
    this.#box.add(tile);
    void this.#motion.flourish({
      targets: tile,
      scaleX: tile.scaleX * 1.15,
      scaleY: tile.scaleY * 1.15,
      duration: 120,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  /** Covers the fields again. */
  async clear(): Promise<void> {
    this.#rope.clear();
    this.#seen = undefined;
    await this.#motion.tween({ targets: this.#box, alpha: 0, duration: 140 });
    this.#box.removeAll(true);
    this.#numbers.clear();
    this.#uncover?.();
    this.#uncover = undefined;
    this.#box.setAlpha(1);
  }

  #tile(cell: Cell, frame: string): GameObjects.Image {
    const { x, y } = this.#square.at(cell);
    const tile = this.#scene.add.image(x, y, game, frame).setScale(this.#square.side / tileSide);
    this.#box.add(tile);
    return tile;
  }

  #number(
    cell: Cell,
    value: number,
    colour: number = cream,
    { size, room, at }: { readonly size: number; readonly room: number; readonly at?: Point } = {
      size: digitSize.tile,
      room: this.#square.side - 6,
    },
  ): void {
    const key = `${cell.row} ${cell.column}`;
    this.#numbers.get(key)?.destroy();
    const { x, y } = at ?? this.#square.at(cell);
    const digits = squeeze(numberText(this.#scene, x, y, `${value}`, size, colour), room);
    this.#numbers.set(key, digits);
    this.#box.add(digits);
  }

  /** Draws rope round a block of cells. */
  #draw(from: Cell, to: Cell): void {
    const { x, y, width, height } = this.#square.boxOf(from, to);
    this.#rope
      .lineStyle(9, rope.dark, 0.55)
      .strokeRoundedRect(x - 3, y - 3, width + 6, height + 6, 16)
      .lineStyle(5, rope.light, 1)
      .strokeRoundedRect(x - 3, y - 3, width + 6, height + 6, 16);
  }
}

const firstOf = ({ square }: Dig): Cell => ({ row: square.rows[0] ?? 0, column: square.columns[0] ?? 0 });
const lastOf = ({ square }: Dig): Cell => ({
  row: square.rows.at(-1) ?? 0,
  column: square.columns.at(-1) ?? 0,
});
