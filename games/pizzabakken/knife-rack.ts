import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { inRows } from '@games/kit/layout/in-rows';
import { keyPlate } from '@games/kit/parts/key-face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { game } from './pizza-paint';
import { texts } from './texts.gen';

/** A knife on the rack: its key, and a small pizza that shows what it does; a rare cut has none. */
interface Hung {
  readonly face: GameObjects.Container;
  readonly picture: GameObjects.Image | undefined;
  readonly y: number;
  readonly cut: number;
}

const width = 92;
/** How far the knife in the hand is lifted, design px. */
const lift = 5;
/** Heights of picture and number from the middle of a key, and the size of the picture. */
const place = { picture: -27, number: 19, size: 1.06 } as const;

/** The knives on their rack: each cuts a pizza into so many pieces, in one stroke. */
export class KnifeRack {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #choose: (cut: number, input: InputMethod) => void;
  #hung: readonly Hung[] = [];
  #held: number | null = null;

  constructor(kit: SceneKit, layout: Layout, choose: (cut: number, input: InputMethod) => void) {
    this.#kit = kit;
    this.#layout = layout;
    this.#choose = choose;
  }

  /** The knife in the hand, by the pieces it cuts, is lifted off the rack; null when the hand holds topping. */
  get held(): number | null {
    return this.#held;
  }

  set held(held: number | null) {
    this.#held = held;
    for (const { face, picture, y, cut } of this.#hung) {
      const isHeld = cut === held;
      face.setY(isHeld ? y - lift : y).setScale(isHeld ? 1.08 : 1);
      picture?.setY(face.y + place.picture);
    }
  }

  /** Hangs these knives, with their targets, in place of those that hang. */
  offer(cuts: readonly number[]): void {
    const { scene, targets, locale } = this.#kit;
    for (const { face, picture, cut } of this.#hung) {
      targets.remove(`knife-${cut}`);
      picture?.destroy();
      face.destroy();
    }
    const { height, ...rows } = this.#layout.rack;
    this.#hung = cuts.map((cut, k) => {
      const at = inRows(rows, k);
      const face = keyPlate(this.#kit, { ...at, width, height }, { text: `${cut}` }).setDepth(61);
      targets.add({
        id: `knife-${cut}`,
        label: texts[locale]('knifeOf', { cut }),
        object: face,
        size: { width, height },
        row: `knives-${at.y}`,
        selected: () => this.#held === cut,
        press: (input) => this.#choose(cut, input),
      });
      const picture = scene.textures.get(game).has(`cut-${cut}`) ? this.#picture(face, cut) : undefined;
      return { face, picture, y: at.y, cut };
    });
  }

  /** Draws a pizza above the number; above all keys, so that the pictures share a draw call. */
  #picture({ x, y, list: [, number] }: GameObjects.Container, cut: number): GameObjects.Image {
    Object.assign(number ?? {}, { y: place.number });
    return this.#kit.scene.add
      .image(x, y + place.picture, game, `cut-${cut}`)
      .setScale(place.size)
      .setDepth(62);
  }

  /** Middle of the first knife; null when none hangs here. */
  get first(): Point | null {
    const [knife] = this.#hung;
    return knife === undefined ? null : { x: knife.face.x, y: knife.y };
  }
}
