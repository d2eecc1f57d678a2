import { addSheet } from '@games/kit/celebration/sheet';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { fallsWith, heapOf, pyramidOf, type Stacked } from './rules';
import { texts } from './texts.gen';
import { drawn, edge, sunk } from './tin';

/** Most throws of the child, the longest time of them all, and the time of one flight, ms. */
const throws = 4;
const longest = 3400;
const flight = 190;
/** A ball knocks over what is this near to where it hits, design px. */
const reach = 62;
const paints = ['tin-a', 'tin-whole', 'tin-b', 'tin-lit'] as const;
const seam = 4;
/** Size of its edges. */
const tinSize = 0.72;
/** Height of a can of the pyramid, as a part of that of the wall. */
const height = 0.66;
/** A ball flies by itself after this time, and again and again, ms. */
const untilAlone = 1100;
const beat = 480;

interface Can extends Stacked {
  readonly image: GameObjects.NineSlice;
}

interface FinaleSpec {
  readonly particles: Particles;
  /** Right answers of the round: they built the pyramid. */
  readonly right: number;
  /** The last can fell. */
  readonly toppled: () => void;
}

/** The celebration: all cans of the round stand in a pyramid, and the child throws at them where it points. All fall. */
export class Finale {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: FinaleSpec;
  readonly #cross: GameObjects.Image;
  /** Balls on the counter, of which each throw takes one. */
  readonly #stock: GameObjects.Image[];
  #standing: readonly Can[] = [];
  #thrown = 0;
  /** Cans that lie already. */
  #fallen = 0;
  /** The child throws. */
  #isLed = false;
  #over: (() => void) | undefined;

