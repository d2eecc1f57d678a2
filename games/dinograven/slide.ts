import type { Box, Point } from '@games/kit/layout/design';
import type { Scene } from 'phaser';

/** A finger that pulls something along a line. It only sets a value: letting go decides nothing. */
export class Slide {
  #box: Box | null = null;
  #pulls = false;

  /** `moved` is called where the finger is, from where it was put down in the box until it is lifted. */
  constructor(scene: Scene, moved: (at: Point) => void) {
    const follow = () => {
      const { worldX: x, worldY: y, isDown } = scene.input.activePointer;
      if (this.#pulls && isDown && this.#box !== null) moved({ x, y });
    };
    scene.input.on('pointerdown', () => {
      const { worldX, worldY } = scene.input.activePointer;
      this.#pulls = this.#box !== null && isIn(this.#box, worldX, worldY);
      follow();
    });
    scene.input.on('pointermove', follow);
    scene.input.on('pointerup', () => {
      this.#pulls = false;
    });
  }

  /** A finger is pulling: what it crosses is not brushed. */
  get isPulling(): boolean {
    return this.#pulls;
  }

  /** The box in which the finger is put down, design px; none while nothing can be pulled. */
  set(box: Box | null): void {
    this.#box = box;
  }
}

const isIn = ({ x, y, width, height }: Box, atX: number, atY: number): boolean =>
  atX >= x && atX <= x + width && atY >= y && atY <= y + height;
