import type { Motion } from '@games/kit/effects/motion';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import type { Orientation, Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Scene } from 'phaser';
import { rail as board } from './art/sizes';
import type { Bubble } from './bubble';
import { game } from './game-id';
import { layouts } from './layout';
import { Rail } from './rail';
import { beside, reachOf } from './rules';

/** Shows the right amount over the child's own, whose bubble bursts, until the child goes on. */
export async function compare(
  kit: SceneKit,
  own: Bubble,
  right: number,
  given: number,
  sound: { readonly pop: () => void; readonly drop: () => void },
): Promise<void> {
  const { scene, motion, design } = kit;
  const comparison = new Comparison(scene, motion, design.orientation, right, given);
  await comparison.open();
  sound.pop();
  void own.burst();
  await comparison.drop(own.dotSpots(), sound.drop);
  await motion.wait(minViewMs);
  await waitForContinue(kit, layouts[design.orientation].rows.go);
  await comparison.close();
}

/** Shows both sides of a comparison under each other, where the child popped the wrong sign, until the child goes on. */
export async function compareSides(kit: SceneKit, left: number, right: number): Promise<void> {
  const { scene, motion, design } = kit;
  const { rows } = layouts[design.orientation];
  const comparison = new Comparison(scene, motion, design.orientation, left, right);
  await comparison.open(false);
  comparison.lay(right);
  await motion.wait(minViewMs);
  await waitForContinue(kit, rows.go);
  await comparison.close();
}

/** After a miss: the right row of dots over the child's own, so that what is over or short is seen. */
class Comparison {
  readonly #motion: Motion;
  readonly #own: Rail;
  readonly #right: number;
  readonly #check: GameObjects.Image;
  readonly #parts: (GameObjects.Container | GameObjects.Image)[];

  constructor(scene: Scene, motion: Motion, orientation: Orientation, right: number, given: number) {
    const { rows } = layouts[orientation];
    this.#motion = motion;
    this.#right = right;
    const row = ({ x, y }: Point) => {
      const rail = new Rail(scene, motion, x, y, rows.size);
      rail.set(reachOf([right, given]));
      rail.box.setDepth(60).setAlpha(0);
      return rail;
    };
    const above = row(rows.right);
    above.lay(right);
    this.#own = row(rows.own);
    this.#check = scene.add
      .image(rows.right.x - (board.width / 2 + 4) * rows.size, rows.right.y - 40, game, 'check')
      .setDepth(61)
      .setAlpha(0);
    this.#parts = [above.box, this.#own.box, this.#check];
  }

  /** `isChecked` says that the upper row is the right one. */
  open(isChecked = true): Promise<void> {
    const parts = isChecked ? this.#parts : this.#parts.filter((part) => part !== this.#check);
    return this.#motion.tween({ targets: parts, alpha: 1, duration: 200 });
  }

  /** Lays an amount below the upper one at once. */
  lay(amount: number): void {
    this.#own.lay(amount);
    this.#mark(amount);
  }

  /** Drops the child's amount below the right one, from where its bubble was. */
  async drop(from: readonly Point[], each: () => void): Promise<void> {
    await this.#own.receive(from, each);
    this.#mark(from.length);
  }

  #mark(given: number): void {
    const { same, over, short } = beside(this.#right, given);
    this.#own.mark(same, same + Math.max(over, short), over > 0 ? 'over' : 'short');
  }

  async close(): Promise<void> {
    await this.#motion.tween({ targets: this.#parts, alpha: 0, duration: 160 });
    for (const part of this.#parts) part.destroy();
  }
}
