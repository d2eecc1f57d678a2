import { minViewMs } from '@games/kit/feedback/continue-button';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { textAroundHole, writeLikeAnswer } from '@games/kit/text/notation';
import { textOnPlate } from '@games/kit/text/text-on-plate';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Rational } from '@/maths/number/rational';
import type { Sum } from '@/maths/sum/sum';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import type { Lineup } from './lineup';
import { apartBy, type Compared, heightsOf, stretchOf } from './rules';

/** Size of a blob on the line, of the digits below it, and of those of the gap, design px. */
const onLine = 0.74;
const digits = { number: 46, gap: 36 } as const;
const plate = { beside: 34, height: 64 } as const;
const gapPlate = { above: 42, room: 150 } as const;
/** Bars of two sides: places on the line, width, and height of the longer one, design px. */
const column = { left: 0.17, right: 0.83, wide: 104, high: 176 } as const;
const sideColours = { left: 0xe0703f, right: 0x2f9fb5 } as const;

interface LessonSpec {
  readonly layout: Layout;
  readonly lineup: Lineup;
  readonly sum: Sum;
  readonly compared: Compared;
  /** Options: the child's, when there is one, and the right one. */
  readonly own: string | undefined;
  readonly right: string | undefined;
}

type Thing = GameObjects.Image | GameObjects.NineSlice | GameObjects.BitmapText | GameObjects.Text;

/** Writes the distance between two numbers: an amount, a measure, minutes. */
function gapText({ first, second }: Compared, sum: Sum, kit: SceneKit): string {
  const by = apartBy(first, second);
  return sum.answerSpec.form === 'moment' ? `${by.num} min` : writeLikeAnswer(by, sum, kit.locale);
}

/** The things of a lesson on the number line, which it draws and removes. */
class LineView {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly things: Thing[] = [];

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
  }

  at(share: number): number {
    const { x, length } = this.#layout.line;
    return x + (share - 0.5) * length;
  }

  /** Draws the line with its marks, and the gap between two places of it. */
  draw(marks: readonly number[], from: number, to: number): void {
    const { line } = this.#layout;
    this.#bar('track', line.x, line.length + 56, 24);
    for (const share of marks) this.#box(this.at(share), line.y + 15, 4, 18, 0xf4ecd8);
    const long = Math.abs(this.at(to) - this.at(from));
    if (long > 1) this.#bar('gap', (this.at(from) + this.at(to)) / 2, long, 24);
  }

  /** Writes a number on a plate below the line; returns how wide the plate is. */
  number(written: string, share: number, frame: 'plate-own' | 'plate-right' | 'plate-side'): void {
    const { line } = this.#layout;
    const [x, y] = [this.at(share), line.numbers];
    const text = this.#write(written, x, y, digits.number);
    const room = line.length / 2 - plate.beside - 16;
    text.setScale(Math.min(1, room / text.width));
    const wide = Math.max(88, text.displayWidth + plate.beside);
    const back = this.#kit.scene.add.nineslice(x, y, game, frame, wide, plate.height, 24, 24, 26, 28);
    this.#keep(back.setDepth(depths.line + 0.2));
  }

  /** Writes how long the gap is, on a plate above it. */
  gap(written: string): void {
    const { line } = this.#layout;
    const y = line.y - gapPlate.above;
    const text = this.#write(written, line.x, y, digits.gap);
    text.setScale(Math.min(1, gapPlate.room / text.width));
    const wide = text.displayWidth + 30;
    const back = this.#kit.scene.add.nineslice(line.x, y, game, 'plate-gap', wide, 50, 20, 20, 20, 24);
    this.#keep(back.setDepth(depths.line + 0.2));
  }

  /** Draws one side of a comparison as a bar that stands on the line. */
  column(share: number, high: number, colour: number): void {
    const { line } = this.#layout;
    this.#box(this.at(share), line.y - high / 2, column.wide, high, colour);
  }

  /** Draws the height of the longer side across to the other one. */
  level(high: number): void {
    const { line } = this.#layout;
    this.#box(line.x, line.y - high, line.length * 0.66, 4, 0x4a3a9a);
  }

  async appear(): Promise<void> {
    for (const thing of this.things) thing.setAlpha(0);
    await this.#kit.motion.tween({ targets: this.things, alpha: 1, duration: 180 });
  }

  #write(written: string, x: number, y: number, size: number, colour?: number) {
    const text = textOnPlate(this.#kit, { x, y }, written, size, colour);
    this.#keep(text.setDepth(depths.line + 0.4));
    return text;
  }

  #box(x: number, y: number, width: number, height: number, colour: number): void {
    const box = this.#kit.scene.add.image(x, y, KIT, 'paper' satisfies KitFrame);
    this.#keep(box.setDisplaySize(width, height).setTint(colour).setDepth(depths.line));
  }

  #bar(frame: string, x: number, width: number, height: number): void {
    const { scene } = this.#kit;
    const bar = scene.add.nineslice(x, this.#layout.line.y, game, frame, width, height, 10, 10, 0, 0);
    this.#keep(bar.setDepth(depths.line + (frame === 'gap' ? 0.1 : 0)));
  }

  #keep(thing: Thing): void {
    this.things.push(thing);
  }
}

/**
 * After a miss: the child's blob and the right one stand on a line at their numbers, each with its mask above it, and
 * the gap between them is drawn. After a comparison both sides stand there as bars, and the right sign between them.
 * Returns what removes it.
 */
export async function teach(kit: SceneKit, spec: LessonSpec): Promise<() => void> {
  const { layout, lineup, sum, compared, own, right } = spec;
  const { locale, sounds, motion } = kit;
  const view = new LineView(kit, layout);
  const isTime = sum.answerSpec.form === 'moment';
  const isSides = compared.kind === 'sides';
  const going = isSides ? [right] : [own, right];
  let places = [0.5];
  await lineup.stepBack(going.flatMap((id) => id ?? []));
  if (isSides) {
    const { before, after } = textAroundHole(sum, locale);
    const [left, other] = heightsOf(compared.first, compared.second, column.high);
    view.draw([], 0.5, 0.5);
    view.column(column.left, left, sideColours.left);
    view.column(column.right, other, sideColours.right);
    view.level(Math.max(left, other));
    view.number(before, column.left, 'plate-side');
    view.number(after, column.right, 'plate-side');
  } else {
    const stretch = stretchOf(compared.first, compared.second, isTime);
    places = [stretch.own, stretch.right];
    view.draw(stretch.marks, stretch.own, stretch.right);
    const write = (value: Rational) => writeLikeAnswer(value, sum, locale);
    view.number(write(compared.first), stretch.own, 'plate-own');
    view.number(write(compared.second), stretch.right, 'plate-right');
    view.gap(gapText(compared, sum, kit));
  }
  const shown = view.appear();
  sounds.play('walk');
  await Promise.all([
    shown,
    ...going.map((id, at) => {
      const blob = id === undefined ? undefined : lineup.get(id);
      if (id === right) blob?.wear('glad');
      return blob?.goTo({ x: view.at(places[at] ?? 0.5), y: layout.line.y - 8 }, onLine);
    }),
  ]);
  sounds.play('line');
  await motion.wait(Math.max(0, minViewMs - 500));
  return () => {
    for (const thing of view.things) thing.destroy();
  };
}
