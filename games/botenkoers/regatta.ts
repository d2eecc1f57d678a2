import { addSheet } from '@games/kit/celebration/sheet';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './buoy';
import type { Layout } from './layout';
import { heightAt, regattaStops } from './rules';

const followers = ['boat-2', 'boat-3', 'boat-4', 'boat-2'] as const;
/** Distance of a follower to the boat before it, design px. */
const apart = 104;
/** Time in which the child's boat crosses the bay, and time it takes to come to where it is steered, ms. */
const crossing = 3600;
const lag = 130;
const foamEvery = 55;
/** Distance at which a boat still lights the lamp of a buoy, design px. */
const reach = 96;
const depth = 60;
/** Start of the child's boat, design px. */
const left = -60;

interface RegattaSpec {
  /** Action for a screen reader: "steer to the next buoy". */
  readonly label: string;
  readonly skip: string;
  /** Called with the position of a buoy whose lamp is lit. */
  readonly lit: (at: Point) => void;
}

/**
 * The celebration: the child steers along a rising row of buoys, and a fleet follows in its wake. A finger or mouse
 * says how high; a key steers to the next buoy; where nobody steers, the boat finds them by itself.
 */
export class Regatta {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: RegattaSpec;
  readonly #made: GameObjects.Image[] = [];
  readonly #stops: readonly Point[];
  /** The child's boat first. */
  readonly #boats: readonly GameObjects.Image[];
  readonly #trail: Point[] = [];
  #far = 0;
  #next = 0;
  /** Height the child steers to; null while it does not. */
  #aim: number | null = null;
  #sinceFoam = 0;

  constructor(kit: SceneKit, layout: Layout, spec: RegattaSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    this.#stops = regattaStops(layout.graph.from, layout.graph.to);
    for (const [place, { x, y }] of this.#stops.entries())
      this.#put(x, y + 26, `buoy-${(place % 3) + 1}`, depth - 1).setScale(0.56);
    this.#garland();
    const start = { x: left, y: heightAt(this.#stops, left) };
    this.#trail.push(start);
    this.#boats = ['boat', ...followers].map((frame, place) => {
      const boat = this.#put(start.x - place * apart, start.y, frame, depth + 6 - place);
      return boat.setScale(place === 0 ? 0.92 : 0.66);
    });
  }

  /** Lets the child steer until its boat is across or it is skipped. */
  async sail(): Promise<void> {
    const { motion, scene } = this.#kit;
    const { go } = this.#layout;
    const steer = () => {
      this.#aim = scene.input.activePointer.worldY;
    };
    const close = addSheet(this.#kit, {
      id: 'steer',
      label: this.#spec.label,
      press: (input) => {
        if (input === 'pointer' || input === 'touch') steer();
        else this.#steerOn();
      },
    });
    scene.input.on('pointermove', steer);
    if (motion.reduced) this.#rest();
    await withSkip(this.#kit, { ...go, label: this.#spec.skip }, motion.wait(crossing));
    scene.input.off('pointermove', steer);
    close();
    await motion.tween({ targets: this.#made, alpha: 0, duration: 160 });
    for (const image of this.#made) image.destroy();
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    const [boat] = this.#boats;
    if (boat === undefined || !boat.active || this.#kit.motion.reduced) return;
    this.#far = Math.min(1, this.#far + delta / crossing);
    const right = this.#layout.middle.x * 2 + 150;
    const x = left + (right - left) * this.#far;
    const wanted = this.#aim ?? heightAt(this.#stops, x);
    const y = boat.y + (wanted - boat.y) * Math.min(1, delta / lag);
    boat.setAngle(Math.max(-14, Math.min(14, (y - boat.y) * 2.4))).setPosition(x, y);
    this.#trail.push({ x, y });
    for (const [place, follower] of this.#boats.entries()) {
      if (place === 0) continue;
      const behind = x - place * apart;
      follower.setPosition(behind, heightAt(this.#trail, behind));
    }
    this.#foam(delta, boat);
    const stop = this.#stops[this.#next];
    if (stop === undefined || x < stop.x) return;
    this.#next += 1;
    if (Math.abs(y - stop.y) < reach) this.#light(stop);
  }

  /** Steers to the next buoy; with reduced motion it lights up at once. */
  #steerOn(): void {
    const stop = this.#stops[this.#next];
    if (stop === undefined) return;
    this.#aim = stop.y;
    if (!this.#kit.motion.reduced) return;
    this.#next += 1;
    this.#light(stop);
  }

  /** Reduced motion: the fleet lies along the row. */
  #rest(): void {
    for (const [place, boat] of this.#boats.entries()) {
      const { x = 0, y = 0 } = this.#stops[this.#stops.length - 1 - place] ?? {};
      boat.setPosition(x - 50, y);
    }
  }

  #light({ x, y }: Point): void {
    const at = { x, y: y - 22 };
    const lamp = this.#put(at.x, at.y, 'spark', depth + 8).setScale(1.6);
    void this.#kit.motion.flourish({ targets: lamp, scale: 2.6, duration: 180, yoyo: true });
    this.#spec.lit(at);
  }

  #foam(delta: number, { x, y }: Point): void {
    this.#sinceFoam += delta;
    if (this.#sinceFoam < foamEvery) return;
    this.#sinceFoam = 0;
    const foam = this.#put(x - 50, y + 6, 'foam', depth - 2).setScale(1.3);
    void this.#kit.motion.tween({ targets: foam, alpha: 0, scale: 2.4, duration: 1100 });
  }

  /** Flags from one shore to the other. */
  #garland(): void {
    const wide = this.#layout.middle.x * 2;
    const count = Math.round(wide / 46);
    for (let k = 0; k < count; k++) {
      const along = k / (count - 1);
      const sag = Math.sin(along * Math.PI * 3) ** 2 * 26;
      this.#put(along * wide, this.#layout.garland + sag, `flag-${(k % 3) + 1}`, depth);
    }
  }

  #put(x: number, y: number, frame: string, at: number): GameObjects.Image {
    const image = this.#kit.scene.add.image(x, y, game, frame).setDepth(at);
    this.#made.push(image);
    return image;
  }
}
