import { Expression, type Mood } from '@games/kit/effects/expression';
import type { Motion } from '@games/kit/effects/motion';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { depths } from './scenery';

/** Places on the bicycle from the foot of its basket, before its size. It is drawn riding to the right. */
const wheels = [-108, -6] as const;
const axle = -34;
const crank = { x: -60, y: -34 } as const;
const seat = { x: -80, y: -98 } as const;
const neck = { x: -54, y: -166 } as const;
const hip = { x: -70, y: -78 } as const;
const shoulder = { x: -72, y: -132 } as const;
const throwing = 17;
const face = { x: -30, y: -42, width: 76, height: 54 } as const;
/** Size of the bicycle beside that of the street. */
const own = 0.82;
const radius = 32;
/** The pedals turn more slowly than the wheels. */
const gear = 0.42;

/** The pigeon that delivers the post, on its bicycle: the basket is at the door where it stands. */
export class Bike {
  readonly #motion: Motion;
  readonly box: GameObjects.Container;
  readonly #wheels: readonly GameObjects.Image[];
  readonly #crank: GameObjects.Image;
  readonly #feet: readonly GameObjects.Image[];
  readonly #legs: readonly GameObjects.Image[];
  readonly #expression: Expression;
  readonly #wing: GameObjects.Image;
  readonly #rider: GameObjects.Container;
  readonly #size: number;
  #turn = 0;
  #side: 1 | -1 = 1;

  constructor(scene: Scene, motion: Motion, { bike, size }: Layout) {
    this.#motion = motion;
    this.#size = size * own;
    const image = (frame: string, x: number, y: number) => scene.add.image(x, y, game, frame);
    this.#wheels = wheels.map((x) => image('wheel', x, axle));
    this.#crank = image('crank', crank.x, crank.y);
    this.#feet = [image('foot', 0, 0), image('foot', 0, 0)];
    this.#legs = [image('leg', hip.x, hip.y), image('leg', hip.x + 8, hip.y)];
    const body = image('pigeon', seat.x, seat.y);
    const head = withFace(image('head-calm', neck.x, neck.y), face);
    this.#expression = new Expression(motion, head, { name: 'head', every: 3900 });
    this.#wing = image('wing', shoulder.x, shoulder.y).setAngle(14);
    this.#rider = scene.add.container(0, 0, [body, head, this.#wing]);
    const [farFoot, nearFoot] = this.#feet;
    const [farLeg, nearLeg] = this.#legs;
    const parts = [farLeg, farFoot, ...this.#wheels, image('bike', 0, 0), this.#crank, this.#rider];
    const front = [nearLeg, nearFoot, image('basket', 0, 0)];
    this.box = scene.add
      .container(
        bike.x,
        bike.y,
        [...parts, ...front].flatMap((part) => part ?? []),
      )
      .setScale(this.#size)
      .setDepth(depths.bike);
    motion.idle({ targets: head, y: neck.y + 3, angle: 3, duration: 1500 });
    motion.idle({ targets: body, scaleY: 1.025, duration: 1700, delay: 90 });
    this.#pedal();
  }

  get side(): 1 | -1 {
    return this.#side;
  }

  /** Called every frame with its length in ms: it blinks. */
  update(delta: number): void {
    this.#expression.update(delta);
  }

  wear(mood: Mood): void {
    this.#expression.wear(mood);
  }

  /** Turns the bicycle to the right or to the left; its basket stays where it is. */
  face(side: 1 | -1): void {
    this.#side = side;
    this.box.setScale(side * Math.abs(this.box.scaleX), this.box.scaleY);
  }

  /** Draws it so large, beside its usual size. */
  grow(size: number): void {
    this.box.setScale(this.#side * this.#size * size, this.#size * size);
  }

  /** Rolls the wheels over so many design px; `lean` is how hard it goes, −1 to 1: braking is below zero. */
  roll(way: number, lean: number): void {
    const turn = Math.abs(way) / (radius * this.#size);
    this.#turn += turn;
    for (const wheel of this.#wheels) wheel.rotation += turn;
    this.#crank.rotation += turn * gear;
    this.#rider.setAngle(lean * 7).setX(lean * 6);
    this.#pedal();
  }

  /** Lifts the wing that throws the letter, and lowers it again, 0.3 s. */
  async toss(): Promise<void> {
    await this.#motion.flourish({
      targets: this.#wing,
      angle: -throwing * 4,
      duration: 90,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  /** Rings the bell: the head goes up, 0.2 s. */
  async nod(): Promise<void> {
    await this.#motion.flourish({
      targets: this.#rider,
      y: -12,
      duration: 100,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  /** The rider is thrown forward by the brake and falls back into the saddle, 0.2 s. */
  async settle(): Promise<void> {
    await this.#motion.flourish({
      targets: this.#rider,
      scaleY: 0.92,
      scaleX: 1.05,
      duration: 90,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  /** Hops to a place on the screen, as high as `height`. */
  async hop(x: number, height: number, duration: number): Promise<void> {
    const { y } = this.box;
    await Promise.all([
      this.#motion.tween({ targets: this.box, x, duration, ease: 'Sine.InOut' }),
      this.#motion.flourish({
        targets: this.box,
        y: y - height,
        duration: duration / 2,
        yoyo: true,
        ease: 'Quad.Out',
      }),
    ]);
    this.box.setY(y);
  }

  #pedal(): void {
    const angle = this.#turn * gear;
    for (const [k, foot] of this.#feet.entries()) {
      const at = angle + k * Math.PI;
      const [x, y] = [crank.x + Math.cos(at) * 18, crank.y + Math.sin(at) * 18];
      foot.setPosition(x, y);
      const leg = this.#legs[k];
      if (leg === undefined) continue;
      const [dx, dy] = [x - leg.x, y - leg.y];
      leg.setRotation(Math.atan2(dy, dx) - Math.PI / 2).setScale(1, Math.hypot(dx, dy) / 48);
    }
  }
}
