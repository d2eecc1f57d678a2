import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { countIn } from '@games/kit/celebration/keepsake';
import { isStreak } from '@games/kit/celebration/streak';
import { type Variety, varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { valueIn } from '@games/kit/text/notation';
import type { GameObjects } from 'phaser';
import { type Rational, zero } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { Checkout } from './checkout';
import { CountUp } from './count-up';
import { Finale } from './finale';
import { Goods } from './goods';
import { Hamster } from './hamster';
import { type Layout, layouts } from './layout';
import { game, writeEuros } from './money';
import { Receipt } from './receipt';
import { billOf, broughtBy, coinsFor, coinsIn, inEuros } from './rules';
import { Shelves } from './shelves';
import { shop } from './shop';
import { sounds } from './sounds.gen';
import { Strip } from './strip';
import { texts } from './texts.gen';

/** A small supermarket: an amount is a row of coins along the price. */
export default class BuurtsuperScene extends PracticeScene {
  #backdrop: ReturnType<typeof shop> | undefined;
  #hamster: Hamster | undefined;
  #variety: Variety = varietyOf(0);
  #rounds = 0;
  // Set in build().
  #shelves!: Shelves;
  #goods!: Goods;
  #receipt!: Receipt;
  #checkout!: Checkout;
  #countUp!: CountUp;
  #strip!: Strip;
  #till!: GameObjects.Image;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'G E C G', instrument: 'bells' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#variety = varietyOf(this.seed);
    this.#backdrop = shop(this, layout, this.design.orientation);
    this.#backdrop.tint(this.#variety.light);
    this.#rounds = countIn(await this.loadKeepsake(), 'rounds');
    this.#shelves = new Shelves(this, this.motion, layout, this.#rounds);
    this.#hamster = new Hamster(this, this.motion, layout.hamster);
    const { till } = layout;
    this.#till = this.sprite(till.x, till.y, 'till').setScale(till.size).setDepth(9);
    const paid = this.answers.filter(wasRight).map(({ sumIds }) => parseSumOrThrow(sumIds[0] ?? ''));
    this.#hamster.fill(paid.length);
    this.#receipt = new Receipt(
      this,
      this.motion,
      layout,
      paid.map((sum) => this.#line(sum)),
    );
    this.#goods = new Goods(this.kit, layout);
    this.#strip = new Strip(this, this.motion, layout);
    this.#checkout = new Checkout(this.kit, layout, {
      isOpen: () => this.answerable,
      answer: (given, input, from) => this.answer(given, input, from),
    });
    this.#countUp = new CountUp(this.kit, layout);
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#hamster?.update(delta);
    if (this.motion?.reduced === false) this.#backdrop?.update(delta);
  }

  protected async show(task: Task, sum: Sum): Promise<void> {
    this.#hamster?.pose('open');
    this.#strip.clear();
    const bill = billOf(sum);
    // In a round in five the price and the note that was paid lie at the ends of the felt.
    const isTurned = task.mode === 'compose' && this.#variety.isTurned && bill.from.num > 0;
    this.#checkout.leaveRoom(this.#countUp.show(isTurned ? bill : null, (euros) => this.#write(euros)));
    this.behind(this.#goods.show(sum, task.position, isTurned));
    this.#checkout.begin(sum, task.mode === 'type');
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    const paid = this.#checkout.handOver(this.sum);
    this.behind(this.#eat(paid));
    this.behind(this.#receipt.print(this.#line(this.sum)));
    this.sounds.play('print');
    this.#hamster?.pose('happy');
    if (isStreak(verdict.streak)) this.#sparkle();
    await this.#checkout.slam();
  }

  protected override restore({ given }: GradedAnswer): void {
    this.#checkout.put(coinsIn(given));
  }

  protected async wrong({ answered, sum }: GradedAnswer): Promise<void> {
    this.#hamster?.pose('oops');
    const spec = this.#spec(answered, sum);
    await Promise.all([this.#checkout.close(), this.#goods.fade()]);
    this.#countUp.clear();
    this.#receipt.show(false);
    this.sounds.play('strip');
    await this.#strip.lay(spec);
  }

  protected override miss({ named }: GradedAnswer): string {
    return named ?? texts[this.locale]('miss');
  }

  /** Names the ends of price and coins, and waits for the child. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    if (graded.verdict.right) return super.explain(graded);
    const { sum, answered } = graded;
    const spec = this.#spec(answered, sum);
    await this.#strip.compare(spec, inEuros(sum.answer, sum));
    const [own, price] = [spec.own, inEuros(sum.answer, sum)].map((euros) => `€ ${this.#write(euros)}`);
    this.bus.emit('say', { text: texts[this.locale]('compared', { own: own ?? '', price: price ?? '' }) });
    await this.motion.wait(minViewMs);
    await waitForContinue(this.kit, { ...this.#layout.go, size: 1.2 });
    this.#receipt.show(true);
    await Promise.all([this.#strip.fade(), this.#checkout.reopen()]);
  }

  protected override drag() {
    return this.task.mode === 'compose' ? this.#checkout.drag : null;
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    this.#strip.clear();
    this.#goods.clear();
    this.#countUp.clear();
    this.#receipt.show(false);
    this.#till.setVisible(false);
    this.behind(this.#checkout.leave());
    const sign = banner(this.kit, this.#layout.title, t('finale')).setDepth(905);
    this.bus.emit('say', { text: t('finale') });
    const finale = new Finale(this.kit, this.#layout, {
      lines: this.#receipt.lines,
      particles: this.particles,
      label: t('pull'),
      torn: () => {
        this.#hamster?.pose('happy');
        this.behind(this.#hamster?.jump() ?? Promise.resolve());
      },
    });
    await finale.hold();
    finale.clear();
    sign.destroy();
    this.#till.setVisible(true);
    const rounds = this.#rounds + 1;
    this.bus.emit('say', { text: t(broughtBy(rounds)) });
    const saved = this.saveKeepsake({ rounds });
    const newest = await this.#shelves.grow(rounds);
    this.grew(newest);
    await saved;
  }

  /** What was paid goes into the cheeks, coin by coin. */
  async #eat(paid: readonly (GameObjects.Container | GameObjects.Image)[]): Promise<void> {
    const { x = 0, y = 0 } = this.#hamster?.mouth ?? {};
    await Promise.all(
      paid.map(async (coin, place) => {
        coin.setDepth(60);
        await this.motion.tween({
          targets: coin,
          x,
          y,
          scale: coin.scale * 0.34,
          delay: 60 + place * 50,
          duration: 300,
          ease: 'Quad.In',
        });
        coin.destroy();
      }),
    );
    this.sounds.play('munch');
    await this.#hamster?.munch();
  }

  #sparkle(): void {
    const { x, y } = this.#layout.till;
    for (let k = 0; k < 16; k++)
      this.particles.emit('spark', x, y - 100, {
        vx: (this.random.next() - 0.5) * 420,
        vy: -120 - this.random.next() * 300,
        gravity: 900,
        life: 700,
        size: 0.8 + this.random.next() * 0.6,
        depth: 62,
      });
  }

  #spec(answered: string | null, sum: Sum) {
    const value = valueIn(answered, sum);
    const own = value === null ? zero : inEuros(value, sum);
    const laid = this.#checkout.coins;
    const write = (euros: Rational) => this.#write(euros);
    return { bill: billOf(sum), coins: laid.length > 0 ? laid : coinsFor(own), own, write };
  }

  /** An amount in euros, as it stands on till paper. */
  #write(euros: Rational): string {
    return writeEuros(euros, this.locale);
  }

  #line(sum: Sum): string {
    return this.#write(inEuros(sum.answer, sum));
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }
}
