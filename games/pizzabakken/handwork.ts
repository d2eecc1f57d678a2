import type { SceneKit } from '@games/kit/scene/scene-kit';
import { compare, type Rational } from '@/maths/number/rational';
import type { Bits } from './bits';
import { bounce, squash } from './bounce';
import { game } from './pizza-paint';
import type { Pizzas } from './pizzas';
import { type Portion, piecesOf } from './portion';
import type { Topping } from './rules';

/** Grains that fly along one cut, and the most cuts that throw flour. */
const grains = 4;
const flouredCuts = 8;
/** The most pieces on which topping is seen to fall. */
const sprinkled = 6;

/** Shows the hand's work: flour flies along a cut, topping falls on its piece. The pizza itself changes at once. */
export class Handwork {
  readonly #kit: SceneKit;
  readonly #bits: Bits;

  constructor(kit: SceneKit, bits: Bits) {
    this.#kit = kit;
    this.#bits = bits;
  }

  /** A cutter rolls over the pizzas, for a cut that no hand has drawn. */
  roll({ box: { x, y }, size }: Pizzas): void {
    const { motion, scene } = this.#kit;
    if (motion.reduced) return;
    const half = size.width / 2;
    const blade = scene.add
      .image(x - half, y - 20, game, 'knife')
      .setScale(1.3)
      .setDepth(64);
    void motion
      .tween({ targets: blade, x: x + half, angle: 40, duration: 240, ease: 'Cubic.Out' })
      .then(() => motion.tween({ targets: blade, y: y - 90, alpha: 0, duration: 140 }))
      .then(() => blade.destroy());
  }

  /** The pieces spring apart, and flour flies out of the cuts. */
  cut({ box, radius }: Pizzas, cut: number): void {
    void bounce(this.#kit.motion, box, 80, { scale: box.scale * 1.035 });
    for (let line = 0; line < Math.min(cut, flouredCuts); line++) {
      const angle = (line / cut) * Math.PI * 2 - Math.PI / 2;
      for (let k = 1; k <= grains; k++) {
        const along = (radius / grains) * (k - 0.4);
        this.#bits.flour(box.x + Math.cos(angle) * along, box.y + Math.sin(angle) * along);
      }
    }
  }

  /** Topping falls on every piece that has just been topped. */
  lay(pizzas: Pizzas, before: Rational, made: Portion, topping: Topping | undefined): void {
    if (topping === undefined || compare(made.topped, before) <= 0) return;
    void squash(this.#kit.motion, pizzas.box, [1.014, 0.978], 70);
    const first = Math.floor((before.num * made.cut) / before.den + 1e-9);
    const { num, den } = piecesOf(made);
    const last = Math.ceil(num / den - 1e-9);
    for (let piece = Math.max(first, last - sprinkled); piece < last; piece++)
      this.#bits.sprinkle(topping, pizzas.middleOf(piece, made.cut), (piece - first) * 26);
  }
}
