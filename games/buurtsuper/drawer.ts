import type { InputMethod } from '@games/kit/input/targets';
import type { Box, Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Input, Scene } from 'phaser';
import { notation } from '@/maths/number/rational';
import type { Layout } from './layout';
import { game, moneyOf, widthOf } from './money';
import { eurosOf, isNote } from './rules';

const gap = 12;
const depth = 6;
/** A finger that moved no further than this has tapped; the drawer is shut after a push of this length, design px. */
const tapped = 14;
const pushed = 40;
const shut = 130;
const opened = 170;
/** Air of a coin around its edge in its cell. */
const around = 4;

const plateOf = (scene: Scene, width: number, height: number): GameObjects.NineSlice =>
  scene.add.nineslice(0, 0, game, 'grip', width + 10, height + 14, 28, 32, 28, 34).setOrigin(0.5);

/** Draws the handle: upright with a brass grip below its arrow, or flat with one at each side. */
function handleOf(scene: Scene, { width, height }: Box): GameObjects.Container {
  const isFlat = width > height;
  const brass = isFlat
    ? [-1, 1].map((side) => scene.add.image(side * width * 0.27, 2, game, 'brass').setScale(1.3, 0.9))
    : [scene.add.image(0, height * 0.3, game, 'brass').setScale(0.84)];
  const arrow = scene.add.image(0, isFlat ? 0 : -height * 0.14, game, 'arrow').setScale(isFlat ? 0.74 : 0.92);
  return scene.add.container(0, 0, [plateOf(scene, width, height), ...brass, arrow]).setSize(width, height);
}

interface DrawerSpec {
  /** Labels for a screen reader: of a coin, and of the drawer that is shut. */
  readonly coin: (cents: number) => string;
  readonly slam: () => string;
  readonly take: (cents: number, from: Point, input: InputMethod) => void;
  readonly commit: (input: InputMethod) => void;
  readonly isReady: () => boolean;
  readonly isOpen: () => boolean;
}

/** The drawer of the till, below the counter: coins are dragged out of it, and shutting it commits the answer. */
export class Drawer {
  /** What moves along with it: the keys of the till. */
  readonly alongside: GameObjects.Container[] = [];
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: DrawerSpec;
  readonly #box: GameObjects.Container;
  readonly #handle: GameObjects.Container;
  /** The ground of the keys of the till. */
  readonly #keys: GameObjects.NineSlice;
  #cells: GameObjects.Container[] = [];
  /** The coin in the hand and where it was taken. */
  #held: { readonly cents: number; readonly box: GameObjects.Image; readonly from: Point } | null = null;
  #push: { readonly from: number; readonly input: InputMethod } | null = null;

  constructor(kit: SceneKit, layout: Layout, spec: DrawerSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    const { scene } = kit;
    const { x, y, width, height } = layout.drawer;
    const { handle } = layout;
    const ground = scene.add.nineslice(0, 0, game, 'drawer', width, height, 26, 26, 26, 26).setOrigin(0.5);
    this.#keys = plateOf(scene, layout.keys.width, layout.keys.height)
      .setPosition(layout.keys.x - x, layout.keys.y - y)
      .setVisible(false);
    this.#handle = handleOf(scene, handle).setPosition(handle.x - x, handle.y - y);
    this.#box = scene.add.container(x, y, [ground, this.#keys, this.#handle]).setDepth(depth);
    scene.input.on('pointermove', this.#move);
    scene.input.on('pointerup', this.#letGo);
    scene.input.on('pointerupoutside', this.#letGo);
  }

  /** Puts coins and notes into the cells, none for a sum that is typed; the handle comes last. */
  fill(coins: readonly number[]): void {
    for (const cell of this.#cells) cell.destroy();
    this.#keys.setVisible(coins.length === 0);
    const places = this.#places(coins);
    this.#cells = coins.map((cents, index) => this.#cell(cents, places[index] ?? { x: 0, y: 0, width: 0 }));
    this.#kit.targets.remove('ready');
    this.#kit.targets.add({
      id: 'ready',
      label: this.#spec.slam,
      object: this.#handle,
      last: true,
      enabled: this.#spec.isReady,
      press: (input) => this.#shove(input),
    });
    this.refresh();
  }

  /** The handle is pale while there is nothing to commit. */
  refresh(): void {
    this.#handle.setAlpha(this.#spec.isReady() ? 1 : 0.6);
    this.#kit.targets.publish();
  }

  /** Shuts it with a bang. */
  async shut(): Promise<void> {
    this.#kit.sounds.play('slam');
    await this.#slide(-this.#way, shut, 'Quad.In');
  }

  async open(): Promise<void> {
    await this.#slide(0, opened, 'Back.Out');
  }

  /** Puts it where it is shut, at once. */
  putShut(): void {
    this.#shift(-this.#way);
  }

  /** The drag by which a coin comes to the felt, of the coin in the middle. */
  get drag() {
    const cell = this.#cells[Math.floor(this.#cells.length / 2)];
    if (cell === undefined) return null;
    const { tx, ty } = cell.getWorldTransformMatrix();
    const { x, y } = this.#layout.tray;
    return { from: { x: tx, y: ty }, to: { x, y }, commits: false };
  }

  get #way(): number {
    return this.#layout.drawer.height + 24;
  }

  #shift(by: number): void {
    const from = this.#box.y - this.#layout.drawer.y;
    for (const object of [this.#box, ...this.alongside]) object.y += by - from;
    this.#kit.targets.publish();
  }

  async #slide(by: number, duration: number, ease: string): Promise<void> {
    const at = { by: this.#box.y - this.#layout.drawer.y };
    await this.#kit.motion.tween({
      targets: at,
      by,
      duration,
      ease,
      onUpdate: () => this.#shift(at.by),
    });
    this.#shift(by);
  }

