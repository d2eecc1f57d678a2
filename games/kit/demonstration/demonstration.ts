import type { AnswerMode } from '@/maths/answer-mode';
import type { SceneKit } from '../scene/scene-kit';
import { beatsFor, type Drag, type Press } from './beats';
import { GhostHand } from './ghost-hand';

/** Shows how a game is played: a hand that the child's first touch or key sends away. */
export class Demonstration {
  readonly #kit: SceneKit;
  #hand: GhostHand | undefined;

  constructor(kit: SceneKit) {
    this.#kit = kit;
    const leave = () => this.leave();
    for (const input of ['key', 'target:press', 'target:key'] as const) kit.bus.on(input, leave);
    kit.scene.input.on('pointerdown', leave);
  }

  /** Shows how a task is answered: by this drag or press, else as its targets say. */
  show(mode: AnswerMode, drag: Drag | Press | null): void {
    const { scene, motion, card, targets } = this.#kit;
    this.leave();
    this.#hand = new GhostHand(scene, motion);
    void this.#hand.show(beatsFor(mode, card.middle, targets.published, drag));
  }

  leave(): void {
    this.#hand?.leave();
    this.#hand = undefined;
  }
}
