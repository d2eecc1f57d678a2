import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { game, moneyOf, widthOf } from './money';

/** Air between two coins, and the least width of one for a finger, design px. */
const gap = 14;
const finger = 66;
const inset = 26;
const depth = 24;
const journey = 190;

interface TraySpec {
  /** Label of a coin that lies there: "take 20 cent back". */
  readonly label: (cents: number) => string;
  readonly takeBack: (place: number, input: InputMethod) => void;
}

interface Laid {
  readonly cents: number;
  readonly box: GameObjects.Container;
  readonly id: string;
}

/** The felt on the counter: the coins of an answer lie along it, in the order they were laid. */
export class Tray {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: TraySpec;
  readonly #felt: GameObjects.NineSlice;
  #laid: Laid[] = [];
  #made = 0;
  /** Room that the price and the paid note take at both ends. */
  #ends = { left: 0, right: 0 };

  constructor(kit: SceneKit, layout: Layout, spec: TraySpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    const { x, y, width, height } = layout.tray;
    this.#felt = kit.scene.add
      .nineslice(x, y, game, 'felt', width, height, 24, 24, 24, 24)
      .setOrigin(0.5)
      .setDepth(10);
  }

  get coins(): readonly number[] {
    return this.#laid.map(({ cents }) => cents);
  }

  /** Keeps room at both ends of the felt. */
  leaveRoom(left: number, right: number): void {
    this.#ends = { left, right };
  }

  hasRoom(cents: number): boolean {
    return this.#rows([...this.coins, cents]) <= this.#layout.tray.rows;
  }

  /** Lays a coin that comes from a place; the others make room. */
  lay(cents: number, from: Point): void {
    const { scene } = this.#kit;
    const { size } = this.#layout.tray;
    const box = scene.add
      .container(from.x, from.y, [moneyOf(scene, cents, 1)])
      .setScale(size)
      .setDepth(depth + 1);
    const id = `laid-${this.#made++}`;
    this.#laid.push({ cents, box, id });
    this.#kit.targets.add({
      id,
      label: this.#spec.label(cents),
      object: box,
      size: { width: Math.max(widthOf(cents), finger / size), height: 92 },
      row: 'laid',
      press: (input) => this.#spec.takeBack(this.#placeOf(id), input),
    });
    this.#settle();
  }

  /** Takes the coin of a place away, or the last one; returns it. */
  take(place = this.#laid.length - 1): number | null {
    const [laid] = this.#laid.splice(place, 1);
    if (laid === undefined) return null;
    const { box, cents, id } = laid;
    this.#kit.targets.remove(id);
    this.#kit.scene.tweens.killTweensOf(box);
    void this.#kit.motion
      .tween({ targets: box, y: this.#layout.edge + 60, alpha: 0, duration: 160, ease: 'Quad.In' })
      .then(() => box.destroy());
    this.#settle();
    return cents;
  }

  /** Gives the coins away: they are no longer the tray's. */
  handOver(): readonly GameObjects.Container[] {
    const boxes = this.#laid.map(({ box, id }) => {
      this.#kit.targets.remove(id);
      return box;
    });
    this.#laid = [];
    return boxes;
  }

  clear(): void {
    for (const box of this.handOver()) box.destroy();
  }

  show(on: boolean): void {
    this.#felt.setVisible(on);
  }

  /** Middle of the felt. */
  get middle(): Point {
    const { x, y } = this.#layout.tray;
    return { x, y };
  }

  #placeOf(id: string): number {
    return this.#laid.findIndex((laid) => laid.id === id);
  }

  #widthOf(cents: number): number {
    return Math.max(finger, widthOf(cents) * this.#layout.tray.size) + gap;
  }

  /** Middles of these coins, and the rows they take. */
  #spots(coins: readonly number[]): readonly Point[] {
    const { x, y, width, height, rows } = this.#layout.tray;
    const left = x - width / 2 + inset + this.#ends.left;
    const right = x + width / 2 - inset - this.#ends.right;
    let [at, row] = [left, 0];
    return coins.map((cents) => {
      const wide = this.#widthOf(cents);
      if (at + wide - gap > right) [at, row] = [left, row + 1];
      const spot = { x: at + (wide - gap) / 2, y: y + ((row + 0.5) / rows - 0.5) * (height - 12) };
      at += wide;
      return spot;
    });
  }

  #rows(coins: readonly number[]): number {
    const last = this.#spots(coins).at(-1);
    if (last === undefined) return 0;
    const { y, height, rows } = this.#layout.tray;
    return Math.round(((last.y - y) / (height - 12) + 0.5) * rows + 0.5);
  }

  #settle(): void {
    const spots = this.#spots(this.coins);
    for (const [place, { box }] of this.#laid.entries()) {
      const spot = spots[place];
      if (spot === undefined) continue;
      this.#kit.scene.tweens.killTweensOf(box);
      void this.#kit.motion
        .tween({ targets: box, ...spot, duration: journey, ease: 'Back.Out' })
        .then(() => box.setDepth(depth));
    }
    this.#kit.targets.publish();
  }
}
