import { SamPuppet } from '@assets/characters/sam-puppet';
import { wasRight } from '@games/kit/api/bus';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import type { Press } from '@games/kit/demonstration/beats';
import { type Variety, varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import { hintBesideDistance } from '@games/kit/feedback/graded-answer';
import type { Point } from '@games/kit/layout/design';
import { samFace, withFace } from '@games/kit/layout/face';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import type { Task } from '@/maths/round/task';
import { answerNotation, answerOf } from '@/maths/sum/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { art } from './art.gen';
import type { Bubble } from './bubble';
import { Bubbles } from './bubbles';
import { compare, compareSides } from './comparison';
import { bubbleFreePlay } from './free-play';
import { game } from './game-id';
import { harbour } from './harbour';
import { amountIn, clockBehind, comparedBy, dotsCompared, holdingOf, sidesOf } from './holding';
import { type Layout, layouts } from './layout';
import { compareLengths } from './lengths';
import { measuredBy, pursesCompared, timesCompared } from './measured';
import { Rail } from './rail';
import { pitchOf, railSpot, uncutAt } from './rules';
import { sounds } from './sounds.gen';
import { burst, rain, splash } from './spray';
import { texts } from './texts.gen';
import { Toys, toyOf } from './toys';

/** Half of the width of Sam with its hat and arms, design px. */
const samHalf = 96;

/** A bath at the harbour: amounts are seen at a glance, not counted. */
export default class BellenprikkenScene extends PracticeScene {
  #bubbles: Bubbles | undefined;
  #harbour: ReturnType<typeof harbour> | undefined;
  #sam: SamPuppet | undefined;
  #toys: Toys | undefined;
  #rail: Rail | undefined;
  #kept = 0;
  /** The amounts of dots that the child found in this round. */
  #found: number[] = [];
  #variety: Variety = varietyOf(0);

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "B D' B G", instrument: 'marimba' } });
  }

  protected async build(): Promise<void> {
    const { rim, bath, sam, rail } = this.#layout;
    this.#variety = varietyOf(this.seed);
    this.#harbour = harbour(this, this.#layout, this.design.orientation);
    this.#harbour.tint(this.#variety.light);
    this.#bubbles = new Bubbles(this.kit);
    this.#sam = new SamPuppet(this, game, 0, 0, this.motion, { hat: 'foam-hat', bathing: true });
    withFace(this.#sam.box, samFace);
    // Jumps scale its own box; the layout scales the box around it.
    this.add
      .container(sam.x, rim.y + 46 * sam.size, this.#sam.box)
      .setScale(sam.size)
      .setDepth(10);
    this.sprite(sam.x, rim.y + 2, 'suds-front')
      .setDepth(14)
      .setScale(sam.size, 0.8 * bath);
    this.#rail = new Rail(this, this.motion, rail.x, rail.y, rail.size);
    this.#rail.box.setDepth(30);
    this.#kept = countIn(await this.loadKeepsake(), 'toys');
    this.#toys = new Toys(this, this.motion, this.#layout, this.#kept);
    this.#found = this.answers.filter(wasRight).flatMap(({ given, sumIds }) => {
      if (given.kind !== 'choice') return [];
      // An option is named by its value.
      const holding = holdingOf(parseSumOrThrow(sumIds[0] ?? ''), given.optionId.slice(1), this.locale);
      return holding.kind === 'dots' && holding.value > 0 ? [holding.value] : [];
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#sam?.update(delta);
    if (this.motion?.reduced === false) this.#harbour?.update(delta);
  }

  protected async show({ options = [] }: Task): Promise<void> {
    this.#bubbles?.clear();
    this.#sam?.pose('idle');
    const { sum } = this;
    this.#rail?.set(20, options.some(({ value }) => !this.#isDots(value)) && sidesOf(sum) === null);
    await this.#bubbles?.show({
      sum,
      options,
      isTurned: this.#variety.isTurned,
      answerable: () => this.answerable,
      press: (optionId, bubble, input) => {
        this.#sam?.pose('anticipate');
        void bubble.press();
        this.answer({ kind: 'choice', optionId }, input, bubble.box);
      },
    });
  }

  protected async right({ given, verdict }: GradedAnswer): Promise<void> {
    const bubble = this.#chosen(given);
    if (bubble.value > 0) this.#found.push(bubble.value);
    this.#splash(bubble);
    this.#streak(verdict.streak, bubble.box);
    this.behind(this.#collect(bubble));
    if (this.#bubbles !== undefined) this.behind(this.#bubbles.leave(bubble));
    if (this.#sam !== undefined) this.behind(this.#sam.cheer());
  }

  /** Drops what was in a bubble onto the board, where it lies until the next answer. */
  async #collect(bubble: Bubble): Promise<void> {
    const drop = () => this.sounds.play('drop');
    this.#rail?.clear();
    if (!Number.isNaN(bubble.value)) {
      await this.#rail?.receive(bubble.dotSpots(), drop);
      if (bubble.value >= 10) this.#shineTen();
      return;
    }
    await this.#rail?.hold(bubble.release());
    drop();
  }

  protected async wrong({ given }: GradedAnswer): Promise<void> {
    this.#rail?.clear();
    this.#sam?.pose('oops');
    await this.#chosen(given).sway();
  }

  protected override miss(graded: GradedAnswer): string | null {
    const { answered, correct, sum } = graded;
    // The child popped a bubble and chose no sign.
    if (sum.relation === '?') return texts[this.locale](comparedBy(answered, correct));
    const purses = measuredBy(sum, answered ?? '', correct, this.locale);
    if (purses !== null) return hintBesideDistance(graded) ?? texts[this.locale](pursesCompared(purses));
    const hint = hintBesideDistance(graded);
    const times = timesCompared(answered ?? '', correct);
    if (times !== null) return hint ?? texts[this.locale](times.text, { count: times.count });
    if (hint !== null || answered === null || ![answered, correct].every((answer) => this.#isDots(answer)))
      return hint;
    const amounts = [answered, correct].map((answer) => amountIn(holdingOf(sum, answer, this.locale)));
    return texts[this.locale](dotsCompared(amounts, this.#bubbles?.isAboutEmpty === true));
  }

  /**
   * Lays the child's answer beside the right one: dots below dots, two sides below each other, money and what is compared as
   * lengths; two clocks hang beside each other.
   */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const { given, correct, answered, verdict } = graded;
    if (verdict.right || given.kind !== 'choice' || answered === null) return super.explain(graded);
    const id = `v${correct}`;
    const own = this.#chosen(given);
    this.#bubbles?.fadeBut([id, given.optionId]);
    const right = this.#bubbles?.get(id);
    const sides = sidesOf(this.sum);
    if (sides !== null && [answered, correct].includes('=')) {
      void right?.glowAt(this.#layout.besideRows);
      void own.fade();
      return compareSides(this.kit, sides.left, sides.right);
    }
    if (this.#isDots(correct) && this.#isDots(answered)) return this.#compareDots(own, right, graded);
    const measured = measuredBy(this.sum, answered, correct, this.locale);
    if (measured !== null) {
      void right?.glowAt(this.#layout.besideRows);
      const from = { x: own.box.x, y: own.box.y };
      // The coins of the bubble lie down beside the right amount.
      if (measured[1].cents === undefined) void own.fade();
      else {
        this.#splash(own);
        void own.burst();
      }
      return compareLengths(this.kit, measured, { from, laid: () => this.sounds.play('drop') });
    }
    this.#tellTimes([
      [own, answered],
      [right, correct],
    ]);
    void right?.glowAt(this.#layout.besideOwn, true);
    await own.moveTo(this.#layout.ownBubble);
    await this.motion.wait(minViewMs);
    return waitForContinue(this.kit, this.#layout.rows.go);
  }

  async #compareDots(own: Bubble, right: Bubble | undefined, graded: GradedAnswer): Promise<void> {
    const amount = (answer: string) => amountIn(holdingOf(this.sum, answer, this.locale));
    void right?.glowAt(this.#layout.besideRows);
    await compare(this.kit, own, amount(graded.correct), amount(graded.answered ?? ''), {
      pop: () => this.#splash(own),
      drop: () => this.sounds.play('drop'),
    });
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#bubbles?.clear();
    this.#sam?.pose('cheer');
    const rounds = this.#kept + 1;
    let from: Point | undefined;
    let popped = 0;
    await bubbleFreePlay(this.kit, {
      layout: this.#layout,
      toy: toyOf(rounds),
      foamed: () => this.sounds.play('drop'),
      freed: (at) => {
        from = at;
        burst(this.particles, this.random, at, { radius: 60, count: 12, frame: 'star' });
        this.#sam?.pose('anticipate');
      },
      found: this.#found,
      popped: (at, radius, beads) => {
        this.sounds.play('pop', pitchOf(popped));
        popped += 1;
        if (popped % 4 === 0) this.#toys?.hop();
        burst(this.particles, this.random, at, { radius, count: 6 });
        rain(this.particles, this.random, at, beads);
      },
    });
    const toy = await this.#toys?.add(rounds, from);
    this.sounds.play('splash');
    if (toy !== undefined) {
      const { x, size } = this.#layout.sam;
      this.grew(uncutAt(this.view, toy, { x: x - samHalf * size, width: 2 * samHalf * size }));
      this.bus.emit('say', { text: t('newToy', { toy: t(`toys.${toy.name}`) }) });
    }
    await this.saveKeepsake({ toys: rounds });
    await this.#sam?.cheer();
  }

  /** The hand points at the rim of the right bubble: its content stays free, and no wrong one is shown. */
  protected override drag(): Press | null {
    const right = this.#bubbles?.get(`v${answerNotation(answerOf(this.sum))}`);
    return right === undefined ? null : { press: right.rim };
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  #streak(length: number, at: Point): void {
    if (!isStreak(length)) return;
    this.#toys?.hop();
    burst(this.particles, this.random, at, { radius: 40, count: length + 4, frame: 'star' });
  }

  /** A bubble splashes by what is in it: 13 by more than 2. */
  #splash({ box, radius, value }: Bubble): void {
    this.sounds.play('pop');
    splash(this, this.motion, box, radius);
    const count = Number.isNaN(value) ? 18 : 6 + 2 * Math.min(20, value);
    burst(this.particles, this.random, box, { radius: radius * 0.8, count });
  }

  /** A full ten-frame glints: that ten is seen at a glance. */
  #shineTen(): void {
    const { x, y, size } = this.#layout.rail;
    const at = { x: x + railSpot(2, 20).x * size, y };
    burst(this.particles, this.random, at, { radius: 60 * size, count: 8, frame: 'spark' });
  }

  /** Two times in words are compared by their clocks. */
  #tellTimes(bubbles: readonly (readonly [bubble: Bubble | undefined, answer: string])[]): void {
    for (const [bubble, answer] of bubbles) {
      const clock = clockBehind(this.sum, answer, this.locale);
      if (clock !== null) bubble?.tell(this.kit, clock);
    }
  }

  #isDots(answer: string): boolean {
    return holdingOf(this.sum, answer, this.locale).kind === 'dots';
  }

  #chosen(given: GradedAnswer['given']): Bubble {
    const bubble = given.kind === 'choice' ? this.#bubbles?.get(given.optionId) : undefined;
    if (bubble === undefined) throw new Error('an answer without a bubble');
    return bubble;
  }
}
