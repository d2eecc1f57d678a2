import type { SceneKit } from '@games/kit/scene/scene-kit';
import { writeLikeAnswer } from '@games/kit/text/notation';
import type { GameObjects } from 'phaser';
import type { Rational } from '@/maths/number/rational';
import type { Sum } from '@/maths/sum/sum';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { askedValue, type OwnRow, ownRow, type Wall, widthsOf } from './rules';
import { leastWidth, sunk, Tin, type TinPlace } from './tin';

/** Air between two cans, and the way a new wall drops, design px. */
const seam = 2;
const dropped = 40;
/** Times of a new wall, of a can that changes its width, and of rows that change places, ms. */
const times = { come: 200, fit: 80, stretch: 260, tip: 320, lift: 300 } as const;
/** The hanging wall: distance from the board to its upper row and between its rows, and the height of its cans. */
const hung = { below: 46, between: 22, can: 0.87 } as const;

/** How far the end of a can that tips goes down, as a part of its height: what is written below it stays free. */
const drop = 0.38;

const mark = '?';

/** The size and the left end of the wall. */
type Size = Pick<OwnRow, 'scale' | 'left'>;
const full: Size = { scale: 1, left: 0 };

/** The wall of one sum: a row of cans, and the one that is worth as much as all of them. */
export class FrontWall {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #sum: Sum;
  readonly wall: Wall;
  /** The wall hangs from the board, its whole below: it is read down. */
  readonly #isHung: boolean;
  /** Width of the wall, and of each of its cans below. */
  readonly room: number;
  readonly widths: readonly number[];
  readonly #whole: Tin;
  readonly #parts: readonly Tin[];
  readonly #ropes: readonly GameObjects.Image[];

