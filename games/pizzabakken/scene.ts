import { SamPuppet } from '@assets/characters/sam-puppet';
import { wasRight } from '@games/kit/api/bus';
import { banner } from '@games/kit/celebration/banner';
import { isStreak } from '@games/kit/celebration/streak';
import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import { minViewMs, waitForContinue, withSkip } from '@games/kit/feedback/continue-button';
import type { InputMethod } from '@games/kit/input/targets';
import { type GradedAnswer, PracticeScene } from '@games/kit/practice-scene';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import { promptSpeech } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { Bench } from './bench';
import { comparison } from './comparison';
import { type Layout, layouts, platesIn } from './layout';
import { lessonOf, missOf } from './lesson';
import { askedOf, type Made, type Order, orderOf } from './order';
import { Oven } from './oven';
import { type Brought, confetti, party } from './party';
import { game, PizzaPaint } from './pizza-paint';
import { Pizzas } from './pizzas';
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
import { texts } from './texts.gen';
import { ToppingShelf } from './topping-shelf';

const askedInk = 0x1e8a66;

/** A pizza kitchen: a fraction is a cut and a number of its pieces. */
export default class PizzabakkenScene extends PracticeScene {
  #sam: SamPuppet | undefined;
  #kept: Keepsake = { parties: 0 };
  #brought: Brought[] = [];
  // Set in build().
  #paint!: PizzaPaint;
  #oven!: Oven;
  #shelf!: ToppingShelf;
  #bench!: Bench;
  #bake!: GameObjects.Image;
  #hint!: GameObjects.Text;
  #hintPlate!: GameObjects.NineSlice;
  #order!: Order;
  #toppings: readonly Topping[] = [];

