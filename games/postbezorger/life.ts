import type { Particles } from '@games/kit/effects/particles';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { game } from './game-id';
import { heights, type Layout } from './layout';
import { depths } from './scenery';
import type { StreetView } from './street-view';

/** Top of a chimney, from the foot of its house. */
const chimney = { x: 30, y: -196 } as const;
/** Time between two puffs of smoke, ms. */
const every = 620;
/** Every third house has a chimney, and this one is the first. */
const third = 3;
const first = 1;
const ripples = 7;

/** What goes on in the street by itself: smoke from the chimneys, and ripples on the canal. */
export class Life {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #view: StreetView;
  readonly #particles: Particles;
  #since = 0;
  #turn = 0;

  constructor(kit: SceneKit, layout: Layout, view: StreetView, particles: Particles) {
    this.#kit = kit;
    this.#layout = layout;
    this.#view = view;
    this.#particles = particles;
    const { scene, motion, design } = kit;
    for (let k = 0; k < ripples; k++) {
      const x = ((k + 0.5) / ripples) * design.width + (k % 2) * 30;
      const image = scene.add
        .image(x, view.yAt(132 + (k % 3) * 9), game, 'ripple')
        .setScale(layout.size)
        .setDepth(depths.boat + 0.5);
      motion.idle({ targets: image, x: x + 34, alpha: 0.25, duration: 2300 + k * 270 });
    }
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    this.#since += delta;
    if (this.#since < every || this.#view.zoom < 1) return;
    this.#since = 0;
    const { size, bike } = this.#layout;
    const middle = Math.floor(this.#view.doorAt(bike.x) / (2 * third));
    const place = third * (middle + (this.#turn++ % 3) - 1) + first;
    const door = 2 * place;
    if (!this.#view.has(door)) return;
    const { random } = this.#kit;
    this.#particles.emit(
      'puff',
      this.#view.xAt(door) + chimney.x * size,
      this.#view.yAt(heights.house + chimney.y),
      {
        vx: 10 + random.next() * 16,
        vy: -26,
        life: 2000,
        size: 0.5 * size,
        grow: 0.5 * size,
        depth: depths.trees + 0.5,
      },
    );
  }
}
