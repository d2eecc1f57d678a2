import type { Point } from '@games/kit/layout/design';
import { PracticeScene } from '@games/kit/practice-scene';
import { numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';

/** Base class of the scenes in this folder: background, plates and calm reactions. */
export abstract class PartScene extends PracticeScene {
  protected get middle(): Point {
    return { x: this.design.width / 2, y: this.design.height / 2 };
  }

  /** A plate with a number, to be pressed or carried. */
  protected plate(x: number, y: number, text: string, width = 150, height = 120): GameObjects.Container {
    const back = this.add.nineslice(0, 0, KIT, 'card' satisfies KitFrame, width, height, 42, 42, 42, 48);
    return this.add.container(x, y, [back, numberText(this, 0, -6, text, 46)]).setSize(width, height);
  }

  protected build(): void {
    this.cameras.main.setBackgroundColor('#74c4ea');
    this.lay();
  }

  /** Adds the part to the world. */
  protected abstract lay(): void;

  protected async right(): Promise<void> {}

  protected wrong(): Promise<void> {
    return this.motion.wait(200);
  }
}
