import type { SceneKit } from '@games/kit/scene/scene-kit';
import { sumLabel } from '@games/kit/scene/sum-label';
import { spokenName } from '@games/kit/text/notation';
import type { GameObjects } from 'phaser';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { game } from './game-id';
import type { Layout } from './layout';
import type { Net } from './net';
import { NetHand } from './net-hand';
import { depths } from './scenery';
import { texts } from './texts.gen';

/** Size of a leaf with a sum, design px, and of the room for the sum on it. */
const size = { width: 212, height: 78 } as const;
const room = 164;
const columns = 3;
/** A leaf that was caught rises this much. */
const rise = 8;

interface Leaf {
  readonly id: SumId;
  readonly box: GameObjects.Container;
  readonly text: GameObjects.Container;
  readonly caught: GameObjects.Image;
  readonly y: number;
}

/** Collecting: leaves with sums, of which the net catches those that fit. */
export class Bundle {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #net: Net;
  readonly #changed: () => void;
  #leaves: readonly Leaf[] = [];
  #held: readonly SumId[] = [];
  #rest = { x: 0, y: 0 };

  constructor(kit: SceneKit, layout: Layout, net: Net, changed: () => void) {
    this.#kit = kit;
    this.#layout = layout;
    this.#net = net;
    this.#changed = changed;
    new NetHand(kit, net, {
      spots: () => this.#leaves.map(({ id, box }) => ({ id, x: box.x, y: box.y, ...size })),
      over: (id) => {
        const leaf = this.#leaves.find((each) => each.id === id);
        if (leaf !== undefined) this.#toggle(leaf.id);
      },
      dropped: () => void net.flyTo(this.#rest.x, this.#rest.y),
    });
  }

  get held(): readonly SumId[] {
    return this.#held;
  }

  offer(sumIds: readonly SumId[], rest: { readonly x: number; readonly y: number }): void {
    this.clear();
    this.#rest = rest;
    const { scene, targets, locale } = this.#kit;
    const { x, y, across, down } = this.#layout.plates;
    const rows = Math.ceil(sumIds.length / columns);
    this.#leaves = sumIds.map((id, nth): Leaf => {
      const row = Math.floor(nth / columns);
      const inRow = Math.min(columns, sumIds.length - row * columns);
      const at = {
        x: x + ((nth % columns) - (inRow - 1) / 2) * across,
        y: y + (row - (rows - 1) / 2) * down,
      };
      const sum = parseSumOrThrow(id);
      const caught = scene.add.image(84, -30, game, 'bloom').setScale(1.3).setVisible(false);
      const box = scene.add
        .container(at.x, at.y, [scene.add.image(0, 0, game, 'reed-plate'), caught])
        .setDepth(depths.leaf);
      const { text } = sumLabel(this.#kit, sum, at, room);
      text.setDepth(depths.leaf + 0.4);
      targets.add({
        id: `sum-${nth}`,
        label: spokenName(sum, locale),
        object: box,
        size,
        value: id,
        selected: () => this.#held.includes(id),
        press: () => this.#toggle(id),
      });
      return { id, box, text, caught, y: at.y };
    });
    void this.#net.flyTo(rest.x, rest.y);
  }

  /** Where the leaf of a sum lies. */
  at(id: SumId): GameObjects.Container | undefined {
    return this.#leaves.find((leaf) => leaf.id === id)?.box;
  }

  /** Holds again what another scene received. */
  restore(ids: readonly SumId[]): void {
    this.#held = ids;
    this.#draw();
  }

  /** Shows only these clearly. */
  only(ids: readonly SumId[]): void {
    for (const { id, box, text } of this.#leaves) {
      const alpha = ids.includes(id) ? 1 : 0.35;
      box.setAlpha(alpha);
      text.setAlpha(alpha);
    }
  }

  clear(): void {
    for (const { box, text } of this.#leaves) {
      box.destroy();
      text.destroy();
    }
    this.#leaves = [];
    this.#held = [];
  }

  #toggle(id: SumId): void {
    const { sounds, say, locale, targets } = this.#kit;
    const isHeld = !this.#held.includes(id);
    this.#held = isHeld ? [...this.#held, id] : this.#held.filter((each) => each !== id);
    sounds.play(isHeld ? 'catch' : 'net');
    this.#draw();
    const item = spokenName(parseSumOrThrow(id), locale);
    say(texts[locale](isHeld ? 'held' : 'loose', { item }));
    this.#changed();
    targets.publish();
  }

  #draw(): void {
    for (const { id, box, text, caught, y } of this.#leaves) {
      const isHeld = this.#held.includes(id);
      caught.setVisible(isHeld);
      for (const part of [box, text]) part.setY(y - (isHeld ? rise : 0));
    }
  }
}
