import type { Motion } from '@games/kit/effects/motion';
import { numberPlate, type PlateKind } from '@games/kit/feedback/number-plate';
import type { GameObjects, Scene } from 'phaser';
import { cane } from './cane';
import type { Layout } from './layout';
import { game } from './world';

const apart = 22;
const tilt = 2.4;
const nameBelow = 62;
/** Distance of the values of the ends, clear of the blade. */
const endBelow = 94;

/** The pole and the pieces it is cut into. */
export class HangingPole {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout;
  #nodes: readonly number[] = [];
  #parts: (GameObjects.Container | GameObjects.Image)[] = [];
  #ghosts: GameObjects.Container[] = [];

  constructor(scene: Scene, motion: Motion, layout: Layout) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = layout;
    const { from, to, y } = layout.pole;
    const ropes = scene.add.graphics().setDepth(9).lineStyle(5, 0x8a6a5a, 1);
    for (const x of [from + 54, to - 54]) ropes.lineBetween(x, -140, x, y);
  }

  /** Shows a new pole; `names` are the values of its ends. */
  async hang(nodes: readonly number[], names: readonly [string, string]): Promise<void> {
    this.clear();
    this.#nodes = nodes;
    const { from, to, y } = this.#layout.pole;
    const whole = this.#piece(0, 1, y).setAlpha(0);
    const ends = [from, to].map((x, index) =>
      this.#name(x, y + endBelow - nameBelow, names[index] ?? '', 'known').setAlpha(0),
    );
    this.#parts = [whole, ...ends];
    whole.y = y - 60;
    await Promise.all([
      this.#motion.tween({ targets: whole, y, duration: 320, ease: 'Back.Out' }),
      this.#motion.tween({ targets: this.#parts, alpha: 1, duration: 220 }),
    ]);
  }

  /** Cuts the pole into two pieces. */
  async cut(at: number): Promise<void> {
    const { from, to, y } = this.#layout.pole;
    const x = from + (to - from) * at;
    const flash = this.#scene.add.image(x, y, game, 'slash').setDepth(60);
    this.#parts.shift()?.destroy();
    const left = this.#piece(0, at, y);
    const right = this.#piece(at, 1, y);
    this.#parts = [left, right, ...this.#parts];
    await Promise.all([
      this.#motion.tween({ targets: flash, alpha: 0, duration: 240 }),
      this.#motion.tween({ targets: left, x: left.x - apart, duration: 300, ease: 'Back.Out' }),
      this.#motion.tween({ targets: right, x: right.x + apart, duration: 300, ease: 'Back.Out' }),
      this.#motion.flourish({ targets: left, angle: tilt, duration: 200, yoyo: true, ease: 'Sine.InOut' }),
      this.#motion.flourish({ targets: right, angle: -tilt, duration: 200, yoyo: true, ease: 'Sine.InOut' }),
    ]);
    flash.destroy();
  }

  /** Labels both pieces. */
  async name(names: readonly [string, string], kind: PlateKind): Promise<void> {
    const [left, right] = this.#parts;
    if (left === undefined || right === undefined) return;
    const plates = [left, right].map(({ x, y }, index) =>
      this.#name(x, y, names[index] ?? '', kind).setAlpha(0),
    );
    // The labels of the pieces replace the values of the ends.
    for (const end of this.#parts.slice(2)) end.setVisible(false);
    this.#parts.push(...plates);
    await this.#motion.tween({ targets: plates, alpha: 1, duration: 200 });
  }

  /** Shows two pieces of the right length below, so that the difference is visible. */
  async compare(at: number, names: readonly [string, string]): Promise<void> {
    const { from, to } = this.#layout.pole;
    const y = this.#layout.pole.y + this.#layout.below;
    const pieces = [this.#piece(0, at, y, true), this.#piece(at, 1, y, true)] as const;
    pieces[0].x -= apart;
    pieces[1].x += apart;
    // The label of a piece without length stays visible.
    const within = (x: number) => Math.min(to, Math.max(from, x));
    const plates = pieces.map(({ x }, index) => this.#name(within(x), y, names[index] ?? '', 'right'));
    this.#ghosts = [...pieces, ...plates];
    for (const ghost of this.#ghosts) ghost.setAlpha(0);
    await this.#motion.tween({ targets: this.#ghosts, alpha: 1, duration: 260 });
  }

  clear(): void {
    for (const part of [...this.#parts, ...this.#ghosts]) part.destroy();
    this.#parts = [];
    this.#ghosts = [];
  }

  #piece(left: number, right: number, y: number, ghost = false): GameObjects.Container {
    const { from, to } = this.#layout.pole;
    const length = to - from;
    return cane(this.#scene, { left, right, length, nodes: this.#nodes, ghost })
      .setPosition(from + ((left + right) / 2) * length, y)
      .setDepth(ghost ? 11 : 12);
  }

  #name(x: number, y: number, text: string, kind: PlateKind): GameObjects.Container {
    return numberPlate(this.#scene, x, y + nameBelow, text, kind).setDepth(40);
  }
}
