import type { Point } from '@games/kit/layout/design';
import { pieceIn } from '@games/kit/text/prompt-pieces';
import type { GameObjects, Scene } from 'phaser';
import { isWhole, type Rational } from '@/maths/number/rational';
import { car, paints, slat } from './art/sizes';
import { lengthOf, paintOf } from './rules';

export const game = 'treinwagon';
/** Kinds of travellers. */
export const faces = 4;
const ink = 0x2b2a4c;
/** Digits 44 px high: the glyphs are drawn 46. */
const digitScale = 0.95;
const advance = 34.5;
const plateWidth = 60;
/** Width of a fraction, with the whole number before it. */
const stackWidth = 38;
/** What a plate needs, design px: on a narrower coach there is none, its number stands over it. */
const plateFor = (text: string): number => {
  const piece = pieceIn(text);
  return piece.kind === 'fraction'
    ? stackWidth + (piece.whole?.length ?? 0) * 26
    : Math.max(stackWidth, text.length * 26 + 6);
};
const windowEvery = 24;
/** The wheel of a coach is this wide; a narrow coach has smaller ones, and at least this size. */
const wheelWidth = 34;
const smallestWheel = 0.3;

/** Width of a number at full size: digits, or a whole number and a stacked fraction. */
const lettersIn = (text: string): number => {
  const piece = pieceIn(text);
  return piece.kind === 'fraction' ? 1 + (piece.whole?.length ?? 0) : text.length;
};

/** Writes a number with the glyphs of the atlas, fractions stacked, so that it shares the draw call of the coaches. */
export function figures(scene: Scene, text: string, scale = digitScale): GameObjects.Image[] {
  const piece = pieceIn(text);
  if (piece.kind !== 'fraction') return row(scene, text, scale, { x: 0, y: 0 });
  const { whole, num, den } = piece;
  const small = scale * 0.62;
  const wide = Math.max(num.length, den.length) * advance * small;
  const before = (whole?.length ?? 0) * advance * scale;
  const x = before / 2;
  return [
    ...(whole === null ? [] : row(scene, whole, scale, { x: -advance * scale * 0.5, y: 0 })),
    ...row(scene, num, small, { x, y: -21 * scale }),
    ...row(scene, den, small, { x, y: 20 * scale }),
    scene.add
      .image(x, 0, game, 'bar')
      .setTint(ink)
      .setDisplaySize(wide + 6, 4 * scale),
  ];
}

/** A number on a sign of its own, for a coach without a plate. */
export function numberSign(scene: Scene, text: string, x: number, y: number): GameObjects.GameObject[] {
  const width = 30 + lettersIn(text) * 30;
  const plate = scene.add.nineslice(x, y + 2, game, 'plate', width, 56, 16, 16, 16, 18);
  return [plate, ...figures(scene, text, 0.8).map((image) => image.setPosition(image.x + x, image.y + y))];
}

const named: Readonly<Record<string, string>> = { ',': 'comma', '−': 'minus' };
/** A decimal point, which is no glyph: its size, and how far it lies below the middle of the digits. */
const point = { size: 9, below: 19 } as const;

function row(scene: Scene, text: string, scale: number, { x, y }: Point): GameObjects.Image[] {
  const letters = text.split('');
  return letters.map((letter, index) => {
    const at = x + (index - (letters.length - 1) / 2) * advance * scale;
    const image =
      letter === '.'
        ? scene.add
            .image(at, y + point.below * scale, game, 'bar')
            .setDisplaySize(point.size * scale, point.size * scale)
        : scene.add.image(at, y, game, `glyph-${named[letter] ?? letter}`).setScale(scale);
    return image.setTint(ink);
  });
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
    const body = this.#body(fixed ? 'slate' : paintOf(length));
    const parts: GameObjects.GameObject[] = [
      scene.add.image(middle, 2, game, 'car-shadow').setDisplaySize(this.width + 8, 14),
      ...this.#wheels(),
      body,
      ...this.#panes(scale),
    ];
    if (this.hasPlate) parts.push(...this.#plate(text));
    // In the yard a sign of its own names a narrow coach; on the track what is known has to be read.
    if (fixed && text !== '' && !this.hasPlate)
      parts.push(...numberSign(scene, text, middle, -car.foot - this.height - 30));
    else if (fixed) parts.push(this.#lock());
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

  /** Seats a traveller at each window. */
  fill(): void {
    for (const index of this.#windows.keys()) this.seat(index, (index % faces) + 1);
  }

  /** Height over the foot of its body: a narrow coach is a low wagon, since a high one would be a pole. */
  get height(): number {
    const { height } = car.frame;
    return this.#isNarrow ? Math.min(height, slat.low + this.width * slat.rise) : height;
  }

  get #isNarrow(): boolean {
    return this.width - 3 < car.corner.side * 2 + 2;
  }

  #body(paint: keyof typeof paints): GameObjects.NineSlice {
    const { add } = this.#scene;
    const { side, top, bottom } = car.corner;
    const { height } = this;
    // A small gap, because coaches are counted.
    const width = Math.max(3, this.width - (this.width < 14 ? 1.5 : 3));
    if (this.#isNarrow) {
      const edge = Math.min(slat.corner, (width - 1) / 2);
      return add
        .nineslice(
          this.width / 2,
          -this.#foot,
          game,
          'slat',
          width,
          height,
          edge,
          edge,
          slat.top,
          slat.bottom,
        )
        .setOrigin(0.5, 1)
        .setTint(Number.parseInt(paints[paint].slice(1), 16));
    }
    return add
      .nineslice(this.width / 2, -car.foot, game, `car-${paint}`, width, height, side, side, top, bottom)
      .setOrigin(0.5, 1);
  }

  /** How high the body hangs: on small wheels lower. */
  get #foot(): number {
    return car.foot * Math.min(1, this.#wheelSize + 0.1);
  }

  get #wheelSize(): number {
    return Math.max(smallestWheel, Math.min(1, this.width / wheelWidth));
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
    if (this.width < 50) return [wheel(this.width / 2, this.#wheelSize * 0.8)];
    if (this.width < 70) return [wheel(this.width * 0.28, 0.8), wheel(this.width * 0.72, 0.8)];
    const ends = [20, this.width - 20];
    if (this.width > 150) ends.push(48, this.width - 48);
    return ends.map((x) => wheel(x, 1));
  }

  #panes(scale: number): GameObjects.Image[] {
    const units = lengthOf(this.length);
    const counted = isWhole(this.length) && scale >= windowEvery;
    const fitting = Math.floor((this.width - 10) / 34);
    const count = counted ? units : Math.max(this.width < windowEvery ? 0 : 1, fitting);
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
    const letters = lettersIn(text);
    const width = Math.min(this.width - 4, Math.max(plateWidth, letters * advance + 24));
    const y = -car.foot - 33;
    const plate = add.nineslice(this.width / 2, y, game, 'plate', Math.max(34, width), 60, 16, 16, 16, 18);
    const fit = Math.min(digitScale, (width - 6) / (letters * advance));
    return [plate, ...figures(this.#scene, text, fit).map((image) => this.#centred(image, y - 2))];
  }

  #centred(image: GameObjects.Image, y: number): GameObjects.Image {
    return image.setPosition(image.x + this.width / 2, image.y + y);
  }
}