  constructor(kit: SceneKit, layout: Layout, spec: FinaleSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    const { wall } = layout;
    this.#cross = kit.scene.add
      .image(wall.x, wall.y - wall.can, game, 'cross')
      .setDepth(depths.flying)
      .setAlpha(0);
    const { x, y, across } = layout.balls;
    this.#stock = Array.from({ length: throws }, (_, nth) =>
      kit.scene.add
        .image(x + (nth - (throws - 1) / 2) * across, y, game, `ball-${nth + 1}`)
        .setDepth(depths.balls),
    );
  }

  /** Resolves when all cans lie, or it is skipped. */
  async play(): Promise<void> {
    const { scene, locale, motion } = this.#kit;
    await this.#build();
    const over = new Promise<void>((done) => {
      this.#over = done;
    });
    const close = addSheet(this.#kit, {
      id: 'topple',
      label: texts[locale]('throw'),
      press: (input) => {
        this.#isLed = true;
        const isPointed = input === 'pointer' || input === 'touch';
        const { worldX: x, worldY: y } = scene.input.activePointer;
        void this.#throw(isPointed ? { x, y } : this.#nextAim());
      },
    });
    scene.input.on('pointermove', this.#aim);
    void this.#alone();
    const piece = Promise.race([over, motion.wait(longest)]).then(() => this.#end());
    await withSkip(this.#kit, this.#layout.go, piece);
    this.#over = undefined;
    scene.input.off('pointermove', this.#aim);
    close();
    this.#cross.destroy();
    for (const ball of this.#stock) ball.destroy();
    for (const can of this.#standing) void this.#tumble(can, this.#layout.wall);
    this.#standing = [];
  }

  /** Without a child that throws the balls fly by themselves, one after another. */
  async #alone(): Promise<void> {
    const { motion } = this.#kit;
    await motion.wait(untilAlone);
    while (!this.#isLed && this.#over !== undefined && this.#thrown < throws) {
      void this.#throw(this.#nextAim());
      await motion.wait(beat);
    }
  }

  /** Stands the cans up, row by row. */
  async #build(): Promise<void> {
    const { scene, motion, sounds } = this.#kit;
    const { x, y, width, can } = this.#layout.wall;
    const rows = pyramidOf(this.#spec.right);
    const wide = width / (rows[0] ?? 1);
    const tall = can * height - (sunk * can * height) / drawn;
    const cans = rows.flatMap((count, row) =>
      Array.from({ length: count }, (_, at): Can => {
        const paint = paints[(row + at) % paints.length] ?? paints[0];
        const { side, top, bottom } = edge;
        const image = scene.add
          .nineslice(
            x + (at - (count - 1) / 2) * wide,
            y - (row + 0.5) * tall,
            game,
            paint,
            wide / tinSize - seam,
            drawn,
            side,
            side,
            top,
            bottom,
          )
          .setScale(tinSize, (can * height) / drawn)
          .setDepth(depths.tins + row * 0.01);
        return { row, at, image };
      }),
    );
    this.#standing = cans;
    sounds.play('wall');
    await Promise.all(
      cans.map(({ image, row, at }) => {
        const end = image.y;
        image.setAlpha(0);
        if (!motion.reduced) image.setY(end - 60);
        const delay = row * 60 + at * 12;
        return motion.tween({ targets: image, y: end, alpha: 1, delay, duration: 180, ease: 'Quad.In' });
      }),
    );
    await motion.tween({ targets: this.#cross, alpha: 1, duration: 120 });
  }

  readonly #aim = ({
    worldX,
    worldY,
  }: Point & { readonly worldX: number; readonly worldY: number }): void => {
    const { field } = this.#layout;
    this.#cross.setPosition(
      Math.min(field.x + field.width, Math.max(field.x, worldX)),
      Math.min(field.y + field.height, Math.max(field.y, worldY)),
    );
  };

  /** A key or a switch throws at the lowest can, left and right in turn. */
  #nextAim(): Point {
    const lowest = this.#standing.filter(({ row }) => row === 0);
    const can = this.#thrown % 2 === 0 ? lowest[0] : lowest.at(-1);
    return can?.image ?? this.#layout.wall;
  }

  /** Throws at a point; what stands nearest to it is hit. */
  async #throw(to: Point): Promise<void> {
    if (this.#over === undefined || this.#standing.length === 0 || this.#thrown >= throws) return;
    this.#thrown += 1;
    const isLast = this.#thrown === throws;
    this.#cross.setPosition(to.x, to.y);
    const { motion } = this.#kit;
    void motion.flourish({ targets: this.#cross, scale: 0.8, duration: 80, yoyo: true });
    const at = this.#nearest(to)?.image ?? to;
    await this.#fly({ x: at.x, y: at.y });
    this.#knock({ x: at.x, y: at.y }, isLast ? Number.POSITIVE_INFINITY : reach);
    if (this.#standing.length === 0) this.#over?.();
  }

  #nearest({ x, y }: Point): Can | undefined {
    const far = ({ image }: Can) => Math.hypot(image.x - x, image.y - y);
    return this.#standing.toSorted((a, b) => far(a) - far(b))[0];
  }

  async #fly(to: Point): Promise<void> {
    const { motion, sounds } = this.#kit;
    const ball = this.#stock.shift();
    sounds.play('whoosh');
    if (ball === undefined) return;
    ball.setDepth(depths.flying);
    await motion.tween({ targets: ball, ...to, scale: 0.55, angle: 200, duration: flight, ease: 'Sine.Out' });
    sounds.play('clatter');
    void motion
      .tween({ targets: ball, x: to.x + 60, y: to.y + 240, alpha: 0, duration: 380, ease: 'Quad.In' })
      .then(() => ball.destroy());
  }

  /** Knocks over what is within reach of a point, and lets fall what stood on it. */
  #knock(at: Point, within: number): void {
    const hit = this.#standing.filter(({ image }) => Math.hypot(image.x - at.x, image.y - at.y) < within);
    const falling = fallsWith(this.#standing, hit) as readonly Can[];
    this.#standing = this.#standing.filter((can) => !falling.includes(can));
    for (const can of falling) void this.#tumble(can, at);
    this.#sparkle(at, 12);
  }

  /** Lets a can fly up and drop onto the heap behind the counter, where it stays. */
  async #tumble({ image, row }: Can, from: Point): Promise<void> {
    const { motion, random, sounds } = this.#kit;
    const nth = this.#fallen++;
    const { x: middle, y: board, width } = this.#layout.wall;
    const spot = heapOf(nth, width);
    const side = Math.sign(image.x - from.x) || (random.next() < 0.5 ? -1 : 1);
    const lies = { x: middle + spot.x, y: board - 20 - spot.rise, angle: spot.angle };
    image.setDepth(depths.tins + 0.2 + nth * 0.01);
    if (motion.reduced) {
      image.setPosition(lies.x, lies.y).setAngle(lies.angle);
      return;
    }
    const turn = side * (120 + random.next() * 300);
    const up = { x: (image.x + lies.x) / 2, y: image.y - 30 - random.next() * 120, angle: turn * 0.4 };
    await motion.tween({ targets: image, ...up, duration: 190, delay: row * 24, ease: 'Quad.Out' });
    await motion.tween({ targets: image, ...lies, duration: 420, ease: 'Bounce.Out' });
    if (nth % 4 === 0) sounds.play('clink');
  }

  #sparkle({ x, y }: Point, count: number): void {
    const { random } = this.#kit;
    for (let k = 0; k < count; k++)
      this.#spec.particles.emit('spark', x, y, {
        vx: (random.next() - 0.5) * 620,
        vy: -120 - random.next() * 380,
        gravity: 900,
        life: 700,
        size: 0.6 + random.next() * 0.8,
        spin: 160,
        depth: depths.flying,
      });
  }

  /** The walrus topples the cans that still stand. */
  async #end(): Promise<void> {
    this.#over = undefined;
    const { wall } = this.#layout;
    const at = { x: wall.x, y: wall.y - wall.can };
    if (this.#standing.length > 0) {
      await this.#fly(at);
      this.#knock(at, Number.POSITIVE_INFINITY);
    }
    this.#cross.setVisible(false);
    this.#spec.toppled();
    this.#sparkle(at, 30);
    await this.#kit.motion.wait(700);
  }
}
