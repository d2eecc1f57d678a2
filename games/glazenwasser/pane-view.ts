import { inSight, numberPlate, type PlateKind } from '@games/kit/feedback/number-plate';
import type { Box } from '@games/kit/layout/design';
import type { GameObjects } from 'phaser';
import { dividedBy, plus, type Rational, rational, times, zero } from '@/maths/number/rational';
import { type Axis, axisOf, bandsOf } from './axis';
import { game } from './game-id';
import {
  FingerText,
  type Frame,
  type Glass,
  type GlassSpec,
  HoleLabel,
  innerOf,
  lineOn,
  sheetOver,
  spread,
} from './glass';
import { drawEnds, roomBeside } from './pane-ends';
import { drawFloors, drawMarks } from './pane-marks';
import { placeIn, sheetsOf } from './pane-place';
import { isOfWindows, type Pane, reachOf, rowStep, type Split, size, splitFor, washedBy } from './rules';

const depth = 10;
/** Room that a miss takes below the glass for the two numbers, design px. */
const missBelow = 84;
/** Half the height of a product in its part. */
const product = { half: 26 } as const;
/** How small a number is written on a narrow part, and how far those of three parts beside each other make room. */
const smallest = 0.8;
const asideOf = (column: number, columns: number): number =>
  columns < 3 ? 0 : column === 1 ? -14 : column === 2 ? 8 : 0;

/** Writes a number smaller that is wider than its part of the glass. */
function fitTo(plate: GameObjects.Container, width: number): GameObjects.Container {
  return plate.setScale(Math.max(smallest, Math.min(1, (width * 1.1) / plate.getBounds().width)));
}
/** Least side of a pane on which dirt is drawn, and its distance from the rim, design px. */
const grime = { least: 210, inside: 6 } as const;
/** Largest width of a label beside the glass, design px. */
const widest = 92;
/** Time in which so much is wiped as the child said, ms, and for each band of rows after a right answer. */
const missTime = 1000;
const bandTime = 150;
/** Columns that a known product reaches, for a side that is asked. */
const known = [10, 5, 2, 1].map((each) => rational(each));

/** A rectangle of windows or of glass: rows by columns, and their area. */
export class PaneView implements Glass {
  readonly #spec: GlassSpec;
  readonly #pane: Pane;
  readonly #split: Split;
  readonly #box: GameObjects.Container;
  #at: Box = { x: 0, y: 0, width: 1, height: 1 };
  #down: Axis = (value) => value;
  #across: Axis = (value) => value;
  #covers: GameObjects.NineSlice[] = [];
  #grime: GameObjects.Image[] = [];
  #labels: GameObjects.Container[] = [];
  /** Products of the parts after a miss. */
  #products: GameObjects.Container[] = [];
  #pen!: GameObjects.Graphics;
  #typed: FingerText | HoleLabel | null = null;
  /** Number of windows of the whole frame, above it. */
  #top: GameObjects.Container | null = null;
  #isHelped = false;

  constructor(spec: GlassSpec, pane: Pane) {
    this.#spec = spec;
    this.#pane = pane;
    this.#split = splitFor(pane, spec.isStuck);
    this.#box = spec.kit.scene.add.container(0, 0).setDepth(depth);
    this.#draw(spec.layout.room, 1);
    this.#label();
    if (spec.isStuck) this.help();
  }

