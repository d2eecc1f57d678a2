import { inSight, numberPlate, plateHeight } from '@games/kit/feedback/number-plate';
import type { LineEnds } from '@games/kit/layout/line-scale';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import { equals, type Rational } from '@/maths/number/rational';
import type { Garment } from './garments';
import { Hanging } from './hanging';
import { type Layout, ropeAt } from './layout';
import type { Rope } from './rope';
import { stillHanging } from './rules';

/** Size of garments that hang, relative to the one in hand. */
export const hungSize = 0.6;
const labelBelow = 132;
/** A string ties the label to its garment, from here on. */
const stringBelow = 84;
const stringColour = 0x8a6a5a;
/** Labels that stand below each other overlap by their rims. */
const labelRim = 4;
/** Labels closer than this stand at different heights, design px. */
const labelRoom = 128;
const faded = 0.22;

/** A sum that was answered: its garment hangs at its true place. */
export interface Hung {
  readonly ends: LineEnds;
  readonly value: Rational;
  /** Place on the line, 0 to 1. */
  readonly share: number;
  readonly garment: Garment;
  readonly text: string;
}

interface Shown {
  readonly hanging: Hanging;
  readonly label: GameObjects.Container;
  /** From the garment to a label that stands lower. */
  readonly string: GameObjects.NineSlice;
  readonly level: number;
}

/** The garments that share the line with the one that is asked. */
export class Washing {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #shown = new Map<Hung, Shown>();
  /** All that was hung in this round, in order. */
  readonly #hung: Hung[];

  /** `before` was hung before this scene was built. */
  constructor(kit: SceneKit, layout: Layout, before: readonly Hung[]) {
    this.#kit = kit;
    this.#layout = layout;
    this.#hung = [...before];
  }

  /** Prepares the line with these ends for a sum. One that returns must not find its own answer on it. */
  ask(ends: LineEnds, answer: Rational): Promise<void> {
    return this.#show(stillHanging(this.#hung, ends).filter(({ value }) => !equals(value, answer)));
  }

  /** Leaves a garment on the line, so that it helps with the next sum. */
  add(hung: Hung): Promise<void> {
    const shared = stillHanging(this.#hung, hung.ends);
    this.#hung.push(hung);
    return this.#show([...shared, hung]);
  }

  /** What hangs on the line, in the order of the line. */
  get texts(): readonly string[] {
    return [...this.#shown.keys()].toSorted((a, b) => a.share - b.share).map(({ text }) => text);
  }

  /** Called every frame: what hangs moves with the rope. */
  follow(rope: Rope): void {
    for (const { hanging } of this.#shown.values()) hanging.box.setY(rope.at(hanging.box.x));
  }

  /** Takes everything down. */
  clear(): Promise<void> {
    return this.#show([]);
  }

  /** Hangs these, and takes down all others; resolves when those are gone. */
  async #show(hung: readonly Hung[]): Promise<void> {
    const gone = [...this.#shown].filter(([key]) => !hung.includes(key));
    for (const [key] of gone) this.#shown.delete(key);
    for (const key of hung) if (!this.#shown.has(key)) this.#shown.set(key, this.#hang(key));
    await Promise.all(gone.map(([, shown]) => this.#takeDown(shown)));
  }

  /** Makes way for the picture of the maths, or comes back. */
  fade(on: boolean): void {
    for (const { hanging, label, string } of this.#shown.values()) {
      hanging.box.setAlpha(on ? faded : 1);
      string.setVisible(!on);
      label.setVisible(!on);
    }
  }

  #hang({ share, garment, text }: Hung): Shown {
    const { scene, motion, design } = this.#kit;
    const { line } = this.#layout;
    const x = line.from + (line.to - line.from) * share;
    const y = ropeAt(line, x);
    const hanging = new Hanging(scene, motion, garment, hungSize);
    hanging.box.setPosition(x, y).setDepth(17);
    const near = [...this.#shown.values()].filter(({ label }) => Math.abs(label.x - x) < labelRoom);
    const level = [0, 1, 2, 3].find((free) => near.every((other) => other.level !== free)) ?? 0;
    const labelY = y + labelBelow + level * (plateHeight(text, 'right') - labelRim);
    const label = numberPlate(scene, x, labelY, text, 'right');
    const top = y + stringBelow;
    const string = scene.add
      .nineslice(x, (top + labelY) / 2, KIT, 'paper' satisfies KitFrame, 5, labelY - top, 2, 2, 2, 2)
      .setTint(stringColour)
      .setDepth(16);
    return { hanging, label: inSight(label.setDepth(18), design), string, level };
  }

  async #takeDown({ hanging, label, string }: Shown): Promise<void> {
    label.destroy();
    string.destroy();
    await this.#kit.motion.tween({
      targets: hanging.box,
      y: hanging.box.y + 150,
      alpha: 0,
      duration: 320,
      ease: 'Quad.In',
    });
    hanging.destroy();
  }
}
