import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { isStreak } from '@games/kit/celebration/streak';
import { varietyOf } from '@games/kit/effects/variety';
import { minViewMs, waitForContinue } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import type { GameObjects, Tweens } from 'phaser';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { type Act, Bench } from './bench';
import { besideAsked } from './beside-asked';
import { Bits } from './bits';
import type { Brought } from './brought';
import { comparison } from './comparison';
import { hintFor, startOf } from './hint';
import { Host } from './host';
import { kitchen } from './kitchen';
import { type Layout, layouts } from './layout';
import { Lead } from './lead';
import { isTelling, lessonOf, missOf } from './lesson';
import { askedOf, begun, halved, type Made, type Order, orderOf } from './order';
import { Oven } from './oven';
import { Party, partyDepth } from './party';
import { game, PizzaPaint } from './pizza-paint';
import type { Pizzas } from './pizzas';
import { Recipe } from './recipe';
import {
  givenOf,
  jarTint,
  type Keepsake,
  madeOf,
  newJar,
  readKeepsake,
  shelfOf,
  type Topping,
  toppingsFor,
} from './rules';
import { sounds } from './sounds.gen';
import { laidRadius, Stall } from './stall';
import { isMade, nextStep, stepsOf, toolFor } from './steps';
import { texts } from './texts.gen';
import { ToppingShelf } from './topping-shelf';
import { WindowGuest } from './window-guest';

/** The guests, in the order in which they come. */
const guestNames = ['rabbit', 'fox', 'pig', 'cat', 'mouse'] as const;
/** Size of the flame that calls, and the flame while other work comes first. */
const beckoning = 0.86;
const waiting = { size: 0.67, alpha: 0.72 } as const;

