import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './fluff';
import type { Layout } from './layout';
import { barLength, type Segment } from './matter';
import { panels } from './rules';

/** The sums of one right answer as bars. */
export type Found = readonly (readonly Segment[])[];

/** The pattern in a panel, and the most of its height for one row, design px. */
export const pattern = { width: 36, height: 54, row: 18 } as const;
/** Air between two panels, design px. */
const air = 2;
const colours = { first: 0xf0836a, second: 0xf6c95c, taken: 0xffffff } as const;

/** The band along the rug's edge: the bars of each right answer stay in it as a pattern. */
export class Weave {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #woven: GameObjects.Container[] = [];
  #count = 0;

  /** `found` holds what was found in this round before. */
  constructor(kit: SceneKit, layout: Layout, found: readonly Found[]) {
    this.#kit = kit;
    this.#layout = layout;
    for (let place = 0; place < panels; place++) {
      const { x, y } = this.#at(place);
      const size = Math.min((layout.weave.width / panels - air) / 50, layout.weave.height / 72);
      kit.scene.add.image(x, y, game, 'panel').setScale(size).setDepth(12);
    }
    for (const bars of found) this.add(bars);
  }

  /** Middle of the panel that is woven next. */
  get next(): Point {
    return this.#at(this.#count % panels);
  }

  /** Number of panels with a pattern. */
  get count(): number {
    return Math.min(panels, this.#count);
  }

  /** Weaves the bars of a right answer into the next panel. */
  add(bars: Found): void {
    const { scene, motion } = this.#kit;
    const { x, y } = this.next;
    const high = Math.min(pattern.row, pattern.height / Math.max(1, bars.length));
    const threads = bars.flatMap((bar, row) => {
      const perOne = pattern.width / Math.max(1e-9, barLength(bar));
      let left = -pattern.width / 2;
      return bar.map(({ length, role }) => {
        const width = length * perOne;
        const middle = left + width / 2;
        left += width;
        return scene.add
          .image(middle, (row - (bars.length - 1) / 2) * high, game, 'thread')
          .setDisplaySize(width, high - 1.5)
          .setTint(colours[role]);
      });
    });
    const place = this.#count % panels;
    this.#woven[place]?.destroy();
    const woven = scene.add.container(x, y, threads).setDepth(13);
    this.#woven[place] = woven;
    this.#count += 1;
    void motion.flourish({ targets: woven, scale: 1.16, duration: 110, yoyo: true, ease: 'Quad.Out' });
  }

  /** Lets the pattern of a panel jump up. */
  light(place: number): void {
    const woven = this.#woven[place % Math.max(1, this.count)];
    if (woven === undefined) return;
    woven.setScale(1);
    void this.#kit.motion.flourish({
      targets: woven,
      scale: 1.4,
      duration: 120,
      yoyo: true,
      ease: 'Quad.Out',
    });
  }

  #at(place: number): Point {
    const { x, y, width, height } = this.#layout.weave;
    return { x: x + ((place + 0.5) * width) / panels, y: y + height / 2 };
  }
}
