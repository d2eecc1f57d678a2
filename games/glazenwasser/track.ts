import type { Motion } from '@games/kit/effects/motion';
import type { Box, Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';

/** Above the glass and what is written on it, below the squeegee. */
const depth = 38;
/** Height of a band that one stroke wipes, and how far a finger leaves its line before a new band begins, design px. */
const tall = 84;
const bend = 44;
const mostBands = 8;
const corner = 15;
const fading = 260;

interface Band {
  readonly from: Point;
  to: Point;
  readonly image: GameObjects.NineSlice;
}

/** What a finger wipes: bright bands over the glass, along its path; they dry when the stroke is over. */
export class Track {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #bands: Band[] = [];

  constructor(scene: Scene, motion: Motion) {
    this.#scene = scene;
    this.#motion = motion;
  }

  /** The finger is there; only what lies on the glass is wiped. */
  follow(at: Point, glass: Box): void {
    const { x, y, width, height } = glass;
    if (at.x < x || at.x > x + width || at.y < y || at.y > y + height) return;
    const last = this.#bands.at(-1);
    if (last === undefined || (hasBent(last, at) && this.#bands.length < mostBands))
      this.#bands.push(this.#band(last?.to ?? at, at, Math.min(tall, height)));
    const band = this.#bands.at(-1);
    if (band === undefined) return;
    band.to = at;
    const [dx, dy] = [at.x - band.from.x, at.y - band.from.y];
    band.image
      .setRotation(Math.atan2(dy, dx))
      .setSize(Math.max(2 * corner + 2, Math.hypot(dx, dy)), band.image.height)
      .setVisible(true);
  }

  /** The stroke is over: the bands dry. */
  dry(): void {
    const images = this.#bands.splice(0).map(({ image }) => image);
    if (images.length === 0) return;
    void this.#motion.tween({ targets: images, alpha: 0, duration: fading }).then(() => {
      for (const image of images) image.destroy();
    });
  }

  #band(from: Point, to: Point, height: number): Band {
    const image = this.#scene.add
      .nineslice(
        from.x,
        from.y,
        game,
        'streak',
        72,
        Math.max(height, 2 * corner + 2),
        corner,
        corner,
        corner,
        corner,
      )
      .setOrigin(0, 0.5)
      .setDepth(depth)
      .setAlpha(0.86)
      .setVisible(false);
    return { from, to, image };
  }
}

/** Whether a point lies so far beside the line of a band that it is no longer the same stroke. */
function hasBent({ from, to }: Pick<Band, 'from' | 'to'>, at: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < bend) return false;
  const [px, py] = [at.x - from.x, at.y - from.y];
  const beside = Math.abs(px * dy - py * dx) / length;
  const along = (px * dx + py * dy) / length;
  return beside > bend || along < length - bend;
}
