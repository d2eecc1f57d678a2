import { addSheet } from '@games/kit/celebration/sheet';
import type { Particles } from '@games/kit/effects/particles';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Input } from 'phaser';
import type { Garment } from './garments';
import { Hanging } from './hanging';
import type { Layout } from './layout';
import type { Rope } from './rope';

/** Most garments shown; more would overlap. */
const maxShown = 8;
const longest = 3600;
/** Angle of a garment in the strongest wind, degrees; what it stands at with reduced motion. */
const strongest = 78;
const calm = 24;
/** Time the wind takes to follow the hand, and a gust of a key lasts, ms. */
const lag = 260;
const gust = 800;
const leafEvery = 70;

interface WindSpec {
  readonly washed: readonly Garment[];
  readonly particles: Particles;
  readonly rope: Rope;
  /** Receives the strength of the wind every frame, from −1, to the left, to 1. */
  readonly blows: (wind: number) => void;
  /** Action for a screen reader: "blow". */
  readonly label: string;
  readonly blown: () => void;
}

/** The celebration: what was washed hangs side by side, and the child is the wind: hold, and turn by moving aside. */
export class Wind {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: WindSpec;
  readonly #hung: readonly Hanging[];
  /** From −1, to the left, to 1. */
  #now = 0;
  #wanted = 0;
  #gustLeft = 0;
  #side = 1;
  #sinceLeaf = 0;
  #clock = 0;

  constructor(kit: SceneKit, layout: Layout, spec: WindSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    const shown = spec.washed.slice(-maxShown);
    const { line } = layout;
    const step = (line.to - line.from) / Math.max(4, shown.length);
    const left = (line.from + line.to) / 2 - ((shown.length - 1) * step) / 2;
    this.#hung = shown.map((garment, index) => {
      const x = left + index * step;
      const hanging = new Hanging(kit.scene, kit.motion, garment, Math.min(0.84, step / 150));
      hanging.box.setPosition(x, spec.rope.at(x));
      return hanging;
    });
  }

  /** Blows until time is up or it is skipped, 3.6 s. */
  async blow(): Promise<void> {
    const { scene, motion } = this.#kit;
    const close = addSheet(this.#kit, {
      id: 'blow',
      label: this.#spec.label,
      bottom: this.#layout.ground,
      press: (input) => this.#puff(input === 'pointer' || input === 'touch'),
    });
    scene.input.on('pointermove', this.#turn);
    await withSkip(this.#kit, this.#layout.go, motion.wait(longest));
    scene.input.off('pointermove', this.#turn);
    close();
    this.#wanted = 0;
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    const { motion, scene } = this.#kit;
    this.#clock += delta;
    this.#gustLeft = Math.max(0, this.#gustLeft - delta);
    const isHeld = scene.input.activePointer.isDown;
    if (!isHeld && this.#gustLeft === 0) this.#wanted = 0.3 * Math.sin(this.#clock / 500);
    this.#now += (this.#wanted - this.#now) * Math.min(1, delta / lag);
    const { rope, blows } = this.#spec;
    rope.blow(Math.abs(this.#now));
    blows(this.#now);
    for (const [index, hanging] of this.#hung.entries()) {
      hanging.box.setY(rope.at(hanging.box.x));
      const flutter = Math.sin(this.#clock / 90 + index * 1.3) * 7 * Math.abs(this.#now);
      const degrees = motion.reduced ? Math.sign(this.#wanted) * calm : -this.#now * strongest + flutter;
      hanging.blow(degrees);
    }
    this.#sinceLeaf += delta * Math.abs(this.#now);
    if (this.#sinceLeaf > leafEvery) this.#leaf();
  }

  #puff(isPointer: boolean): void {
    this.#spec.blown();
    if (isPointer) this.#turn(this.#kit.scene.input.activePointer);
    else {
      this.#side = -this.#side;
      this.#wanted = this.#side;
      this.#gustLeft = gust;
    }
  }

  readonly #turn = ({ isDown, worldX }: Input.Pointer): void => {
    if (!isDown) return;
    const aside = (worldX - this.#layout.middle) / (this.#layout.middle * 0.5);
    this.#wanted = Math.min(1, Math.max(-1, aside));
  };

  #leaf(): void {
    this.#sinceLeaf = 0;
    const { random, design } = this.#kit;
    const side = Math.sign(this.#now);
    const x = side > 0 ? -150 : design.width + 150;
    const y = this.#layout.line.y - 60 + random.next() * 380;
    const flight = {
      vx: side * 900,
      vy: -60 + random.next() * 140,
      life: 1900,
      size: 0.6 + random.next() * 0.7,
    };
    this.#spec.particles.emit(random.next() < 0.3 ? 'leaf-b' : 'leaf-a', x, y, {
      ...flight,
      spin: 300,
      depth: 28,
    });
  }
}
