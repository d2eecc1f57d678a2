import { numberPlate, type PlateKind } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { givenPlate, hookAside, type Layout, type Span } from './layout';
import { Lens, lensSpacing } from './lens';
import { downAt, inLens, markAt, nameStep, type Scale } from './rules';
import { depths } from './scenery';

/** Distance of two twists of the rope. */
const twist = 16;
const ropeWidth = 22;
/** Counts that lie nearer to each other than this are seen through the glass, design px. */
const crowded = 15;
/** A scale that does not begin at zero begins this far below the surface. */
const below = 44;
const nameGap = 52;
/** Distance of the numbers from the rope, and where the glass hangs on it. */
const ropeGap = 58;
const glassGap = 74;
const full = 44;
/** Distance of the arrow from the rope, and from the rope with the glass. */
const arrowGap = { rope: ropeWidth / 2 + 4, glass: 70 } as const;
/** Colour of the line from the child's number to its mark. */
const givenColour = 0xff7a59;
/** Colour that turns the arrow of the hook green: it multiplies with the arrow's own. */
const rightTint = 0x38ff90;

type Plate = GameObjects.Container;
type Part = GameObjects.Image | Plate;
type Shown = Plate | GameObjects.Graphics;

/** The numbers that explain a scale. */
interface Explained {
  readonly others: readonly Plate[];
  /** The child's number, the hook where it hung, and the line from one to the other. */
  readonly given: readonly Shown[];
  readonly all: readonly Shown[];
  readonly restore: () => void;
}

/** A miss as the scale shows it. */
interface Compared {
  readonly given: number;
  readonly right: number;
}

