import type { Motion } from '@games/kit/effects/motion';
import { ink, numberText } from '@games/kit/text/number-text';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { game } from './money';

const width = 116;
const lineHeight = 42;
const foot = 20;
const digits = 40;
const room = 100;

/** Draws a strip of till paper of a length, its upper edge at the middle of the box. */
export function paperOf(scene: Scene, wide: number, length: number): GameObjects.NineSlice {
  return scene.add.nineslice(0, 0, game, 'receipt', wide, length, 20, 20, 6, 18).setOrigin(0.5, 0);
}

/** Writes an amount on till paper. */
export function lineOf(scene: Scene, y: number, text: string, size = digits, most = room) {
  const line = numberText(scene, 0, y, text, size, ink);
  return line.setScale(Math.min(1, most / line.width));
}

/** The receipt that hangs out of the till: every amount that was paid right stays on it. */
export class Receipt {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #most: number;
  #lines: readonly string[];

  constructor(scene: Scene, motion: Motion, { receipt }: Layout, lines: readonly string[]) {
    this.#scene = scene;
    this.#motion = motion;
    this.#most = receipt.lines;
    this.#lines = lines;
    this.#box = scene.add.container(receipt.x, receipt.y).setScale(receipt.size).setDepth(13);
    this.#draw();
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Prints one more line: the paper comes out of the slot. */
  async print(line: string): Promise<void> {
    this.#lines = [...this.#lines, line];
    const paper = this.#draw();
    if (paper === undefined || this.#motion.reduced) return;
    const { height } = paper;
    const at = { height: height - lineHeight };
    await this.#motion.tween({
      targets: at,
      height,
      duration: 220,
      onUpdate: () => {
        // The next line may have come on a paper of its own.
        if (paper.active) paper.setSize(width, at.height);
      },
    });
  }

  show(on: boolean): void {
    this.#box.setVisible(on);
  }

  #draw(): GameObjects.NineSlice | undefined {
    this.#box.removeAll(true);
    const shown = this.#lines.slice(-this.#most);
    if (shown.length === 0) return undefined;
    const paper = paperOf(this.#scene, width, shown.length * lineHeight + foot);
    this.#box.add(paper);
    for (const [place, line] of shown.entries())
      this.#box.add(lineOf(this.#scene, (place + 0.5) * lineHeight + 4, line));
    return paper;
  }
}
