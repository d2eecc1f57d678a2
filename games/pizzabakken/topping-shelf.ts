import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Layout } from './layout';
import { game } from './pizza-paint';
import { type Topping, toppings } from './rules';

const inJar = [
  [-8, -12, 0.42],
  [9, -14, 0.4],
  [0, -30, 0.42],
  [-9, -42, 0.36],
  [10, -40, 0.36],
] as const;

/** The jars on the window sill: one for every topping that has come so far. */
export class ToppingShelf {
  readonly #kit: SceneKit;
  readonly #layout: Layout;

  constructor(kit: SceneKit, layout: Layout, shelf: readonly Topping[]) {
    this.#kit = kit;
    this.#layout = layout;
    for (const topping of shelf) this.#fill(topping, toppings.indexOf(topping));
  }

  /** A new jar comes down onto its place. */
  async add(topping: Topping): Promise<void> {
    const jar = this.#fill(topping, toppings.indexOf(topping));
    const { y } = jar;
    jar.setDepth(890).setAlpha(0);
    if (!this.#kit.motion.reduced) jar.setY(y - 90);
    await this.#kit.motion.tween({ targets: jar, y, alpha: 1, duration: 520, ease: 'Bounce.Out' });
  }

  #fill(topping: Topping, place: number) {
    const { add } = this.#kit.scene;
    const { x, y, pitch } = this.#layout.shelf;
    const inside = inJar.map(([dx, dy, size], k) =>
      add
        .image(dx, dy, game, `top-${topping}`)
        .setScale(size)
        .setAngle(k * 47),
    );
    const jar = [add.image(0, 0, game, 'jar'), ...inside, add.image(0, 0, game, 'jar-shine')];
    return add
      .container(x + place * pitch, y, jar)
      .setDepth(4)
      .setScale(this.#size);
  }

  get #size(): number {
    return this.#layout.shelf.pitch / 62;
  }
}
