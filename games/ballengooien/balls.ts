import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { Flick } from '@games/kit/parts/flick';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import { texts as kitTexts } from '@games/kit/text/texts.gen';
import type { GameObjects } from 'phaser';
import type { Option } from '@/maths/round/task';
import { game } from './game-id';
import { depths, type Layout } from './layout';

/** Radius in the drawing, design px. */
const drawn = 56;
/** Share of a pull by which a ball follows the finger, and the farthest it goes, design px. */
const follow = 0.6;
const farthest = 90;
/** Height of the arc of a throw, design px, its time, ms, and the size of the ball when it arrives. */
const arc = 120;
const flight = 210;
const small = 0.62;
/** A ball that flies is stretched by so much, and leaves a spark after each such share of its way. */
const stretch = 0.16;
const sparkEvery = 0.12;
/** Digits of a number on a ball, design px. */
const largest = 48;
const smallest = 44.5;

/** A number that is wider than a ball, such as an amount, stands on a tag across it: its air and height, design px. */
const tagged = { beside: 22, height: 62 } as const;
/** Width of a digit, as a part of its height. */
const digit = 0.57;

interface Ball {
  readonly image: GameObjects.Image;
  readonly tag: GameObjects.NineSlice | null;
  readonly text: GameObjects.BitmapText;
  readonly home: Point;
  /** Scale of the ball. */
  readonly size: number;
}

interface BallsSpec {
  readonly thrown: (id: string, input: InputMethod) => void;
  /** Called along the way of a ball that flies. */
  readonly flown: (at: Point) => void;
}

const partsOf = ({ image, tag, text }: Ball) => (tag === null ? [image, text] : [image, tag, text]);

/** The balls on the counter, each with a number. One that is thrown always hits what it is thrown at. */
export class Balls {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #flick: Flick;
  readonly #balls = new Map<string, Ball>();

  readonly #flown: (at: Point) => void;