/** A pizza kitchen: a fraction is a cut and a number of its pieces. */
export default class PizzabakkenScene extends PracticeScene {
  #host: Host | undefined;
  #kept: Keepsake = { parties: 0 };
  #brought: Brought[] = [];
  // Set in build().
  #bits!: Bits;
  #paint!: PizzaPaint;
  #oven!: Oven;
  #shelf!: ToppingShelf;
  #bench!: Bench;
  #bake!: GameObjects.Image;
  #recipe!: Recipe;
  #lead!: Lead;
  #guest!: WindowGuest;
  #stall!: Stall;
  #order!: Order;
  #toppings: readonly Topping[] = [];
  /** The flame that calls, once all is done; null while it is still. */
  #beckoning: Tweens.Tween | null = null;

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'F A C A', instrument: 'organ' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#kept = readKeepsake(await this.loadKeepsake());
    const { light } = varietyOf(this.seed);
    kitchen(this, layout, { design: this.design, light });
    this.#host = new Host(this, this.motion, layout);
    this.#bits = new Bits(this.particles, this.random);
    this.#paint = new PizzaPaint(this);
    this.#oven = new Oven(this, this.motion, this.#bits, layout);
    this.#shelf = new ToppingShelf(this.kit, layout, this.#kept);
    this.#guest = new WindowGuest(this.kit, layout);
    this.#stall = new Stall(this.kit, this.#paint, layout);
    this.#bench = new Bench(this.kit, layout, this.#paint, this.#bits, (act) => this.#follow(act));
    this.#bake = this.sprite(layout.bake.x, layout.bake.y, 'bake').setDepth(59);
    this.#still();
    this.#recipe = new Recipe(this.kit, layout, {
      tool: () => this.#bench.tool,
      unfold: (tool) => {
        this.sounds.play('take');
        this.#bench.unfold(tool);
        this.#markNext();
      },
    });
    this.#lead = new Lead(this.kit, layout);
    this.targets.onKey((key) => {
      const isReady = key === 'r' || key === 'Enter';
      if (isReady) this.targets.press('ready', 'keyboard');
      return isReady;
    });
    this.#brought = this.answers.filter(wasRight).map(({ sumIds, given, position }) => {
      const sum = parseSumOrThrow(sumIds[0] ?? '');
      const toppings = toppingsFor(shelfOf(this.#kept), position);
      return { made: madeOf(given, sum, orderOf(sum)), toppings };
    });
    for (const pizza of this.#brought) this.#stall.lay(pizza);
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#host?.update(delta);
  }

  protected async show(task: Task, sum: Sum): Promise<void> {
    this.#host?.calm();
    this.#order = orderOf(sum);
    this.#toppings = toppingsFor(shelfOf(this.#kept), task.position);
    const hint = hintFor(sum, this.#order, this.locale);
    this.#recipe.show(this.#order, sum.answerSpec.simplest ? hint : '');
    this.#bake.setVisible(true);
    // The hand may begin while the dough still slides in.
    this.behind(this.#bench.lay(this.#order, this.#toppings, this.#isHalved));
    this.#bench.offer(this.#toppings);
    this.#recipe.offer();
    this.#offerOven();
    this.#markNext();
    const asked = hint.endsWith('?') ? hint : `${hint}.`;
    this.bus.emit('say', { text: `${asked} ${startOf(this.#order, this.#bench.made.cut, this.locale)}` });
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    const brought = { made: this.#bench.made, toppings: this.#toppings };
    this.#brought.push(brought);
    const pizzas = this.#bench.handOver();
    if (pizzas === undefined) return;
    if (isStreak(verdict.streak)) this.#bits.rain(this.#layout.middle, this.#layout.pizzas.y, { count: 16 });
    this.behind(this.#serve(pizzas, brought));
  }

  /** Bakes pizzas, and lays them on the bear's table while the next dough is laid. */
  async #serve(pizzas: Pizzas, brought: Brought): Promise<void> {
    void this.#host?.clap();
    await this.#oven.take(pizzas);
    await this.#oven.out(pizzas);
    void this.#host?.sniff();
    const scale = laidRadius / pizzas.radius;
    const { x, y } = this.#stall.next;
    await this.motion.tween({ targets: pizzas.box, x, y, scale, duration: 460, ease: 'Cubic.InOut' });
    pizzas.destroy();
    this.#stall.lay(brought);
    this.sounds.play('serve');
    void this.#stall.bounce();
    if (this.answerable) this.#host?.calm();
    await this.#guest.cheer();
  }

  protected override restore({ given, sum }: GradedAnswer): void {
    this.#bench.put(madeOf(given, sum, this.#order));
  }

  protected async wrong(): Promise<void> {
    this.#host?.wonder();
    const { pizzas } = this.#bench;
    if (pizzas !== undefined) await this.#oven.bake(pizzas);
  }

  protected override miss({ named, sum, verdict }: GradedAnswer): string | null {
    const asked = askedOf(sum, this.#order);
    const isNamed = named !== null && isTelling(verdict.perSum[0]?.errors ?? []);
    return isNamed ? named : asked && texts[this.locale](missOf(this.#bench.made, asked, this.#order));
  }

  /** Shows what was made with what was asked outlined on it, and both on a line. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const asked = askedOf(graded.sum, this.#order);
    const own = this.#bench.pizzas;
    if (graded.verdict.right || asked === null || own === undefined) return super.explain(graded);
    const lesson = lessonOf(this.#bench.made, asked, this.#order, this.locale);
    this.#putAway();
    const { own: place, lines, go, largest } = this.#layout;
    const spec = { order: this.#order, toppings: this.#toppings, largest, asked, box: place };
    const beside = besideAsked(this.kit, this.#paint, this.#bench.made, spec);
    this.sounds.play('compare');
    const { x, y } = beside.mine.box;
    const scale = beside.mine.radius / own.radius;
    await this.motion.tween({ targets: own.box, x, y, scale, duration: 320, ease: 'Cubic.InOut' });
    // Of the pizza that was made small its digits could not be read.
    own.box.setAlpha(0);
    for (const box of beside.boxes) box.setAlpha(1);
    const told = comparison(this.kit, lines, lesson).setAlpha(0);
    await this.motion.tween({ targets: told, alpha: 1, duration: 240 });
    const compared = { own: lesson.own.name, asked: lesson.asked.name };
    this.bus.emit('say', { text: texts[this.locale]('compared', compared) });
    await this.motion.wait(minViewMs);
    await waitForContinue(this.kit, { ...go, size: 1.2 });
    await this.motion.tween({ targets: [told, ...beside.boxes], alpha: 0, duration: 140 });
    beside.destroy();
    told.destroy();
  }

  protected override drag() {
    const from = this.#bench.firstKnife;
    return from && { from, to: this.#layout.board, commits: false };
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    const { title, middle } = this.#layout;
    this.#putAway();
    this.#bench.clear();
    this.#guest.leave();
    this.#stall.clear();
    const sign = banner(this.kit, { x: middle, y: title, width: 560 }, t('finale')).setDepth(905);
    this.#kept = { parties: this.#kept.parties + 1 };
    const jar = newJar(this.#kept);
    const news = t('newJar', { topping: t(jar) });
    this.bus.emit('say', { text: `${t('finale')} ${news}` });
    this.grew(this.#shelf.add(jar, jarTint(this.#kept, jar)));
    const saved = this.saveKeepsake({ ...this.#kept });
    const party = new Party(this.kit, this.#paint, this.#layout, this.#bits, this.#kept.parties);
    this.#host?.join(partyDepth + 1, this.#layout.table.host);
    const labels = guestNames.map((name) => t('pizzaFor', { guest: t(name) }));
    await party.hold(this.#brought, { labels, found: jar });
    sign.destroy();
    await saved;
  }

  /** Adds the ready button. */
  #commit(input: InputMethod): void {
    if (!this.answerable) return;
    this.sounds.play('oven');
    void this.#host?.sniff();
    const { x, y } = this.#layout.board;
    this.answer(givenOf(this.sum, this.#bench.made, this.#order), input, { x, y: y - 60 });
  }

  /** After the tools, so that Tab and a switch come to it last. */
  #offerOven(): void {
    this.targets.remove('ready');
    this.targets.add({
      id: 'ready',
      label: () => texts[this.locale]('bake', { made: this.#bench.spoken }),
      object: this.#bake,
      last: true,
      // An untouched pizza is no answer, unless nothing was asked for.
      enabled: () => this.sum.answer.num === 0 || isMade(stepsOf(this.#order), this.#bench.made, this.#start),
      press: (input) => this.#commit(input),
    });
  }

  /** The tools make room for a lesson or the party. */
  #putAway(): void {
    this.#bench.unfold(null);
    this.#lead.show(false);
    this.#beckon(false);
    this.#bake.setVisible(false);
    this.#recipe.hide();
  }

  #markNext(): void {
    const next = nextStep(stepsOf(this.#order), this.#bench.made, this.#start);
    this.targets.publish();
    this.#recipe.mark(next);
    this.#lead.show(this.#bench.tool !== null && this.#bench.tool === toolFor(next, this.#order));
    this.#beckon(next === 'bake');
  }

  /** After each act of the hand: the bear reacts, and after a cut the tools of what follows are laid out. */
  #follow(act: Act): void {
    const { x, y } = this.input.activePointer.isDown ? this.input.activePointer.position : this.#layout.board;
    if (act === 'cut') void this.#host?.flinch();
    else this.#host?.watch({ x, y });
    const after = stepsOf(this.#order)[1];
    if (act === 'cut' && after !== undefined && after !== 'bake') {
      this.#bench.unfold(toolFor(after, this.#order));
      if (this.targets.hasFocus) this.targets.focus('pizza');
    }
    this.#markNext();
  }

  /** The flame calls, as soon as all else is done; before that it is small. */
  #beckon(on: boolean): void {
    if (on === (this.#beckoning !== null)) return;
    this.#beckoning?.remove();
    this.#still();
    if (!on) {
      this.#beckoning = null;
      return;
    }
    this.#bake.setScale(beckoning).setAlpha(1);
    this.#beckoning = this.motion.idle({ targets: this.#bake, scale: beckoning * 1.12, duration: 460 });
  }

  #still(): void {
    this.#bake.setScale(waiting.size).setAlpha(waiting.alpha);
  }

  /** In a round in five a pizza comes cut in halves, to be cut finer. */
  /** The pizza as it came. */
  get #start(): Made {
    return begun(this.#order, this.#isHalved);
  }

  get #isHalved(): boolean {
    return varietyOf(this.seed).isTurned && halved(this.sum, this.#order);
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }
}
