import type { Particles } from '@games/kit/effects/particles';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { arcTints, type Ditch } from './ditch';
import type { Frog } from './frog';
import type { Layout } from './layout';
import { type Hops, hopTime, landingOf, padsOnWay } from './rules';
import { depths } from './scenery';

/** Time by which the little frog is behind, ms. */
const behind = 70;
/** The little frog sits this much to the left, design px. */
const aside = 56;
const drops = 5;
/** A hop beyond the ditch goes this far at most, design px: the frog stays in the picture. */
const beyond = 48;
/** The hop back to where the way began: its height, design px, and its time. */
const homeward = { rise: 150, ms: 260 } as const;

/** The way of the frog along the ditch: from the bank, from hops that are known, or back from the insect to the bank. */
export class Way {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #ditch: Ditch;
  readonly #particles: Particles;
  readonly #frogs: readonly Frog[];
  /** Hops that the frog has done already. */
  #done = 0;
  /** Counts beginnings: what still hops when the frogs begin anew has come to its end. */
  #begun = 0;
  /** The pad from which the way leads back to the bank; null where it leads away from it. */
  #back: number | null = null;

  /** The frog, and a little one that hops behind it. */
  constructor(kit: SceneKit, layout: Layout, ditch: Ditch, particles: Particles, frogs: readonly Frog[]) {
    this.#kit = kit;
    this.#layout = layout;
    this.#ditch = ditch;
    this.#particles = particles;
    this.#frogs = frogs;
  }

  /** Begins at the bank. */
  fromBank(): void {
    this.#done = 0;
    this.#back = null;
    this.#sit(0);
  }

  /** Begins where hops that are known end; returns the pad. */
  fromKnown(done: number, each: number): number {
    this.#done = done;
    this.#back = null;
    for (let hop = 0; hop < done; hop++) {
      this.#ditch.arc(hop * each, (hop + 1) * each, arcTints.known, 0.9);
      this.#ditch.wet((hop + 1) * each);
    }
    this.#sit(done * each);
    return done * each;
  }

  /** Begins at a pad and leads back to the bank. */
  backFrom(pad: number): void {
    this.#done = 0;
    this.#back = pad;
    this.#sit(pad);
  }

  /** The pad on which a way ends. */
  endOf(hops: Hops): number {
    return this.#padOf(landingOf(hops));
  }

  /** Where the frog sits. */
  get at(): { readonly x: number; readonly y: number } {
    const [frog] = this.#frogs;
    return frog === undefined ? { x: 0, y: 0 } : { x: frog.box.x, y: frog.box.y };
  }

  /** Hops the whole way, pad by pad. */
  async hop(hops: Hops): Promise<void> {
    const pads = this.#inSight(padsOnWay(hops, this.#done).map((pad) => this.#padOf(pad)));
    const ms = hopTime(pads.length);
    const start = this.#padOf(this.#done * hops.each);
    const { motion } = this.#kit;
    const begun = this.#begun;
    const all = this.#frogs.map(async (frog, nth) => {
      if (nth > 0) await motion.wait(behind * nth);
      let from = start;
      for (const pad of pads) {
        if (begun !== this.#begun) return;
        const [a, b] = [this.#ditch.xAt(from) - nth * aside, this.#ditch.xAt(pad) - nth * aside];
        const rise = this.#ditch.riseOf(from, pad);
        await frog.hop({ from: a, to: b, y: this.#layout.pads.y, rise, ms });
        if (nth === 0) this.#land(from, pad);
        from = pad;
      }
    });
    await all[0];
    for (const each of all.slice(1)) void each;
  }

  /** The frogs hop back to where their way began, so that they hide nothing; its arcs stay. */
  async back(hops: Hops): Promise<void> {
    const pad = this.#padOf(this.#done * hops.each);
    const [frog, little] = this.#frogs;
    little?.box.setVisible(false);
    if (frog === undefined) return;
    const to = this.#ditch.xAt(pad);
    await frog.hop({ from: frog.box.x, to, y: this.#layout.pads.y, rise: homeward.rise, ms: homeward.ms });
  }

  /** Draws the way of other hops beside it. */
  draw(hops: Hops, tint: number, alpha = 1): void {
    let from = this.#padOf(this.#done * hops.each);
    for (const pad of this.#inSight(padsOnWay(hops, this.#done).map((each) => this.#padOf(each)))) {
      this.#ditch.arc(from, pad, tint, alpha);
      from = pad;
    }
  }

  #padOf(pad: number): number {
    return this.#back === null ? pad : this.#back - pad;
  }

  /** A way that leaves the ditch ends just beyond its last pad. */
  #inSight(pads: readonly number[]): readonly number[] {
    const { pads: most } = this.#ditch;
    const first = pads.findIndex((pad) => pad > most || pad < 0);
    if (first < 0) return pads;
    const room = Math.max(1, Math.floor(beyond / this.#ditch.pitch));
    const last = Math.min(most + room, Math.max(-room, pads[first] ?? 0));
    return [...pads.slice(0, first), last];
  }

  #sit(pad: number): void {
    const { y } = this.#layout.pads;
    this.#begun += 1;
    const [frog, little] = this.#frogs;
    frog?.sit(this.#ditch.xAt(pad), y);
    little?.box.setVisible(true);
    little?.sit(this.#ditch.xAt(pad) - aside, y);
  }

  #land(from: number, pad: number): void {
    const { sounds, random } = this.#kit;
    this.#ditch.arc(from, pad);
    this.#ditch.wet(pad);
    sounds.play('hop');
    const x = this.#ditch.xAt(pad);
    const { y } = this.#layout.pads;
    this.#particles.emit('ring', x, y, { vx: 0, vy: 0, life: 420, size: 0.4, grow: 1.4, depth: depths.wet });
    for (let k = 0; k < drops; k++)
      this.#particles.emit('drop', x, y, {
        vx: (random.next() - 0.5) * 220,
        vy: -90 - random.next() * 120,
        gravity: 760,
        life: 380,
        size: 0.4 + random.next() * 0.4,
        depth: depths.arc,
      });
  }
}
