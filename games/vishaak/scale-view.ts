import { numberPlate } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { hookAside, type Layout, type Span } from './layout';
import { Lens } from './lens';
import { downAt, markAt, type Scale } from './rules';
import { depths } from './scenery';

/** Distance of two twists of the rope. */
const twist = 16;
const ropeWidth = 22;
/** Counts that lie nearer to each other than this are seen through the glass, design px. */
const crowded = 15;
/** A scale that does not begin at zero begins this far below the surface. */
const below = 44;
const nameGap = 52;
const full = 44;

type Part = GameObjects.Image | GameObjects.Container;

/** The rope with its marks and numbers, and the hook beside it. */
export class ScaleView {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #hook: GameObjects.Container;
  readonly #line: GameObjects.Image;
  readonly #stem: GameObjects.Image;
  readonly #arrow: GameObjects.Image;
  readonly #arm: GameObjects.Image;
  readonly #lens: Lens;
  #parts: Part[] = [];
  #span: Span;
  #scale: Scale | null = null;
  #worn = '';
  #count = 0;

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
    this.#span = layout.depth.scale;
    const { scene } = kit;
    const { x } = layout.rope;
    const image = (frame: string, at: number, depth: number) =>
      scene.add.image(at, 0, game, frame).setDepth(depth);
    this.#stem = image('line', x, depths.rope).setY(layout.tip);
    this.#line = image('line', x + hookAside, depths.rope).setY(layout.tip);
    this.#arrow = scene.add.image(0, 0, game, 'arrow');
    this.#arm = scene.add.image(0, 0, game, 'line').setAngle(90);
    const hook = scene.add.image(0, 0, game, 'hook');
    this.#hook = scene.add.container(x + hookAside, 0, [this.#arm, hook, this.#arrow]).setDepth(depths.hook);
    this.#lens = new Lens(scene, x);
  }

  get span(): Span {
    return this.#span;
  }

  /** The hook, which hangs at its count. */
  get hook(): GameObjects.Container {
    return this.#hook;
  }

  /** Returns the height of a count, design px. */
  yAt(count: number): number {
    const { top, bottom } = this.#span;
    return this.#scale === null ? top : top + (bottom - top) * downAt(this.#scale, count);
  }

  /** Draws a scale, unless it hangs there already; `write` writes the number of a count. */
  wear(scale: Scale, write: (count: number) => string): void {
    const { depth, signed } = this.#layout;
    const { top, bottom } = (scale.isUp ? signed : depth).scale;
    this.#scale = scale;
    this.#span = { top: !scale.isUp && scale.min.num !== 0 ? top + below : top, bottom };
    const worn = JSON.stringify([scale, write(scale.count)]);
    if (worn === this.#worn) return;
    this.#worn = worn;
    for (const part of this.#parts) part.destroy();
    this.#parts = [...this.#rope(scale), ...this.#marks(scale), ...this.#names(scale.named, write)];
  }

  /** Hangs the hook at a count, whole or between two. */
  hang(count: number): void {
    const scale = this.#scale;
    if (scale === null) return;
    this.#count = count;
    const y = this.yAt(count);
    this.#hook.setY(y);
    this.#line.setDisplaySize(6, Math.max(1, y - 30 - this.#layout.tip));
    const isSmall = (this.#span.bottom - this.#span.top) / scale.count < crowded;
    const near = isSmall ? 70 : ropeWidth / 2 + 4;
    this.#arrow.setX(near - hookAside);
    this.#arm.setPosition(0, 0).setDisplaySize(5, Math.max(1, hookAside - near - 26));
    if (isSmall) this.#lens.show(scale, Math.round(count), y, (at) => this.#band(scale, at));
    else this.#lens.hide();
  }

  /** Lets the hook go to a count. */
  async lower(count: number, duration: number): Promise<void> {
    const at = { count: this.#count };
    await this.#kit.motion.tween({
      targets: at,
      count,
      duration,
      ease: 'Sine.InOut',
      onUpdate: () => this.hang(at.count),
    });
    this.hang(count);
  }

  /** Writes the numbers of all long marks beside the rope, as far as there is room; the caller removes them. */
  explain(scale: Scale, write: (count: number) => string): GameObjects.Container[] {
    const each = Math.abs(this.yAt(scale.major) - this.yAt(0));
    const size = scale.major * Math.max(1, Math.ceil(nameGap / each));
    const counts: number[] = [];
    const [first = 0] = scale.named;
    const from = scale.isUp ? scale.start % size : first;
    for (let count = from; count <= scale.count; count += size) {
      const isFree = scale.named.every((named) => Math.abs(this.yAt(named) - this.yAt(count)) >= nameGap);
      if (isFree) counts.push(count);
    }
    return this.#names(counts, write, 0.76);
  }

  show(on: boolean): void {
    for (const part of [...this.#parts, this.#hook, this.#line, this.#stem]) part.setVisible(on);
    if (!on) this.#lens.hide();
  }

  #band({ major, start, isUp }: Scale, count: number): string {
    const place = Math.floor((count - (isUp ? start : 0)) / major);
    return Math.abs(place) % 2 === 0 ? 'band-a' : 'band-b';
  }

  #rope(scale: Scale): Part[] {
    const { scene } = this.#kit;
    const { x } = this.#layout.rope;
    const { top, bottom } = this.#span;
    const parts: Part[] = [];
    const offset = scale.isUp ? scale.start % scale.major : 0;
    for (let count = offset - scale.major; count < scale.count; count += scale.major) {
      const [from, to] = [Math.max(0, count), Math.min(scale.count, count + scale.major)];
      if (to <= from) continue;
      const [a, b] = [this.yAt(from), this.yAt(to)];
      const band = scene.add.image(x, Math.min(a, b), game, this.#band(scale, from));
      parts.push(band.setDisplaySize(ropeWidth, Math.abs(b - a)).setDepth(depths.rope));
    }
    for (let y = top + twist / 2; y < bottom; y += twist)
      parts.push(scene.add.image(x, y, game, 'twist').setDepth(depths.rope + 0.1));
    this.#stem.setDisplaySize(6, Math.max(1, top - this.#layout.tip));
    parts.push(scene.add.image(x, bottom, game, 'weight').setDepth(depths.rope - 0.1));
    return parts;
  }

  #marks(scale: Scale): Part[] {
    const { scene } = this.#kit;
    const { x } = this.#layout.rope;
    const each = (this.#span.bottom - this.#span.top) / scale.count;
    const parts: Part[] = [];
    for (let count = 0; count <= scale.count; count++) {
      const kind = markAt(scale, count);
      if (kind === null) continue;
      const tick = scene.add.image(x - ropeWidth / 2, this.yAt(count), game, `tick-${kind}`);
      const thin = Math.min(1, (each * scale.mark) / 9);
      parts.push(tick.setScale(1, kind === 'long' ? Math.max(0.8, thin) : thin).setDepth(depths.rope + 0.2));
    }
    return parts;
  }

  #names(
    counts: readonly number[],
    write: (count: number) => string,
    share = 1,
  ): GameObjects.Container[] {
    const { scene } = this.#kit;
    const { x, names } = this.#layout.rope;
    return counts.map((count) => {
      const plate = numberPlate(scene, 0, this.yAt(count), write(count), 'known');
      const { width } = plate.getBounds();
      const scaled = Math.max(32 / full, Math.min(share, names / width));
      return plate
        .setScale(scaled)
        .setX(x - 58 - (width * scaled) / 2)
        .setDepth(depths.rope + 0.3);
    });
  }
}
