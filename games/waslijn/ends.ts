import { inSight, numberPlate } from '@games/kit/feedback/number-plate';
import type { Design } from '@games/kit/layout/design';
import type { LineEnds } from '@games/kit/layout/line-scale';
import type { GameObjects, Scene } from 'phaser';
import { plus, type Rational, rational, times } from '@/maths/number/rational';
import { type Layout, ropeAt } from './layout';

const above = 58;
const unknown = '?';

/** The numbers above the pegs. */
export class Ends {
  readonly #scene: Scene;
  readonly #layout: Layout;
  readonly #design: Design;
  #plates: GameObjects.Container[] = [];

  constructor(scene: Scene, layout: Layout, design: Design) {
    this.#scene = scene;
    this.#layout = layout;
    this.#design = design;
  }

  /** Writes both ends; on a turned line the beginning and the middle, and the end is unknown. */
  name({ min, max }: LineEnds, isTurned: boolean, write: (value: Rational) => string): void {
    this.clear();
    const { from, to } = this.#layout.line;
    const middle = times(plus(min, max), rational(1, 2));
    this.#plate(from, write(min));
    if (isTurned) this.#plate((from + to) / 2, write(middle));
    this.#plate(to, isTurned ? unknown : write(max));
  }

  clear(): void {
    for (const plate of this.#plates) plate.destroy();
    this.#plates = [];
  }

  #plate(x: number, text: string): void {
    const y = ropeAt(this.#layout.line, x) - above;
    const plate = numberPlate(this.#scene, x, y, text, 'known').setDepth(24);
    this.#plates.push(inSight(plate, this.#design));
  }
}
