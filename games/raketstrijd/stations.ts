import type { Motion } from '@games/kit/effects/motion';
import { numberPlate } from '@games/kit/feedback/number-plate';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import type { Rocket } from './rocket';

/** Colour of a station without light. */
const unlit = 0x8a7ac0;

/** Size of a station: the number beside it stays free. */
const size = 0.86;

/** The station that is looked for, the one that is flown to, and those of this round, which stay lit. */
export class Stations {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  #count = 0;
  #dark: GameObjects.Container | undefined;
  #sign: GameObjects.Container | undefined;

  constructor(scene: Scene, motion: Motion, layout: Layout, reached: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    for (let k = 0; k < reached; k++) this.#light();
  }

  /** Shows a dark station where the other side of the scale says that one is: how high that is, is asked. */
  expect(y: number): void {
    this.forget();
    const station = this.#scene.add.image(0, 0, game, 'station').setScale(size).setTint(unlit).setAlpha(0.75);
    const hole = numberPlate(this.#scene, 0, -46, '?', 'known');
    this.#dark = this.#scene.add.container(this.#layout.lane, y, [station, hole]).setDepth(5.5).setAlpha(0);
    void this.#motion.tween({ targets: this.#dark, alpha: 1, duration: 160 });
  }

  /** Takes the dark station away. */
  forget(): void {
    this.#dark?.destroy();
    this.#dark = undefined;
  }

  /** Lights a station at a height. */
  appear(y: number): GameObjects.Image {
    this.forget();
    const station = this.#scene.add
      .image(this.#layout.lane, y, game, 'station')
      .setScale(size)
      .setDepth(6)
      .setAlpha(0);
    void this.#motion.tween({ targets: station, alpha: 1, duration: 120 });
    return station;
  }

  /** Hangs the number of a station below it, as long as the scale is the one it belongs to. */
  sign(y: number, text: string): void {
    this.unsign();
    this.#sign = numberPlate(this.#scene, this.#layout.lane, y + 62, text, 'right').setDepth(20);
  }

  unsign(): void {
    this.#sign?.destroy();
    this.#sign = undefined;
  }

  /** Moves a station with its rocket into the row of lights beside the sky. */
  async keep(station: GameObjects.Image, rocket: Rocket): Promise<void> {
    const { x, y } = this.#place(this.#count);
    const light = this.#light().setAlpha(0);
    await this.#motion.tween({
      targets: [station, rocket.box],
      x,
      y,
      scale: 0.26,
      duration: 420,
      ease: 'Cubic.InOut',
    });
    light.setAlpha(1);
    station.destroy();
    rocket.destroy();
  }

  #light(): GameObjects.Image {
    const { x, y } = this.#place(this.#count);
    this.#count += 1;
    return this.#scene.add.image(x, y, game, 'mini').setDepth(5);
  }

  /** In rows upwards; the next column stands between the lights of the one before. */
  #place(nth: number): Point {
    const { x, y, up, inColumn } = this.#layout.minis;
    const column = Math.floor(nth / inColumn) % 2;
    const row = nth % inColumn;
    return { x: x + (row % 2 === 0 ? -14 : 14) * (column === 0 ? 1 : -1), y: y - row * up };
  }
}
