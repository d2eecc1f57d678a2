import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './buoy';

/** Distance between two dots of the stroke, and its depth below the buoys. */
const pitch = 22;
const depth = 33;

/** The stroke of the child on the water: dotted from buoy to buoy, and on to the finger while it draws. */
export class Route {
  readonly #scene: Scene;
  readonly #dots: GameObjects.Image[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Draws the stroke through these points; none takes it away. */
  draw(points: readonly Point[]): void {
    let used = 0;
    points.forEach((to, index) => {
      const from = points[index - 1];
      if (from === undefined) return;
      const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / pitch);
      for (let k = 0; k < count; k++) {
        const along = k / count;
        this.#dot(used++, from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along);
      }
    });
    for (const dot of this.#dots.slice(used)) dot.setVisible(false);
  }

  /** Moves a dot of an earlier stroke, since the stroke is drawn anew at each move of the finger. */
  #dot(index: number, x: number, y: number): void {
    const dot = this.#dots[index] ?? this.#scene.add.image(x, y, game, 'foam').setDepth(depth);
    this.#dots[index] = dot.setPosition(x, y).setVisible(true);
  }
}
