import { Hold } from '@games/kit/celebration/hold';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import type { Parrot } from './parrot';
import { texts } from './texts.gen';

/** Longest time of it, ms; ways a second (1 is all of it): held, and by itself. */
const longest = 3800;
const gain = 0.5;
const drift = 0.16;
/** A key or a switch holds for this long, ms. */
const push = 480;
/** Share of the way on which the key turns; the lid follows. */
const unlocking = 0.45;
const turns = 360;
const wide = -62;
const hinge = { x: -118, y: -128 } as const;
const lock = { x: 0, y: -96 } as const;

/** The celebration: a chest as large as the beach. The child holds to turn its key and to heave its lid. */
export class Finale {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #particles: Particles;
  readonly #parrot: Parrot;
  readonly #hold = new Hold({ lasts: push, afterTap: true });
  readonly #box: GameObjects.Container;
  readonly #lid: GameObjects.Image;
  readonly #key: GameObjects.Image;
  readonly #rays: GameObjects.Image;
  readonly #gold: GameObjects.Image;
  #share = 0;
  #clock = 0;
  #clicks = 0;
  #there: (() => void) | undefined;

  constructor(
    kit: SceneKit,
    layout: Layout,
    { particles, parrot }: { particles: Particles; parrot: Parrot },
  ) {
    this.#kit = kit;
    this.#layout = layout;
    this.#particles = particles;
    this.#parrot = parrot;
    const { scene } = kit;
    const { x, y, size } = layout.chest;
    this.#rays = scene.add.image(0, -150, game, 'rays').setAlpha(0).setScale(1.6);
    this.#gold = scene.add.image(0, -112, game, 'gold').setVisible(false);
    const body = scene.add.image(0, 0, game, 'chest-body');
    this.#lid = scene.add.image(hinge.x, hinge.y, game, 'chest-lid');
    this.#key = scene.add.image(lock.x, lock.y, game, 'key');
    this.#box = scene.add
      .container(x, y, [this.#rays, this.#gold, body, this.#lid, this.#key])
      .setScale(size)
      .setDepth(depths.chest);
  }

  /** Resolves when the lid is open, or it is skipped. */
  async heave(): Promise<void> {
    const { motion, locale } = this.#kit;
    const { size } = this.#layout.chest;
    this.#box.setScale(size * 0.3);
    await motion.tween({ targets: this.#box, scale: size, duration: 320, ease: 'Back.Out' });
    const letGo = this.#hold.start(this.#kit, { id: 'heave', label: texts[locale]('heave') });
    const reached = new Promise<void>((done) => {
      this.#there = done;
    });
    await withSkip(
      this.#kit,
      this.#layout.go,
      Promise.race([reached, motion.wait(longest)]).then(() => this.#burst()),
    );
    this.#there = undefined;
    letGo();
    this.#box.destroy();
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    if (this.#there === undefined) return;
    this.#clock += delta;
    const isOn = this.#hold.pass(delta);
    this.#share = Math.min(1, this.#share + ((isOn ? gain : drift) * delta) / 1000);
    this.#draw(isOn);
    if (this.#share >= 1) this.#there();
  }

  #draw(isOn: boolean): void {
    const turned = Math.min(1, this.#share / unlocking);
    const heaved = Math.max(0, (this.#share - unlocking) / (1 - unlocking));
    this.#key.setAngle(turned * turns);
    const clicks = Math.floor(turned * 6) + Math.floor(heaved * 5);
    if (clicks > this.#clicks) this.#kit.sounds.play(heaved > 0 ? 'creak' : 'click');
    this.#clicks = clicks;
    this.#key.setVisible(heaved === 0);
    const strain = isOn && !this.#kit.motion.reduced ? Math.sin(this.#clock / 38) * 1.2 : 0;
    this.#lid.setAngle(wide * 0.55 * heaved ** 1.6 + (heaved > 0 ? strain : 0));
    this.#gold.setVisible(heaved > 0);
    this.#rays.setAlpha(heaved * 0.8);
    if (heaved > 0 && isOn) this.#spray(1, 240);
  }

  async #burst(): Promise<void> {
    this.#there = undefined;
    const { motion, sounds } = this.#kit;
    this.#key.setVisible(false);
    this.#gold.setVisible(true);
    sounds.play('treasure');
    this.#spray(34, 620);
    void this.#parrot.cheer();
    await motion.tween({ targets: this.#lid, angle: wide, duration: 200, ease: 'Back.Out' });
    await motion.tween({ targets: this.#rays, alpha: 1, duration: 120 });
    this.#spray(24, 460);
    await motion.wait(620);
  }

  #spray(count: number, speed: number): void {
    const { random } = this.#kit;
    const { x, y, size } = this.#layout.chest;
    for (let k = 0; k < count; k++)
      this.#particles.emit(
        k % 4 === 0 ? 'spark' : 'coin',
        x + (random.next() - 0.5) * 200 * size,
        y - 130 * size,
        {
          vx: (random.next() - 0.5) * speed,
          vy: -speed * (0.5 + random.next() * 0.6),
          gravity: 900,
          life: 1200,
          size: 0.7 + random.next() * 0.6,
          spin: 240,
          depth: depths.chest + 0.5,
        },
      );
  }
}