  box = (): Box => {
    const { x, y } = this.#at;
    const [width, height] = [this.#across(this.#width), this.#down(this.#height)];
    return innerOf({ x, y, width, height });
  };

  type(typed: string): void {
    this.#typed?.write(typed);
  }

  help(): number {
    const { x, y, width, height } = this.#at;
    const { rows, columns } = this.#split;
    const middle = y + this.#down(this.#height) / 2;
    if (this.#isHelped) return middle;
    this.#isHelped = true;
    if (rows.length * columns.length > 1) {
      this.#showSplit();
      return rows.length > 1 ? y + this.#down(size(rows[0] ?? zero)) : middle;
    }
    if (this.#pane.asked === 'columns') this.#showKnown();
    else if (this.#pane.total !== null) {
      this.#top?.destroy();
      this.#put(x + width / 2, this.#spec.layout.labels.y, this.#eachFloor(), 'hint');
    } else if (this.#pane.isOfFractions) this.#showCell(x, y + height);
    return middle;
  }

  async wash(): Promise<void> {
    this.#dropTyped();
    const { x, y } = this.#at;
    const right = x + this.#across(this.#width);
    let from = 0;
    for (const part of this.#split.rows) {
      const [top, bottom] = [this.#down(from), this.#down(from + size(part))];
      const bandAt = y + (top + bottom) / 2;
      await this.#spec.squeegee.wipe(bandTime, bottom - top, (share) => {
        const edge = x + (right - x) * share;
        this.#cover([
          { x: edge, y: y + top, width: right - edge, height: bottom - top },
          { x, y: y + bottom, width: right - x, height: y + this.#down(this.#height) - y - bottom },
        ]);
        return { x: edge, y: bandAt };
      });
      from += size(part);
    }
  }

  async miss(own: Rational): Promise<void> {
    const { asked, columns, rows } = this.#pane;
    const right = asked === 'area' ? times(rows, columns) : columns;
    const { reach, isBeyond } = reachOf(own, right);
    const shown = isBeyond ? rational(Math.round(size(right) * reach * 1000), 1000) : own;
    this.#box.removeAll(true);
    this.#covers = [];
    this.#grime = [];
    this.#labels = [];
    this.#typed = null;
    const { layout, write } = this.#spec;
    const { room } = layout;
    const isArea = asked === 'area';
    this.#draw(
      isArea
        ? { ...room, width: room.width - roomBeside([write(own), write(right)]) }
        : { ...room, height: room.height - missBelow },
      reach,
      true,
    );
    this.#label(true);
    if (this.#split.rows.length * this.#split.columns.length > 1) this.#showSplit(true);
    for (const cover of this.#covers) cover.setAlpha(0.8);
    const step = isArea ? rowStep(this.#pane) : this.#height;
    await this.#spec.squeegee.wipe(missTime, this.#down(step), (share) => this.#washTo(size(shown) * share));
    drawEnds({
      spec: this.#spec,
      pane: this.#pane,
      at: this.#at,
      down: this.#down,
      across: this.#across,
      own,
      shown: size(shown),
      isBeyond,
      add: (drawn) => void this.#box.add(drawn),
      put: (x, y, text, kind) => void this.#put(x, y, text, kind),
    });
    // What was washed or not lies over the glass: the products are read on it.
    for (const plate of this.#products.splice(0)) this.#box.bringToTop(plate);
  }

  clear(): void {
    this.#box.destroy();
  }

  /** Height and width of what is washed, in units of the sum. */
  get #height(): number {
    return size(this.#pane.rows);
  }

  get #width(): number {
    return size(this.#pane.columns);
  }

  #draw(room: Box, reach: number, isMiss = false): void {
    const { frame, isHidden, asked } = this.#pane;
    const isWindows = isOfWindows(this.#pane) && (!isHidden || isMiss);
    const { x, y, width, height } = placeIn(room, this.#pane, reach, isMiss);
    this.#at = { x, y, width, height };
    const isWhole = (parts: readonly Rational[], whole: Rational) => size(parts.reduce(plus)) === size(whole);
    const { rows, columns } = this.#split;
    this.#down = axisOf(isWhole(rows, frame.rows) ? rows : [frame.rows], height, isOfWindows(this.#pane));
    this.#across = axisOf(
      isWhole(columns, frame.columns) ? columns : [frame.columns],
      width,
      isOfWindows(this.#pane),
    );
    this.#drawSheets(isWindows);
    this.#pen = this.#spec.kit.scene.add.graphics();
    this.#box.add(this.#pen);
    if (!isWindows)
      drawMarks(
        this.#pen,
        this.#pane,
        this.#at,
        { down: this.#down, across: this.#across },
        isHidden && !isMiss,
      );
    const cover: Frame = isHidden ? 'foam' : 'dust';
    const all = { x, y, width: this.#across(this.#width), height: this.#down(this.#height) };
    this.#covers = [
      sheetOver(this.#spec.kit, cover, all),
      sheetOver(this.#spec.kit, cover, { ...all, height: 0 }),
    ];
    this.#box.add(this.#covers);
    if (!isHidden && !isMiss) this.#box.add(this.#grimeOn(all));
    if (asked !== 'columns' || isMiss) return;
    const pen = this.#spec.kit.scene.add.graphics();
    this.#box.add(pen);
    drawFloors(pen, this.#pane, all);
  }

  /** A web and a splash of mud in the corners of a large pane, until it is wiped. */
  #grimeOn({ x, y, width, height }: Box): GameObjects.Image[] {
    if (width < grime.least || height < grime.least) return [];
    const { add } = this.#spec.kit.scene;
    this.#grime = [
      add.image(x + width - grime.inside, y + grime.inside, game, 'web'),
      add.image(x + 2 * grime.inside, y + height - 2 * grime.inside, game, 'splat'),
    ];
    return this.#grime;
  }

  /** Windows one by one, or a sheet of glass for each floor, unit or part. */
  #drawSheets(isWindows: boolean): void {
    const gap = isWindows ? 2 : 1;
    for (const sheet of sheetsOf(this.#pane, this.#split, isWindows)) {
      const { x, y, width, height } = this.#boxOf(...sheet);
      const inner = { x: x + gap, y: y + gap, width: width - 2 * gap, height: height - 2 * gap };
      this.#box.add(sheetOver(this.#spec.kit, isWindows ? 'window' : 'glass', inner));
    }
  }

  /** Writes the sides on the rim, and the hole where it is. */
  #label(isMiss = false): void {
    const { rows, columns, asked, isHidden, isOfFractions, total } = this.#pane;
    const { kit, layout, write } = this.#spec;
    const { x, y } = this.#at;
    const [width, height] = [this.#across(this.#width), this.#down(this.#height)];
    const isFloors = asked === 'area' && total !== null;
    if (isFloors) {
      this.#put(
        layout.labels.x,
        y + height / 2,
        write(dividedBy(rows, this.#pane.frame.rows), true),
        'known',
      );
      this.#top = this.#put(
        x + this.#at.width / 2,
        layout.labels.y,
        isMiss ? write(columns, true) : write(total),
        isMiss ? 'hint' : 'known',
      );
    } else this.#put(layout.labels.x, y + height / 2, write(rows, true), 'known');
    if (!isHidden) this.#put(x + width / 2, layout.labels.y, write(columns, true), 'known');
    if (isMiss) return;
    if (asked === 'columns') {
      this.#typed = new HoleLabel(kit, x + width / 2, layout.labels.y, this.#box);
      if (total !== null)
        new FingerText(kit, { x, y, width, height: height * 0.8 }, this.#box, true).write(write(total));
      return;
    }
    if (isOfFractions && total === null) {
      // The washed part of a unit may be small, so the number stands in the middle of the glass.
      this.#typed = new HoleLabel(kit, x + this.#at.width / 2, y + this.#at.height * 0.62, this.#box);
      return;
    }
    const seen = { x, y, width: Math.max(width, 150), height: Math.max(height, 60) };
    this.#typed = new FingerText(kit, seen, this.#box, isHidden);
  }

  /** Draws the split, and its parts on the rim; after a miss also what is in each part. */
  #showSplit(isMiss = false): void {
    const { layout, write } = this.#spec;
    const { x, y, width, height } = this.#at;
    for (const label of this.#labels.splice(0)) label.destroy();
    const pen = this.#spec.kit.scene.add.graphics();
    this.#box.add(pen);
    const [downs, acrosses] = [bandsOf(this.#split.rows), bandsOf(this.#split.columns)];
    for (const [top] of downs.slice(1))
      lineOn(pen, 'split', [x, y + this.#down(top), x + width, y + this.#down(top)]);
    for (const [left] of acrosses.slice(1))
      lineOn(pen, 'split', [x + this.#across(left), y, x + this.#across(left), y + height]);
    for (const [place, [top, bottom]] of downs.entries()) {
      const part = this.#split.rows[place] ?? zero;
      this.#put(layout.labels.x, y + (this.#down(top) + this.#down(bottom)) / 2, write(part, true), 'known');
    }
    for (const [place, [left, right]] of acrosses.entries()) {
      const part = this.#split.columns[place] ?? zero;
      const middle = x + (this.#across(left) + this.#across(right)) / 2 + asideOf(place, acrosses.length);
      const label = this.#put(middle, layout.labels.y, write(part, true), 'known');
      if (isMiss) fitTo(label, this.#across(right) - this.#across(left));
    }
    if (!isMiss) return;
    // Three products beside each other stand one above another.
    const fall = acrosses.length > 2 ? 56 : 0;
    for (const [row, [top, bottom]] of downs.entries())
      for (const [column, [left, right]] of acrosses.entries()) {
        const value = times(this.#split.rows[row] ?? zero, this.#split.columns[column] ?? zero);
        const part = this.#boxOf(left, top, right, bottom);
        const at = { ...part, x: part.x + asideOf(column, acrosses.length) };
        this.#putProduct(at, write(value), (column - 1) * fall);
      }
  }

  /** Writes a product into its part of the glass, `lower` than its middle but inside it. */
  #putProduct({ x, y, width, height }: Box, text: string, lower: number): void {
    const most = Math.max(0, height / 2 - product.half);
    const off = Math.min(most, height / 3, Math.abs(lower)) * Math.sign(lower);
    const plate = this.#put(x + width / 2, y + height / 2 + off, text, 'hint');
    this.#products.push(fitTo(plate, width));
  }

  /** Shows a product that is known, and how far it reaches: 10 × 4 = 40. */
  #showKnown(): void {
    const { rows, columns } = this.#pane;
    const { write } = this.#spec;
    const reached = known.find((each) => size(each) < size(columns));
    const { x, y, height } = this.#at;
    if (reached === undefined || this.#pane.isOfFractions) return;
    const at = x + this.#across(size(reached));
    const pen = this.#spec.kit.scene.add.graphics();
    this.#box.add(pen);
    lineOn(pen, 'split', [at, y + height * 0.68, at, y + height]);
    const text = `${write(reached, true)} × ${write(rows, true)} = ${write(times(reached, rows))}`;
    const plate = this.#put((x + at) / 2, y + height - 34, text, 'hint');
    const half = plate.getBounds().width / 2;
    plate.setX(Math.max(x + half, Math.min(x + this.#at.width - half, plate.x)));
  }

  /** Shows one cell of the glass and what part it is. */
  #showCell(x: number, bottom: number): void {
    const { rows, columns } = this.#pane;
    const cell = { x, y: this.#at.y, width: this.#across(1 / columns.den), height: this.#down(1 / rows.den) };
    this.#box.add(sheetOver(this.#spec.kit, 'lack', cell));
    const part = rational(1, rows.den * columns.den);
    this.#put(this.#spec.layout.labels.x, bottom - 30, this.#spec.write(part), 'hint');
  }

  #eachFloor(): string {
    const { total, frame } = this.#pane;
    const sign = this.#spec.kit.locale === 'en' ? '÷' : ':';
    return `${this.#spec.write(total ?? zero)} ${sign} ${this.#spec.write(frame.rows, true)}`;
  }

  #boxOf(left: number, top: number, right: number, bottom: number): Box {
    const { x, y } = this.#at;
    const [from, high] = [this.#across(left), this.#down(top)];
    return { x: x + from, y: y + high, width: this.#across(right) - from, height: this.#down(bottom) - high };
  }

  #cover(boxes: readonly Box[]): void {
    const frame: Frame = this.#pane.isHidden ? 'foam' : 'dust';
    for (const [place, sheet] of this.#covers.entries()) {
      const box = boxes[place];
      if (!sheet.active) continue;
      spread(sheet, box ?? { x: 0, y: 0, width: 0, height: 0 }, frame);
    }
  }

  /** Wipes up to a number; returns where the rubber is. */
  #washTo(value: number) {
    const { x, y } = this.#at;
    const [right, bottom] = [x + this.#across(this.#width), y + this.#down(this.#height)];
    if (this.#pane.asked === 'columns') {
      const edge = x + this.#across(value);
      this.#cover([{ x: edge, y, width: right - edge, height: bottom - y }]);
      return { x: edge, y: (y + bottom) / 2 };
    }
    const { full, row, part } = washedBy(this.#pane, rational(Math.round(value * 1000), 1000));
    const [top, next] = [y + this.#down(full), y + this.#down(full + row)];
    const edge = x + this.#across(part);
    this.#cover([
      { x: edge, y: top, width: right - edge, height: Math.min(bottom, next) - top },
      { x, y: next, width: right - x, height: bottom - next },
    ]);
    return { x: row > 0 ? edge : right, y: row > 0 ? (top + next) / 2 : top };
  }

  #put(x: number, y: number, text: string, kind: PlateKind): GameObjects.Container {
    const plate = inSight(numberPlate(this.#spec.kit.scene, x, y, text, kind), this.#spec.kit.design);
    // A long number beside the glass stays clear of the gecko.
    if (x === this.#spec.layout.labels.x)
      plate.setX(x).setScale(Math.min(1, widest / plate.getBounds().width));
    this.#box.add(plate);
    if (kind === 'known') this.#labels.push(plate);
    return plate;
  }

  #dropTyped(): void {
    for (const image of this.#grime.splice(0)) image.destroy();
    // What stands on the rim stays until the next sum.
    if (this.#pane.asked === 'area') this.#typed?.destroy();
    this.#typed = null;
  }
}
