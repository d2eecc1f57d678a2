import { numberPlate, type PlateKind, plateHeight } from '@games/kit/feedback/number-plate';
import type { Box, Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { equals } from '@/maths/number/rational';
import { type Arc, arcsOf, placeOn, pointOn, slopeOn } from './arcs';
import { game } from './game-id';
import { type Jump, lengthOf } from './jumps';
import type { Layout } from './layout';
import type { Route } from './route';
import { depths } from './scenery';
import { signHeight, signPlate } from './sign';
import { isLandmark, roundPlaces, type Span, toNumber } from './span';
import { writeJump, writePlace } from './writing';

/** Air between two plates, design px. */
const air = 8;
/** Distance of the number of a wave above its crest. */
const above = 30;
/** The picture of a wave: its feet are this far apart, its crest this high. */
const wave = { width: 468, height: 156, below: 4 } as const;
/** Highest that a number of a wave may stand below the card, design px from the water. */
const ceiling = { landscape: 218, portrait: 350 } as const;
/** Deepest that a wave hangs into the water, design px. */
const sag = 42;
/** Heights at which a number of a wave looks for room. */
const tries = 9;
/** Height of the arc over a gap, design px: over the riders, and higher over a wide one. */
const gapRise = { least: 112, share: 0.12, most: 150 } as const;
/** Distance of its dashes, and of those below the boat, design px. */
const gapDots = 36;
const flatDots = 28;
/** A gap that is not wider than the boat is spanned below it, design px. */
const narrow = 190;
/** Distance of dots along a wave, design px. */
const dot = 22;
/** Colours of waves: the child's own way after a miss, the jump that slipped, any other, and those below the water. */
export const waveTints = { own: 0xffc9b8, slipped: 0xffd75e, plain: 0xffffff, below: 0xd9f6ff } as const;

type Drawn = GameObjects.Image | GameObjects.Container;

interface WaveLook {
  readonly tint?: number;
  readonly alpha?: number;
  /** Hangs below the water. */
  readonly isBelow?: boolean;
}

/** The number line along the water: waves above it, numbers in it. */
export class SeaLine {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  #span: Span = { low: 0, high: 1 };
  #drawn: Drawn[] = [];
  #waves: Drawn[] = [];
  /** Boxes of plates that stand already. */
  #taken: Box[] = [];

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
  }

  /** Place of a number along the line, design px. */
  placeOf(value: number): number {
    return placeOn(this.#layout, this.#span, value);
  }

  arcsOf(jumps: readonly Jump[]): readonly Arc[] {
    return arcsOf(jumps, this.#layout, this.#span);
  }

  /** Begins a new line; what stood fades away behind it. */
  begin(span: Span): void {
    void this.#fade([...this.#drawn, ...this.#waves]);
    this.#drawn = [];
    this.#waves = [];
    this.#taken = [];
    this.#span = span;
  }

  clear(): void {
    for (const each of [...this.#drawn, ...this.#waves]) each.destroy();
    this.#drawn = [];
    this.#waves = [];
    this.#taken = [];
  }

  /** Lets the waves sink: others come. */
  sink(): void {
    void this.#fade(this.#waves);
    this.#waves = [];
    this.#taken = this.#taken.filter(({ y }) => y > this.#layout.water);
  }

  /** Marks round places with corks, and zero with a beacon; some wear their number. */
  marks(route: Route): void {
    const { water } = this.#layout;
    for (const place of roundPlaces(this.#span, route)) {
      const x = this.placeOf(toNumber(place));
      const isZero = place.num === 0 && this.#span.low < 0;
      this.#add(this.#image(x, water + 6, isZero ? 'beacon' : 'cork', isZero ? depths.mini : depths.mark));
      if (isLandmark(place, route))
        this.plate(toNumber(place), writePlace(place, route.counts, this.#kit.locale), 'hint');
    }
  }

  /** Draws waves over jumps, and writes how far they go; of equal ones the first says it. */
  waves(route: Route, jumps: readonly Jump[], told: 'all' | 'equal' | 'none', look: WaveLook = {}): void {
    for (const [nth, arc] of this.arcsOf(jumps).entries()) {
      const [jump, before] = [jumps[nth], jumps[nth - 1]];
      this.wave(arc, look);
      if (jump === undefined || told === 'none') continue;
      const isEqual = before !== undefined && equals(lengthOf(before), lengthOf(jump));
      if (told === 'equal' && isEqual) continue;
      const text = writeJump(jump, route.counts, this.#kit.locale, told === 'equal');
      this.label(arc, text, 'hint', look.isBelow);
    }
  }

  wave({ from, to, height }: Arc, { tint = 0xffffff, alpha = 1, isBelow = false }: WaveLook = {}): void {
    const { water } = this.#layout;
    const width = Math.abs(to - from);
    const image = this.#image((from + to) / 2, water + (isBelow ? 10 : 2), 'wave', depths.wave);
    const tall = isBelow ? Math.min(sag, height) : height;
    image.setScale(width / wave.width, ((isBelow ? -1 : 1) * tall) / wave.height).setTint(tint);
    this.#waves.push(image);
    image.setAlpha(0);
    void this.#kit.motion.tween({ targets: image, alpha, duration: 140 });
  }

  /** Keeps a place free of numbers. */
  reserve(box: Box): void {
    this.#taken.push(box);
  }

  /** Writes above a wave, or below one that hangs in the water, where there is room. */
  label(arc: Arc, text: string, kind: PlateKind = 'hint', isBelow = false): void {
    const { water } = this.#layout;
    const plate = signPlate(this.#kit, text, kind).setDepth(depths.sign);
    const { width } = plate.getBounds();
    const height = signHeight(text, kind);
    const crest = this.#crestOf(arc);
    const x = this.#inside(crest.x, width);
    const top = water - ceiling[this.#kit.design.orientation];
    const heights = Array.from({ length: tries }, (_, k) =>
      isBelow ? water + sag + above + k * 12 : crest.y - above - k * 16,
    );
    for (const y of this.#isSeen(arc) ? heights : []) {
      if (y - height / 2 < top) break;
      const box = { x: x - width / 2, y: y - height / 2, width, height };
      if (!this.#isFree(box)) continue;
      this.#taken.push(box);
      plate.setPosition(x, y).setAlpha(0);
      void this.#kit.motion.tween({ targets: plate, alpha: 1, duration: 140 });
      this.#waves.push(plate);
      return;
    }
    plate.destroy();
  }

  /** Hangs a number into the water at its place, in the first row that has room; null where neither has. */
  plate(value: number, text: string, kind: PlateKind): GameObjects.Container | null {
    const x = this.placeOf(value);
    const { line, rows, water } = this.#layout;
    if (x < line.from - 2 || x > line.to + 2) return null;
    const plate = numberPlate(this.#kit.scene, 0, 0, text, kind).setDepth(depths.plate);
    const { width } = plate.getBounds();
    const height = plateHeight(text, kind);
    for (const y of rows) {
      const middle = this.#inside(x, width);
      const box = { x: middle - width / 2, y: y - height / 2, width, height };
      if (!this.#isFree(box)) continue;
      this.#taken.push(box);
      const cord = this.#image(x, water + 8, 'cord', depths.mark).setOrigin(0.5, 0);
      this.#add(cord.setScale(1, Math.max(0.3, (y - height / 2 - water - 8) / 30)));
      this.#add(plate.setPosition(middle, y));
      return plate;
    }
    plate.destroy();
    return null;
  }

  /** Takes a plate away, and with it its claim on its place. */
  unplate(plate: GameObjects.Container): void {
    this.#taken = this.#taken.filter(({ x, width, y, height }) => {
      const [dx, dy] = [x + width / 2 - plate.x, y + height / 2 - plate.y];
      return Math.abs(dx) + Math.abs(dy) > 1;
    });
    this.#drawn = this.#drawn.filter((each) => each !== plate);
    plate.destroy();
  }

  /** Stands something on the water: a buoy, a post, the quay. */
  stand(value: number, frame: string, depth: number = depths.buoy): GameObjects.Image {
    const image = this.#image(this.placeOf(value), this.#layout.water + 4, frame, depth);
    this.#add(image);
    return image;
  }

  /** Dots along a wave, or flat on the water. */
  dots(arc: Arc, frame: string, apart = dot): readonly GameObjects.Image[] {
    const { water } = this.#layout;
    const length = Math.abs(arc.to - arc.from) + arc.height;
    const count = Math.max(1, Math.round(length / apart));
    return Array.from({ length: count }, (_, k) => {
      const share = (k + 0.5) / count;
      const { x, y } = pointOn(arc, water, share);
      const turn = slopeOn(arc, share) * (arc.to < arc.from ? -1 : 1);
      const image = this.#image(x, y, frame, depths.wake).setRotation(turn);
      this.#waves.push(image);
      return image;
    });
  }

  /** Dashes across a gap: an arc over the riders, or flat below the boat where it is narrow. */
  gap(from: number, to: number): void {
    const [a, b] = [this.placeOf(from), this.placeOf(to)];
    const width = Math.abs(b - a);
    if (width > narrow) {
      const height = Math.min(gapRise.most, gapRise.least + gapRise.share * width);
      this.dots({ from: a, to: b, height }, 'gap', gapDots);
      return;
    }
    const count = Math.max(2, Math.round(width / flatDots));
    for (let k = 0; k < count; k++) {
      const x = a + ((b - a) * (k + 0.5)) / count;
      this.#waves.push(this.#image(x, this.#layout.water + 15, 'gap', depths.plate).setScale(0.8));
    }
  }

  /** The way of what is left over: flat on the water. */
  rest(route: Route, rest: Jump): Arc {
    const [from, to] = [rest.from, rest.to].map((place) => this.placeOf(toNumber(place)));
    const arc = { from: from ?? 0, to: to ?? 0, height: 0 };
    this.dots(arc, 'glow');
    this.label({ ...arc, height: 26 }, `r ${writeJump({ ...rest }, route.counts, this.#kit.locale, true)}`);
    return lengthOf(rest).num > 0 ? arc : { ...arc, height: 0 };
  }

  /** Whether more of a wave than its foot is seen. */
  #isSeen({ from, to }: Arc): boolean {
    const { line } = this.#layout;
    return Math.max(from, to) > line.from + 20 && Math.min(from, to) < line.to - 20;
  }

  /** The middle of what is seen of a wave. */
  #crestOf(arc: Arc): Point {
    const { line, water } = this.#layout;
    const within = (x: number) => Math.min(line.to, Math.max(line.from, x));
    const middle = (within(arc.from) + within(arc.to)) / 2;
    return arc.from === arc.to
      ? { x: arc.from, y: water - arc.height }
      : pointOn(arc, water, (middle - arc.from) / (arc.to - arc.from));
  }

  #add(thing: Drawn): void {
    this.#drawn.push(thing);
    thing.setAlpha(0);
    void this.#kit.motion.tween({ targets: thing, alpha: 1, duration: 140 });
  }

  #image(x: number, y: number, frame: string, depth: number): GameObjects.Image {
    return this.#kit.scene.add.image(x, y, game, frame).setDepth(depth);
  }

  #inside(x: number, width: number): number {
    const half = width / 2 + 8;
    return Math.min(this.#kit.design.width - half, Math.max(half, x));
  }

  #isFree(box: Box): boolean {
    return this.#taken.every(
      (other) =>
        box.x + box.width + air <= other.x ||
        other.x + other.width + air <= box.x ||
        box.y + box.height + 4 <= other.y ||
        other.y + other.height + 4 <= box.y,
    );
  }

  async #fade(things: readonly Drawn[]): Promise<void> {
    if (things.length === 0) return;
    await this.#kit.motion.tween({ targets: [...things], alpha: 0, duration: 140 });
    for (const each of things) each.destroy();
  }
}
