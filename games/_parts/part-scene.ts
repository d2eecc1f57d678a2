import { KIT, type KitFrame } from '@games/kit/kit-texture';
import { numberText } from '@games/kit/number-text';
import { PracticeScene } from '@games/kit/practice-scene';
import type { GameObjects } from 'phaser';

/** Ground, plates and calm reactions: all that the scenes in here share. */
export abstract class PartScene extends PracticeScene {
  protected get middle(): { readonly x: number; readonly y: number } {
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

  /** Puts the part into the world. */
  protected abstract lay(): void;

  protected right(): Promise<void> {
    return this.motion.wait(200);
  }

  protected wrong(): Promise<void> {
    return this.motion.wait(200);
  }
}
