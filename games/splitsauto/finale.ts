import { Hold } from '@games/kit/celebration/hold';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { Half } from './half';
import type { Layout } from './layout';
import { depths } from './scenery';
import { texts } from './texts.gen';

/** Time in which both halves meet by themselves, and how much faster they go while the child holds, ms. */
const alone = 2300;
const faster = 2.6;
/** A key or a switch drives for so long at once, ms. */
const press = 500;
const ending = 300;
/** The vehicle of the round drives by in front, so large, in this time, ms. */
const passing = { size: 1.35, below: 34, ms: 520 } as const;
/** Size of the vehicle of this round, design px. */
const award = 150;
const party = { whole: 20, front: 10, rear: 10, asked: 'whole', each: 1, decks: 1, shut: null } as const;

interface FinaleSpec {
  /** Shows the vehicle that the round brings. */
  readonly frame: string;
  /** Called when both halves meet. */
  readonly met: () => void;
}

/** The celebration: the child drives both halves together, a full ten in each. */
export class Finale {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #particles: Particles;
  readonly #spec: FinaleSpec;
  readonly #front: Half;
  readonly #rear: Half;
  readonly #box: GameObjects.Container;
  #share = 0;
  readonly #hold = new Hold({ lasts: press });
  #isDriving = false;
  #done: (() => void) | undefined;
  #award: GameObjects.Image | undefined;

  constructor(kit: SceneKit, layout: Layout, particles: Particles, spec: FinaleSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#particles = particles;
    this.#spec = spec;
    const { scene, motion } = kit;
    const { joint } = layout;
    this.#front = new Half(scene, motion, 'front', party);
    this.#rear = new Half(scene, motion, 'rear', party);
    this.#box = scene.add
      .container(joint.x, joint.y, [this.#rear.box, this.#front.box])
      .setScale(joint.size)
      .setDepth(depths.car);
    for (const half of [this.#front, this.#rear]) {
      half.seat({ seats: 10, needed: 10, riders: 10 });
      half.board(10, true);
    }
    this.#place();
  }

  /** Resolves when the halves have met and shown what the round brought, or the child skips it. */
  async meet(): Promise<void> {
    const { locale, sounds } = this.#kit;
    const letGo = this.#hold.start(this.#kit, {
      id: 'drive',
      label: texts[locale]('drive'),
      pressed: () => sounds.play('roll'),
    });
    const met = new Promise<void>((done) => {
      this.#done = done;
    });
    this.#isDriving = true;
    await withSkip(
      this.#kit,
      this.#layout.finale.go,
      met.then(() => this.#click()),
    );
    this.#isDriving = false;
    letGo();
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    this.#front.update(delta);
    this.#rear.update(delta);
    if (!this.#isDriving) return;
    const isPushed = this.#hold.pass(delta);
    const before = this.#share;
    this.#share = Math.min(1, before + (delta / alone) * (isPushed ? faster : 1));
    const { front, rear } = this.#layout.finale.apart;
    const way = (this.#share - before) / this.#layout.joint.size;
    this.#front.roll(way * front);
    this.#rear.roll(-way * rear);
    if (isPushed) this.#dust();
    this.#place();
    if (this.#share < 1) return;
    this.#isDriving = false;
    this.#done?.();
  }

  clear(): void {
    this.#box.destroy();
    this.#award?.destroy();
  }

  /** Without motion both halves stand apart until they have met. */
  #place(): void {
    const shown = this.#kit.motion.reduced && this.#share < 1 ? 0 : this.#share;
    const { front, rear } = this.#layout.finale.apart;
    const off = (1 - shown) / this.#layout.joint.size;
    this.#front.box.setX(-off * front);
    this.#rear.box.setX(off * rear);
  }

  #dust(): void {
    const { random } = this.#kit;
    const { joint } = this.#layout;
    const x = joint.x + (this.#rear.box.x + 330) * joint.size;
    this.#particles.emit('puff', x, joint.y - 10, {
      vx: 60 + random.next() * 120,
      vy: -20 - random.next() * 60,
      life: 420,
      size: 0.3 + random.next() * 0.3,
      depth: depths.car - 0.1,
    });
  }

  async #click(): Promise<void> {
    const { motion, sounds, random } = this.#kit;
    const { joint } = this.#layout;
    sounds.play('click');
    sounds.play('peep');
    this.#spec.met();
    for (const half of [this.#front, this.#rear]) {
      half.wear('glad');
      half.cheer();
    }
    for (let k = 0; k < 60; k++) {
      const frame = k % 3 === 0 ? 'feather' : 'confetti';
      this.#particles.emit(frame, joint.x, joint.y - 150, {
        vx: (random.next() - 0.5) * 900,
        vy: -180 - random.next() * 520,
        gravity: 760,
        life: 1200,
        size: 0.7 + random.next() * 0.7,
        spin: 200 - random.next() * 400,
        depth: depths.plate,
      });
    }
    void this.#hops();
    await this.#show();
    await motion.wait(ending);
  }

  /** The whole car hops for joy. */
  async #hops(): Promise<void> {
    const { motion } = this.#kit;
    const { y, size } = this.#layout.joint;
    const targets = this.#box;
    for (const rise of [34, 20]) {
      await motion.flourish({ targets, y: y - rise, angle: rise / 12, duration: 130, ease: 'Quad.Out' });
      await motion.flourish({ targets, y, angle: 0, duration: 150, ease: 'Quad.In' });
      await motion.flourish({
        targets,
        scaleX: size * 1.02,
        scaleY: size * 0.95,
        duration: 50,
        yoyo: true,
      });
      for (const half of [this.#front, this.#rear]) half.cheer();
    }
  }

  /** The vehicle of the round drives up along the road, honks, and jumps to where it is seen. */
  async #show(): Promise<void> {
    const { scene, motion, sounds, design } = this.#kit;
    const { joint, finale } = this.#layout;
    const y = joint.y + passing.below;
    const vehicle = scene.add
      .image(design.width + award, y, game, this.#spec.frame)
      .setDepth(depths.plate + 0.1);
    this.#award = vehicle;
    const scale = award / Math.max(vehicle.width, vehicle.height);
    vehicle.setScale(scale * passing.size);
    sounds.play('drive');
    await motion.tween({ targets: vehicle, x: finale.prize.x, duration: passing.ms, ease: 'Quad.Out' });
    sounds.play('peep');
    await motion.tween({ targets: vehicle, ...finale.prize, scale, duration: 380, ease: 'Back.Out' });
  }
}
