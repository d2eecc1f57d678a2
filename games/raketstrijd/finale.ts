import { Hold } from '@games/kit/celebration/hold';
import { volumeTint } from '@games/kit/celebration/volumes';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { Rocket } from './rocket';
import { moonIn } from './scenery';
import { texts } from './texts.gen';

/** Speeds, design px a second: of falling, of braking, and of the last bit, where it brakes by itself. */
const fall = 260;
const slow = 110;
const soft = 90;
/** How quickly it gets from one speed to another, design px a second². */
const change = 900;
/** Time for which a key or a switch brakes, ms. */
const push = 450;
const longest = 3200;
const ending = 600;
/** Who brakes for shorter than this bounces once, which does no harm, ms. */
const gentle = 250;
/** Height below which the engine blows up dust, design px. */
const near = 210;
/** Size of the thing of this round, design px. */
const award = 104;
const depth = 42;

/** The celebration: the child lands on the moon, holding to brake. It always lands softly. */
export class Finale {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #particles: Particles;
  readonly #moon: GameObjects.Image;
  readonly #around: readonly GameObjects.Image[];
  readonly #rocket: Rocket;
  readonly #prize: string;
  #speed = fall / 2;
  readonly #hold = new Hold({ lasts: push, afterTap: true });
  #braked = 0;
  #sound = 0;
  #landed: (() => void) | undefined;

