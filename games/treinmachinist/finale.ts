import { addSheet } from '@games/kit/celebration/sheet';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Drive } from './drive';
import { game } from './game-id';
import type { Layout } from './layout';
import { platformHolds } from './platform';
import { texts } from './texts.gen';

/** Longest time of the ride, and that of the band, ms. */
const longest = 3200;
const band = 1000;
/** Distances to the band; speeds in distances a second, and how fast the throttle gives them. */
const far = 15;
const least = 1.4;
const most = 10;
const gain = 9;
const push = 700;
const instruments = ['drum', 'horn'] as const;

interface FinaleSpec {
  readonly drive: Drive;
  readonly particles: Particles;
  /** The train went on by so many distances. */
  readonly rolled: (distance: number) => void;
}

/** The celebration: the child holds the throttle, rides, and stops at the band that plays on the platform. */
export class Finale {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #drive: Drive;
  readonly #particles: Particles;
  readonly #rolled: (distance: number) => void;
  #speed = least;
  #gone = 0;
  #pushed = 0;
  #isHeld = false;
  #clock = 0;
  #there: (() => void) | undefined;

  constructor(kit: SceneKit, layout: Layout, { drive, particles, rolled }: FinaleSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#drive = drive;
    this.#particles = particles;
    this.#rolled = rolled;
  }

  /** Rides until the band is reached, time is up or it is skipped. */
  async ride(): Promise<void> {
    const { motion, scene, locale, sounds } = this.#kit;
    const letGo = () => {
      this.#isHeld = false;
    };
    const close = addSheet(this.#kit, {
      id: 'throttle',
      label: texts[locale]('throttle'),
      repeats: true,
      press: (input) => {
        if (this.#pushed === 0 && !this.#isHeld) sounds.play('roll');
        this.#isHeld = input === 'pointer' || input === 'touch';
        this.#pushed = push;
      },
    });
    scene.input.on('pointerup', letGo);
    this.#drive.platform.hide();
    const reached = new Promise<void>((done) => {
      this.#there = done;
    });
    await withSkip(
      this.#kit,
      { ...this.#layout.go, size: 1.1 },
      this.#play(Promise.race([reached, motion.wait(longest)])),
    );
    this.#there = undefined;
    scene.input.off('pointerup', letGo);
    close();
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    if (this.#there === undefined) return;
    const seconds = delta / 1000;
    this.#pushed = Math.max(0, this.#pushed - delta);
    const isOn = this.#isHeld || this.#pushed > 0;
    this.#speed = Math.min(most, Math.max(least, this.#speed + (isOn ? gain : -gain) * seconds));
    const by = this.#speed * seconds;
    this.#gone += by;
    if (!this.#kit.motion.reduced) {
      this.#drive.roll(by);
      this.#rolled(by);
    }
    this.#clock += delta;
    if (this.#speed > 4 && this.#clock > 60) this.#streak();
    if (this.#gone >= far) this.#there();
  }

  async #play(ridden: Promise<void>): Promise<void> {
    await ridden;
    this.#there = undefined;
    const { scene, motion, sounds, random } = this.#kit;
    sounds.play('brake');
    await this.#drive.arrive(platformHolds);
    sounds.play('band');
    for (const [place, person] of this.#drive.platform.crowd.slice(0, 4).entries()) {
      const { tx, ty, scaleX } = person.getWorldTransformMatrix();
      const played = scene.add
        .image(tx, ty - 34 * scaleX, game, instruments[place % 2] ?? 'drum')
        .setScale(scaleX)
        .setDepth(4.7);
      motion.idle({ targets: played, angle: place % 2 === 0 ? 8 : -8, duration: 180 });
      for (let note = 0; note < 5; note++)
        this.#particles.emit(note % 2 === 0 ? 'note' : 'confetti', tx, ty - 90 * scaleX, {
          vx: (random.next() - 0.5) * 260,
          vy: -180 - random.next() * 160,
          gravity: 190,
          life: 1500,
          size: 0.9 + random.next() * 0.5,
          spin: (random.next() - 0.5) * 160,
          depth: 8,
        });
    }
    await motion.wait(band);
  }

  #streak(): void {
    this.#clock = 0;
    const { random } = this.#kit;
    const { vanishing } = this.#layout;
    const turn = random.next() * 2 * Math.PI;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn) * 0.55];
    this.#particles.emit('streak', vanishing.x + dx * 150, vanishing.y + dy * 150, {
      vx: dx * 900,
      vy: dy * 900,
      life: 420,
      size: 0.4,
      grow: 2,
      spin: 0,
      depth: 6,
    });
  }
}
