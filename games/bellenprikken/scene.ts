import { SamPuppet } from '@assets/characters/sam-puppet';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { texts as kitTexts } from '@games/kit/text/texts.gen';
import type { Task } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import { art } from './art.gen';
import { Bubble } from './bubble';
import { Comparison } from './comparison';
import { bubbleFreePlay } from './free-play';
import { game } from './game-id';
import { harbour } from './harbour';
import { type Holding, holdingOf } from './holding';
import { type Layout, layouts } from './layout';
import { Rail } from './rail';
import { bubbleSpots, type Reach, reachOf } from './rules';
import { sounds } from './sounds.gen';
import { burst } from './spray';
import { texts } from './texts.gen';
import { Toys } from './toys';

const splashTime = 260;

/** Kinds of sums below 20, whose bubbles show dots even when a distractor is larger. */
const smallKinds: ReadonlySet<string> = new Set(['split', 'to-10', 'to-20']);

/** A bath at the harbour: amounts are seen at a glance, not counted. */
export default class BellenprikkenScene extends PracticeScene {
  readonly #bubbles = new Map<string, Bubble>();
  #harbour: ReturnType<typeof harbour> | undefined;
  #sam: SamPuppet | undefined;
  #toys: Toys | undefined;
  #rail: Rail | undefined;
  #kept = 0;
  #reach: Reach = 20;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: "B D' B G", instrument: 'marimba' } });
  }

  protected async build(): Promise<void> {
    const { rim, bath, sam, rail } = this.#layout;
    this.#harbour = harbour(this, this.#layout, this.design.orientation);
    this.#sam = new SamPuppet(this, game, 0, 0, this.motion, {
      hat: 'foam-hat',
      bathing: true,
    });
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
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#sam?.update(delta);
    if (this.motion?.reduced === false) this.#harbour?.update(delta);
  }

  protected async show({ options = [] }: Task): Promise<void> {
    this.#clear();
    this.#sam?.pose('idle');
    const holdings = options.map(({ value }) => holdingOf(this.sum, value, this.locale));
    this.#reach = smallKinds.has(this.sum.kind) ? 20 : reachOf(holdings.map(amountIn));
    this.#rail?.set(
      this.#reach,
      holdings.some(({ kind }) => kind !== 'dots'),
    );
    const maxAmount = Math.max(...holdings.map(amountIn));
    const spots = bubbleSpots(options.length, this.random, this.motion.reduced, this.design.orientation);
    const arriving = options.map(({ id, value }, index) => {
      const text = answerText(value, this.locale);
      const spot = spots[index] ?? { x: this.#layout.middle, y: 300, size: 1 };
      const holding = holdings[index] ?? holdingOf(this.sum, value, this.locale);
      const bubble = new Bubble(this.kit, spot, { text, holding }, this.#reach, maxAmount);
      this.#bubbles.set(id, bubble);
      this.targets.add({
        id,
        label: kitTexts[this.locale]('option', { value: text }),
        digits: value,
        object: bubble.box,
        size: { width: bubble.radius * 2, height: bubble.radius * 2 },
        ownRing: true,
        aim: (on) => bubble.aim(on && this.answerable),
        press: (input) => {
          this.#sam?.pose('anticipate');
          void bubble.press();
          this.answer({ kind: 'choice', optionId: id }, input, bubble.box);
        },
      });
      return bubble.arrive(index * 14);
    });
    await Promise.all(arriving);
  }

  protected async right({ given, verdict }: GradedAnswer): Promise<void> {
    const bubble = this.#chosen(given);
    const at = { x: bubble.box.x, y: bubble.box.y };
    this.sounds.play('pop');
    this.#splash(at, bubble.radius);
    this.#streak(verdict.streak, at);
    this.behind(this.#collect(bubble));
    for (const other of this.#bubbles.values())
      this.behind((other === bubble ? other.burst() : other.fade()).then(() => other.destroy()));
    // They leave by themselves, while the next ones rise.
    this.#bubbles.clear();
    if (this.#sam !== undefined) this.behind(this.#sam.cheer());
  }

  /** Drops what was in a bubble onto the board, where it lies until the next answer. */
  async #collect(bubble: Bubble): Promise<void> {
    const drop = () => this.sounds.play('drop');
    this.#rail?.clear();
    if (!Number.isNaN(bubble.value)) return this.#rail?.receive(bubble.dotSpots(), drop);
    await this.#rail?.hold(bubble.release());
    drop();
  }

  protected async wrong({ given }: GradedAnswer): Promise<void> {
    this.#rail?.clear();
    this.#sam?.pose('oops');
    await this.#chosen(given).sway();
  }

  protected override miss({ named, sum, answered, correct }: GradedAnswer): string | null {
    const isDots = [answered, correct].every(
      (answer) => answer !== null && holdingOf(sum, answer, this.locale).kind === 'dots',
    );
    return named ?? (isDots ? texts[this.locale]('miss') : null);
  }

  /** Drops the child's dots beside the right amount and shows the difference. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const amount = (answer: string) => {
      const holding = holdingOf(graded.sum, answer, this.locale);
      return holding.kind === 'dots' ? holding.value : Number.NaN;
    };
    const right = amount(graded.correct);
    const given = graded.answered === null ? Number.NaN : amount(graded.answered);
    const isSeen = !graded.verdict.right && isAmount(right) && isAmount(given);
    const own = isSeen && graded.given.kind === 'choice' ? graded.given.optionId : null;
    for (const [id, bubble] of this.#bubbles) {
      if (id === `v${graded.correct}`) void bubble.glowAt(this.#layout.besidePanel);
      else if (id !== own) void bubble.fade();
    }
    if (!isSeen) return super.explain(graded);
    const bubble = this.#chosen(graded.given);
    const from = bubble.dotSpots();
    const reach = reachOf([right, given]);
    const comparison = new Comparison(this, this.motion, this.design.orientation, reach, right, given);
    await comparison.open();
    this.sounds.play('pop');
    this.#splash(bubble.box, bubble.radius);
    void bubble.burst();
    await comparison.drop(from, () => this.sounds.play('drop'));
    await this.motion.wait(minViewMs);
    await waitForContinue(this.kit, comparison.continueAt);
    await comparison.close();
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#clear();
    this.#sam?.pose('cheer');
    const title = this.words(this.#layout.title.x, this.#layout.title.y, t('freePlay'), {
      fontSize: 44,
      fontStyle: '700',
      color: '#2b2a4c',
    }).setDepth(80);
    this.bus.emit('say', { text: t('freePlay') });
    await bubbleFreePlay(this.kit, this.#layout, t('prick'), (at, size) => {
      this.sounds.play('pop');
      burst(this.particles, this.random, at, { radius: size, count: 6 });
    });
    title.destroy();
    const toy = await this.#toys?.add(this.#kept);
    this.sounds.play('splash');
    if (toy !== undefined) this.bus.emit('say', { text: t('newToy', { toy: t(`toys.${toy}`) }) });
    await this.saveKeepsake({ toys: this.#kept + 1 });
    await this.#sam?.cheer();
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  #streak(length: number, at: Point): void {
    if (!isStreak(length)) return;
    this.#toys?.hop();
    burst(this.particles, this.random, at, { radius: 40, count: length + 4, frame: 'star' });
  }

  #splash(at: Point, radius: number): void {
    const { x, y } = at;
    const ring = this.sprite(x, y, 'splash')
      .setDepth(59)
      .setScale((radius / 88) * 0.9);
    const away = this.motion.reduced
      ? this.motion.tween({ targets: ring, alpha: 0, duration: splashTime })
      : this.motion.tween({
          targets: ring,
          alpha: 0,
          scale: ring.scale * 1.3,
          duration: splashTime,
          ease: 'Quad.Out',
        });
    void away.then(() => ring.destroy());
    burst(this.particles, this.random, at, { radius: radius * 0.8, count: 18 });
  }

  #clear(): void {
    this.targets.clear();
    for (const bubble of this.#bubbles.values()) bubble.destroy();
    this.#bubbles.clear();
  }

  #chosen(given: GradedAnswer['given']): Bubble {
    const bubble = given.kind === 'choice' ? this.#bubbles.get(given.optionId) : undefined;
    if (bubble === undefined) throw new Error('an answer without a bubble');
    return bubble;
  }
}

/** Returns the amount in a bubble, money in cents; 0 when it has none. */
const amountIn = (holding: Holding): number =>
  holding.kind === 'dots'
    ? holding.value
    : holding.kind === 'money'
      ? holding.cents.reduce((sum, piece) => sum + piece, 0)
      : 0;

/** Returns whether beads can show a number: they show whole numbers up to 100. */
const isAmount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 100;