  /** `landed` rounds left their flags; `prize` is the frame of what this one brings. */
  constructor(
    kit: SceneKit,
    layout: Layout,
    particles: Particles,
    { landed, prize }: { readonly landed: number; readonly prize: string },
  ) {
    this.#kit = kit;
    this.#layout = layout;
    this.#particles = particles;
    this.#prize = prize;
    const { rocket, start, flags, earth } = layout.landing;
    this.#moon = moonIn(kit.scene, layout).setAlpha(0);
    const put = ({ x, y }: Point, frame: string) =>
      kit.scene.add
        .image(x, y, game, frame)
        .setDepth(depth - 1)
        .setAlpha(0);
    this.#around = [
      put(earth, 'earth'),
      ...flags
        .slice(0, landed)
        .map((flag, k) => put(flag, 'flag').setScale(flag.size).setTint(volumeTint(k))),
    ];
    this.#rocket = new Rocket(kit.scene, kit.motion, rocket, start);
    this.#rocket.box.setDepth(depth).setScale(1.7);
  }

  /** Resolves when it has landed, time is up or it is skipped. */
  async land(): Promise<void> {
    const { motion, locale } = this.#kit;
    await motion.tween({ targets: [this.#moon, ...this.#around], alpha: 1, duration: 260 });
    const letGo = this.#hold.start(this.#kit, { id: 'brake', label: texts[locale]('brake') });
    const landed = new Promise<void>((done) => {
      this.#landed = done;
    });
    await withSkip(
      this.#kit,
      this.#go,
      Promise.race([landed, motion.wait(longest)]).then(() => this.#settle()),
    );
    this.#landed = undefined;
    letGo();
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    if (this.#landed === undefined) return;
    const { box } = this.#rocket;
    const { surface } = this.#layout.landing;
    const seconds = delta / 1000;
    if (this.#hold.isOn) this.#braked += delta;
    const isLow = surface - box.y < 90;
    const isBraking = this.#hold.pass(delta) || isLow;
    const wanted = isLow ? soft : isBraking ? slow : fall;
    const step = change * (isLow ? 3 : 1) * seconds;
    this.#speed += Math.max(-step, Math.min(step, wanted - this.#speed));
    this.#rocket.burn(isBraking ? 1 : 0);
    if (isBraking) this.#blow(delta);
    box.y = Math.min(surface, box.y + this.#speed * seconds);
    if (box.y >= surface) this.#landed();
  }

  clear(): void {
    for (const each of this.#around) each.destroy();
    this.#moon.destroy();
    this.#rocket.destroy();
  }

  get #go() {
    const { width, height } = this.#kit.design;
    return { x: width - 100, y: height - 80 };
  }

  #blow(delta: number): void {
    this.#sound -= delta;
    if (this.#sound > 0) return;
    this.#sound = 240;
    this.#kit.sounds.play('thrust');
    const { x, y } = this.#rocket.box;
    for (const side of [-1, 1])
      this.#particles.emit('puff', x, y + 40, {
        vx: side * 160,
        vy: 60,
        life: 600,
        size: 0.6,
        grow: 0.8,
        depth: 41,
      });
    const { surface } = this.#layout.landing;
    if (surface - y < near) this.#dust(x, surface, 2);
  }

  /** Dust that the engine blows over the ground, to both sides. */
  #dust(x: number, y: number, count: number): void {
    const { random } = this.#kit;
    for (let k = 0; k < count; k++)
      for (const side of [-1, 1])
        this.#particles.emit('puff', x + side * 20, y, {
          vx: side * (140 + random.next() * 260),
          vy: -20 - random.next() * 50,
          life: 900,
          size: 0.5 + random.next() * 0.5,
          grow: 1,
          depth: 41.5,
        });
  }

  async #settle(): Promise<void> {
    const { motion, sounds, scene, random } = this.#kit;
    const { surface, rocket, ruw } = this.#layout.landing;
    this.#landed = undefined;
    await motion.tween({ targets: this.#rocket.box, y: surface, duration: 160 });
    this.#rocket.burn(0);
    sounds.play('touchdown');
    this.#dust(rocket, surface, 7);
    const hop = this.#braked < gentle ? this.#bounce() : Promise.resolve();
    const flag = scene.add
      .image(rocket + 96, surface + 8, game, 'flag')
      .setDepth(depth)
      .setScale(0.2);
    const barrel = scene.add.image(0, 0, game, 'ruw-rocket');
    const head = scene.add.image(0, -54, game, 'ruw-glad');
    const robot = scene.add.container(ruw, -60, [barrel, head]).setScale(1.5).setDepth(depth);
    this.#moon.once('destroy', () => {
      flag.destroy();
      robot.destroy();
    });
    for (let k = 0; k < 22; k++)
      this.#particles.emit(k % 2 === 0 ? 'spark' : 'puff', rocket, surface - 6, {
        vx: (random.next() - 0.5) * 560,
        vy: -random.next() * (k % 2 === 0 ? 420 : 60),
        gravity: k % 2 === 0 ? 420 : 0,
        life: 1100,
        size: 0.7 + random.next() * 0.7,
        depth: 43,
      });
    await motion.tween({ targets: flag, scale: 1.3, duration: 240, ease: 'Back.Out' });
    await Promise.all([
      hop,
      motion.tween({ targets: robot, y: surface + 16, duration: 420, ease: 'Bounce.Out' }),
      this.#award(),
    ]);
    await motion.wait(ending);
  }

  async #bounce(): Promise<void> {
    const { surface } = this.#layout.landing;
    const { motion } = this.#kit;
    const { box: targets } = this.#rocket;
    await motion.flourish({ targets, y: surface - 64, angle: 5, duration: 190, ease: 'Quad.Out' });
    await motion.flourish({ targets, y: surface, angle: 0, duration: 420, ease: 'Bounce.Out' });
  }

  /** Lets what the round brings rise from the flag into the sky. */
  async #award(): Promise<void> {
    const { scene, motion, random } = this.#kit;
    const { prize, rocket, surface } = this.#layout.landing;
    const thing = scene.add.image(rocket + 110, surface - 40, game, this.#prize).setDepth(depth + 1);
    this.#moon.once('destroy', () => thing.destroy());
    const scale = award / Math.max(thing.width, thing.height);
    thing.setScale(scale * 0.3);
    await motion.tween({ targets: thing, ...prize, scale, duration: 480, ease: 'Back.Out' });
    for (let k = 0; k < 14; k++) {
      const turn = (k / 14) * 2 * Math.PI;
      this.#particles.emit('spark', prize.x, prize.y, {
        vx: Math.cos(turn) * 190,
        vy: Math.sin(turn) * 190,
        life: 700,
        size: 0.8 + random.next() * 0.6,
        depth,
      });
    }
  }
}
