import { wasRight } from '@games/kit/api/bus';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { TaskAnswer } from '@/maths/round/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { type Beach, beachOf } from './beach';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { alongAt, isSameBeach } from './rules';

const most = 10;
/** The flags stand behind the spade, a little in the sand. */
const sunk = 4;

/** The flags of this round: each stands where its number lies on the whole beach. */
export class Flags {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  #standing: GameObjects.Image[] = [];

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
  }

  /** Plants a flag at a share of the beach. */
  async plant(along: number): Promise<void> {
    const flag = this.#put(along);
    await this.#kit.motion.flourish({
      targets: flag,
      scaleY: { from: 0.2, to: 1 },
      duration: 220,
      ease: 'Back.Out',
    });
  }

  /** Plants at once what earlier right answers of this round found on this beach. */
  plantAgain(answers: readonly TaskAnswer[], beach: Beach): void {
    for (const { sumIds } of answers.filter(wasRight)) {
      const sum = parseSumOrThrow(sumIds[0] ?? '');
      if (isSameBeach(beachOf(sum, { isTurned: false }), beach)) this.#put(alongAt(beach, [], sum.answer));
    }
  }

  clear(): void {
    for (const flag of this.#standing) flag.destroy();
    this.#standing = [];
  }

  #put(along: number): GameObjects.Image {
    const { strip, surface } = this.#layout;
    const flag = this.#kit.scene.add
      .image(strip.left + strip.width * along, surface + sunk, game, 'flag')
      .setDepth(depths.fan - 0.5);
    this.#standing.push(flag);
    if (this.#standing.length > most) this.#standing.shift()?.destroy();
    return flag;
  }
}