  constructor(kit: SceneKit, layout: Layout, { thrown, flown }: BallsSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#flown = flown;
    this.#flick = new Flick(kit, {
      pulled: (id, by) => this.#pull(id, by),
      kept: (id) => void this.#home(id),
      thrown,
    });
  }

  /** Puts the balls of a task onto the counter. */
  set(options: readonly Option[], write: (value: string) => string): void {
    this.clear();
    const { locale } = this.#kit;
    const written = options.map(({ value }) => write(value));
    const longest = Math.max(...written.map((text) => Array.from(text).length));
    const isWide = longest * digit * smallest > this.#layout.balls.radius * 1.5;
    const width = longest * digit * smallest + tagged.beside;
    options.forEach(({ id }, place) => {
      this.#balls.set(id, this.#put(written[place] ?? '', place, options.length, isWide ? width : null));
    });
    this.#flick.set(
      options.flatMap(({ id, value }, place) => {
        const ball = this.#balls.get(id);
        if (ball === undefined) return [];
        const label = kitTexts[locale]('option', { value: written[place] ?? '' });
        const size = { width: isWide ? width / ball.size : 2 * drawn, height: 2 * drawn };
        const aim = (on: boolean) => this.#aim(ball, on);
        return [{ id, target: { label, digits: value, object: ball.image, size, aim } }];
      }),
    );
  }

  /** Puts one ball down; `wide` is the width of its tag. */
  #put(written: string, place: number, count: number, wide: number | null): Ball {
    const { scene } = this.#kit;
    const { x, y, across, radius, tags } = this.#layout.balls;
    const [columns, apart] = wide === null ? [count, across] : [tags.columns, tags.across];
    const rows = Math.ceil(count / columns);
    const home = {
      x: x + ((place % columns) - (Math.min(columns, count) - 1) / 2) * apart,
      y: y + (Math.floor(place / columns) - (rows - 1) / 2) * tags.down,
    };
    const size = (wide === null ? radius : tags.radius) / drawn;
    const image = scene.add
      .image(home.x, home.y, game, `ball-${(place % 4) + 1}`)
      .setScale(size)
      .setDepth(depths.balls);
    const tag =
      wide === null
        ? null
        : scene.add
            .nineslice(home.x, home.y, game, 'tag', wide, tagged.height, 22, 22, 22, 22)
            .setDepth(depths.balls + 0.2);
    const text = numberText(scene, home.x, home.y, written, largest).setDepth(depths.numbers);
    const room = wide === null ? radius * 1.45 : wide - tagged.beside;
    text.setFontSize(Math.max(smallest, Math.min(largest, (largest * room) / Math.max(1, text.width))));
    return { image, tag, text, home, size };
  }

  /** Lets the balls roll in from the side, one after another. */
  async come(): Promise<void> {
    const { motion } = this.#kit;
    await Promise.all(
      [...this.#balls.values()].map((ball, place) => {
        const { y } = ball.home;
        const targets = partsOf(ball);
        for (const each of targets) each.setAlpha(0).setY(motion.reduced ? y : y + 46);
        return motion.tween({ targets, y, alpha: 1, delay: place * 25, duration: 150, ease: 'Back.Out' });
      }),
    );
  }

  homeOf(id: string): Point | undefined {
    return this.#balls.get(id)?.home;
  }

  /** The first ball, for the hand that shows how to throw. */
  get first(): Point | undefined {
    return [...this.#balls.values()][0]?.home;
  }

  /** Throws a ball to a point, in an arc. */
  async throwTo(id: string, to: Point): Promise<void> {
    const ball = this.#balls.get(id);
    if (ball === undefined) return;
    const { image, tag, text, size } = ball;
    const { motion } = this.#kit;
    const from = { x: image.x, y: image.y };
    image.setDepth(depths.flying);
    tag?.setDepth(depths.flying + 0.05);
    text.setDepth(depths.flying + 0.1);
    const way = { share: 0 };
    let sparked = 0;
    const draw = () => {
      const { share } = way;
      const lift = 4 * share * (1 - share) * arc;
      const scale = 1 - (1 - small) * share;
      const x = from.x + (to.x - from.x) * share;
      const y = from.y + (to.y - from.y) * share - lift;
      const [by, along] = [
        stretch * (1 - share),
        Math.atan2(to.y - from.y - (1 - 2 * share) * 4 * arc, to.x - from.x),
      ];
      image.setPosition(x, y).setScale(size * scale * (1 + by), size * scale * (1 - by));
      if (!motion.reduced) image.setRotation(along);
      if (share - sparked > sparkEvery) {
        sparked = share;
        this.#flown({ x, y });
      }
      for (const each of [tag, text]) each?.setPosition(x, y).setScale(scale);
    };
    await motion.tween({ targets: way, share: 1, duration: flight, ease: 'Sine.Out', onUpdate: draw });
    way.share = 1;
    draw();
  }

  /** Lets a ball that hit bounce off, to one side or the other, and go. */
  async bounce(id: string, side: 1 | -1): Promise<void> {
    const ball = this.#balls.get(id);
    if (ball === undefined) return;
    this.#balls.delete(id);
    const { image, tag, text } = ball;
    text.destroy();
    tag?.destroy();
    const { motion } = this.#kit;
    const { x, y } = image;
    await motion.flourish({
      targets: image,
      x: x + side * 40,
      y: y - 46,
      angle: side * 60,
      duration: 120,
      ease: 'Quad.Out',
    });
    const fall = { x: x + side * 120, y: y + 190, angle: side * 260, alpha: 0 };
    await motion.tween({ targets: image, ...fall, duration: 300, ease: 'Quad.In' });
    image.destroy();
  }

  /** Makes balls pale that say nothing now. */
  fade(on: boolean): void {
    for (const ball of this.#balls.values()) for (const each of partsOf(ball)) each.setAlpha(on ? 0.25 : 1);
  }

  clear(): void {
    this.#flick.clear();
    for (const ball of this.#balls.values()) for (const each of partsOf(ball)) each.destroy();
    this.#balls.clear();
  }

  #aim(ball: Ball, on: boolean): void {
    const grown = on ? 1.06 : 1;
    const { motion } = this.#kit;
    void motion.flourish({ targets: ball.image, scale: ball.size * grown, duration: 90 });
    const others = ball.tag === null ? [ball.text] : [ball.tag, ball.text];
    void motion.flourish({ targets: others, scale: grown, duration: 90 });
  }

  #pull(id: string, by: Point): void {
    const ball = this.#balls.get(id);
    if (ball === undefined) return;
    const long = Math.hypot(by.x, by.y) * follow;
    const share = long === 0 ? 0 : (Math.min(farthest, long) / long) * follow;
    const [x, y] = [ball.home.x + by.x * share, ball.home.y + by.y * share];
    for (const each of partsOf(ball)) each.setPosition(x, y);
  }

  async #home(id: string): Promise<void> {
    const ball = this.#balls.get(id);
    if (ball === undefined) return;
    const { x, y } = ball.home;
    await this.#kit.motion.tween({ targets: partsOf(ball), x, y, duration: 140, ease: 'Back.Out' });
  }
}
