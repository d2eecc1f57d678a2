import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { fadeIn, sumLabel } from '@games/kit/scene/sum-label';
import { numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Tweens } from 'phaser';
import type { Sum } from '@/maths/sum/sum';

export const game = 'botenkoers';
const depth = 40;
/** Air beside and above the sum on its plate, design px. */
const air = 30;
/** The lamp of a buoy shows above its plate by so much: the foot of the mast stands on it, design px. */
export const lampHigh = 74;
/** How far the float lies below the middle of the plate, design px. */
const afloat = 14;
const rightInk = 0x14664c;

interface Mooring {
  readonly at: Point;
  /** Largest width of its plate, design px. */
  readonly room: number;
  readonly index: number;
  /** Its place in the course, from 1, where it is the lighthouse that shows it. */
  readonly place: number | null;
}

/** A number that stands on a plate, on a buoy at the foot of its mast. It bobs. */
export class Buoy {
  readonly box: GameObjects.Container;
  readonly sum: Sum;
  readonly size: { readonly width: number; readonly height: number };
  readonly #kit: SceneKit;
  // Above all plates, so that digits share one draw call.
  readonly #text: GameObjects.Container;
  readonly #body: GameObjects.Image;
  readonly #rocking: Tweens.Tween | null;

  constructor(kit: SceneKit, sum: Sum, { at, room, index, place }: Mooring) {
    const { add } = kit.scene;
    this.#kit = kit;
    this.sum = sum;
    const { text, plate } = sumLabel(kit, sum, at, room - air);
    this.#text = text.setDepth(depth + 1);
    this.size = { width: Math.max(120, plate.width), height: 84 };
    const frame = place === null ? `buoy-${(index % 3) + 1}` : 'lighthouse';
    this.#body = add.image(0, afloat, game, frame);
    this.box = add
      .container(at.x, at.y, [
        this.#body,
        add.nineslice(0, 2, game, 'plate', plate.width, plate.height, 24, 24, 22, 26),
      ])
      .setDepth(depth);
    if (place !== null) this.box.add(this.#sign(place));
    this.#rocking = kit.motion.idle({
      targets: this.#body,
      angle: { from: -2.4, to: 2.4 },
      duration: 1700 + index * 130,
    });
  }

  /** The place of the lighthouse, on a chip beside its lamp. */
  #sign(place: number): GameObjects.Container {
    const { scene } = this.#kit;
    const frame: KitFrame = 'chip-right';
    return scene.add.container(-58, -62, [
      scene.add.nineslice(0, 0, KIT, frame, 66, 54, 18, 18, 18, 18),
      numberText(scene, 0, -1, `${place}.`, 40, rightInk),
    ]);
  }

  arrive(delay: number): Promise<void> {
    return fadeIn(this.#kit.motion, this.box, this.#text, delay);
  }

  /** It ducks into the water as its pennant is hoisted, and comes up again. */
  duck(on: boolean): void {
    void this.#kit.motion.flourish({
      targets: this.#body,
      y: afloat + (on ? 12 : -8),
      scaleX: on ? 1.08 : 0.96,
      scaleY: on ? 0.9 : 1.05,
      duration: 90,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  /** Drifts to the foot of another mast. */
  async driftTo({ x, y }: Point, duration: number): Promise<void> {
    await this.#kit.motion.tween({ targets: [this.box, this.#text], x, y, duration, ease: 'Sine.InOut' });
  }

  /** Steps back while others are told about. */
  dim(): void {
    void this.#kit.motion.tween({ targets: [this.box, this.#text], alpha: 0.7, duration: 220 });
  }

  destroy(): void {
    this.#rocking?.remove();
    this.#text.destroy();
    this.box.destroy();
  }
}
