import type { Motion } from '@games/kit/effects/motion';
import { inSight, numberPlate } from '@games/kit/feedback/number-plate';
import type { Design } from '@games/kit/layout/design';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Scene } from 'phaser';
import type { Garment } from './garments';
import { type Layout, ropeAt } from './layout';
import type { Mark } from './rules';
import { game } from './yard';

const labelAbove = 52;
/** How much higher labels stand that have no room beside the ends; width of a digit, and what the plates of the ends take. */
const aboveEnds = 66;
const digitWidth = 17;
const endRoom = 60;
const gapBelow = 172;
const valueBelow = 206;
/** Distance of the pegs of the right place from its middle, and the colour of the string to its number. */
const pegApart = 10;
const rightInk = 0x14664c;

/** Time of folding a part of the line in two, and the delay between halves and quarters, ms. */
const fold = 260;
const between = 40;
/** The mark that the sentence speaks of makes itself known. */
const beat = { scale: 1.35, duration: 300, yoyo: true, repeat: 3, ease: 'Sine.InOut' } as const;

type Part = GameObjects.Container | GameObjects.Image | GameObjects.NineSlice;

export interface LessonSpec {
  readonly layout: Layout;
  readonly design: Design;
  readonly garment: Garment;
  readonly size: number;
  /** Position given and right position, 0 to 1. */
  readonly given: number;
  readonly right: number;
  readonly rightText: string;
  /** Label of the position given; null where it would make no sense. */
  readonly givenText: string | null;
  readonly marks: readonly (Mark & { readonly text: string })[];
  /** The mark nearest to the right place, of which the sentence speaks. */
  readonly near: Mark;
  /** Places of the ones between that mark and the right place. */
  readonly ones: readonly number[];
  readonly eachMark: () => void;
}

/** After an error: half and quarters appear on the line, and the garment's double hangs where it belongs. */
export class Lesson {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #parts: Part[] = [];

  constructor(scene: Scene, motion: Motion) {
    this.#scene = scene;
    this.#motion = motion;
  }

  async show(spec: LessonSpec): Promise<void> {
    const { layout, marks, right, eachMark } = spec;
    const { from, to } = layout.line;
    const at = (share: number) => from + (to - from) * share;
    const y = ropeAt(layout.line, at(right));
    for (const rank of ['half', 'quarter'] as const) {
      const arriving = marks.filter((mark) => mark.rank === rank).map((mark) => this.#mark(spec, mark));
      if (arriving.length > 0) eachMark();
      await Promise.all(arriving);
      await this.#motion.wait(between);
    }
    this.#ones(spec);
    await this.#double(spec, at(right), y);
    await Promise.all([
      this.#gap(at(spec.given), at(right), y),
      this.#given(
        spec,
        at(spec.given),
        y + valueBelow + (Math.abs(at(spec.given) - at(right)) < 130 ? 70 : 0),
      ),
    ]);
  }

  /** Counts on from the mark: a small stripe for every one. */
  #ones({ ones, layout: { line } }: LessonSpec): void {
    const stripes = ones.map((share) => {
      const x = line.from + (line.to - line.from) * share;
      return this.#scene.add.image(x, ropeAt(line, x), game, 'mark').setScale(0.7).setDepth(12).setAlpha(0);
    });
    if (stripes.length > 0) void this.#appear(stripes);
  }

  async leave(): Promise<void> {
    await this.#motion.tween({ targets: this.#parts, alpha: 0, duration: 180 });
    for (const part of this.#parts) part.destroy();
  }

  /** Folds a part of the line in two: from both its ends a mark runs to the middle, where they meet. */
  async #mark(
    { layout: { line }, near, marks }: LessonSpec,
    { share, text, rank }: LessonSpec['marks'][number],
  ): Promise<void> {
    // On a short line long numbers would lie over those of its ends: all stand above them.
    const isTight = marks.some((mark) => mark.text.length * digitWidth > (line.to - line.from) / 4 - endRoom);
    const at = (place: number) => line.from + (line.to - line.from) * place;
    const x = at(share);
    const y = ropeAt(line, x);
    const part = rank === 'half' ? 0.5 : 0.25;
    const stripes = [share - part, share + part].map((end) =>
      this.#scene.add.image(at(end), ropeAt(line, at(end)), game, 'mark').setDepth(12),
    );
    this.#parts.push(...stripes);
    await this.#motion.tween({ targets: stripes, x, y, duration: fold, ease: 'Sine.InOut' });
    const label = numberPlate(this.#scene, x, y - labelAbove - (isTight ? aboveEnds : 0), text, 'hint')
      .setDepth(25)
      .setAlpha(0);
    // The next fold need not wait for it.
    void this.#appear([label]);
    if (share === near.share)
      void this.#motion.flourish({ ...beat, scale: isTight ? 1.1 : beat.scale, targets: label });
  }

  #double({ garment, size, rightText, design }: LessonSpec, x: number, y: number): Promise<void> {
    const double = this.#scene.add.image(x, y, game, garment).setScale(size).setDepth(18).setAlpha(0);
    const plate = numberPlate(this.#scene, x, y + valueBelow, rightText, 'right')
      .setDepth(40)
      .setAlpha(0);
    const value = inSight(plate, design);
    // In front of the child's garment, which hides the double's own place on the line when it hangs near.
    const pegs = [-pegApart, pegApart].map((aside) =>
      this.#scene.add
        .image(x + aside, y + 2, game, 'peg')
        .setDepth(26)
        .setAlpha(0),
    );
    const pin = this.#scene.add
      .nineslice(x, y + valueBelow / 2, KIT, 'paper' satisfies KitFrame, 7, valueBelow, 2, 2, 2, 2)
      .setTint(rightInk)
      .setDepth(37)
      .setAlpha(0);
    return this.#appear([value, ...pegs, pin], [double]);
  }

  async #given({ givenText, design }: LessonSpec, x: number, y: number): Promise<void> {
    if (givenText === null) return;
    const plate = numberPlate(this.#scene, x, y, givenText, 'given').setDepth(40).setAlpha(0);
    await this.#appear([inSight(plate, design)]);
  }

  /** Draws a bar between the position given and the right one. */
  #gap(given: number, right: number, y: number): Promise<void> {
    const bar = this.#scene.add
      .nineslice(
        (given + right) / 2,
        y + gapBelow - 6,
        KIT,
        'paper' satisfies KitFrame,
        Math.max(8, Math.abs(given - right)),
        8,
        2,
        2,
        2,
        2,
      )
      .setTint(0xd9622f)
      .setDepth(38)
      .setAlpha(0);
    return this.#appear([bar]);
  }

  /** Fades in parts; `faint` ones stay half transparent. */
  async #appear(parts: readonly Part[], faint: readonly Part[] = []): Promise<void> {
    this.#parts.push(...parts, ...faint);
    await Promise.all([
      this.#motion.tween({ targets: parts, alpha: 1, duration: 220 }),
      ...(faint.length > 0 ? [this.#motion.tween({ targets: faint, alpha: 0.55, duration: 220 })] : []),
    ]);
  }
}
