import type { Motion } from '@games/kit/effects/motion';
import type { Box, Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { tileSide } from './art/sizes';
import { type Focus, focusOf, type Grid, gridOf, lineAt, lineBox, pullBox } from './grid';
import { Heads } from './heads';
import type { Layout } from './layout';
import { anchorOf, type Cell, covered, type Dig, isOpen, neighbourOf, type Open, type Square } from './rules';
import { TaskTiles } from './task-tiles';
import { game } from './tile-look';

/** Largest side of a cell, design px: while it is asked, and while two fields are compared. */
const most = { asked: 84, compared: 62 } as const;
/** Colours of what lies in the sand. */
const colours = { found: 0xfff3dc, groove: 0xfff6c8, line: 0x8f5a38 } as const;
/** Smallest crack, design px. */
const leastCrack = 44;

/** The square of facts in the pit: the field of the sum large, and the rest of it under smooth sand. */
export class SquareView {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #place: Layout['tiles'];
  readonly #heads: Heads;
  /** Slabs that were uncovered before, half under sand, and the line in which a number can be pulled. */
  readonly #floor: GameObjects.Graphics;
  #cracked: GameObjects.Image | undefined;
  #square: Square | undefined;
  #grid: Grid | undefined;
  #tiles: TaskTiles | undefined;

  constructor(scene: Scene, motion: Motion, { tiles }: Layout) {
    this.#scene = scene;
    this.#motion = motion;
    this.#place = tiles;
    this.#floor = scene.add.graphics().setDepth(4);
    this.#heads = new Heads(scene, motion);
  }

  /** Side of a tile of the field, design px. */
  get side(): number {
    return this.#laid.side;
  }

  at(cell: Cell): Point {
    return this.#laid.at(cell);
  }

  boxOf(from: Cell, to: Cell): Box {
    return this.#laid.boxOf(from, to);
  }

  /** The row or column under a finger, where that is asked. */
  line(dig: Dig, at: Point): number | null {
    return lineAt(this.#laid, dig, at);
  }

  /** The tile or the line that is asked, and where a finger may be put down to pull a number along that line. */
  boxes(dig: Dig): { readonly asked: Box; readonly pull: Box | null } {
    const isTile = dig.asked.kind === 'tile';
    return { asked: lineBox(this.#laid, dig), pull: isTile ? null : pullBox(this.#laid, dig) };
  }

  /** Shows a task: its field, and an open fact on the way; in some rounds the open neighbour. */
  lay(dig: Dig, open: Open, withNeighbour: boolean): void {
    this.#clear();
    const near = withNeighbour ? neighbourOf(dig) : null;
    const anchor = near ?? anchorOf(dig, open);
    const focus = focusOf(dig, { near });
    const grid = this.#focus(dig, focus, most.asked);
    this.#lieOpen(dig, open, focus, grid);
    if (dig.asked.kind !== 'tile') this.#groove(dig, grid);
    const mark = anchor === null ? null : { cell: anchor, isNear: anchor === near };
    this.#tiles = new TaskTiles(this.#scene, this.#motion, grid, dig, mark);
  }

  /** Shows what was typed: on its tile, or as the row or column it names. */
  type(dig: Dig, typed: string): void {
    this.#tiles?.type(typed);
    const { kind } = dig.asked;
    if (kind !== 'tile') this.#heads.choose(kind, typed === '' ? null : Number(typed));
  }

  /** Brings the field of a right answer to light. */
  async reveal(fossil: string, row: (at: Point, place: number) => void): Promise<void> {
    await this.#tiles?.reveal(fossil, row);
  }

  /** Cracks the sand over the twin of a tile. */
  async crack(cell: Cell): Promise<void> {
    const { x, y, width, height } = this.boxOf(cell, cell);
    const side = Math.max(leastCrack, Math.min(width, height));
    const at = { x: x + width / 2, y: y + height / 2 };
    const crack = this.#scene.add.image(at.x, at.y, game, 'crack').setDepth(5).setAlpha(0);
    crack.setScale(side / tileSide);
    this.#cracked = crack;
    void this.#motion.flourish({ targets: crack, angle: 6, duration: 60, yoyo: true, repeat: 2 });
    await this.#motion.tween({ targets: crack, alpha: 1, duration: 160 });
  }

  /** Makes room for the field of a wrong answer beside the right one. */
  spread(dig: Dig, given: number): void {
    this.#clear();
    this.#focus(dig, focusOf(dig, { given }), most.compared);
  }

  /** Shows or hides the digits at the head of a row or column. */
  showHead(kind: 'row' | 'column', value: number, isShown: boolean): void {
    this.#heads.show(kind, value, isShown);
  }

  /** Hides the square, for the finale. */
  fade(): Promise<void> {
    this.#clear();
    return this.#heads.fade();
  }

  get #laid(): Grid {
    if (this.#grid === undefined) throw new Error('no square is laid');
    return this.#grid;
  }

  #focus(dig: Dig, focus: Focus, largest: number): Grid {
    const isNew = this.#square !== dig.square;
    this.#square = dig.square;
    const grid = gridOf(dig.square, this.#place, focus, largest);
    this.#grid = grid;
    if (isNew) this.#heads.begin(dig.square);
    this.#heads.place(grid, dig, isNew);
    return grid;
  }

  #clear(): void {
    void this.#tiles?.leave();
    this.#tiles = undefined;
    this.#cracked?.destroy();
    this.#cracked = undefined;
    this.#floor.clear();
  }

  /** Slabs that were found lie half under sand, those of the field left out. */
  #lieOpen({ square }: Dig, open: Open, { rows, columns }: Focus, grid: Grid): void {
    this.#floor.fillStyle(colours.found, 0.5);
    for (const row of square.rows)
      for (const column of square.columns) {
        if (!isOpen(open, square, { row, column }) || (rows.has(row) && columns.has(column))) continue;
        const { x, y, width, height } = grid.boxOf({ row, column }, { row, column });
        this.#floor.fillRoundedRect(x + 2, y + 2, width - 4, height - 4, 5);
      }
  }

  /** The line in which the known number lies, with a mark at each row or column. */
  #groove(dig: Dig, grid: Grid): void {
    const { x, y, width, height } = lineBox(grid, dig);
    this.#floor.fillStyle(colours.groove, 0.62).fillRoundedRect(x, y, width, height, 14);
    this.#floor.lineStyle(3, colours.line, 0.35);
    for (const cell of covered(dig).slice(1)) {
      const box = grid.boxOf(cell, cell);
      if (dig.asked.kind === 'row') this.#floor.lineBetween(x + 6, box.y, x + width - 6, box.y);
      else this.#floor.lineBetween(box.x, y + 6, box.x, y + height - 6);
    }
  }
}
