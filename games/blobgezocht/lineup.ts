import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { Flick } from '@games/kit/parts/flick';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Option } from '@/maths/round/task';
import { Blob } from './blob';
import type { Disguise } from './disguise';
import type { Layout } from './layout';
import { blobAt, rowsFor } from './rules';
import { spokenDisguise } from './spoken';

/** This part of a mask takes a finger, design px. */
const mask = { width: 226, height: 158 } as const;
/** Time between two blobs that come, ms. */
const apart = 22;
/** The hand that shows the gesture pulls so far, design px. */
const way = 110;

interface LineupSpec {
  readonly layout: Layout;
  readonly chosen: (id: string, input: InputMethod) => void;
}

/** The blobs that stand in rows for a sum, each behind a mask. A mask that is pulled down is the answer. */
export class Lineup {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #flick: Flick;
  readonly #blobs = new Map<string, Blob>();

  constructor(kit: SceneKit, { layout, chosen }: LineupSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#flick = new Flick(kit, {
      way: 'down',
      pulled: (id, { y }) => this.#blobs.get(id)?.pull(y),
      kept: (id) => void this.#blobs.get(id)?.release(),
      thrown: chosen,
    });
  }

  /** Called every frame with its length in ms. */
  update(delta: number): void {
    for (const blob of this.#blobs.values()) blob.update(delta);
  }

  /** Lets the blobs of a task come, with the notations they wear. */
  async set(
    options: readonly Option[],
    disguises: ReadonlyMap<string, Disguise>,
    position: number,
  ): Promise<void> {
    this.clear();
    const spots = this.#spots(options.length);
    const things = options.flatMap(({ id, value }, place) => {
      const disguise = disguises.get(id);
      const spot = spots[place];
      if (disguise === undefined || spot === undefined) return [];
      const blob = new Blob(this.#kit, { ...spot, kind: blobAt(position, place), disguise });
      this.#blobs.set(id, blob);
      const label = spokenDisguise(disguise, this.#kit.locale);
      const aim = (on: boolean) => blob.aim(on);
      // Only a number that is written in digits can be typed: the others are to be recognised.
      const typed = disguise.kind === 'plain' ? { digits: value } : {};
      return [{ id, target: { label, value, ...typed, object: blob.mask, size: mask, aim } }];
    });
    this.#flick.set(things);
    await Promise.all([...this.#blobs.values()].map((blob, place) => blob.come(place * apart)));
  }

  get(id: string): Blob | undefined {
    return this.#blobs.get(id);
  }

  /** Takes a blob out of the line-up: it stays when the others leave. */
  release(id: string): Blob | undefined {
    const blob = this.#blobs.get(id);
    this.#blobs.delete(id);
    return blob;
  }

  /** The first mask and how far it is pulled, for the hand that shows it. */
  get pull(): { readonly from: Point; readonly to: Point } | null {
    const from = [...this.#blobs.values()][0]?.middle;
    return from === undefined ? null : { from, to: { x: from.x, y: from.y + way } };
  }

  /** Makes the blobs pale that a lesson is not about: those in front go, so that it has room. */
  async stepBack(but: readonly string[]): Promise<void> {
    this.#flick.clear();
    const front = Math.max(...[...this.#blobs.values()].map(({ home }) => home.y));
    await Promise.all(
      [...this.#blobs].flatMap(([id, blob]) =>
        but.includes(id) ? [] : [blob.fade(blob.home.y === front ? 0 : 0.22)],
      ),
    );
  }

  clear(): void {
    this.#flick.clear();
    for (const blob of this.#blobs.values()) blob.destroy();
    this.#blobs.clear();
  }

  /** Feet of so many blobs, row by row. */
  #spots(count: number): readonly Point[] {
    const { columns, across, rows, single, middle } = this.#layout;
    const isOne = count <= single.length * (columns === 3 ? 3 : 1);
    const lines = isOne ? single : rows;
    const counts = isOne
      ? single.map(() => Math.ceil(count / single.length))
      : rowsFor(count, { columns, rows: rows.length });
    return counts.flatMap((inRow, row) =>
      Array.from({ length: inRow }, (_, at) => ({
        x: middle + (at - (inRow - 1) / 2) * across,
        y: lines[row] ?? 0,
      })),
    );
  }
}
