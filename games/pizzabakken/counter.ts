import type { ValueRange } from '@games/kit/api/bus';
import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { dip, keyPlate, pale } from '@games/kit/parts/key-face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects } from 'phaser';
import { game } from './pizza-paint';

interface CounterSpec extends Point {
  readonly id: string;
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly text: () => string;
  readonly range: () => ValueRange;
  readonly can: (by: 1 | -1) => boolean;
  readonly step: (by: 1 | -1) => void;
  /** Called when the tool is pressed. */
  readonly press?: (input: InputMethod) => void;
}

const inBowl = [
  [-22, -86, 0.62, 20],
  [20, -88, 0.62, -30],
  [-2, -96, 0.66, 60],
  [4, -82, 0.64, 0],
] as const;
const key = { width: 88, height: 88, away: 110 } as const;

/** A number with the bowl above it and a key at each side; arrow keys change it while it has the focus. */
export class Counter {
  readonly #kit: SceneKit;
  readonly #spec: CounterSpec;
  readonly #plate: GameObjects.Container;
  readonly #keys: readonly (readonly [GameObjects.Container, 1 | -1])[];
  readonly #number: GameObjects.BitmapText;
  #inside: GameObjects.Image[] = [];

  constructor(kit: SceneKit, spec: CounterSpec) {
    this.#kit = kit;
    this.#spec = spec;
    const { x, y } = spec;
    const { add } = kit.scene;
    const dial = add.image(0, 0, game, 'dial');
    // At the depth of the keys, so that they share a draw call.
    this.#number = numberText(kit.scene, x, y + 12, '', 54).setDepth(61);
    const picture = add.image(0, -72, game, 'bowl');
    this.#plate = add.container(x, y, [dial, picture]).setDepth(60);
    this.#keys = ([-1, 1] as const).map((by) => {
      const place = { x: x + by * key.away, y: y + 2, width: key.width, height: key.height };
      return [keyPlate(kit, place, { text: by > 0 ? '+' : '−' }).setDepth(61), by] as const;
    });
  }

  /** Adds its targets; called for each task, in the order of the work. */
  offer(): void {
    const { id, label, range, can, step, press, less, more } = this.#spec;
    const { targets } = this.#kit;
    for (const each of [id, `${id}-less`, `${id}-more`]) targets.remove(each);
    targets.add({
      id,
      label,
      object: this.#plate,
      size: { width: 112, height: 150 },
      range,
      keys: {
        from: 'own',
        take: (name) => {
          const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[name];
          if (by === 1 || by === -1) step(by);
        },
      },
      press: (input) => {
        if (press !== undefined) press(input);
        else if (input !== 'pointer' && input !== 'touch' && can(1)) step(1);
      },
    });
    for (const [face, by] of this.#keys) {
      targets.add({
        id: `${id}-${by > 0 ? 'more' : 'less'}`,
        label: by > 0 ? more : less,
        object: face,
        size: key,
        enabled: () => can(by),
        repeats: true,
        press: () => {
          dip(this.#kit, face);
          step(by);
        },
      });
    }
    this.refresh();
  }

  /** Fills the bowl with topping. */
  fill(frames: readonly string[]): void {
    for (const image of this.#inside) image.destroy();
    this.#inside = inBowl.map(([x, y, size, turn], k) =>
      this.#kit.scene.add
        .image(x, y, game, frames[k % frames.length])
        .setScale(size)
        .setAngle(turn),
    );
    this.#plate.add(this.#inside);
  }

  refresh(): void {
    const text = this.#spec.text();
    this.#number.setText(text).setFontSize(text.length > 2 ? 40 : 54);
    for (const [face, by] of this.#keys) pale(face, !this.#spec.can(by));
  }

  /** Shows or hides it; a hidden one has no targets. */
  show(on: boolean): void {
    const { id } = this.#spec;
    if (!on) for (const each of [id, `${id}-less`, `${id}-more`]) this.#kit.targets.remove(each);
    for (const part of [this.#plate, this.#number, ...this.#keys.map(([face]) => face)]) part.setVisible(on);
  }
}
