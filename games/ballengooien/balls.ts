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
/** Digits of a number on a ball, design px. */
const largest = 48;
const smallest = 44.5;

interface Ball {
  readonly image: GameObjects.Image;
  readonly text: GameObjects.BitmapText;
  readonly home: Point;
}

/** The balls on the counter, each with a number. One that is thrown always hits what it is thrown at. */
export class Balls {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #flick: Flick;
  readonly #balls = new Map<string, Ball>();

  constructor(kit: SceneKit, layout: Layout, thrown: (id: string, input: InputMethod) => void) {
    this.#kit = kit;
    this.#layout = layout;
    this.#flick = new Flick(kit, {
      pulled: (id, by) => this.#pull(id, by),
      kept: (id) => void this.#home(id),
      thrown,
    });
  }

  /** Rolls the balls of a task onto the counter. */
  set(options: readonly Option[], write: (value: string) => string): void {
    this.clear();
    const { scene, locale } = this.#kit;
    const { x, y, across, radius } = this.#layout.balls;
    options.forEach(({ id, value }, place) => {
      const home = { x: x + (place - (options.length - 1) / 2) * across, y };
      const image = scene.add
        .image(home.x, home.y, game, `ball-${(place % 4) + 1}`)
        .setScale(radius / drawn)
        .setDepth(depths.balls);
      const written = write(value);
      const text = numberText(scene, home.x, home.y, written, largest).setDepth(depths.numbers);
      text.setFontSize(
        Math.max(smallest, Math.min(largest, (largest * radius * 1.45) / Math.max(1, text.width))),
      );
      this.#balls.set(id, { image, text, home });
    });
    this.#flick.set(
      options.flatMap(({ id, value }) => {
        const ball = this.#balls.get(id);
        if (ball === undefined) return [];
        const label = kitTexts[locale]('option', { value: write(value) });
        const size = { width: 2 * drawn, height: 2 * drawn };
        const aim = (on: boolean) => this.#aim(ball, on);
        return [{ id, target: { label, digits: value, object: ball.image, size, aim } }];
      }),
    );
  }

  /** Lets the balls roll in from the side, one after another. */
  async come(): Promise<void> {
    const { motion } = this.#kit;
    await Promise.all(
      [...this.#balls.values()].map(({ image, text, home }, place) => {
        for (const each of [image, text]) each.setAlpha(0);
        if (!motion.reduced) for (const each of [image, text]) each.setY(home.y + 46);
        const rise = { y: home.y, alpha: 1, delay: place * 25, duration: 150, ease: 'Back.Out' };
        return motion.tween({ targets: [image, text], ...rise });
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
    const { image, text } = ball;
    const { motion } = this.#kit;
    const from = { x: image.x, y: image.y };
    const full = this.#layout.balls.radius / drawn;
    image.setDepth(depths.flying);
    text.setDepth(depths.flying + 0.1);
    const way = { share: 0 };
    const draw = () => {
      const { share } = way;
      const lift = 4 * share * (1 - share) * arc;
      const scale = 1 - (1 - small) * share;
      const x = from.x + (to.x - from.x) * share;
      const y = from.y + (to.y - from.y) * share - lift;
      image.setPosition(x, y).setScale(full * scale);
      text.setPosition(x, y).setScale(scale);
    };
    await motion.tween({ targets: way, share: 1, duration: flight, ease: 'Sine.Out', onUpdate: draw });
    way.share = 1;
    draw();
  }

  /** Lets a ball that hit bounce off and go. */
  async bounce(id: string): Promise<void> {
    const ball = this.#balls.get(id);
    if (ball === undefined) return;
    this.#balls.delete(id);
    const { image, text } = ball;
    text.destroy();
    await this.#kit.motion.tween({
      targets: image,
      y: image.y + 170,
      x: image.x + 46,
      angle: 120,
      alpha: 0,
      duration: 320,
      ease: 'Quad.In',
    });
    image.destroy();
  }

  /** Makes balls pale that say nothing now. */
  fade(on: boolean): void {
    for (const { image, text } of this.#balls.values())
      for (const each of [image, text]) each.setAlpha(on ? 0.25 : 1);
  }

  clear(): void {
    this.#flick.clear();
    for (const { image, text } of this.#balls.values()) {
      image.destroy();
      text.destroy();
    }
    this.#balls.clear();
  }

  #aim({ image, text }: Ball, on: boolean): void {
    const scale = (this.#layout.balls.radius / drawn) * (on ? 1.06 : 1);
    void this.#kit.motion.flourish({ targets: image, scale, duration: 90 });
    void this.#kit.motion.flourish({ targets: text, scale: on ? 1.06 : 1, duration: 90 });
  }

  #pull(id: string, by: Point): void {
    const ball = this.#balls.get(id);
    if (ball === undefined) return;
    const long = Math.hypot(by.x, by.y) * follow;
    const share = long === 0 ? 0 : (Math.min(farthest, long) / long) * follow;
    const [x, y] = [ball.home.x + by.x * share, ball.home.y + by.y * share];
    ball.image.setPosition(x, y);
    ball.text.setPosition(x, y);
  }

  async #home(id: string): Promise<void> {
    const ball = this.#balls.get(id);
    if (ball === undefined) return;
    const { x, y } = ball.home;
    await this.#kit.motion.tween({ targets: [ball.image, ball.text], x, y, duration: 140, ease: 'Back.Out' });
  }
}
