import { Hold } from '@games/kit/celebration/hold';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Boat } from './boat';
import { game } from './game-id';
import type { Layout } from './layout';
import { depths } from './scenery';
import { texts } from './texts.gen';

/** Time of the run up the ramp, and of the leap, ms. */
const run = 1500;
const flight = 820;
/** Time of holding for the largest leap; a key or a switch leans for so long at once, ms. */
const fullLean = 650;
const press = 420;
/** Part of the run after which the boat is on the ramp. */
const onRamp = 0.5;
/** A leap without leaning, as part of the largest one. */
const smallest = 0.3;
const ending = 500;
/** Size of the thing of this round, design px. */
const award = 110;
/** Size of a rider beside that on the boat. */
const rider = 1.6;

/** Says what the round brought: a rider is shown with its hat on. */
interface Prize {
  readonly frame: string;
  readonly isRider: boolean;
}

/** The celebration: the child leans back on a ramp, lets go, and the boat leaps. Any leap ends in a splash. */
export class Finale {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #particles: Particles;
  readonly #boat: Boat;
  readonly #prize: Prize;
  readonly #ramp: GameObjects.Image;
  #phase: 'still' | 'run' | 'flight' = 'still';
  #share = 0;
  #lean = 0;
  readonly #hold = new Hold({ lasts: press });
  #done: (() => void) | undefined;
  #award: GameObjects.Container | undefined;

  constructor(kit: SceneKit, layout: Layout, particles: Particles, boat: Boat, prize: Prize) {
    this.#kit = kit;
    this.#layout = layout;
    this.#particles = particles;
    this.#boat = boat;
    this.#prize = prize;
    const { ramp } = layout.finale;
    this.#ramp = kit.scene.add
      .image(ramp.x, ramp.y, game, 'ramp')
      .setScale(ramp.size)
      .setDepth(depths.buoy)
      .setAlpha(0);
  }

  /** Resolves when the boat has come down and shown what the round brought, or the child skips it. */
  async leap(): Promise<void> {
    const { motion, locale, sounds } = this.#kit;
    const { start } = this.#layout.finale;
    this.#boat.head(1);
    this.#boat.box.setPosition(start, this.#layout.water).setRotation(0);
    await motion.tween({ targets: this.#ramp, alpha: 1, duration: 260 });
    const letGo = this.#hold.start(this.#kit, {
      id: 'lean',
      label: texts[locale]('lean'),
      pressed: (isFinger) => isFinger && sounds.play('creak'),
    });
    sounds.play('motor');
    const down = new Promise<void>((done) => {
      this.#done = done;
    });
    this.#phase = 'run';
    await withSkip(
      this.#kit,
      this.#layout.finale.go,
      down.then(() => this.#splash()),
    );
    this.#phase = 'still';
    letGo();
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    if (this.#phase === 'still') return;
    if (this.#kit.motion.reduced) this.#step(delta);
    else if (this.#phase === 'run') this.#runUp(delta);
    else this.#fly(delta);
  }

  clear(): void {
    this.#ramp.destroy();
    this.#award?.destroy();
    this.#boat.lean(0);
    this.#boat.box.setRotation(0).setY(this.#layout.water);
  }

  /** Without motion the boat waits for the child, and is then on the other side. */
  #step(delta: number): void {
    this.#share += delta / run;
    if (this.#share < 1 && !this.#hold.isOn) return;
    this.#phase = 'still';
    this.#boat.box.setPosition(this.#layout.finale.landing, this.#layout.water);
    this.#done?.();
  }

  #runUp(delta: number): void {
    const { start, lip } = this.#layout.finale;
    const { water } = this.#layout;
    const wasLeaning = this.#hold.isOn;
    const isLeaning = this.#hold.pass(delta);
    if (isLeaning) this.#lean = Math.min(1, this.#lean + delta / fullLean);
    this.#boat.lean(this.#lean * 1.6);
    this.#share = Math.min(1, this.#share + delta / run);
    const climb = Math.max(0, (this.#share - onRamp) / (1 - onRamp));
    const { box } = this.#boat;
    box.x = start + (lip.x - start) * this.#share;
    box.y = water - (water - lip.y) * climb * climb;
    box.rotation = -0.75 * climb;
    this.#spray(box.x - 60, box.y, 1);
    const isLetGo = wasLeaning && !isLeaning && climb > 0.3;
    if (this.#share < 1 && !isLetGo) return;
    this.#phase = 'flight';
    this.#share = 0;
    this.#boat.wear('glad');
    this.#kit.sounds.play('whistle');
  }

  #fly(delta: number): void {
    const { lip, landing, leap } = this.#layout.finale;
    const { water } = this.#layout;
    this.#share = Math.min(1, this.#share + delta / flight);
    const s = this.#share;
    const height = leap * (smallest + (1 - smallest) * this.#lean);
    const { box } = this.#boat;
    box.x = lip.x + (landing - lip.x) * s;
    box.y = lip.y + (water - lip.y) * s * s - 4 * height * s * (1 - s);
    box.rotation = -0.75 + 1.2 * s;
    this.#spray(box.x - 40, box.y + 10, 1);
    if (s < 1) return;
    this.#phase = 'still';
    this.#done?.();
  }

  #spray(x: number, y: number, count: number): void {
    const { random } = this.#kit;
    for (let k = 0; k < count; k++)
      this.#particles.emit('drop', x, y, {
        vx: -60 - random.next() * 120,
        vy: -80 - random.next() * 120,
        gravity: 620,
        life: 560,
        size: 0.5 + random.next() * 0.5,
        depth: depths.wake,
      });
  }

  async #splash(): Promise<void> {
    const { motion, sounds, random } = this.#kit;
    const { water } = this.#layout;
    const { box } = this.#boat;
    box.setRotation(0).setY(water);
    this.#boat.lean(0);
    sounds.play('plunge');
    sounds.play('bark');
    for (let k = 0; k < 64; k++)
      this.#particles.emit(k % 4 === 0 ? 'puff' : 'drop', box.x, water - 4, {
        vx: (random.next() - 0.5) * 760,
        vy: -140 - random.next() * 560,
        gravity: 820,
        life: 1000,
        size: 0.6 + random.next() * 0.9,
        depth: depths.plate,
      });
    await Promise.all([this.#boat.plop(), this.#show()]);
    await motion.wait(ending);
  }

  /** Lets what the round brings rise out of the splash. */
  async #show(): Promise<void> {
    const { scene, motion } = this.#kit;
    const { prize } = this.#layout.finale;
    const image = scene.add.image(0, 0, game, this.#prize.frame);
    const pup = this.#prize.isRider ? [scene.add.image(0, 0, game, 'pup-glad')] : [];
    const thing = scene.add
      .container(this.#boat.box.x, this.#layout.water, [...pup, image])
      .setDepth(depths.plate);
    this.#award = thing;
    const size = this.#prize.isRider ? rider : award / Math.max(image.width, image.height);
    thing.setScale(size * 0.3);
    await motion.tween({ targets: thing, ...prize, scale: size, duration: 520, ease: 'Back.Out' });
    for (let k = 0; k < 14; k++) {
      const turn = (k / 14) * 2 * Math.PI;
      this.#particles.emit('spark', prize.x, prize.y, {
        vx: Math.cos(turn) * 190,
        vy: Math.sin(turn) * 190,
        life: 700,
        size: 1,
        depth: depths.plate,
      });
    }
  }
}
