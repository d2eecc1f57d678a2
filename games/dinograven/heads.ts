import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects, Scene } from 'phaser';
import type { Grid } from './grid';
import type { Dig, Square } from './rules';
import { digitSize, game, squeeze } from './tile-look';

type Line = 'row' | 'column';

interface Head {
  readonly line: Line;
  readonly value: number;
  readonly label: GameObjects.Image;
  readonly digits: GameObjects.BitmapText;
}

/** Scale of a head that is asked, of one that can be the answer, and of a peg. */
const scales = { asked: 1.35, open: 1, peg: 0.42 } as const;
const slide = { duration: 220, ease: 'Sine.InOut' } as const;

/** The wooden labels along the square: those of the sum wear their numbers, the others are pegs. */
export class Heads {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #labels: GameObjects.Container;
  readonly #digits: GameObjects.Container;
  readonly #heads: Head[] = [];

  constructor(scene: Scene, motion: Motion) {
    this.#scene = scene;
    this.#motion = motion;
    this.#labels = scene.add.container(0, 0).setDepth(5);
    this.#digits = scene.add.container(0, 0).setDepth(7);
  }

  /** Makes the heads of a square. */
  begin({ rows, columns }: Square): void {
    this.#labels.removeAll(true);
    this.#digits.removeAll(true);
    this.#heads.length = 0;
    for (const value of columns) this.#make('column', value);
    for (const value of rows) this.#make('row', value);
  }

  /** Slides all heads to their places in a grid. `lit` are the asked ones; where a line is asked, all of it are open. */
  place(grid: Grid, { cell, asked }: Dig, isFirst: boolean): void {
    for (const head of this.#heads) {
      const { line, value, label, digits } = head;
      const isAsked = asked.kind !== line && value === cell[line];
      const isOpen = asked.kind === line;
      const scale = scales[isAsked ? 'asked' : isOpen ? 'open' : 'peg'] * Math.min(1, grid.side / 46);
      label.setFrame(isAsked ? 'label-lit' : 'label');
      digits.setVisible(isAsked || isOpen).setFontSize(isAsked ? digitSize.asked : digitSize.tile);
      squeeze(digits, isAsked ? 56 : 42);
      if (isAsked) this.#toTop(head);
      this.#scene.tweens.killTweensOf([label, digits]);
      const at = placeOf(grid, line, value);
      if (isFirst) {
        label.setPosition(at.x, at.y).setScale(scale);
        digits.setPosition(at.x, at.y);
        continue;
      }
      void this.#motion.tween({ targets: label, ...at, scale, ...slide });
      void this.#motion.tween({ targets: digits, ...at, ...slide });
    }
  }

  /** Lights the head of a row or column that was typed or pulled to. */
  choose(line: Line, chosen: number | null): void {
    for (const head of this.#heads) {
      if (head.line !== line) continue;
      const isChosen = head.value === chosen;
      head.label.setFrame(isChosen ? 'label-lit' : 'label');
      if (isChosen) this.#toTop(head);
      if (isChosen) void this.#motion.flourish({ targets: head.label, scale: 1.3, duration: 90, yoyo: true });
    }
  }

  /** Shows or hides the digits at the head of a row or column. */
  show(line: Line, value: number, isShown: boolean): void {
    this.#heads.find((head) => head.line === line && head.value === value)?.digits.setVisible(isShown);
  }

  fade(): Promise<void> {
    return this.#motion.tween({ targets: [this.#labels, this.#digits], alpha: 0, duration: 200 });
  }

  #make(line: Line, value: number): void {
    const label = this.#scene.add.image(0, 0, game, 'label');
    const digits = numberText(this.#scene, 0, 0, `${value}`, digitSize.tile);
    this.#labels.add(label);
    this.#digits.add(digits);
    this.#heads.push({ line, value, label, digits });
  }

  #toTop({ label, digits }: Head): void {
    this.#labels.bringToTop(label);
    this.#digits.bringToTop(digits);
  }
}

const placeOf = (grid: Grid, line: Line, value: number): Point =>
  grid.at(line === 'row' ? { row: value, column: -1 } : { row: -1, column: value });
