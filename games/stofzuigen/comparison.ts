import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Piece } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Compared } from './compared';
import { game } from './fluff';
import type { Layout } from './layout';
import { barLength, barScale, type Segment } from './rules';

const rightInk = 0x14664c;
const wrongInk = 0xa3320f;
const barHeight = 56;

const isFigures = (pieces: readonly Piece[]): boolean => pieces.every(({ kind }) => kind === 'text');
/** What is stacked or drawn is written larger. */
const sizeOf = (pieces: readonly Piece[], usual: number): number => (isFigures(pieces) ? usual : 50);

/** After an error: the bar of the fluff beside the bag's bar, from the same edge, so that the gap is seen. */
export class Comparison {
  readonly #kit: SceneKit;
  readonly #box: GameObjects.Container;

  constructor(kit: SceneKit, { panel }: Layout, { bag, fluff, note, told }: Compared) {
    this.#kit = kit;
    const { add } = kit.scene;
    const { width, height } = panel;
    const upright = height > 400;
    const left = -width / 2 + (upright ? 44 : 250);
    const room = width / 2 - 118 - left;
    const scale = barScale([fluff.bar, [{ length: bag.length, role: 'first' }]], room);
    const rows = upright ? { bag: -92, fluff: 66 } : { bag: -96, fluff: 4 };
    const label = upright ? { x: left, above: 64 } : { x: -width / 2 + 30, above: 0 };
    const parts: GameObjects.GameObject[] = [
      add.nineslice(0, 0, KIT, 'panel' satisfies KitFrame, width, height, 48, 48, 48, 54),
      ...this.#name(label.x, rows.bag - label.above, bag.name, 'chip-right', rightInk),
      ...this.#name(
        label.x,
        rows.fluff - label.above,
        fluff.name,
        fluff.fits ? 'chip-right' : 'chip-wrong',
        fluff.fits ? rightInk : wrongInk,
      ),
      ...this.#bar(left, rows.bag, [{ length: bag.length, role: 'first' }], scale, true),
      ...this.#bar(left, rows.fluff, fluff.bar, scale, false),
      ...this.#gap(left, rows, bag.length, barLength(fluff.bar), scale),
      this.#value(left + room + 62, rows.bag, bag.name, rightInk),
      this.#value(left + room + 62, rows.fluff, fluff.value, fluff.fits ? rightInk : wrongInk),
      kit.words(0, height / 2 - 104, note, {
        fontSize: 36,
        fontStyle: '700',
        color: fluff.fits ? '#14664c' : '#a3320f',
      }),
      kit
        .words(0, height / 2 - 60, told, { fontSize: 26, color: '#56557a', align: 'center' })
        .setWordWrapWidth(width - 150),
    ];
    this.#box = add.container(panel.x, panel.y, parts).setDepth(850).setAlpha(0);
  }

  async open(): Promise<void> {
    const { motion } = this.#kit;
    if (!motion.reduced) this.#box.setScale(0.94);
    await motion.tween({ targets: this.#box, alpha: 1, scale: 1, duration: 280, ease: 'Back.Out' });
  }

  async close(): Promise<void> {
    await this.#kit.motion.tween({ targets: this.#box, alpha: 0, duration: 160 });
    this.#box.destroy();
  }

  #name(
    x: number,
    y: number,
    pieces: readonly Piece[],
    frame: KitFrame,
    colour: number,
  ): GameObjects.GameObject[] {
    const name = promptRow(this.#kit, pieces, { size: sizeOf(pieces, 40), colour });
    const fit = Math.min(1, 180 / name.width);
    const width = name.width * fit + 30;
    name.box.setPosition(x + width / 2, y).setScale(fit);
    const height = isFigures(pieces) ? 58 : 76;
    return [
      this.#kit.scene.add.nineslice(x + width / 2, y, KIT, frame, width, height, 18, 18, 18, 18),
      name.box,
    ];
  }

  #value(x: number, y: number, pieces: readonly Piece[], colour: number): GameObjects.Container {
    const { box, width } = promptRow(this.#kit, pieces, { size: sizeOf(pieces, 46), colour });
    return box.setPosition(x, y).setScale(Math.min(1, 104 / width));
  }

  #bar(
    left: number,
    y: number,
    bar: readonly Segment[],
    scale: number,
    isBag: boolean,
  ): GameObjects.GameObject[] {
    let x = left;
    return bar.map(({ length, role }) => {
      const width = Math.max(6, length * scale - 2);
      const at = x;
      x += length * scale;
      const frame = isBag ? 'bar-bag' : `bar-${role}`;
      const { add } = this.#kit.scene;
      return width < 30
        ? add.image(at + width / 2, y, game, frame).setDisplaySize(width, barHeight)
        : add.nineslice(at + width / 2, y, game, frame, width, barHeight, 14, 14, 14, 16);
    });
  }

  /** Where one bar is shorter the rest is dashed; a line runs down from the bag's end. */
  #gap(
    left: number,
    rows: { readonly bag: number; readonly fluff: number },
    bag: number,
    fluff: number,
    scale: number,
  ): GameObjects.GameObject[] {
    const { add } = this.#kit.scene;
    const edge = left + bag * scale;
    const line = add
      .image(edge, (rows.bag + rows.fluff) / 2, KIT, 'paper' satisfies KitFrame)
      .setTint(rightInk)
      .setDisplaySize(4, rows.fluff - rows.bag + barHeight + 22);
    if (fluff >= bag - 1e-9) return [line];
    const width = Math.max(16, (bag - fluff) * scale - 2);
    const at = left + fluff * scale + width / 2;
    const rest =
      width < 30
        ? add.image(at, rows.fluff, game, 'bar-missing').setDisplaySize(width, barHeight)
        : add.nineslice(at, rows.fluff, game, 'bar-missing', width, barHeight, 14, 14, 14, 16);
    return [rest, line];
  }
}
