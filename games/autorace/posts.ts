import type { GameObjects, Scene } from 'phaser';
import { game } from './glyphs';
import type { Road } from './road';
import { placeValuesOf } from './rules';

/** On the right shoulder of the road, from a little before the car to a little before the gates. */
const lane = 1.66;
const first = 0.15;
/** They are drawn as tall as they stand beside the car. */
const size = 1.05;
const dull = 0xb4aed8;
const lit = 0xffffff;

/** Posts beside the road, one for each hundred, ten and one of the change: the car ticks them off as it passes. */
export class Posts {
  readonly #posts: readonly GameObjects.Image[];

  /** `until` is the distance of the gates, `coming` how far the world still has to drive. */
  constructor(scene: Scene, road: Road, change: number, until: number, coming: number) {
    const sizes = placeValuesOf(change);
    this.#posts = sizes.map((value, place) => {
      const object = scene.add.image(0, 0, game, `post-${value}`).setTint(dull);
      const ahead = first + ((until - first) * (place + 0.5)) / sizes.length;
      road.put({ object, lane, size, up: 0, ahead: ahead + coming });
      return object;
    });
  }

  /** Lights the posts up to this one, from 0. */
  tick(place: number): void {
    this.#posts[place]?.setTint(lit);
  }

  destroy(): void {
    for (const post of this.#posts) post.destroy();
  }
}
