import { numberPlate, type PlateKind } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { depths } from './scenery';

type Drawn = GameObjects.Image | GameObjects.BitmapText | GameObjects.Container;

/** Distance of pads for which they are drawn, design px. */
const drawnFor = 12;
/** Least height of a pad, as a part of its drawing: it is seen also where many lie side by side. */
const least = 0.92;
/** Largest scale of a pad, and of one of a ten. */
const largest = { pad: 1.7, ten: 1.3 } as const;
/** Distance of the dots of an arc, and lowest arc, design px. */
const dot = 15;
const lowest = 26;
/** Alpha of the arcs of the sum before. */
const faint = 0.32;
/** Air around a plate, and the distance of the second row of plates, design px. */
const air = 6;
const rowBelow = 42;
/** Distance of the dots from a pad to its plate in the second row, and of the first one from the pad, design px. */
const stem = { dot: 11, from: 16, upTo: 34 } as const;
/** Colours of the numbers of the tens: by day, and at night. */
const inks = { day: 0x2b2a4c, night: 0xfffdf4 } as const;

/** What arcs mean: hops of the frog, of a sum beside them, and those that are known already. */
export const arcTints = { hop: 0xffffff, other: 0xffd75e, known: 0xbff1fa } as const;

/** The ditch from the side: a pad for every number, and the number of each ten in the water. */
export class Ditch {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #ink: number;
  #pads = 0;
  #drawn: Drawn[] = [];
  readonly #numbers = new Map<number, GameObjects.BitmapText>();
  #marks: Drawn[] = [];
  #plates: { readonly x: number; readonly y: number; readonly half: number }[] = [];
  #arcs: GameObjects.Image[] = [];
  readonly #blooms = new Map<number, GameObjects.Image>();

  constructor(kit: SceneKit, layout: Layout, { isNight }: { readonly isNight: boolean }) {
    this.#kit = kit;
    this.#layout = layout;
    this.#ink = isNight ? inks.night : inks.day;
  }

  /** Number of the last pad. */
  get pads(): number {
    return this.#pads;
  }

