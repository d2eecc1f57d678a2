import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Tweens } from 'phaser';
import { game } from './tile-look';

/** Distance in which a stroke lets sand fly again, design px. */
const stirEvery = 26;

/** The child's brush: it follows a finger, brushes by itself after a key, and lies at the edge of the pit between. */
export class Brush {
  readonly #kit: SceneKit;
  readonly #home: Point;
  readonly #image: GameObjects.Image;
  /** The brush under a finger. */
  readonly #held: GameObjects.Image;
  readonly #stir: (at: Point, count: number) => void;
  #hint: Tweens.Tween | null = null;
  #stirred: Point = { x: 0, y: 0 };

  /** `stir` makes sand fly where the brush goes. */
  constructor(kit: SceneKit, home: Point, stir: (at: Point, count: number) => void) {
    this.#kit = kit;
    this.#home = home;
    this.#stir = stir;
    this.#image = kit.scene.add.image(home.x, home.y, game, 'brush').setAngle(-24).setDepth(60);
    this.#held = kit.scene.add.image(0, 0, game, 'brush').setDepth(60).setVisible(false);
  }

  /** Follows a stroke; an empty path ends it. */
  follow(path: readonly Point[]): void {
    const at = path.at(-1);
    this.#held.setVisible(at !== undefined);
    this.#image.setVisible(at === undefined);
    if (at === undefined) return;
    const before = path.at(-2) ?? at;
    this.#held.setPosition(at.x, at.y).setAngle(Math.max(-26, Math.min(26, (at.x - before.x) * 2)));
    if (Math.hypot(at.x - this.#stirred.x, at.y - this.#stirred.y) < stirEvery) return;
    this.#stirred = at;
    this.#stir(at, 2);
  }

  /** Waits beside a tile that can be brushed; `hints` moves it half over the tile, again and again. */
  async ready({ x, y }: Point, hints: boolean): Promise<void> {
    this.#still();
    await this.#kit.motion.tween({
      targets: this.#image,
      x: x + 34,
      y: y + 40,
      angle: -24,
      duration: 140,
      ease: 'Sine.Out',
    });
    if (hints)
      this.#hint = this.#kit.motion.idle({ targets: this.#image, x: x + 4, angle: -4, duration: 520 });
  }

  /** Brushes from one point to another in `duration` ms. */
  async sweep(from: Point, to: Point, duration: number): Promise<void> {
    this.#still();
    const { motion } = this.#kit;
    this.#image.setPosition(from.x, from.y).setAngle(24);
    await motion.tween({ targets: this.#image, x: to.x, y: to.y, angle: -24, duration, ease: 'Sine.InOut' });
    this.#stir(to, 3);
  }

  /** Brushes once over a tile and back to its place. */
  async over({ x, y }: Point): Promise<void> {
    this.#stir({ x, y }, 14);
    await this.sweep({ x: x - 30, y: y + 8 }, { x: x + 34, y: y - 4 }, 150);
    await this.rest();
  }

  /** Goes back to the edge of the pit. */
  async rest(): Promise<void> {
    this.#still();
    const { x, y } = this.#home;
    await this.#kit.motion.tween({
      targets: this.#image,
      x,
      y,
      angle: -24,
      duration: 200,
      ease: 'Sine.InOut',
    });
  }

  /** Takes the brush away, at the end of a round. */
  hide(): void {
    this.#still();
    for (const image of [this.#image, this.#held]) image.setVisible(false);
  }

  #still(): void {
    this.#hint?.stop();
    this.#hint = null;
  }
}
