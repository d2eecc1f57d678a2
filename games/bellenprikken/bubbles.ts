import type { InputMethod } from '@games/kit/input/targets';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { hintOf, piecesInText, piecesOf } from '@games/kit/text/prompt-pieces';
import { texts as kitTexts } from '@games/kit/text/texts.gen';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';
import { handsText } from '@/maths/sum/wording/prompt-words';
import { Bubble } from './bubble';
import { amountIn, type Holding, holdingOf, placeOf, writtenSides } from './holding';
import { type Layout, layouts } from './layout';
import { bubbleSpots, fivesOf, placesFor } from './rules';
import { texts } from './texts.gen';

/** Most places a bubble shows in a round about empty places. */
const maxPlaces = 20;
/** How much lower bubbles hang below a card with words under its sum, and below one with a clock, on a wide screen, design px. */
const lowered = { words: 14, clock: 48 } as const;

export interface BubblesSpec {
  readonly sum: Sum;
  readonly options: NonNullable<Task['options']>;
  /** Bubbles show tens with empty places, and those count. */
  readonly isTurned: boolean;
  readonly answerable: () => boolean;
  readonly press: (id: string, bubble: Bubble, input: InputMethod) => void;
}

/** The bubbles of a task, one for each option. */
export class Bubbles {
  readonly #kit: SceneKit;
  readonly #bubbles = new Map<string, Bubble>();
  #isAboutEmpty = false;
  #cord: { destroy(): void } | undefined;
  #note: { destroy(): void } | undefined;

  constructor(kit: SceneKit) {
    this.#kit = kit;
  }

  /** Lets the bubbles rise. */
  async show({ sum, options, isTurned, answerable, press }: BubblesSpec): Promise<void> {
    const { motion, random, design, locale, targets } = this.#kit;
    const held = inOrder(options, sum).map((option) => ({
      ...option,
      holding: holdingOf(sum, option.value, locale),
    }));
    const amounts = held.map(({ holding }) => amountIn(holding));
    const places = placesFor(amounts);
    const isDots = held.every(({ holding }) => holding.kind === 'dots');
    this.#isAboutEmpty = isTurned && isDots && sum.relation !== '?' && places <= maxPlaces;
    if (this.#isAboutEmpty) this.#tell();
    const lower = this.#lower(sum);
    const spots = bubbleSpots(held.length, random, motion.reduced, design.orientation).map((spot) => ({
      ...spot,
      y: spot.y + lower,
    }));
    const arriving = held.map(({ id, value, holding }, index) => {
      const bubble = new Bubble(this.#kit, {
        spot: spots[index] ?? { x: this.#layout.middle, y: 300, size: 1 },
        holding,
        maxAmount: Math.max(...amounts),
        places: this.#isAboutEmpty ? places : undefined,
      });
      this.#bubbles.set(id, bubble);
      targets.add({
        id,
        label: this.#label(sum, holding, value),
        digits: value,
        object: bubble.box,
        size: { width: bubble.radius * 2, height: bubble.radius * 2 },
        ownRing: true,
        aim: (on) => bubble.aim(on && answerable()),
        press: (input) => press(id, bubble, input),
      });
      return bubble.arrive(index * 14);
    });
    if (sum.relation === '?') this.#tie(spots);
    await Promise.all(arriving);
  }

  /** Bubbles show tens with empty places, and those count. */
  get isAboutEmpty(): boolean {
    return this.#isAboutEmpty;
  }

  get(id: string): Bubble | undefined {
    return this.#bubbles.get(id);
  }

  /** Lets all but some fade. */
  fadeBut(ids: readonly (string | null)[]): void {
    this.#untie();
    for (const [id, bubble] of this.#bubbles) if (!ids.includes(id)) void bubble.fade();
  }

  /** Bursts one, lets the others fade, and forgets them all: they leave by themselves, while the next ones rise. */
  async leave(burst: Bubble): Promise<void> {
    this.#untie();
    const all = [...this.#bubbles.values()];
    this.#bubbles.clear();
    await Promise.all(
      all.map(async (bubble) => {
        await (bubble === burst ? bubble.burst() : bubble.fade());
        bubble.destroy();
      }),
    );
  }

  clear(): void {
    this.#untie();
    this.#note?.destroy();
    this.#note = undefined;
    this.#kit.targets.clear();
    for (const bubble of this.#bubbles.values()) bubble.destroy();
    this.#bubbles.clear();
  }

  get #layout(): Layout {
    return layouts[this.#kit.design.orientation];
  }

  /** Returns how much room a tall card takes from the bubbles; upright there is room enough. */
  #lower(sum: Sum): number {
    const { design, locale } = this.#kit;
    if (design.orientation === 'portrait') return 0;
    if (piecesOf(sum, locale).some(({ kind }) => kind === 'clock')) return lowered.clock;
    return hintOf(sum, locale) === null ? 0 : lowered.words;
  }

  /** Writes on the bath that the empty places count. */
  #tell(): void {
    const { x, y, width } = this.#layout.note;
    const style = { fontSize: 30, fontStyle: '700', color: '#2b2a4c', align: 'center' };
    const text = texts[this.#kit.locale]('empty');
    this.#note = this.#kit.words(x, y, text, { ...style, wordWrap: { width } }).setDepth(31);
  }

  /** Draws the cord from the one side to the other: equal sides hang on it. */
  #tie([left, right, knot]: readonly { readonly x: number; readonly y: number }[]): void {
    if (left === undefined || right === undefined || knot === undefined) return;
    const cord = this.#kit.scene.add.graphics().setDepth(38);
    cord.lineStyle(8, 0x8a5a3c, 1).lineBetween(left.x, left.y, knot.x, knot.y);
    cord.lineBetween(knot.x, knot.y, right.x, right.y);
    this.#cord = cord;
  }

  #untie(): void {
    this.#cord?.destroy();
    this.#cord = undefined;
  }

  /** Says an answer; of a comparison which side it is, and what is written there. */
  #label(sum: Sum, holding: Holding, value: string): string {
    const { locale } = this.#kit;
    const place = placeOf(sum, value);
    const written = writtenSides(sum, locale);
    return place === null || written === null
      ? kitTexts[locale]('option', { value: this.#spoken(holding, value) })
      : texts[locale](place, { value: piecesInText(written[place]) });
  }

  /** Says dots in fives, as they are seen. */
  #spoken(holding: Holding, value: string): string {
    const { locale } = this.#kit;
    if (holding.kind === 'clock' && holding.clock.kind === 'clock')
      return handsText(holding.clock.minutes, locale);
    if (holding.kind !== 'dots') return answerText(value, locale);
    const fives = fivesOf(holding.value);
    const last = fives.at(-1) ?? 0;
    return fives.length < 2
      ? `${last}`
      : texts[locale]('fives', { fives: fives.slice(0, -1).join(', '), last });
  }
}

/** The sides of a comparison hang left and right; the equals sign comes last, between them. */
function inOrder(options: BubblesSpec['options'], sum: Sum): BubblesSpec['options'] {
  if (sum.relation !== '?') return options;
  return ['>', '<', '='].flatMap((sign) => options.filter(({ value }) => value === sign));
}