  constructor() {
    super({ id: game, art, sounds, motif: { notes: 'F A C A', instrument: 'organ' } });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#kept = readKeepsake(await this.loadKeepsake());
    this.#scenery(layout);
    this.#paint = new PizzaPaint(this);
    this.#oven = new Oven(this, this.motion, layout);
    this.#shelf = new ToppingShelf(this.kit, layout, this.#kept);
    this.#bench = new Bench(this.kit, layout, this.#paint, () => this.#sam?.pose('idle'));
    this.#bake = this.sprite(layout.bake.x, layout.bake.y, 'bake').setScale(layout.bake.size).setDepth(59);
    this.#hintPlate = this.add
      .nineslice(layout.hint.x, layout.hint.y, KIT, 'tray' satisfies KitFrame, 100, 46, 16, 16, 16, 16)
      .setAlpha(0.9)
      .setDepth(19);
    this.#hint = this.words(layout.hint.x, layout.hint.y, '', {
      fontSize: 27,
      color: '#6a2f4c',
      fontStyle: '700',
    }).setDepth(20);
    this.targets.onKey((key) => {
      if (key === 'r' || key === 'Enter') this.targets.press('ready', 'keyboard');
      return key === 'r' || key === 'Enter';
    });
    this.#brought = this.answers.filter(wasRight).map(({ sumIds, given, position }) => {
      const sum = parseSumOrThrow(sumIds[0] ?? '');
      const toppings = toppingsFor(shelfOf(this.#kept), position);
      return { made: madeOf(given, sum, orderOf(sum)), toppings };
    });
  }

  override update(time: number, delta: number): void {
    super.update(time, delta);
    this.#sam?.update(delta);
  }

  protected async show(task: Task, sum: Sum): Promise<void> {
    this.#sam?.pose('idle');
    this.#order = orderOf(sum);
    this.#toppings = toppingsFor(shelfOf(this.#kept), task.position);
    this.#hintAt(this.#hintText(sum));
    this.#bake.setVisible(true);
    await this.#bench.lay(this.#order, this.#toppings);
    this.#bench.offer(this.#toppings);
    this.#offerOven();
    this.bus.emit('say', {
      text: `${promptSpeech(sum, this.locale)} ${this.#hintText(sum)}. ${this.#startText}`,
    });
  }

  protected async right({ verdict }: GradedAnswer): Promise<void> {
    this.#sam?.pose('cheer');
    this.#brought.push({ made: this.#bench.made, toppings: this.#toppings });
    const pizzas = this.#bench.handOver();
    if (pizzas === undefined) return;
    await this.#oven.take(pizzas);
    this.#streak(verdict.streak);
    this.behind(this.#serve(pizzas));
  }

  /** Brings baked pizzas to the guests, while the next dough is laid. */
  async #serve(pizzas: Pizzas): Promise<void> {
    this.sounds.play('serve');
    await this.#oven.serve(pizzas, this.design.width + 120);
    pizzas.destroy();
  }

  protected override restore({ given, sum }: GradedAnswer): void {
    this.#bench.put(madeOf(given, sum, this.#order));
  }

  protected async wrong(): Promise<void> {
    this.#sam?.pose('oops');
    const { pizzas } = this.#bench;
    if (pizzas !== undefined) await this.#oven.bake(pizzas);
  }

  protected override miss({ named, sum }: GradedAnswer): string | null {
    const asked = askedOf(sum, this.#order);
    return named ?? (asked && texts[this.locale](missOf(this.#bench.made, asked, this.#order)));
  }

  /** Shows what was made beside what was asked, as pizzas and on a line. */
  protected override async explain(graded: GradedAnswer): Promise<void> {
    const asked = askedOf(graded.sum, this.#order);
    const own = this.#bench.pizzas;
    if (graded.verdict.right || asked === null || own === undefined) return super.explain(graded);
    const lesson = lessonOf(this.#bench.made, asked, this.#order, this.locale);
    this.#bench.tools(false);
    this.#bake.setVisible(false);
    this.#hintAt('');
    const model = this.#model(asked);
    const { own: place, lines, go, largest } = this.#layout;
    const scale = (platesIn(place, this.#order.pizzas, largest)[0]?.radius ?? 0) / own.radius;
    const seen = own.outline(asked, askedInk, scale).setAlpha(0);
    this.sounds.play('compare');
    // At this scale its digits are too small to read: the bars tell the amounts.
    own.show(this.#bench.made);
    const to = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    await this.motion.tween({ targets: own.box, ...to, scale, duration: 320, ease: 'Cubic.InOut' });
    const told = comparison(this.kit, lines, lesson).setAlpha(0);
    await this.motion.tween({ targets: [model.box, seen, told], alpha: 1, duration: 240 });
    const compared = { own: lesson.own.name, asked: lesson.asked.name };
    this.bus.emit('say', { text: texts[this.locale]('compared', compared) });
    await this.motion.wait(minViewMs);
    await waitForContinue(this.kit, { ...go, size: 1.2 });
    await this.motion.tween({ targets: [model.box, told, own.box], alpha: 0, duration: 140 });
    model.destroy();
    told.destroy();
  }

  protected override async celebrate(): Promise<void> {
    const t = texts[this.locale];
    const { title, go } = this.#layout;
    this.#bench.tools(false);
    this.#bench.clear();
    this.#bake.setVisible(false);
    this.#hintAt('');
    const sign = banner(this.kit, { ...title, width: 560 }, t('finale')).setDepth(905);
    this.#kept = { parties: this.#kept.parties + 1 };
    const jar = newJar(this.#kept);
    const news = t('newJar', { topping: t(jar) });
    this.bus.emit('say', { text: `${t('finale')} ${news}` });
    this.#sam?.pose('cheer');
    this.grew(this.#shelf.add(jar, jarTint(this.#kept, jar)));
    const saved = this.saveKeepsake({ ...this.#kept });
    await withSkip(
      this.kit,
      { ...go, label: t('skip') },
      party(this.kit, this.#paint, this.#layout, this.#brought),
    );
    sign.destroy();
    await saved;
  }

  /** Adds the ready button. */
  #commit(input: InputMethod): void {
    if (!this.answerable) return;
    this.sounds.play('oven');
    this.#sam?.pose('anticipate');
    void this.motion.flourish({
      targets: this.#bake,
      scale: this.#layout.bake.size * 0.92,
      duration: 70,
      yoyo: true,
    });
    const { x, y } = this.#layout.board;
    this.answer(givenOf(this.sum, this.#bench.made, this.#order), input, { x, y: y - 60 });
  }

  /** Shows the pizza asked for on the other half of the board. */
  #model(asked: Made): Pizzas {
    const { form, pizzas } = this.#order;
    const { asked: box, largest } = this.#layout;
    const count =
      form === 'part' || form === 'pieces' ? pizzas : Math.ceil(asked.topped.num / asked.topped.den);
    const model = new Pizzas(this.kit, this.#paint, 'asked', {
      box,
      largest,
      count,
      toppings: this.#toppings,
    });
    const { num, den } = asked.each;
    model.show(asked, form === 'olives' && den === 1 ? `${num}` : null);
    model.outline(asked, askedInk);
    model.box.setDepth(31).setAlpha(0);
    return model;
  }

  /** After the tools, so that Tab and a switch come to it last. */
  #offerOven(): void {
    this.targets.remove('ready');
    this.targets.add({
      id: 'ready',
      label: () => texts[this.locale]('bake', { made: this.#bench.spoken }),
      object: this.#bake,
      last: true,
      press: (input) => this.#commit(input),
    });
  }

  #hintAt(text: string): void {
    this.#hint.setText(text);
    this.#hintPlate.setVisible(text !== '').setSize(this.#hint.width + 44, 46);
  }

  #hintText(sum: Sum): string {
    const t = texts[this.locale];
    if (sum.answerSpec.simplest) return t('simplest');
    const { form } = this.#order;
    return form === 'pieces' ? t('laid') : t(form);
  }

  get #startText(): string {
    const t = texts[this.locale];
    const { form, cuts, laid } = this.#order;
    if (form === 'knife') return t('startKnife', { laid: laid ?? 0 });
    return cuts.length === 1 ? t('startPieces', { cut: cuts[0] ?? 1 }) : '';
  }

  #streak(length: number): void {
    if (!isStreak(length)) return;
    confetti(this.kit, this.#layout.middle, this.#layout.pizzas.y, 16);
  }

  #scenery({ middle, sam }: Layout): void {
    const at: LayerPlace = { x: middle, y: this.design.height / 2, depth: 0, still: true };
    new Backdrop(this, {
      game,
      layers: art.layers,
      places: { kitchen: at, 'kitchen-tall': at },
      orientation: this.design.orientation,
    });
    this.#sam = new SamPuppet(this, game, 0, 0, this.motion, { hat: 'toque' });
    // Jumps scale its own box; the layout scales the box around it.
    this.add.container(sam.x, sam.y, this.#sam.box).setScale(sam.size).setDepth(8);
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }
}
