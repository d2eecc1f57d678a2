import type { Motion } from '@games/kit/effects/motion';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { bridgeHolds, bridgeOf } from './rules';
import { game } from './world';

/** Half the width of the gorge, and the height of the bridge above the boards, design px. */
const reach = 268;
const above = 62;
const step = (reach * 2) / bridgeHolds;
const sag = 26;

/** The bridge over the gorge, with a plank for every finished round. */
export class Bridge {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #x: number;
  readonly #y: number;

  constructor(scene: Scene, motion: Motion, { middle, boards }: Layout, rounds: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#x = middle;
    this.#y = boards - above;
    this.#ropes();
    const { planks, lanterns } = bridgeOf(rounds);
    for (let index = 0; index < planks; index++) this.#plank(index);
    for (let index = 0; index < lanterns; index++) this.#lantern(index);
  }

  /** Adds the plank or lantern of the finished round, which `rounds` includes. */
  async grow(rounds: number): Promise<'plank' | 'lantern' | 'nothing'> {
    const { planks, lanterns } = bridgeOf(rounds);
    const before = bridgeOf(rounds - 1);
    if (planks === before.planks && lanterns === before.lanterns) return 'nothing';
    const piece = planks > before.planks ? this.#plank(planks - 1) : this.#lantern(lanterns - 1);
    piece.setScale(0.2);
    await this.#motion.tween({ targets: piece, scale: 1, duration: 420, ease: 'Back.Out' });
    return planks > before.planks ? 'plank' : 'lantern';
  }

  /** Sag of the bridge at a place from −1, the left cliff, to 1, the right one. */
  #dip(at: number): number {
    return this.#y + sag * (1 - at * at);
  }

  #plank(index: number): GameObjects.Image {
    const at = ((index + 0.5) / bridgeHolds) * 2 - 1;
    return this.#scene.add
      .image(this.#x + at * reach, this.#dip(at), game, 'plank')
      .setAngle(-at * 4)
      .setDepth(4);
  }

  #lantern(index: number): GameObjects.Image {
    const at = (index + 1) / 2.5 - 1;
    return this.#scene.add.image(this.#x + at * reach, this.#dip(at) - 54, game, 'lantern').setDepth(4);
  }

  #ropes(): void {
    const ropes = this.#scene.add.graphics().setDepth(3).lineStyle(4, 0x7a5a6a, 0.9);
    for (const lift of [0, 56]) {
      let [x, y] = [this.#x - reach, this.#dip(-1) - lift];
      for (let index = 1; index <= bridgeHolds; index++) {
        const at = (index / bridgeHolds) * 2 - 1;
        const next = [this.#x + at * reach, this.#dip(at) - lift] as const;
        ropes.lineBetween(x, y, ...next);
        [x, y] = next;
        if (lift > 0 && index % 2 === 0) ropes.lineBetween(x, y, x, y + lift);
      }
    }
    ropes.lineStyle(9, 0x6a4a5a, 1);
    for (const side of [-1, 1])
      ropes.lineBetween(this.#x + side * reach, this.#y + step / 2, this.#x + side * reach, this.#y - 66);
  }
}