  /** Distance of two pads, design px. */
  get pitch(): number {
    const { from, to } = this.#layout.pads;
    return (to - from) / Math.max(1, this.#pads);
  }

  xAt(value: number): number {
    return this.#layout.pads.from + value * this.pitch;
  }

  /** Returns the pad nearest to a place along the ditch. */
  padAt(x: number): number {
    return Math.min(this.#pads, Math.max(0, Math.round((x - this.#layout.pads.from) / this.pitch)));
  }

  /** Draws a ditch with so many pads; what bloomed stays at its number. */
  lay(pads: number): void {
    if (pads === this.#pads) return;
    this.dry(true);
    for (const each of this.#drawn) each.destroy();
    this.#numbers.clear();
    this.#pads = pads;
    this.#replant();
    const { scene } = this.#kit;
    const { y, numbers } = this.#layout.pads;
    const size = this.pitch / drawnFor;
    this.#drawn = Array.from({ length: pads + 1 }, (_, value) => {
      const isTen = value % 10 === 0;
      const frame = isTen ? 'pad-ten' : value % 5 === 0 ? 'pad-five' : 'pad';
      const pad = scene.add.image(this.xAt(value), y + (isTen ? 2 : 0), game, frame);
      const wide = isTen ? Math.min(largest.ten, 0.5 + size * 0.4) : Math.min(largest.pad, size);
      return pad.setScale(wide, Math.max(least, wide)).setDepth(depths.pad + (isTen ? 0 : 0.1));
    });
    for (let ten = 0; ten <= pads; ten += 10) {
      const number = numberText(scene, this.xAt(ten), numbers, `${ten}`, this.#layout.digits, this.#ink);
      this.#numbers.set(ten, number.setDepth(depths.number));
      this.#drawn.push(number);
    }
  }

  /** Flowers stay at their numbers; those beyond the last pad go. */
  #replant(): void {
    for (const [value, flower] of this.#blooms)
      if (value <= this.#pads) flower.setX(this.xAt(value));
      else {
        flower.destroy();
        this.#blooms.delete(value);
      }
  }

  show(on: boolean): void {
    for (const each of this.#drawn) each.setVisible(on);
    for (const each of this.#blooms.values()) each.setVisible(on);
  }

  /** Lets a pad glisten: the frog was on it. */
  wet(value: number): void {
    const { y } = this.#layout.pads;
    const mark = this.#kit.scene.add.image(this.xAt(value), y, game, 'pad-wet').setDepth(depths.wet);
    this.#marks.push(mark.setScale(Math.min(1, 0.45 + this.pitch / 40)));
  }

  /** A flower opens on a pad on which the frog landed right; it stays for the round. */
  bloom(value: number): void {
    if (this.#blooms.has(value)) return;
    const { y } = this.#layout.pads;
    const flower = this.#kit.scene.add
      .image(this.xAt(value), y - 2, game, 'bloom')
      .setDepth(depths.wet - 0.1);
    this.#blooms.set(value, flower);
    flower.setScale(0.2);
    void this.#kit.motion.tween({ targets: flower, scale: 0.9, duration: 260, ease: 'Back.Out' });
  }

  /** Returns how high a hop between two pads goes, design px. */
  riseOf(from: number, to: number): number {
    const { most, share } = this.#layout.hop;
    return Math.min(most, lowest + Math.abs(to - from) * this.pitch * share);
  }

  /** Draws a hop as an arc of drops; those of other sums lie higher. */
  arc(from: number, to: number, tint: number = arcTints.hop, alpha = 1): void {
    const { scene } = this.#kit;
    const { y } = this.#layout.pads;
    const [a, b] = [this.xAt(from), this.xAt(to)];
    const rise = this.riseOf(from, to);
    const length = Math.hypot(b - a, rise * 2);
    const count = Math.max(4, Math.round(length / dot));
    for (let k = 1; k < count; k++) {
      const s = k / count;
      const image = scene.add.image(a + (b - a) * s, y - 4 * rise * s * (1 - s), game, 'arc-dot');
      this.#arcs.push(image.setTint(tint).setAlpha(alpha).setDepth(depths.arc));
    }
  }

  /**
   * Puts a number below its pad, clear of others: in the first row where it covers the number of no other ten, else in the
   * second one, with dots that lead to its pad.
   */
  plate(value: number, kind: PlateKind, row: 0 | 1 = 0): void {
    const { numbers } = this.#layout.pads;
    const plate = numberPlate(this.#kit.scene, 0, numbers, `${value}`, kind).setDepth(depths.plate);
    const half = plate.getBounds().width / 2 + air;
    const covers = (x: number) =>
      [...this.#numbers].some(
        ([ten, number]) => ten !== value && Math.abs(this.xAt(ten) - x) < half + number.width / 2,
      );
    const x = this.#clear(this.xAt(value), half);
    // Plates side by side stand in one row.
    const isBeside = this.#plates.some(
      (other) => Math.abs(other.x - x) < half + other.half + 1 && other.y > numbers,
    );
    const isBelow = row === 1 || isBeside || covers(x);
    const y = numbers + (isBelow ? rowBelow : 0);
    this.#plates.push({ x, y, half });
    this.#marks.push(plate.setPosition(x, y));
    if (isBelow) this.#lead(this.xAt(value), { x, y });
    else this.#numbers.get(value)?.setVisible(false);
  }

  /** Returns where a plate of this half width is clear of the others. */
  #clear(wanted: number, half: number): number {
    let x = wanted;
    for (const other of this.#plates)
      if (Math.abs(other.x - x) < half + other.half)
        x = other.x + (x < other.x ? -1 : 1) * (half + other.half);
    return Math.min(this.#kit.design.width - half, Math.max(half, x));
  }

  /** Dots from a pad to its plate. */
  #lead(from: number, to: { readonly x: number; readonly y: number }): void {
    const start = this.#layout.pads.y + stem.from;
    const way = to.y - stem.upTo - start;
    const count = Math.floor(way / stem.dot);
    for (let k = 0; k <= count; k++) {
      const share = k / Math.max(1, count);
      const dot = this.#kit.scene.add.image(
        from + (to.x - from) * share,
        start + way * share,
        game,
        'arc-dot',
      );
      this.#marks.push(dot.setScale(0.75).setDepth(depths.number + 0.2));
    }
  }

  /** Dashes along the pads, over the gap between two of them. */
  gap(from: number, to: number): void {
    const [a, b] = [this.xAt(from), this.xAt(to)];
    const y = this.#layout.pads.y - 18;
    const count = Math.floor(Math.abs(b - a) / 30);
    for (let k = 0; k < count; k++) {
      const dash = this.#kit.scene.add.image(a + ((b - a) * (k + 0.5)) / count, y, game, 'dash');
      this.#marks.push(dash.setTint(0xffb9a3).setDepth(depths.plate - 0.2));
    }
  }

  /** Takes away the numbers of the last sum; its arcs stay, faint, until all of it is to go. The flowers stay. */
  dry(isAll = false): void {
    for (const each of this.#marks) each.destroy();
    this.#marks = [];
    this.#plates = [];
    for (const each of this.#arcs) each.setAlpha(faint);
    if (isAll) {
      for (const each of this.#arcs) each.destroy();
      this.#arcs = [];
    }
    for (const number of this.#numbers.values()) number.setVisible(true);
  }
}
