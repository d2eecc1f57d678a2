import type { Motion } from '@games/kit/effects/motion';
import { ink } from '@games/kit/text/number-text';
import { numberRow } from '@games/kit/text/prompt-row';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import { compare, zero } from '@/maths/number/rational';
import { faces, game } from './coach';
import type { Layout } from './layout';
import type { Lesson } from './lesson';
import { difference, lengthOf, type Platform, totalAt, travellers } from './rules';
import type { Train } from './train';

const rightInk = 0x14664c;
const wrongInk = 0xa3320f;
/** How long the runner rolls out, and how long after the first traveller the last one gets in, ms. */
const unrollTime = 200;
const boardSpread = 120;
/** Where the child's own coaches and the asked part are measured, below the rail, each with a sign on it, design px. */
const below = { own: 78, right: 152 } as const;
/** Thickness of a bracket, height of its ends, and the room of the continue button beside it, design px. */
const bracket = { thick: 8, ends: 34, go: 96 } as const;

/** How long the platform is: only to be seen after the whistle. A runner, posts at its ends, people waiting on it. */
export class PlatformView {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  #people: GameObjects.Image[] = [];
  #parts: GameObjects.GameObject[] = [];
  /** The sign at the end of the platform. */
  #whole!: GameObjects.Container;

  constructor(scene: Scene, motion: Motion, layout: Layout) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
  }

  /** Rolls the runner out; travellers step on it, one for every unit. */
  async open(platform: Platform, scale: number, text: string): Promise<void> {
    const { add } = this.#scene;
    const { track, platform: y } = this.#layout;
    const width = Math.max(4, lengthOf(platform.whole) * scale);
    const runner = add
      .nineslice(track.x, y - 6, game, 'carpet', 24, 28, 10, 10, 12, 12)
      .setOrigin(0, 0.5)
      .setDepth(30);
    const posts = [0, width].map((x) =>
      add
        .image(track.x + x, y + 2, game, 'post')
        .setDepth(31)
        .setAlpha(0),
    );
    // With a known part the platform is not the answer.
    const [frame, colour] =
      platform.standing.num === 0 ? (['chip-right', rightInk] as const) : (['chip-question', ink] as const);
    const sign = this.#sign(track.x + width, y - 108, text, frame, colour);
    this.#whole = sign;
    this.#parts.push(runner, ...posts, sign);
    if (this.#motion.reduced) runner.setAlpha(0);
    const unrolled = this.#motion.tween({
      targets: runner,
      width,
      alpha: 1,
      duration: unrollTime,
      ease: 'Cubic.Out',
    });
    const count = travellers(platform);
    const pitch = width / Math.max(1, count);
    this.#people = Array.from({ length: count }, (_, k) => {
      const person = add
        .image(track.x + (k + 0.5) * pitch, y - 4, game, `person-${(k % faces) + 1}`)
        .setDepth(32)
        .setScale(Math.min(0.86, Math.max(0.6, pitch / 44)))
        .setAlpha(0);
      if (!this.#motion.reduced) person.setY(y - 26);
      return person;
    });
    this.#parts.push(...this.#people);
    void this.#motion.tween({ targets: [...posts, sign], alpha: 1, duration: 160 });
    await Promise.all([
      unrolled,
      ...this.#people.map((person, k) =>
        this.#motion.tween({
          targets: person,
          y: y - 4,
          alpha: 1,
          // They step on the runner where it lies already.
          delay: ((k + 1) / count) * unrollTime * 0.7,
          duration: 140,
          ease: 'Back.Out',
        }),
      ),
    ]);
  }

  /** Everybody who stands before a coach gets in. `each` hears them. */
  async board(train: Train, each: () => void): Promise<void> {
    const seats = train.coaches.flatMap((coach) => coach.seats().map((at, index) => ({ coach, at, index })));
    const end = train.end;
    await Promise.all(
      this.#people.map(async (person, k) => {
        if (person.x > end) return;
        const seat = seats.filter(({ at }) => Math.abs(at.x - person.x) < 40).at(0);
        const at = seat?.at ?? { x: person.x, y: person.y + 40 };
        await this.#motion.tween({
          targets: person,
          x: at.x,
          y: at.y + 24,
          scale: 0.5,
          alpha: 0,
          delay: (k / this.#people.length) * boardSpread,
          duration: 160,
          ease: 'Quad.In',
        });
        if (k % 4 === 0) each();
        if (seat === undefined) return;
        seats.splice(seats.indexOf(seat), 1);
        seat.coach.seat(seat.index, (k % faces) + 1);
      }),
    );
  }

  /** Measures what sticks out or stays open, and how long the train is. Returns nothing to do when they are alike. */
  async measure(platform: Platform, train: Train, texts: NonNullable<Lesson['labels']>): Promise<void> {
    const { add } = this.#scene;
    const { track } = this.#layout;
    const off = difference(platform, train.lengths);
    const over = compare(off, zero) > 0;
    const edge = track.x + lengthOf(platform.whole) * train.scale;
    const [from, to] = over ? [edge, train.end] : [train.end, edge];
    const width = Math.max(6, to - from);
    const middle = from + width / 2;
    const piece = add
      .nineslice(
        middle,
        track.y - 79,
        game,
        over ? 'stripes' : 'missing',
        Math.max(44, width),
        122,
        20,
        20,
        20,
        20,
      )
      .setDepth(46)
      .setAlpha(0);
    if (width < 44) piece.setScale(width / 44, 1);
    const ruler = add
      .nineslice(middle, track.y + 26, game, 'measure', Math.max(30, width), 28, 14, 14, 0, 0)
      .setDepth(47)
      .setAlpha(0);
    // Over a coach it stands at the roof, so that the coach's own number can be read.
    const isWide = width >= 110;
    const gapAt = over && isWide ? this.#roof : track.y - 79;
    const size = this.#sign(middle, gapAt, texts.gap, 'chip-wrong', wrongInk);
    // A sign would hide a small gap: there it stands behind the train.
    if (!isWide) size.setX(Math.min(to + size.width / 2 + 14, this.#wide - size.width / 2 - 8));
    const gap = [size];
    const all = this.#sign(0, this.#roof, texts.train, 'chip-wrong', wrongInk);
    const isBeside = over && isWide;
    all.setX(totalAt(train.end, all.width, isBeside ? edge + this.#whole.width / 2 : null, this.#wide));
    // Over a long tail it stands as high as the platform's own sign, beyond the number of the tail.
    if (isBeside) all.setY(this.#whole.y);
    const marks = [piece, ruler, ...gap, all, ...this.#asked(platform, train, texts)];
    this.#parts.push(...marks);
    await this.#motion.tween({ targets: marks, alpha: 1, duration: 240 });
  }

  /** Measures the asked part below the train: of 70 − 6 the platform shows 70, 64 is asked. Above it what was coupled. */
  #asked(platform: Platform, train: Train, { own, right }: NonNullable<Lesson['labels']>) {
    const rightWidth = lengthOf(platform.missing) * train.scale;
    return [
      ...(own === null ? [] : this.#bracket(train, train.end - train.ownStart, below.own, own, 'wrong')),
      ...(right === null ? [] : this.#bracket(train, rightWidth, below.right, right, 'right')),
    ];
  }

  /** Draws a bracket from the end of the known part on, with a sign on it that keeps clear of the continue button. */
  #bracket(train: Train, length: number, down: number, text: string, kind: 'right' | 'wrong') {
    const { track, go } = this.#layout;
    const { thick, ends } = bracket;
    const [frame, colour] =
      kind === 'right' ? (['chip-right', rightInk] as const) : (['chip-wrong', wrongInk] as const);
    const from = train.ownStart;
    const width = Math.max(30, length);
    const y = track.y + down;
    const bars = [
      [from + width / 2, width, thick],
      [from + thick / 2, thick, ends],
      [from + width - thick / 2, thick, ends],
    ].map(([x = 0, wide = 0, high = 0]) =>
      this.#scene.add
        .nineslice(x, y, KIT, 'paper' satisfies KitFrame, wide, high, 2, 2, 2, 2)
        .setTint(colour)
        .setDepth(47)
        .setAlpha(0),
    );
    const sign = this.#sign(from + width / 2, y, text, frame, colour);
    // A sign would hide a short bracket: there it stands beside it.
    const isShort = width < sign.width + bracket.ends;
    const beside = sign.width / 2 + 12;
    const most = go.x - bracket.go - sign.width / 2;
    const x = isShort ? from + width + beside : sign.x;
    return [...bars, sign.setX(isShort && x > most ? from - beside : Math.min(x, most))];
  }

  clear(): void {
    for (const part of this.#parts) part.destroy();
    this.#parts = [];
    this.#people = [];
  }

  async fade(): Promise<void> {
    const leaving = this.#parts;
    this.#parts = [];
    this.#people = [];
    await this.#motion.tween({ targets: leaving, alpha: 0, duration: 140 });
    for (const part of leaving) part.destroy();
  }

  /** Height of a sign on the roof of a coach. */
  get #roof(): number {
    return this.#layout.track.y - 166;
  }

  get #wide(): number {
    return this.#layout.middle * 2;
  }

  #sign(x: number, y: number, text: string, frame: KitFrame, colour: number): GameObjects.Container {
    const label = numberRow(this.#scene, text, { size: 50, colour });
    const width = Math.max(84, label.width + 50);
    return this.#scene.add
      .container(x, y, [
        this.#scene.add.nineslice(0, 0, KIT, frame, width, 68, 18, 18, 18, 18),
        label.box.setY(-1),
      ])
      .setSize(width, 68)
      .setDepth(48)
      .setAlpha(0);
  }
}
