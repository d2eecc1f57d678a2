import { addSheet } from '@games/kit/celebration/sheet';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './buoy';
import type { Layout } from './layout';
import { heightAt, regattaStops, wakeThrough } from './rules';
import { Waterside } from './waterside';

const followers = ['boat-2', 'boat-3', 'boat-4'] as const;
/** Distance of a follower to the boat before it, design px. */
const apart = 118;
/** Time in which the child's boat crosses the bay, and time it takes to come to where it is steered, ms. */
const crossing = 3700;
const lag = 120;
const foamEvery = 45;
/** Distance at which a boat still lights a mark, and by how much a lit one speeds it up for a while, ms. */
const reach = 90;
const gust = { faster: 0.35, ms: 420 } as const;
const depth = 60;
/** Start of the child's boat, design px. */
const left = -60;

interface RegattaSpec {
  /** Heights of the marks from 0 to 1: the graph that the child made in this round. */
  readonly heights: readonly number[];
  readonly particles: Particles;
  /** Action for a screen reader: "steer to the next buoy". */
  readonly label: string;
  readonly skip: string;
}

/**
 * The celebration: the child steers through waves along the graph of its own courses, over the finish, and a fleet follows
 * in its wake. A finger or mouse says how high; a key steers to the next mark; where nobody steers, the boat finds them by
 * itself.
 */
export class Regatta {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: RegattaSpec;
  readonly #made: GameObjects.Image[] = [];
  readonly #stops: readonly Point[];
  readonly #side: Waterside;
  /** The child's boat first. */
  readonly #boats: readonly GameObjects.Image[];
  readonly #trail: Point[] = [];
  #far = 0;
  #gone = 0;
  #next = 0;
  #lit = 0;
  #gust = 0;
  #isOver = false;
  /** Height the child steers to; null while it does not. */
  #aim: number | null = null;
  #sinceFoam = 0;

  constructor(kit: SceneKit, layout: Layout, spec: RegattaSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    this.#stops = regattaStops(spec.heights, layout.regatta);
    this.#side = new Waterside(kit, layout, spec.particles);
    for (const [k, { x, y }] of wakeThrough(this.#stops, 18).entries())
      this.#put(x, y + 10, k % 2 === 0 ? 'dot-good' : 'foam', depth - 2);
    for (const [place, { x, y }] of this.#stops.entries())
      this.#put(x, y + 26, `buoy-${(place % 3) + 1}`, depth - 1).setScale(0.56);
    const start = { x: left, y: heightAt(this.#stops, left) };
    this.#trail.push(start);
    this.#boats = ['boat', ...followers].map((frame, place) => {
      const boat = this.#put(start.x - place * apart, start.y, frame, depth + 6 - place);
      return boat.setScale(place === 0 ? 1.05 : 0.72);
    });
  }

  /** Lets the child steer until its boat is across or it is skipped. */
  async sail(): Promise<void> {
    const { motion, scene } = this.#kit;
    const steer = () => {
      this.#aim = scene.input.activePointer.worldY + 30;
    };
    const close = addSheet(this.#kit, {
      id: 'steer',
      label: this.#spec.label,
      press: (input: InputMethod) => {
        if (input === 'pointer' || input === 'touch') steer();
        else this.#steerOn();
      },
    });
    scene.input.on('pointermove', steer);
    if (motion.reduced) this.#rest();
    const { go } = this.#layout;
    await withSkip(
      this.#kit,
      { ...go, label: this.#spec.skip },
      motion.wait(motion.reduced ? 2200 : crossing),
    );
    scene.input.off('pointermove', steer);
    close();
    await Promise.all([this.#side.leave(), motion.tween({ targets: this.#made, alpha: 0, duration: 160 })]);
    for (const image of this.#made) image.destroy();
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    const [boat] = this.#boats;
    if (boat === undefined || !boat.active || this.#kit.motion.reduced) return;
    this.#gust = Math.max(0, this.#gust - delta);
    this.#gone += delta;
    this.#far = Math.min(1, this.#far + (delta / crossing) * (this.#gust > 0 ? 1 + gust.faster : 1));
    const right = this.#layout.middle.x * 2 + 150;
    const x = left + (right - left) * this.#far;
    const wanted = (this.#aim ?? heightAt(this.#stops, x)) + Math.sin(this.#gone / 190) * 7;
    const y = boat.y + (wanted - boat.y) * Math.min(1, delta / lag);
    boat.setAngle(Math.max(-22, Math.min(22, (y - boat.y) * 3))).setPosition(x, y);
    this.#trail.push({ x, y });
    for (const [place, follower] of this.#boats.entries()) {
      if (place === 0) continue;
      const behind = x - place * apart;
      follower
        .setPosition(behind, heightAt(this.#trail, behind) + Math.sin(this.#gone / 170 + place) * 6)
        .setAngle(Math.sin(this.#gone / 210 + place * 2) * 6);
    }
    this.#foam(delta, boat);
    this.#side.update(delta, x);
    if (!this.#isOver && x > this.#layout.regatta.finish) {
      this.#isOver = true;
      this.#side.finish(y, this.#lit === this.#stops.length);
    }
    const stop = this.#stops[this.#next];
    if (stop === undefined || x < stop.x) return;
    this.#next += 1;
    if (Math.abs(y - stop.y) < reach) this.#light(stop);
  }

  /** Steers to the next mark; with reduced motion it lights up at once. */
  #steerOn(): void {
    const stop = this.#stops[this.#next];
    if (stop === undefined) return;
    this.#aim = stop.y;
    if (!this.#kit.motion.reduced) return;
    this.#next += 1;
    this.#light(stop);
  }

  /** Reduced motion: the fleet lies along the marks. */
  #rest(): void {
    for (const [place, boat] of this.#boats.entries()) {
      const { x = 0, y = 0 } = this.#stops[this.#stops.length - 1 - place] ?? {};
      boat.setPosition(x - 50, y);
    }
  }

  /** A mark lights up, a note higher than the one before, and a gust takes the boat along. */
  #light({ x, y }: Point): void {
    const { motion, sounds } = this.#kit;
    this.#lit += 1;
    this.#gust = gust.ms;
    sounds.play('pass', 0.8 * 2 ** (this.#lit / this.#stops.length));
    const lamp = this.#put(x, y - 22, 'spark', depth + 8).setScale(1.8);
    void motion.flourish({ targets: lamp, scale: 3.4, angle: 90, duration: 200, yoyo: true });
    for (const vx of [-160, -80, 0, 80, 160])
      this.#spec.particles.emit('drop', x, y, {
        vx,
        vy: -230,
        gravity: 640,
        life: 620,
        size: 1.2,
        depth: 68,
      });
    for (const dy of [-60, -20, 24])
      this.#spec.particles.emit('foam', x - 60, y + dy, { vx: 620, vy: 0, life: 380, size: 1.6, depth: 67 });
  }

  #foam(delta: number, { x, y }: Point): void {
    this.#sinceFoam += delta;
    if (this.#sinceFoam < foamEvery) return;
    this.#sinceFoam = 0;
    const foam = this.#put(x - 60, y + 8, 'foam', depth - 2).setScale(1.7);
    void this.#kit.motion.tween({ targets: foam, alpha: 0, scale: 3, duration: 1100 });
  }

  #put(x: number, y: number, frame: string, at: number): GameObjects.Image {
    const image = this.#kit.scene.add.image(x, y, game, frame).setDepth(at);
    this.#made.push(image);
    return image;
  }
}
