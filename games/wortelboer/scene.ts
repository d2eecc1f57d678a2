import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { Rain, type Variety, varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { laidIn } from './answer';
import { art } from './art.gen';
import { Burrow } from './burrow';
import { Cart } from './cart';
import { Farmer } from './farmer';
import { Finale } from './finale';
import { game } from './game-id';
import { Goat } from './goat';
import { broughtBy } from './growth';
import { type Layout, layouts } from './layout';
import { describe, missOf, showLeft, showLines } from './lesson';
import { fedBy, type Laid, type Outcome, outcomeOf, type Plan, planOf } from './plan';
import { Row, stopsOf } from './row';
import { scenery } from './scenery';
import { sounds } from './sounds.gen';
import { Sprouts } from './sprouts';
import { texts } from './texts.gen';
import { Work } from './work';

/** Time in which the cart passes the row, ms. */
const quick = 400;
const slowly = 620;
const home = 170;
const tossed = 300;

/** A field of carrots: dividing is dealing out, and all baskets end up level. */
export default class WortelboerScene extends PracticeScene {
  #backdrop: ReturnType<typeof scenery> | undefined;
  #row: Row | undefined;
  #goat: Goat | undefined;
  #rain: Rain | undefined;
  #finale: Finale | undefined;
  #variety: Variety = varietyOf(0);
  /** Removes the picture of a miss. */
  #clearMiss = () => {};
  // Set in build() and show().
  #plan!: Plan;
  #cart!: Cart;
  #farmer!: Farmer;
  #work!: Work;
  #burrow!: Burrow;
  #sprouts!: Sprouts;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'Bb D F G', instrument: 'banjo' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#variety = varietyOf(this.seed);
    this.#backdrop = scenery(this, layout, this.design.orientation);
    this.#backdrop.tint(this.#variety.light);
    this.#burrow = new Burrow(this, this.motion, layout, countIn(await this.loadKeepsake(), 'rounds'));
    this.#sprouts = new Sprouts(this, this.motion, layout, this.answers.filter(wasRight).length);
    this.#row = new Row(this, this.motion, layout, this.locale);
    this.#farmer = new Farmer(this, this.motion, layout);
    this.#cart = new Cart(this, this.motion, layout, this.#farmer);
    this.#goat = new Goat(this, this.motion, layout, (x, y) =>
      this.particles.emit('zed', x, y, { vx: 16, vy: -34, life: 1400, size: 0.6, grow: 0.3, depth: 17 }),
    );
    this.#work = new Work(this.kit, layout, {
      goat: this.#goat,
      isOpen: () => this.answerable,
      pushed: (share) => {
        this.#cart.lean(share);
        this.#farmer.lean(share);
      },
      answer: (given, input, from) => this.answer(given, input, from),
    });
    if (this.#variety.isWet) this.#rain = this.#leaves();
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#goat?.update(delta);
    this.#row?.update(delta);
    this.#finale?.update(delta);
    if (this.motion?.reduced !== false) return;
    this.#rain?.update(delta);
    this.#backdrop?.update(delta);
  }

  protected async show(_task: Task, sum: Sum): Promise<void> {
    this.#clearMiss();
    // In a round in five the share is known, and the child says how many rabbits come.
    this.#plan = planOf(sum, this.#variety.isTurned);
    const { job } = this.#plan;
    this.#farmer.wear('open');
    this.#cart.load(job === 'pack' || job === 'level' || job === 'fill' ? 0 : 1);
    this.#work.begin(this.#plan);
    await Promise.all([this.#row?.begin(this.#plan), this.#cart.enter(home), this.#work.show(true)]);
  }

  protected async right({ given, verdict }: GradedAnswer): Promise<void> {
    const outcome = outcomeOf(this.#plan, laidIn(given));
    this.#farmer.wear('happy');
    await this.#deal(outcome, quick);
    this.#work.feed();
    this.behind(this.#enjoy(outcome, isStreak(verdict.streak)));
  }

  protected override restore({ given }: GradedAnswer): void {
    this.#work.put(laidIn(given));
  }

  protected async wrong({ given }: GradedAnswer): Promise<void> {
    const laid = laidIn(given);
    const outcome = outcomeOf(this.#plan, laid);
    this.behind(this.#work.show(false));
    await this.#deal(outcome, slowly);
    await this.#cart.back(home);
    this.#cart.load(0);
    this.#farmer.wear('oh');
    this.#showFed(laid, outcome);
    this.#row?.compare(this.#plan, outcome);
    this.sounds.play(outcome.left > 0 ? 'left' : 'dry');
    this.#clearMiss = showLeft(this.kit, this.#layout, this.#plan, outcome.left);
  }

  /** Shows before the goat what it got and what it should have got, where that is asked. */
  #showFed(laid: Laid, outcome: Outcome): void {
    const fed = fedBy(this.#plan, laid, outcome);
    this.#goat?.wear(fed === null || fed.amount === fed.wanted ? 'open' : 'oh');
    if (fed === null) return;
    this.#work.feed();
    this.#goat?.compare(fed.amount, fed.wanted, writeNumber(rational(fed.amount), this.locale));
  }

  protected override miss({ named, given }: GradedAnswer): string {
    const laid = laidIn(given);
    return named ?? texts[this.locale](missOf(this.#plan, laid, outcomeOf(this.#plan, laid)));
  }

  /** Writes how the answer is found, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    if (graded.verdict.right) return super.explain(graded);
    const laid = laidIn(graded.given);
    const clearLeft = this.#clearMiss;
    const clearLines = await showLines(this.kit, this.#layout, this.#plan, laid);
    this.#clearMiss = () => {
      clearLeft();
      clearLines();
      this.#clearMiss = () => {};
    };
    this.bus.emit('say', { text: describe(this.#plan, outcomeOf(this.#plan, laid), this.kit) });
    await this.motion.wait(minViewMs);
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.1 });
    this.#clearMiss();
  }

  protected override drag() {
    return this.#work.drag;
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    const row = this.#row;
    if (row === undefined) return;
    this.#work.leave();
    this.#goat?.show(false);
    this.#farmer.wear('happy');
    const sign = banner(this.kit, this.#layout.title, t('finale')).setDepth(82);
    this.bus.emit('say', { text: t('finale') });
    await row.party(this.#layout.drive.bumps.length);
    this.#finale = new Finale(this.kit, this.#layout, {
      particles: this.particles,
      cart: this.#cart,
      row,
      prize: this.#burrow.next,
    });
    await this.#finale.drive();
    this.#finale.clear();
    this.#finale = undefined;
    sign.destroy();
    this.#goat?.show(true);
    this.#goat?.wait(false);
    this.#cart.load(0.5);
    this.#cart.stand(this.#layout.cart.x, this.#layout.cart.y, 1);
    // The rabbits go home, so that the hill with the new room is seen.
    await row.leave();
    this.grew(await this.#burrow.grow());
    const { count } = this.#burrow;
    this.bus.emit('say', { text: t(broughtBy(count)) });
    await this.saveKeepsake({ rounds: count });
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }

  /** The cart passes the rabbits, and each gets what the child laid, as long as there is something. */
  async #deal(outcome: Outcome, ms: number): Promise<void> {
    const { job, rabbits, total } = this.#plan;
    const row = this.#row;
    if (row === undefined) return;
    this.#work.setOff();
    this.sounds.play('roll');
    if (job === 'count')
      await row.gather(outcome.baskets.length, Math.max(0, rabbits - outcome.baskets.length));
    if (job === 'level' || job === 'fill') row.empty();
    // Where the whole is known, the cart tells how much of it is left.
    const isKnown = job === 'share' || job === 'count' || job === 'part';
    const write = (left: number) => (isKnown ? writeNumber(rational(left), this.locale) : null);
    this.#cart.count(write(total));
    let [given, stop] = [0, 0];
    const stops = stopsOf(row.seats.slice(0, Math.max(1, outcome.baskets.length)));
    await this.#cart.drive(stops, ms, (place) => {
      row.put(place, this.#plan, outcome);
      given += outcome.baskets[place] ?? 0;
      const share = total === 0 ? 0 : given / total;
      this.#cart.count(write(total - given));
      this.#cart.load(job === 'pack' ? share : 1 - share);
      if ((outcome.baskets[place] ?? 0) > 0) this.sounds.play('drop', 1 + 0.05 * stop++);
      this.#dust();
      const seat = row.seats[place];
      if (seat !== undefined && (outcome.baskets[place] ?? 0) > 0) this.#toss(seat.at, job === 'pack');
    });
    this.#cart.count(null);
  }

  /** Carrots fly from the cart into a basket, or out of it. */
  #toss(basket: Point, isOut: boolean): void {
    const { x, y } = this.#cart.box;
    const [from, to] = isOut ? [basket, { x, y: y - 20 }] : [{ x, y: y - 30 }, basket];
    const seconds = tossed / 1000;
    for (let k = 0; k < 3; k++)
      this.particles.emit('item-1', from.x + (k - 1) * 16, from.y + 40, {
        vx: (to.x - from.x) / seconds,
        vy: (to.y - from.y) / seconds - (900 * seconds) / 2 - 60 * k,
        gravity: 900,
        life: tossed,
        size: 0.8,
        spin: 260 - 200 * k,
        depth: 13,
      });
  }

  /** All chew in step; the goat too, where something was left. */
  async #enjoy({ goat }: Outcome, isFestive: boolean): Promise<void> {
    this.sounds.play('munch');
    if (isFestive) this.#sparkle();
    await Promise.all([
      this.#row?.munch(),
      this.#farmer.hop(),
      this.#sprouts.grow(),
      goat > 0 ? this.#goat?.munch() : undefined,
    ]);
  }

  #dust(): void {
    const { x, y } = this.#cart.box;
    for (let k = 0; k < 2; k++)
      this.particles.emit('puff', x - 60, y + 44, {
        vx: -60 - this.random.next() * 60,
        vy: -20 - this.random.next() * 30,
        life: 420,
        size: 0.3 + this.random.next() * 0.2,
        grow: 0.5,
        depth: 11,
      });
  }

  #sparkle(): void {
    const { x, y } = this.#layout.row;
    for (let k = 0; k < 18; k++)
      this.particles.emit('spark', x + (this.random.next() - 0.5) * 500, y - 40, {
        vx: (this.random.next() - 0.5) * 260,
        vy: -140 - this.random.next() * 260,
        gravity: 800,
        life: 760,
        size: 0.7 + this.random.next() * 0.6,
        depth: 40,
      });
  }

  /** Leaves sail down now and then. */
  #leaves(): Rain {
    const { x, y, width } = this.view;
    return new Rain(this.particles, {
      frame: 'leaf',
      area: { x, y, width, height: 0 },
      every: 1100,
      flight: { vx: 40, vy: 120, life: 5200, size: 0.8, spin: 50, depth: 4 },
      random: () => this.random.next(),
    });
  }
}
