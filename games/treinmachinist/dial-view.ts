import type { Point } from '@games/kit/layout/design';
import type { WriteText } from '@games/kit/text/hi-dpi-text';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import { type Dial, shareAt, wheelTurns } from './rules';

/** Radius of the face, of the middle of its numbers, and of the ends of its ticks, design px. */
const face = 176;
const numbers = 122;
const longNumbers = 106;
const rim = 158;
const dialSize = 1 / 0.86;
const wheelSize = 1.6;
const full = 2 * Math.PI;

interface DialViewSpec {
  readonly at: Point;
  readonly words: WriteText;
}

/** What is written on the dial, and on the board or in the small window. */
export interface DialText {
  /** Numbers around the face, from the top, by their part of a turn. */
  readonly marks: readonly { readonly share: number; readonly text: string }[];
  readonly ticks: readonly { readonly share: number; readonly big: boolean }[];
}

/** The large instrument of the cab: a clock, a wheel with a board, a disc or a gauge. */
export class DialView {
  readonly #scene: Scene;
  readonly #at: Point;
  readonly #long: GameObjects.Image;
  readonly #short: GameObjects.Image;
  readonly #needle: GameObjects.Image;
  readonly #hub: GameObjects.Image;
  readonly #wheel: GameObjects.Image;
  readonly #board: GameObjects.Container;
  readonly #small: GameObjects.Container;
  readonly #boardText: GameObjects.Text;
  readonly #smallText: GameObjects.Text;
  #marks: (GameObjects.Image | GameObjects.BitmapText)[] = [];

  constructor(scene: Scene, { at, words }: DialViewSpec) {
    this.#scene = scene;
    this.#at = at;
    const { x, y } = at;
    const image = (frame: string, depth: number) => scene.add.image(x, y, game, frame).setDepth(depth);
    image('dial', 20).setScale(dialSize);
    this.#short = image('hand-short', 21.4);
    // Its head points between the numbers and the ticks, so that only its shaft passes below a number.
    this.#long = image('hand-long', 21.6).setScale(0.74, 1.1);
    this.#needle = image('needle', 21.6);
    this.#hub = image('hub', 21.8);
    this.#wheel = image('wheel', 21).setScale(wheelSize);
    const style = { fontStyle: '700', color: '#2b2a4c' } as const;
    this.#boardText = words(0, 0, '', { ...style, fontSize: 46 });
    this.#smallText = words(0, 0, '', { ...style, fontSize: 44 });
    this.#board = scene.add.container(x, y, [scene.add.image(0, 0, game, 'board'), this.#boardText]);
    this.#small = scene.add.container(x, y + 186, [scene.add.image(0, 0, game, 'odo'), this.#smallText]);
    this.#board.setDepth(22);
    this.#small.setDepth(21.2);
  }

  get radius(): number {
    return face;
  }

  /** Becomes the instrument of a task. */
  wear(dial: Dial, { marks, ticks }: DialText): void {
    const { kind } = dial;
    const isClock = kind === 'hands' || kind === 'timer';
    this.#short.setVisible(isClock);
    this.#long.setVisible(isClock || kind === 'part');
    this.#needle.setVisible(kind === 'gauge');
    this.#hub.setVisible(kind !== 'board');
    this.#wheel.setVisible(kind === 'board');
    this.#board.setVisible(kind === 'board');
    this.#small.setVisible(kind !== 'board' && kind !== 'hands');
    for (const mark of this.#marks) mark.destroy();
    const { x, y } = this.#at;
    const around = (share: number, far: number) => ({
      x: x + Math.sin(share * full) * far,
      y: y - Math.cos(share * full) * far,
    });
    this.#marks = [
      ...ticks.map(({ share, big }) => {
        const at = around(share, rim);
        return this.#scene.add
          .image(at.x, at.y, game, 'tick')
          .setScale(big ? 1.15 : 0.55, big ? 1.1 : 0.6)
          .setAngle(share * 360)
          .setDepth(20.5);
      }),
      ...marks.map(({ share, text }) => {
        const at = around(share, text.length > 2 ? longNumbers : numbers);
        return numberText(this.#scene, at.x, at.y, text, text.length > 2 ? 34 : 40).setDepth(21.7);
      }),
    ];
  }

  /** Turns the hands to a count, and writes what they say. */
  turn(dial: Dial, count: number, text: string): void {
    const share = shareAt(dial, count);
    this.#long.setAngle(share * 360);
    this.#needle.setAngle(share * 360);
    this.#short.setAngle((share / 12) * 360);
    this.#wheel.setAngle((share / wheelTurns) * 360 + 24);
    const [label, room] = dial.kind === 'board' ? [this.#boardText, 318] : [this.#smallText, 176];
    label.setText(text).setScale(1);
    label.setScale(Math.min(1, room / Math.max(1, label.width)));
  }
}
