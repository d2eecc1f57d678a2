import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import { cane } from './cane';
import type { Layout } from './layout';
import { apartAt } from './rules';
import { type TagKind, tag } from './tag';
import { game } from './world';

const tilt = 2.4;
/** Cords of the names begin at the lower side of the pole. */
const tagBelow = 24;
/** Cords of the names at the ends, so that these hang clear of the mark, design px. */
const endCord = 62;
/** Distance of the right pieces from the pole. */
const ghostBelow = 148;

/** Two things by what they name: the asked part and the rest. */
export interface Pair<Thing> {
  readonly part: Thing;
  readonly rest: Thing;
}

/** The pole, the whole of the sum, and the pieces it is cut into. */
export class HangingPole {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  #nodes: readonly number[] = [];
  /** The part lies at the right. */
  #isTurned = false;
  #whole: GameObjects.Container | undefined;
  #pieces: Pair<GameObjects.Container> | undefined;
  #tags: GameObjects.Container[] = [];
  #model: (GameObjects.Container | GameObjects.NineSlice)[] = [];

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
  }

  /** Shows a new pole; `ends` are the values at the beginning and the end of its measure. */
  async hang(nodes: readonly number[], ends: readonly [string, string], isTurned: boolean): Promise<void> {
    this.clear();
    this.#nodes = nodes;
    this.#isTurned = isTurned;
    const { from, to, y } = this.#layout.pole;
    const { motion } = this.#kit;
    const whole = this.#cane(0, 1, y - 46).setAlpha(0);
    this.#whole = whole;
    this.#tags = [isTurned ? to : from, isTurned ? from : to].map((x, index) =>
      this.#tag(x, y, ends[index] ?? '', 'known'),
    );
    await Promise.all([
      motion.tween({ targets: whole, y, duration: 240, ease: 'Back.Out' }),
      motion.tween({ targets: [whole, ...this.#tags], alpha: 1, duration: 180 }),
    ]);
  }

  /** Returns the place of a share of the measure, design px. */
  xOf(share: number): number {
    const { from, to } = this.#layout.pole;
    return from + (to - from) * this.#across(share);
  }

  /** Cuts the pole at a share of its measure and names both pieces. */
  async cut(share: number, names: Pair<string | null>, kind: TagKind): Promise<void> {
    const { motion, scene } = this.#kit;
    const { y } = this.#layout.pole;
    const flash = scene.add.image(this.xOf(share), y, game, 'slash').setDepth(60);
    this.#whole?.destroy();
    this.#whole = undefined;
    for (const end of this.#tags) end.destroy();
    const pieces = this.#pair(share, y);
    this.#pieces = pieces;
    this.#tags = [
      ...(names.part === null ? [] : [this.#tag(pieces.part.x, y, names.part, kind)]),
      ...(names.rest === null ? [] : [this.#tag(pieces.rest.x, y, names.rest, kind)]),
    ];
    const way = this.#way(share);
    const part = (piece: GameObjects.Container, by: number) =>
      motion.tween({ targets: piece, x: piece.x + by, duration: 240, ease: 'Back.Out' });
    const rock = (piece: GameObjects.Container, angle: number) =>
      motion.flourish({ targets: piece, angle, duration: 130, yoyo: true, ease: 'Sine.InOut' });
    await Promise.all([
      motion.tween({ targets: flash, alpha: 0, duration: 220 }),
      motion.tween({ targets: this.#tags, alpha: 1, duration: 160 }),
      part(pieces.part, way),
      part(pieces.rest, -way),
      rock(pieces.part, this.#isTurned ? -tilt : tilt),
      rock(pieces.rest, this.#isTurned ? tilt : -tilt),
    ]);
    flash.destroy();
  }

  /** Gives both pieces away: they are no longer part of the pole, and their names fade. Null when it is not cut. */
  release(): Pair<GameObjects.Container> | null {
    const pieces = this.#pieces ?? null;
    this.#pieces = undefined;
    void this.#kit.motion.tween({ targets: this.#tags, alpha: 0, delay: 260, duration: 200 });
    return pieces;
  }

  /** Shows pieces of the right length below, and the gap to the child's own cut. */
  async compare(right: number, given: number | null, names: Pair<string>): Promise<void> {
    const { scene, motion } = this.#kit;
    const y = this.#layout.pole.y + ghostBelow;
    const pieces = this.#pair(right, y, true);
    // Parted like the pieces of the child, so that the ends of both poles lie below each other.
    const share = given ?? right;
    const way = this.#way(share);
    pieces.part.x += way;
    pieces.rest.x -= way;
    const [x, own] = [this.xOf(right) + way, this.xOf(share) + way];
    const gap = scene.add
      .nineslice(
        (x + own) / 2,
        y - 33,
        KIT,
        'paper' satisfies KitFrame,
        Math.max(8, Math.abs(x - own)),
        9,
        2,
        2,
        2,
        2,
      )
      .setTint(0xd9622f)
      .setDepth(39);
    const tags = [
      this.#tag(pieces.part.x, y, names.part, 'right'),
      this.#tag(pieces.rest.x, y, names.rest, 'right'),
    ];
    this.#model = [pieces.part, pieces.rest, gap, ...tags];
    for (const piece of this.#model) piece.setAlpha(0);
    await motion.tween({ targets: this.#model, alpha: 1, duration: 240 });
  }

  clear(): void {
    for (const thing of [...this.#tags, ...this.#model, this.#whole, this.#pieces?.part, this.#pieces?.rest])
      thing?.destroy();
    this.#tags = [];
    this.#model = [];
    this.#whole = undefined;
    this.#pieces = undefined;
  }

  /** Way of the asked part when the pole is cut; the rest goes the other way. */
  #way(share: number): number {
    return this.#isTurned ? apartAt(share) : -apartAt(share);
  }

  #across(share: number): number {
    return this.#isTurned ? 1 - share : share;
  }

  #pair(share: number, y: number, ghost = false): Pair<GameObjects.Container> {
    const at = this.#across(share);
    const [left, right] = [this.#cane(0, at, y, ghost), this.#cane(at, 1, y, ghost)];
    return this.#isTurned ? { part: right, rest: left } : { part: left, rest: right };
  }

  #cane(left: number, right: number, y: number, ghost = false): GameObjects.Container {
    const { from, to } = this.#layout.pole;
    const length = to - from;
    return cane(this.#kit.scene, { left, right, length, nodes: this.#nodes, ghost })
      .setPosition(from + ((left + right) / 2) * length, y)
      .setDepth(ghost ? 11 : 12);
  }

  #tag(x: number, y: number, text: string, kind: TagKind): GameObjects.Container {
    const name = tag(this.#kit, x, y + tagBelow, text, kind, kind === 'known' ? endCord : undefined)
      .setDepth(40)
      .setAlpha(0);
    const half = name.getBounds().width / 2 + 8;
    return name.setX(Math.min(this.#kit.design.width - half, Math.max(half, x)));
  }
}