/** The rope with its marks and numbers, and the hook beside it. */
export class ScaleView {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #hook: GameObjects.Container;
  readonly #barb: GameObjects.Image;
  readonly #line: GameObjects.Image;
  readonly #stem: GameObjects.Image;
  readonly #arrow: GameObjects.Image;
  readonly #arm: GameObjects.Image;
  readonly #lens: Lens;
  #parts: Part[] = [];
  #named: readonly Plate[] = [];
  #span: Span;
  #scale: Scale | null = null;
  #compared: Compared | null = null;
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
    this.#barb = scene.add.image(0, 0, game, 'hook');
    this.#hook = scene.add
      .container(x + hookAside, 0, [this.#arm, this.#barb, this.#arrow])
      .setDepth(depths.hook);
    this.#lens = new Lens(scene, x, layout.glass);
  }

  get span(): Span {
    return this.#span;
  }

  /** The hook, which hangs at its count. */
  get hook(): GameObjects.Container {
    return this.#hook;
  }

  /** Marks stand so near to each other that they are seen through the glass. */
  get isCrowded(): boolean {
    const { top, bottom } = this.#span;
    return this.#scale !== null && (bottom - top) / this.#scale.count < crowded;
  }

  /** The glass hangs at the hook; in a miss only where it shows both marks. */
  get isMagnified(): boolean {
    return this.isCrowded && (this.#compared === null || inLens(this.#compared.given, this.#compared.right));
  }

  /** Returns the height at which a count of a miss is seen, when the hook hangs at the right one. */
  #seenAt(count: number): number {
    const [compared, scale] = [this.#compared, this.#scale];
    if (compared === null || scale === null || !this.isMagnified) return this.yAt(count);
    return this.yAt(compared.right) + (count - compared.right) * lensSpacing * (scale.isUp ? -1 : 1);
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
    this.#named = this.#plates(scale.named, write, 'known', 1);
    this.#parts = [...this.#rope(scale), ...this.#marks(scale), ...this.#named];
  }

  /** Hangs the hook at a count, whole or between two. */
  hang(count: number): void {
    const scale = this.#scale;
    if (scale === null) return;
    this.#count = count;
    const y = this.yAt(count);
    this.#hook.setY(y);
    this.#line.setDisplaySize(6, Math.max(1, y - 30 - this.#layout.tip));
    const isSmall = this.isMagnified;
    const near = isSmall ? arrowGap.glass : arrowGap.rope;
    this.#arrow.setX(near - hookAside);
    this.#arm.setPosition(0, 0).setDisplaySize(5, Math.max(1, hookAside - near - 26));
    if (isSmall) this.#lens.show(scale, Math.round(count), y, (at) => this.#band(scale, at));
    else this.#lens.hide();
  }

  /** Lets the hook swing on its line when it was moved; `side` is 1 where it went down. */
  sway(side: number): void {
    const { motion, scene } = this.#kit;
    scene.tweens.killTweensOf(this.#barb);
    this.#barb.setAngle(side * 14);
    if (motion.reduced) this.#barb.setAngle(0);
    else void motion.flourish({ targets: this.#barb, angle: 0, duration: 620, ease: 'Elastic.Out' });
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

  /**
   * Shows a miss until `restore`: more numbers beside the rope, evenly and as far as there is room, the child's number at
   * its mark, and the hook where it hung.
   */
  explain(
    scale: Scale,
    { given, right, keepsMiddle }: Compared & { readonly keepsMiddle: boolean },
    write: (count: number) => string,
  ): Explained {
    this.#compared = { given, right };
    this.#lens.give(given);
    this.hang(this.#count);
    const at = this.#seenAt(given);
    const near = (a: number, b: number) => Math.abs(this.yAt(a) - this.yAt(b)) < nameGap;
    const each = (this.#span.bottom - this.#span.top) / scale.count;
    const size = nameStep(scale, nameGap / each, keepsMiddle);
    const kept = scale.named.filter((count) => count % size === 0);
    const counts: number[] = [];
    for (let count = 0; count <= scale.count; count += size)
      if (!kept.some((other) => near(other, count)) && Math.abs(this.yAt(count) - at) >= nameGap)
        counts.push(count);
    const others = this.#plates(counts, write, 'known', 0.76);
    // The child's number takes the place of the same one on the scale.
    const hidden = this.#named.filter((_, place) => {
      const count = scale.named[place] ?? 0;
      return count === given || !kept.includes(count);
    });
    for (const plate of hidden) plate.setVisible(false);
    const own = this.#plates([given], write, 'given', 1);
    for (const plate of own) {
      const standing = this.#named.filter((each) => !hidden.includes(each)).map(placeOf);
      const { x, y } = givenPlate({ ...placeOf(plate), y: at }, standing);
      plate.setPosition(x, y).setDepth(depths.rope + 0.4);
    }
    this.#arrow.setTint(rightTint);
    const shown = [...own, ...own.map((plate) => this.#pointer(plate, at)), this.#ghost(at)];
    const restore = () => {
      this.#compared = null;
      this.#lens.give(null);
      this.#arrow.clearTint();
      for (const plate of hidden) if (plate.active) plate.setVisible(true);
    };
    return { others, given: shown, all: [...others, ...shown], restore };
  }

  /** Draws a line from the child's number to its mark. */
  #pointer(plate: Plate, at: number): GameObjects.Graphics {
    const { x } = this.#layout.rope;
    const end = x - (this.isMagnified ? arrowGap.glass : ropeWidth / 2);
    return this.#kit.scene.add
      .graphics()
      .lineStyle(5, givenColour)
      .lineBetween(plate.x, plate.y, end, at)
      .setDepth(depths.rope + 0.25);
  }

  /** Draws the hook where the child hung it, pale, with its arrow. */
  #ghost(at: number): Plate {
    const { scene } = this.#kit;
    const near = this.isMagnified ? arrowGap.glass : arrowGap.rope;
    const hook = scene.add.image(0, 0, game, 'hook').setAlpha(0.45);
    const arrow = scene.add.image(near - hookAside, 0, game, 'arrow');
    return scene.add
      .container(this.#layout.rope.x + hookAside, at, [hook, arrow])
      .setDepth(depths.hook - 0.1);
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

  #plates(
    counts: readonly number[],
    write: (count: number) => string,
    kind: PlateKind,
    most: number,
  ): Plate[] {
    const { scene } = this.#kit;
    const { x, names } = this.#layout.rope;
    return counts.map((count) => {
      const plate = numberPlate(scene, 0, this.yAt(count), write(count), kind);
      const { width } = plate.getBounds();
      const size = Math.max(32 / full, Math.min(most, names / width));
      return plate
        .setScale(size)
        .setX(x - (this.isCrowded ? glassGap : ropeGap) - (width * size) / 2)
        .setDepth(depths.rope + 0.3);
    });
  }
}

/** Returns the place of a plate and half its size, design px. */
function placeOf(plate: Plate) {
  const { width, height } = plate.getBounds();
  return { x: plate.x, y: plate.y, half: width / 2, high: height / 2 };
}