  /** Cells in rows: as wide as their coin or note, and wider where there is room. */
  #places(coins: readonly number[]): readonly (Point & { readonly width: number })[] {
    const { drawer, cells } = this.#layout;
    const rows = Math.ceil(coins.length / cells.across);
    return Array.from({ length: rows }, (_, row) => {
      const inRow = coins.slice(row * cells.across, (row + 1) * cells.across);
      const y = cells.y - drawer.y + (row - (rows - 1) / 2) * (cells.height + gap);
      return this.#row(inRow).map((place) => ({ ...place, y }));
    }).flat();
  }

  #row(coins: readonly number[]): readonly { readonly x: number; readonly width: number }[] {
    const { drawer, cells } = this.#layout;
    const [left, right] = [cells.left - drawer.x, cells.right - drawer.x];
    const wide = coins.map((cents) => widthOf(cents) * this.#sizeOf(cents) + 2 * around);
    const all = wide.reduce((sum, width) => sum + width, 0) + gap * (coins.length - 1);
    const extra = Math.min(40, Math.max(0, right - left - all) / coins.length);
    let x = left + Math.max(0, right - left - all - extra * coins.length) / 2;
    return wide.map((width) => {
      const place = { x: x + (width + extra) / 2, width: width + extra };
      x += width + extra + gap;
      return place;
    });
  }

  #sizeOf(cents: number): number {
    const { size, notes } = this.#layout.cells;
    return isNote(cents) ? notes : size;
  }

  #cell(cents: number, { x, y, width }: Point & { readonly width: number }): GameObjects.Container {
    const { scene, targets } = this.#kit;
    const { height } = this.#layout.cells;
    const size = this.#sizeOf(cents);
    // A few lie beneath it, a little askew.
    const below = [
      { x: -3, y: 5, angle: -7 },
      { x: 4, y: 2, angle: 5 },
    ].map(({ x: dx, y: dy, angle }) =>
      moneyOf(scene, cents, size)
        .setPosition(dx, dy)
        .setAngle(isNote(cents) ? angle / 2 : angle),
    );
    const cell = scene.add
      .container(x, y, [
        scene.add.nineslice(0, 0, game, 'cell', width, height, 20, 20, 20, 20).setOrigin(0.5),
        ...below,
        moneyOf(scene, cents, size),
      ])
      .setSize(width, height);
    this.#box.add(cell);
    targets.add({
      id: `cash-${cents}`,
      label: this.#spec.coin(cents),
      value: notation(eurosOf(cents)),
      object: cell,
      size: { width, height },
      row: isNote(cents) ? 'notes' : 'coins',
      press: (input) => this.#take(cents, cell, input),
    });
    return cell;
  }

  #take(cents: number, cell: GameObjects.Container, input: InputMethod): void {
    const { scene, motion } = this.#kit;
    const { tx, ty } = cell.getWorldTransformMatrix();
    void motion.flourish({ targets: cell, scale: 0.94, duration: 60, yoyo: true, ease: 'Quad.Out' });
    if (input !== 'pointer' && input !== 'touch') {
      this.#spec.take(cents, { x: tx, y: ty }, input);
      return;
    }
    this.#held?.box.destroy();
    const { worldX, worldY } = scene.input.activePointer;
    const box = moneyOf(scene, cents, this.#sizeOf(cents))
      .setPosition(tx, ty - 8)
      .setDepth(800);
    this.#held = { cents, box, from: { x: worldX, y: worldY } };
  }

  #shove(input: InputMethod): void {
    if (input === 'pointer' || input === 'touch')
      this.#push = { from: this.#kit.scene.input.activePointer.worldY, input };
    else this.#spec.commit(input);
  }

  readonly #move = ({ isDown, worldX, worldY }: Input.Pointer): void => {
    if (!isDown) return;
    if (this.#held !== null) {
      const { from, box } = this.#held;
      if (Math.hypot(worldX - from.x, worldY - from.y) > tapped) box.setPosition(worldX, worldY - 10);
    }
    if (this.#push !== null && this.#spec.isOpen())
      this.#shift(Math.max(-this.#way, Math.min(0, worldY - this.#push.from)));
  };

  readonly #letGo = ({ worldX, worldY, wasTouch }: Input.Pointer): void => {
    const [held, push] = [this.#held, this.#push];
    this.#held = null;
    this.#push = null;
    if (held !== null) {
      const { x, y } = held.box;
      held.box.destroy();
      const isTap = Math.hypot(worldX - held.from.x, worldY - held.from.y) <= tapped;
      // Let go over the drawer again it is back where it was.
      if (isTap || worldY < this.#layout.edge)
        this.#spec.take(held.cents, { x, y }, wasTouch ? 'touch' : 'pointer');
    }
    if (push === null || !this.#spec.isOpen()) return;
    const way = worldY - push.from;
    if (Math.abs(way) <= tapped || way < -pushed) this.#spec.commit(push.input);
    else void this.open();
  };
}
