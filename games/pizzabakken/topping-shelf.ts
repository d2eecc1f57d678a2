import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { game } from './pizza-paint';
import { jarTint, type Keepsake, shelfOf, type Topping, toppings } from './rules';

const inJar = [
  [-8, -12, 0.42],
  [9, -14, 0.4],
  [0, -30, 0.42],
  [-9, -42, 0.36],
  [10, -40, 0.36],
] as const;

/** The newest jar is larger than the others and has a star over its lid, design px. */
const newest = { size: 1.3, above: -78, star: 34 } as const;

/** The jars on the window sill: one for every topping that has come so far. */
export class ToppingShelf {
  readonly #kit: SceneKit;
  readonly #layout: Layout;

  constructor(kit: SceneKit, layout: Layout, kept: Keepsake) {
    this.#kit = kit;
    this.#layout = layout;
    for (const topping of shelfOf(kept)) this.#fill(topping, jarTint(kept, topping));
  }

  /** A new jar comes down onto its place, which is returned at once. */
  add(topping: Topping, tint: number): Point {
    const jar = this.#fill(topping, tint);
    const { x, y } = jar;
    void this.#drop(jar);
    return { x, y };
  }

  async #drop(jar: GameObjects.Container): Promise<void> {
    const { y } = jar;
    jar
      .setDepth(890)
      .setAlpha(0)
      .setScale(this.#size * newest.size);
    const star = this.#kit.scene.add
      .image(0, newest.above, KIT, 'star' satisfies KitFrame)
      .setDisplaySize(newest.star, newest.star);
    jar.add(star);
    if (!this.#kit.motion.reduced) jar.setY(y - 90);
    await this.#kit.motion.tween({ targets: jar, y, alpha: 1, duration: 520, ease: 'Bounce.Out' });
    this.#kit.motion.idle({ targets: star, angle: 16, duration: 700 });
  }

  #fill(topping: Topping, tint: number) {
    const place = toppings.indexOf(topping);
    const { add } = this.#kit.scene;
    const { x, y, pitch } = this.#layout.shelf;
    const inside = inJar.map(([dx, dy, size], k) =>
      add
        .image(dx, dy, game, `top-${topping}`)
        .setScale(size)
        .setAngle(k * 47),
    );
    const jar = [add.image(0, 0, game, 'jar').setTint(tint), ...inside, add.image(0, 0, game, 'jar-shine')];
    return add
      .container(x + place * pitch, y, jar)
      .setDepth(4)
      .setScale(this.#size);
  }

  get #size(): number {
    return this.#layout.shelf.pitch / 62;
  }
}
