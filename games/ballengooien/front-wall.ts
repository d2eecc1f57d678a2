import type { SceneKit } from '@games/kit/scene/scene-kit';
import { writeLikeAnswer } from '@games/kit/text/notation';
import type { GameObjects } from 'phaser';
import type { Rational } from '@/maths/number/rational';
import type { Sum } from '@/maths/sum/sum';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { askedValue, ownRow, type Wall, widthsOf } from './rules';
import { leastWidth, Tin } from './tin';

/** Air between two cans, and the way a new wall drops, design px. */
const seam = 2;
const dropped = 40;
/** Times of a new wall, of a can that changes its width, and of rows that change places, ms. */
const times = { come: 200, stretch: 260, lift: 300 } as const;
/** The hanging wall: distance from the board to its upper row and between its rows, and the height of its cans. */
const hung = { below: 46, between: 22, can: 0.87 } as const;

const mark = '?';

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
    const least = parts.map((part, at) =>
      isAsked(at) ? Math.max(leastWidth(mark), leastWidth(this.write(part))) : leastWidth(written[at] ?? ''),
    );
    // A wall that is worth nothing is as narrow as its labels.
    const narrow = Math.max(
      leastWidth(mark),
      least.reduce((sum, width) => sum + width, 0),
    );
    this.room = whole.num === 0 ? narrow : layout.wall.width;
    this.widths = widthsOf(parts, this.room, least);
    const { scene, motion } = kit;
    const height = this.#can;
    const rows = this.#rows;
    const paint = (at: number) => (parts.length > 2 || at % 2 === 0 ? 'a' : 'b');
    this.#parts = this.widths.map((width, at) => {
      const place = { x: this.#middleOf(at), y: rows.parts, width: width - seam };
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

  /** Lights the asked cans and writes the answer on them. */
  async light(): Promise<void> {
    const text = this.write(askedValue(this.wall));
    for (const tin of this.asked) {
      tin.wear('lit');
      tin.write(text);
    }
    await Promise.all(this.asked.map((tin) => tin.rock()));
  }

  /** Makes the asked cans as wide as the child's number: the row is then too long or too short. */
  async misfit(given: Rational): Promise<void> {
    const text = this.write(given);
    const row = ownRow(this.wall, given, this.widths, this.room);
    const own = row.cans.filter(({ isOwn }) => isOwn);
    for (const tin of this.asked) {
      tin.wear('own');
      tin.write(text);
    }
    await Promise.all(
      this.asked.map((tin, place) => {
        const can = own[place] ?? { left: row.end, width: 0 };
        const width = Math.max(0, can.width - seam);
        const x = this.left + can.left + can.width / 2;
        return tin.move({ x, width, alpha: width === 0 ? 0 : 1 }, times.stretch, 'Cubic.Out');
      }),
    );
  }

  /** Stands the right wall up above the child's row: the whole, its parts, and room for one more row. */
  async stand(): Promise<void> {
    const { can } = this.#layout.wall;
    const up = this.#layout.wall.y - can / 2;
    const [upper, lower] = [up - 2 * can - 6, up - can - 3];
    for (const rope of this.#ropes) rope.setVisible(false);
    await Promise.all([
      ...this.#parts.map((tin, at) =>
        tin.move(
          {
            x: this.#middleOf(at),
            y: this.#isHung ? upper : lower,
            width: (this.widths[at] ?? 0) - seam,
            alpha: 1,
          },
          times.lift,
        ),
      ),
      this.#whole.move(
        {
          x: this.#layout.wall.x,
          y: this.#isHung ? lower : upper,
          width: this.room - seam,
          alpha: 1,
        },
        times.lift,
      ),
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
    return { parts, whole: isEmpty ? parts : parts - wall.can - 3 };
  }

  #before(at: number): number {
    return this.widths.slice(0, at).reduce((sum, width) => sum + width, 0);
  }

  #middleOf(at: number): number {
    return this.left + this.#before(at) + (this.widths[at] ?? 0) / 2;
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
      ...this.#parts.map((_, at) => rope(this.#middleOf(at), board.y + 4, upper + 8)),
      ...[left + 20, left + this.room - 20].map((x) =>
        rope(x, upper + can - 8, upper + can + hung.between + 8),
      ),
    ];
  }
}