  constructor(kit: SceneKit, layout: Layout, sum: Sum, wall: Wall, isHung: boolean) {
    this.#kit = kit;
    this.#layout = layout;
    this.#sum = sum;
    this.wall = wall;
    this.#isHung = isHung;
    const { whole, parts, asked } = wall;
    const isAsked = (at: number) => asked.kind === 'each' || (asked.kind === 'part' && asked.at === at);
    const written = parts.map((part, at) => (isAsked(at) ? mark : this.write(part)));
    // A wall that is worth nothing is as wide as what is written on it.
    this.room = whole.num === 0 ? leastWidth(mark) * Math.max(1, parts.length) : layout.wall.width;
    this.widths = widthsOf(parts, this.room);
    const { scene, motion } = kit;
    const height = this.#can;
    const rows = this.#rows;
    const paint = (at: number) => (parts.length > 2 || at % 2 === 0 ? 'a' : 'b');
    this.#parts = this.widths.map((_, at) => {
      const place = isAsked(at) ? this.#blankOf(at) : this.#placeOf(at);
      const tin = new Tin(scene, motion, place, height, isAsked(at) ? 'blank' : paint(at));
      tin.write(written[at] ?? '');
      return tin;
    });
    const isWhole = asked.kind === 'whole';
    const place = { x: layout.wall.x, y: rows.whole, width: this.room - seam };
    this.#whole = new Tin(scene, motion, place, height, isWhole ? 'blank' : 'whole');
    this.#whole.write(isWhole ? mark : this.write(whole));
    this.#ropes = isHung ? this.#hang() : [];
  }

  /** The cans that are asked. */
  get asked(): readonly Tin[] {
    const { asked } = this.wall;
    if (asked.kind === 'whole') return [this.#whole];
    return this.#parts.filter((_, at) => asked.kind === 'each' || asked.at === at);
  }

  /** Left end of the wall. */
  get left(): number {
    return this.#layout.wall.x - this.room / 2;
  }

  get tins(): readonly Tin[] {
    return [...this.#parts, this.#whole];
  }

  /** The can that a ball flies to. */
  get goal(): Tin {
    const { asked } = this;
    return asked[Math.floor((asked.length - 1) / 2)] ?? this.#whole;
  }

  write(value: Rational): string {
    return writeLikeAnswer(value, this.#sum, this.#kit.locale);
  }

  /** Lets the wall drop to its place. */
  async come(): Promise<void> {
    await Promise.all(
      this.tins.map((tin) => {
        const { y } = tin.place;
        tin.alpha = 0;
        if (!this.#kit.motion.reduced) void tin.move({ y: y - dropped }, 0);
        return tin.move({ y, alpha: 1 }, times.come, 'Back.Out');
      }),
    );
  }

  /** Lights the asked cans, writes the answer on them and gives them its width; what stands on them hops. */
  async light(size: Size = full): Promise<void> {
    const text = this.write(askedValue(this.wall));
    for (const tin of this.asked) {
      tin.wear('lit');
      tin.write(text);
    }
    for (const [at, tin] of this.#parts.entries())
      if (this.asked.includes(tin)) void tin.move({ ...this.#placeOf(at, size), y: tin.place.y }, times.fit);
    await Promise.all((this.#isHung ? this.asked : [...this.asked, this.#whole]).map((tin) => tin.rock()));
  }

  /** Returns the row that an answer makes. */
  rowOf(given: Rational): OwnRow {
    return ownRow(this.wall, given, this.room);
  }

  /**
   * Makes the asked cans as wide as the child's number, all of the wall so small that they fit. What stands on a row that
   * is too short tips over its end, or shivers where more than half of it is held.
   */
  async misfit(given: Rational): Promise<void> {
    const text = this.write(given);
    const row = this.rowOf(given);
    for (const tin of this.asked) {
      tin.wear('own');
      tin.write(text);
    }
    const isOwn = (tin: Tin) => this.asked.includes(tin);
    const own = row.cans.filter(({ isOwn }) => isOwn);
    await Promise.all([
      ...this.asked.map((tin, place) => {
        const can = own[place] ?? { left: row.end, width: 0 };
        const width = Math.max(0, can.width - seam);
        const x = this.left + can.left + can.width / 2;
        return tin.move({ x, width, alpha: width === 0 ? 0 : 1 }, times.stretch, 'Back.Out');
      }),
      ...this.#parts.map((tin, at) =>
        isOwn(tin) ? null : tin.move({ ...this.#placeOf(at, row), y: tin.place.y }, times.stretch),
      ),
      isOwn(this.#whole)
        ? null
        : this.#whole.move({ ...this.#wholeOf(row), y: this.#whole.place.y }, times.stretch),
    ]);
    await this.#tip(row);
  }

  /** Stands the right wall up above the child's row: the whole, its parts, and room for one more row. */
  async stand(row: OwnRow): Promise<void> {
    const { can, y } = this.#layout.wall;
    const lower = y - can / 2 - (can - sunk);
    const upper = lower - (can - sunk);
    const [parts, whole] = this.#isHung ? [upper, lower] : [lower, upper];
    for (const rope of this.#ropes) rope.setVisible(false);
    const up = { alpha: 1, angle: 0 };
    await Promise.all([
      ...this.#parts.map((tin, at) => tin.move({ ...this.#placeOf(at, row), y: parts, ...up }, times.lift)),
      this.#whole.move({ ...this.#wholeOf(row), y: whole, ...up }, times.lift),
    ]);
  }

  /** Takes the cans of the wall off their labels, for a wall that leaves. */
  strip(): readonly GameObjects.NineSlice[] {
    for (const rope of this.#ropes) rope.destroy();
    return this.tins.map((tin) => tin.strip());
  }

  destroy(): void {
    for (const rope of this.#ropes) rope.destroy();
    for (const tin of this.tins) tin.destroy();
  }

  /** Height of a can. */
  get #can(): number {
    return this.#layout.wall.can * (this.#isHung ? hung.can : 1);
  }

  get #rows(): { readonly whole: number; readonly parts: number } {
    const { wall, board } = this.#layout;
    // None of a number: nothing stands below.
    const isEmpty = this.wall.parts.length === 0;
    if (this.#isHung) {
      const upper = board.y + hung.below + this.#can / 2;
      return { parts: upper, whole: isEmpty ? upper : upper + this.#can + hung.between };
    }
    const parts = wall.y - wall.can / 2;
    return { parts, whole: isEmpty ? parts : parts - wall.can + sunk };
  }

  /** Place and width of a can below, where the wall has the size of a row. */
  #placeOf(at: number, { scale, left }: Size = full): TinPlace {
    const before = this.widths.slice(0, at).reduce((sum, width) => sum + width, 0);
    const width = (this.widths[at] ?? 0) * scale;
    const x = this.left + left + before * scale + width / 2;
    return { x, y: this.#rows.parts, width: Math.max(0, width - seam) };
  }

  /** A blank can is never so narrow that it tells that its number is small: it then sticks out at its end of the wall. */
  #blankOf(at: number): TinPlace {
    const place = this.#placeOf(at);
    const lack = Math.max(0, leastWidth('00') - place.width);
    const side = at === 0 ? -1 : 1;
    return { ...place, x: place.x + (side * lack) / 2, width: place.width + lack };
  }

  #wholeOf({ scale, left }: Size): TinPlace {
    const width = this.room * scale;
    return { x: this.left + left + width / 2, y: this.#rows.whole, width: width - seam };
  }

  /** The whole loses its hold where the row below it is too short. */
  async #tip(row: OwnRow): Promise<void> {
    if (this.wall.asked.kind === 'whole' || this.#isHung) return;
    const { isMirrored } = row;
    const short = isMirrored ? row.end - row.wallEnd : row.wallEnd - row.end;
    if (short < 1) return;
    const side = isMirrored ? -1 : 1;
    const { x, y, width } = this.#whole.place;
    if (short < width / 2) return this.#whole.wobble(side * Math.min(2.4, 60 / short));
    const angle = Math.min(12, (Math.asin(Math.min(1, (this.#can * drop) / short)) * 180) / Math.PI);
    const turn = (side * angle * Math.PI) / 180;
    // It turns about the end of the row.
    const end = this.left + row.end;
    const [dx, dy] = [x - end, -this.#can / 2];
    const to = {
      x: end + dx * Math.cos(turn) - dy * Math.sin(turn),
      y: y - dy + dx * Math.sin(turn) + dy * Math.cos(turn),
    };
    await this.#whole.move({ ...to, angle: side * angle }, times.tip, 'Bounce.Out');
  }

  /** Hangs the cans from the board, and the whole from the cans. */
  #hang(): readonly GameObjects.Image[] {
    const { board } = this.#layout;
    const { scene } = this.#kit;
    const rope = (x: number, top: number, bottom: number) =>
      scene.add
        .image(x, (top + bottom) / 2, game, 'rope')
        .setDisplaySize(8, bottom - top)
        .setDepth(depths.ropes);
    const can = this.#can;
    const upper = this.#rows.parts - can / 2;
    const { left } = this;
    if (this.#parts.length === 0) return [rope(left + this.room / 2, board.y + 4, upper + 8)];
    return [
      ...this.#parts.map(({ place }) => rope(place.x, board.y + 4, upper + 8)),
      ...[left + 20, left + this.room - 20].map((x) =>
        rope(x, upper + can - 8, upper + can + hung.between + 8),
      ),
    ];
  }
}
