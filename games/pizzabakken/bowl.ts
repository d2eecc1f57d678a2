import type { ValueRange } from '@games/kit/api/bus';
import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { dip, keyPlate, pale } from '@games/kit/parts/key-face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects } from 'phaser';
import { arrows } from './hand';
import { game } from './pizza-paint';
import type { Topping } from './rules';
import { texts } from './texts.gen';

interface BowlSpec {
  readonly text: () => string;
  readonly range: () => ValueRange;
  readonly can: (by: 1 | -1) => boolean;
  readonly step: (by: 1 | -1) => void;
  readonly press: (input: InputMethod) => void;
}

const inBowl = [
  [-22, -86, 0.62, 20],
  [20, -88, 0.62, -30],
  [-2, -96, 0.66, 60],
  [4, -82, 0.64, 0],
] as const;
const key = { width: 88, height: 88, away: 110 } as const;

/** The bowl of topping above the number of pieces, with a key at each side; arrow keys change it while it has the focus. */
export class Bowl {
  readonly #kit: SceneKit;
  readonly #spec: BowlSpec;
  readonly #plate: GameObjects.Container;
  readonly #keys: readonly {
    readonly face: GameObjects.Container;
    readonly by: 1 | -1;
    readonly id: string;
  }[];
  readonly #number: GameObjects.BitmapText;
  #inside: GameObjects.Image[] = [];

  constructor(kit: SceneKit, { x, y }: Point, spec: BowlSpec) {
    this.#kit = kit;
    this.#spec = spec;
    const { add } = kit.scene;
    const parts = [add.image(0, 0, game, 'dial'), add.image(0, -72, game, 'bowl')];
    // At the depth of the keys, so that they share a draw call.
    this.#number = numberText(kit.scene, x, y + 12, '', 54).setDepth(61);
    this.#plate = add.container(x, y, parts).setDepth(60);
    this.#keys = ([-1, 1] as const).map((by) => {
      const face = keyPlate(kit, { ...key, x: x + by * key.away, y: y + 2 }, { text: by > 0 ? '+' : '−' });
      return { face: face.setDepth(61), by, id: by > 0 ? 'bowl-more' : 'bowl-less' };
    });
  }

  /** Shows or hides it, with its targets. */
  show(on: boolean): void {
    const { targets, locale } = this.#kit;
    for (const { id } of [{ id: 'bowl' }, ...this.#keys]) targets.remove(id);
    for (const part of [this.#plate, this.#number, ...this.#keys.map(({ face }) => face)])
      part.setVisible(on);
    if (!on) return;
    const { range, can, step, press } = this.#spec;
    const t = texts[locale];
    targets.add({
      id: 'bowl',
      label: t('bowl'),
      object: this.#plate,
      size: { width: 112, height: 150 },
      range,
      keys: arrows(step),
      press,
    });
    for (const { face, by, id } of this.#keys)
      targets.add({
        id,
        label: t(by > 0 ? 'topMore' : 'topLess'),
        object: face,
        size: key,
        enabled: () => can(by),
        repeats: true,
        press: () => {
          dip(this.#kit, face);
          step(by);
        },
      });
    this.refresh();
  }

  fill(toppings: readonly Topping[]): void {
    for (const image of this.#inside) image.destroy();
    this.#inside = inBowl.map(([x, y, size, turn], k) =>
      this.#kit.scene.add
        .image(x, y, game, `top-${toppings[k % toppings.length]}`)
        .setScale(size)
        .setAngle(turn),
    );
    this.#plate.add(this.#inside);
  }

  refresh(): void {
    const text = this.#spec.text();
    this.#number.setText(text).setFontSize(text.length > 2 ? 40 : 54);
    for (const { face, by } of this.#keys) pale(face, !this.#spec.can(by));
  }
}
