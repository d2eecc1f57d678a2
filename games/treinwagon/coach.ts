import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { isWhole, type Rational } from '@/maths/number/rational';
import { car } from './art/sizes';
import { lengthOf, paintOf } from './rules';

export const game = 'treinwagon';
const ink = 0x2b2a4c;
/** Digits 44 px high: the glyphs are drawn 46. */
const digitScale = 0.95;
const advance = 34.5;
const plateWidth = 60;
/** What a plate needs, design px: on a narrower coach there is none, its number stands over it in the yard. */
const plateFor = (text: string): number => (text.includes('/') ? 38 : Math.max(38, text.length * 26 + 6));
const windowEvery = 24;

/** Writes a number with the glyphs of the atlas, fractions stacked, so that it shares the draw call of the coaches. */
export function figures(
  scene: Scene,
  value: Rational,
  text: string,
  scale = digitScale,
): GameObjects.Image[] {
  if (isWhole(value) || !text.includes('/')) return row(scene, text, scale, 0);
  const small = scale * 0.62;
  const wide = Math.max(`${value.num}`.length, `${value.den}`.length) * advance * small;
  return [
    ...row(scene, `${value.num}`, small, -21 * scale),
    ...row(scene, `${value.den}`, small, 20 * scale),
    scene.add
      .image(0, 0, game, 'bar')
      .setTint(ink)
      .setDisplaySize(wide + 6, 4 * scale),
  ];
}

const named: Readonly<Record<string, string>> = { ',': 'comma', '.': 'comma', '−': 'minus' };

function row(scene: Scene, text: string, scale: number, y: number): GameObjects.Image[] {
  const letters = text.split('');
  return letters.map((letter, index) =>
    scene.add
      .image(
        (index - (letters.length - 1) / 2) * advance * scale,
        y,
        game,
        `glyph-${named[letter] ?? letter}`,
      )
      .setTint(ink)
      .setScale(scale),
  );
}

interface CoachLook {
  /** Design px per one. */
  readonly scale: number;
  readonly text: string;
  /** A known part, which cannot be removed. */
  readonly fixed?: boolean;
}

/** A coach as long as its number, with a window for every one and its number on a plate. Its left end is at x, its wheels on the rail. */
export class Coach {
  readonly box: GameObjects.Container;
  readonly length: Rational;
  readonly width: number;
  /** The coach has a plate. */
  readonly hasPlate: boolean;
  readonly #scene: Scene;
  readonly #windows: { readonly x: number; readonly y: number; readonly size: number }[] = [];

  constructor(scene: Scene, length: Rational, { scale, text, fixed = false }: CoachLook) {
    this.#scene = scene;
    this.length = length;
    this.width = lengthOf(length) * scale;
    this.hasPlate = text !== '' && this.width >= plateFor(text);
    const middle = this.width / 2;
    const body = this.#body(`car-${fixed ? 'slate' : paintOf(length)}`);
    const parts: GameObjects.GameObject[] = [
      scene.add.image(middle, 2, game, 'car-shadow').setDisplaySize(this.width + 8, 14),
      ...this.#wheels(),
      body,
      ...this.#panes(scale),
    ];
    if (this.hasPlate) parts.push(...this.#plate(text));
    if (fixed) parts.push(this.#lock());
    this.box = scene.add.container(0, 0, parts);
  }

  /** Lays a tint over all of it. */
  tint(colour: number): void {
    for (const part of this.box.list) (part as GameObjects.Image | GameObjects.NineSlice).setTint(colour);
  }

  /** Positions of the travellers, world px. */
  seats(): Point[] {
    return this.#windows.map(({ x, y }) => ({ x: this.box.x + x, y: this.box.y + y }));
  }

  /** Shows a traveller at a window. */
  seat(index: number, who: number): GameObjects.Image | undefined {
    const at = this.#windows[index];
    if (at === undefined) return undefined;
    const face = this.#scene.add.image(at.x, at.y + 2, game, `face-${who}`).setScale(at.size);
    this.box.add(face);
    return face;
  }

  #body(frame: string): GameObjects.Image | GameObjects.NineSlice {
    const { add } = this.#scene;
    const { side, top, bottom } = car.corner;
    const { height } = car.frame;
    // A small gap, because coaches are counted.
    const width = Math.max(3, this.width - 3);
    if (width < side * 2 + 2)
      return add.image(this.width / 2, -car.foot, game, frame).setDisplaySize(width, height);
    return add
      .nineslice(this.width / 2, -car.foot, game, frame, width, height, side, side, top, bottom)
      .setOrigin(0.5, 1);
  }

  /** Beside the number; a short coach has no room there, so it hangs below at the end. */
  #lock(): GameObjects.Image {
    const { add } = this.#scene;
    if (this.width < 120) return add.image(this.width - 8, -car.foot - 8, game, 'lock').setScale(0.8);
    return add.image(this.width - 20, -car.foot - 28, game, 'lock');
  }

  #wheels(): GameObjects.Image[] {
    const { add } = this.#scene;
    const wheel = (x: number, size: number) => add.image(x, -13 * size, game, 'wheel').setScale(size);
    if (this.width < 30)
      return [add.image(this.width / 2, -10, game, 'wheel').setDisplaySize(Math.min(20, this.width), 20)];
    if (this.width < 70) return [wheel(this.width * 0.28, 0.8), wheel(this.width * 0.72, 0.8)];
    const ends = [20, this.width - 20];
    if (this.width > 150) ends.push(48, this.width - 48);
    return ends.map((x) => wheel(x, 1));
  }

  #panes(scale: number): GameObjects.Image[] {
    const units = lengthOf(this.length);
    const counted = isWhole(this.length) && scale >= windowEvery;
    const count = counted ? units : Math.floor((this.width - 10) / 34);
    const pitch = counted ? scale : (this.width - 10) / Math.max(1, count);
    const size = Math.min(0.92, (pitch * 0.78) / 34);
    return Array.from({ length: count }, (_, index) => {
      const x = counted ? (index + 0.5) * pitch : 5 + (index + 0.5) * pitch;
      const y = -car.foot - 83;
      this.#windows.push({ x, y, size });
      return this.#scene.add.image(x, y, game, 'pane').setScale(size, Math.min(size * 1.1, 0.92));
    });
  }

  #plate(text: string): GameObjects.GameObject[] {
    const { add } = this.#scene;
    const stacked = text.includes('/');
    const letters = stacked ? 1 : text.length;
    const width = Math.min(this.width - 4, Math.max(plateWidth, letters * advance + 24));
    const y = -car.foot - 33;
    const plate = add.nineslice(this.width / 2, y, game, 'plate', Math.max(34, width), 60, 16, 16, 16, 18);
    const fit = Math.min(digitScale, (width - 6) / (letters * advance));
    return [
      plate,
      ...figures(this.#scene, this.length, text, fit).map((image) => this.#centred(image, y - 2)),
    ];
  }

  #centred(image: GameObjects.Image, y: number): GameObjects.Image {
    return image.setPosition(image.x + this.width / 2, image.y + y);
  }
}
