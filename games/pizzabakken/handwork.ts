import type { SceneKit } from '@games/kit/scene/scene-kit';
import { compare, type Rational } from '@/maths/number/rational';
import { game } from './pizza-paint';
import type { Pizzas } from './pizzas';
import { type Portion, piecesOf } from './portion';
import type { Topping } from './rules';

/** Grains that fly along one cut, and the most cuts that throw flour. */
const grains = 4;
const flouredCuts = 8;
/** Bits of topping that fall on one piece, and the most pieces on which they are seen to fall. */
const bits = 3;
const sprinkled = 6;
const depth = 64;

/** Shows the hand's work: flour flies along a cut, topping falls on its piece. The pizza itself changes at once. */
export class Handwork {
  readonly #kit: SceneKit;

  constructor(kit: SceneKit) {
    this.#kit = kit;
  }

  /** A cutter rolls over the pizzas, for a cut that no hand has drawn. */
  roll(pizzas: Pizzas): void {
    const { motion, scene } = this.#kit;
    if (motion.reduced) return;
    const { x, y } = pizzas.box;
    const half = pizzas.size.width / 2;
    const blade = scene.add
      .image(x - half, y - 20, game, 'knife')
      .setScale(1.3)
      .setDepth(depth);
    void motion
      .flourish({ targets: blade, x: x + half, angle: 40, duration: 240, ease: 'Cubic.Out' })
      .then(() => motion.flourish({ targets: blade, y: y - 90, alpha: 0, duration: 140 }))
      .then(() => blade.destroy());
  }

  /** The pieces spring apart, and flour flies out of the cuts. */
  cut(pizzas: Pizzas, cut: number): void {
    const { motion, scene, random } = this.#kit;
    const { box } = pizzas;
    void motion.flourish({
      targets: box,
      scale: box.scale * 1.035,
      duration: 80,
      yoyo: true,
      ease: 'Quad.Out',
    });
    if (motion.reduced) return;
    const away = pizzas.radius / grains;
    for (let line = 0; line < Math.min(cut, flouredCuts); line++) {
      const angle = (line / cut) * Math.PI * 2 - Math.PI / 2;
      for (let k = 1; k <= grains; k++) {
        const along = away * (k - 0.4);
        const grain = scene.add
          .image(box.x + Math.cos(angle) * along, box.y + Math.sin(angle) * along, game, 'steam')
          .setScale(0.12)
          .setDepth(depth);
        void motion
          .flourish({
            targets: grain,
            x: grain.x + (random.next() - 0.5) * 70,
            y: grain.y - 18 - random.next() * 40,
            scale: 0.3,
            alpha: 0,
            duration: 300 + random.next() * 160,
            ease: 'Quad.Out',
          })
          .then(() => grain.destroy());
      }
    }
  }

  /** Topping falls on every piece that has just been topped. */
  lay(pizzas: Pizzas, before: Rational, made: Portion, topping: Topping | undefined): void {
    const { motion, scene, random } = this.#kit;
    if (topping === undefined || motion.reduced || compare(made.topped, before) <= 0) return;
    const { box } = pizzas;
    const press = { scaleX: 1.014, scaleY: 0.978, duration: 70, yoyo: true, ease: 'Quad.Out' };
    void motion.flourish({ targets: box, ...press }).then(() => box.active && box.setScale(1));
    const first = Math.floor((before.num * made.cut) / before.den + 1e-9);
    const pieces = piecesOf(made);
    const last = Math.ceil(pieces.num / pieces.den - 1e-9);
    for (let piece = Math.max(first, last - sprinkled); piece < last; piece++) {
      const { x, y } = pizzas.middleOf(piece, made.cut);
      for (let k = 0; k < bits; k++) {
        const to = { x: x + (random.next() - 0.5) * 60, y: y + (random.next() - 0.5) * 50 };
        const bit = scene.add
          .image(to.x, to.y - 90, game, `top-${topping}`)
          .setAngle(random.next() * 360)
          .setScale(1.1)
          .setDepth(depth);
        void motion
          .flourish({
            targets: bit,
            y: to.y,
            scale: 0.8,
            delay: k * 30 + (piece - first) * 26,
            duration: 150,
            ease: 'Quad.In',
          })
          .then(() => bit.destroy());
      }
    }
  }
}
