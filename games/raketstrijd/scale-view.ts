import { numberPlate, plateHeight } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { textOnPlate } from '@games/kit/text/text-on-plate';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import { placesOf } from '@/maths/number/numeral';
import { dividedBy, equals } from '@/maths/number/rational';
import { numbersIn } from '@/maths/sum/parse/answer-spec';
import type { Sum } from '@/maths/sum/sum';
import { type Chart, easyPairs, type Pair } from './chart';
import { game } from './game-id';
import type { Layout } from './layout';
import { marksOn, type Span, shareIn } from './sky-scale';
import { toNumber, unitOf, writeMark, writeOn } from './writing';

const depth = 20;
/** Distance of the numbers from the middle of the tower, design px. */
const aside = 24;
/** Air between two numbers, one above the other. */
const air = 6;
/** A pair this near to the foot of the scale says little. */
const lowest = 0.1;

/** Room below the head of the scale that the sentence about a miss needs. */
const ribbon = 34;

type Side = 'left' | 'right';

interface Row {
  readonly y: number;
  readonly height: number;
  readonly width: number;
}

/** The tower that measures the sky, with its numbers: what is known at the left, what is asked for at the right. */
export class ScaleView {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #tower: GameObjects.Image;
  #span: Span = { low: 0, high: 1 };
  #isMiss = false;
  #drawn: GameObjects.GameObject[] = [];
  #rows: Record<Side, Row[]> = { left: [], right: [] };

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
    const frame = kit.design.orientation === 'landscape' ? 'tower' : 'tower-tall';
    this.#tower = kit.scene.add.image(layout.tower, layout.ground, game, frame).setDepth(5);
  }

  /** Height of a number of the right side, design px. */
  heightOf(value: number): number {
    const { ground, head } = this.#layout;
    return ground - shareIn(this.#span, value) * (ground - head);
  }

  /**
   * Draws the numbers of a sum. `about` is Ruw's; a blank scale shows no others; of `plates`, which stand at the right
   * while a miss is shown, none is covered.
   */
  show(
    sum: Sum,
    chart: Chart,
    span: Span,
    more: { readonly about: number | null; readonly blank?: boolean; readonly plates?: readonly Plate[] },
  ): void {
    this.clear();
    this.#span = span;
    this.#isMiss = more.plates !== undefined;
    for (const plate of more.plates ?? []) this.#plate(plate);
    if (more.about !== null && more.plates === undefined) this.#about(more.about);
    this.#known(chart);
    this.#pairs(chart);
    if (more.blank !== true) this.#marks(sum, chart);
    this.#units(chart);
  }

  /** Draws a plate at the right side; returns it. */
  #plate({ value, text, kind }: Plate): void {
    this.#add('right', value, text, kind);
  }

  clear(): void {
    for (const each of this.#drawn) each.destroy();
    this.#drawn = [];
    this.#rows = { left: [], right: [] };
  }

  visible(on: boolean): void {
    this.#tower.setVisible(on);
    if (!on) this.clear();
  }

  /** Units stand at the foot, beside the lowest number of their side. */
  #units({ left, counts }: Chart): void {
    const { scene, locale, words } = this.#kit;
    const { ground, tower } = this.#layout;
    const sides = [
      ['left', left?.counts ?? null],
      ['right', counts],
    ] as const;
    for (const [side, unit] of sides) {
      const text = unitOf(unit, locale);
      if (text === null) continue;
      const label =
        text === '€'
          ? textOnPlate(this.#kit, { x: 0, y: 0 }, text, 34, 0xfffaf0)
          : words(0, 0, text, { fontSize: 34, fontStyle: '700', color: '#fffaf0' });
      const width = Math.max(48, label.width + 26);
      const plate = scene.add.nineslice(0, 0, KIT, 'chip-hint' satisfies KitFrame, width, 46, 18, 18, 18, 18);
      const beside = this.#rows[side].filter(({ y }) => y > ground - 56).map((row) => row.width);
      const x = tower + (side === 'left' ? -1 : 1) * (aside + Math.max(0, ...beside) + air + width / 2);
      this.#drawn.push(scene.add.container(x, ground, [plate.setTint(0x4a3a9a), label]).setDepth(depth));
    }
  }

  /** Ruw's number, in its bubble. */
  #about(value: number): void {
    const { scene, locale } = this.#kit;
    const y = this.heightOf(value);
    const text = textOnPlate(this.#kit, { x: 0, y: 0 }, writeMark(value, locale), 44, 0x6a1a62);
    const most = this.#layout.side.right - 62;
    if (text.width > most) text.setScale(most / text.width);
    const width = text.displayWidth + 78;
    const left = this.#layout.tower + aside;
    const bubble = scene.add
      .nineslice(left, y, game, 'bubble', width, 62, 26, 26, 26, 26)
      .setOrigin(0, 0.5)
      .setDepth(9);
    const about = scene.add.image(left + 34, y, game, 'about').setDepth(9.1);
    text.setPosition(left + 60 + text.displayWidth / 2, y).setDepth(depth);
    this.#drawn.push(bubble, about, text);
    this.#rows.right.push({ y, height: 62, width });
  }

  /** The number that the left side gives, and a lamp on the tower at its height. */
  #known({ left }: Chart): void {
    if (left === null) return;
    const value = toNumber(dividedBy(left.known, left.perRight));
    const written = writeOn(left.known, left.counts, this.#kit.locale);
    const text = left.off === undefined ? written : `−${writeOn(left.off, '%', this.#kit.locale)}`;
    if (!this.#add('left', value, text, 'known')) return;
    const lamp = this.#kit.scene.add
      .image(this.#layout.tower, this.heightOf(value), game, 'beacon')
      .setDepth(5.2);
    this.#drawn.push(lamp);
  }

  /** A height that both sides name: one the sum gives, else the highest easy one that has room. */
  #pairs(chart: Chart): void {
    const { given, left } = chart;
    if (left === null) return;
    const easy = easyPairs(chart, this.#span.high).filter(
      ({ right }) => shareIn(this.#span, toNumber(right)) >= lowest,
    );
    const wanted = given === null ? easy : [given];
    for (const pair of wanted) if (this.#pair(pair, chart)) return;
  }

  #pair({ left, right }: Pair, chart: Chart): boolean {
    if (chart.left === null || equals(right, chart.asked)) return false;
    const value = toNumber(right);
    const [height, y] = [plateHeight('1', 'hint'), this.heightOf(value)];
    if (!this.#isFree('left', y, height) || !this.#isFree('right', y, height)) return false;
    const { locale } = this.#kit;
    this.#add('left', value, writeOn(left, chart.left.counts, locale), 'hint');
    this.#add('right', value, writeOn(right, chart.counts, locale), 'hint');
    return true;
  }

  /** Round numbers along the right side, none of them the answer. */
  #marks({ answer, left }: Sum, { asked, counts }: Chart): void {
    const { scene, locale } = this.#kit;
    // No finer than the numbers of the sum.
    const places = [answer, ...numbersIn(left).map(({ value }) => value)].map(
      (value) => placesOf(value) ?? 0,
    );
    const finest = 10 ** -Math.max(...places);
    for (const value of marksOn(this.#span, finest)) {
      const y = this.heightOf(value);
      this.#drawn.push(scene.add.image(this.#layout.tower, y, game, 'mark').setDepth(5.1));
      // Neither the answer nor its whole part, which is half of a division with remainder.
      const isTold = Math.abs(value - toNumber(asked)) < 1e-9 || value === Math.floor(toNumber(asked));
      if (!this.#isMiss && isTold) continue;
      const text = `${writeMark(value, locale)}${counts === '%' ? '%' : ''}`;
      this.#add('right', value, text, 'hint');
      if (value === 0) this.#zero();
    }
  }

  #zero(): void {
    if (this.#rows.left.length > 0) this.#add('left', 0, '0', 'hint');
  }

  #isFree(side: Side, y: number, height: number): boolean {
    const { ground, head } = this.#layout;
    if (y > ground + 4 || y < head + (this.#isMiss ? ribbon : -4)) return false;
    return this.#rows[side].every((row) => Math.abs(row.y - y) >= (row.height + height) / 2 + air);
  }

  /** Writes a number beside the tower, unless another stands there. */
  #add(side: Side, value: number, text: string, kind: Plate['kind']): boolean {
    const height = plateHeight(text, kind);
    const y = this.heightOf(value);
    if (!this.#isFree(side, y, height)) return false;
    const plate = numberPlate(this.#kit.scene, 0, y, text, kind).setDepth(depth);
    const { width } = plate.getBounds();
    const size = Math.min(1, this.#layout.side[side] / width);
    const x = this.#layout.tower + (side === 'left' ? -1 : 1) * (aside + (width * size) / 2);
    plate.setX(x).setScale(size);
    this.#drawn.push(plate);
    this.#rows[side].push({ y, height, width: width * size });
    return true;
  }
}

export interface Plate {
  readonly value: number;
  readonly text: string;
  readonly kind: 'known' | 'given' | 'right' | 'hint';
}
