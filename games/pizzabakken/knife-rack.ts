import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { keyPlate } from '@games/kit/parts/key-face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';

interface RackSpec {
  readonly label: (cut: number) => string;
  readonly isHeld: (cut: number) => boolean;
  readonly choose: (cut: number, input: InputMethod) => void;
}

const columns = 3;
const width = 92;

/** The knives on their rack: each cuts a pizza into so many pieces, in one stroke. */
export class KnifeRack {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: RackSpec;
  #faces: { readonly face: GameObjects.Container; readonly y: number; readonly cut: number }[] = [];

  constructor(kit: SceneKit, layout: Layout, spec: RackSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
  }

  /** Hangs the knives of a task, with their targets. */
  offer(cuts: readonly number[]): void {
    this.clear();
    const { x, y, height, pitch } = this.#layout.rack;
    this.#faces = cuts.map((cut, k) => {
      const at = { x: x + (k % columns) * (width + 12), y: y + Math.floor(k / columns) * pitch };
      const face = keyPlate(this.#kit, { ...at, width, height }, { text: `${cut}` }).setDepth(61);
      this.#kit.targets.add({
        id: `knife-${cut}`,
        label: this.#spec.label(cut),
        object: face,
        size: { width, height },
        row: `knives-${Math.floor(k / columns)}`,
        selected: () => this.#spec.isHeld(cut),
        press: (input) => this.#spec.choose(cut, input),
      });
      return { face, y: at.y, cut };
    });
  }

  /** Middle of the first knife; null when none hangs here. */
  get first(): Point | null {
    const [knife] = this.#faces;
    return knife === undefined ? null : { x: knife.face.x, y: knife.y };
  }

  /** Lifts the knife in the hand off the rack. */
  refresh(): void {
    for (const { face, y, cut } of this.#faces) face.setY(this.#spec.isHeld(cut) ? y - 5 : y);
    for (const { face, cut } of this.#faces) face.setScale(this.#spec.isHeld(cut) ? 1.08 : 1);
  }

  clear(): void {
    for (const { face, cut } of this.#faces) {
      this.#kit.targets.remove(`knife-${cut}`);
      face.destroy();
    }
    this.#faces = [];
  }
}
