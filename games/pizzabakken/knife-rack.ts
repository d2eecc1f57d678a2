import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { keyPlate } from '@games/kit/parts/key-face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { game } from './pizza-paint';

interface RackSpec {
  readonly label: (cut: number) => string;
  readonly isHeld: (cut: number) => boolean;
  readonly choose: (cut: number, input: InputMethod) => void;
}

/** A knife on the rack: its key, and a small pizza that shows what it does; a rare cut has none. */
interface Hung {
  readonly face: GameObjects.Container;
  readonly picture: GameObjects.Image | undefined;
  readonly y: number;
  readonly cut: number;
}

const width = 92;
const air = 12;
/** How far the knife in the hand is lifted, design px. */
const lift = 5;
/** Heights of picture and number from the middle of a key, and the size of the picture. */
const place = { picture: -27, number: 19, size: 1.06 } as const;

/** The knives on their rack: each cuts a pizza into so many pieces, in one stroke. */
export class KnifeRack {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: RackSpec;
  #faces: readonly Hung[] = [];

  constructor(kit: SceneKit, layout: Layout, spec: RackSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
  }

  /** Hangs the knives of a task, with their targets. */
  offer(cuts: readonly number[]): void {
    this.clear();
    const { x, y, height, columns, pitch } = this.#layout.rack;
    this.#faces = cuts.map((cut, k) => {
      const at = { x: x + (k % columns) * (width + air), y: y + Math.floor(k / columns) * pitch };
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
      return { face, picture: this.#picture(face, cut), y: at.y, cut };
    });
  }

  /** Draws a pizza above the number; above all keys, so that the pictures share a draw call. */
  #picture(face: GameObjects.Container, cut: number): GameObjects.Image | undefined {
    const { scene } = this.#kit;
    if (!scene.textures.get(game).has(`cut-${cut}`)) return undefined;
    const [, number] = face.list;
    if (number !== undefined) Object.assign(number, { y: place.number });
    return scene.add
      .image(face.x, face.y + place.picture, game, `cut-${cut}`)
      .setScale(place.size)
      .setDepth(62);
  }

  /** Middle of the first knife; null when none hangs here. */
  get first(): Point | null {
    const [knife] = this.#faces;
    return knife === undefined ? null : { x: knife.face.x, y: knife.y };
  }

  /** Lifts the knife in the hand off the rack. */
  refresh(): void {
    for (const { face, picture, y, cut } of this.#faces) {
      const isHeld = this.#spec.isHeld(cut);
      face.setY(isHeld ? y - lift : y).setScale(isHeld ? 1.08 : 1);
      picture?.setY(face.y + place.picture);
    }
  }

  clear(): void {
    for (const { face, picture, cut } of this.#faces) {
      this.#kit.targets.remove(`knife-${cut}`);
      picture?.destroy();
      face.destroy();
    }
    this.#faces = [];
  }
}
