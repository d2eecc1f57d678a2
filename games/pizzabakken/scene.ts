import { SamPuppet } from '@assets/characters/sam-puppet';
import { Backdrop, type LayerPlace } from '@games/kit/backdrop';
import { filled } from '@games/kit/fill-text';
import { skippable, untilGoOn } from '@games/kit/go-on';
import { heading } from '@games/kit/heading';
import { KIT, type KitFrame } from '@games/kit/kit-texture';
import { spoken } from '@games/kit/notation';
import { numberPlate } from '@games/kit/number-plate';
import { type Judged, PracticeScene } from '@games/kit/practice-scene';
import { isStreak } from '@games/kit/streak';
import type { Hand } from '@games/kit/targets';
import type { GameObjects } from 'phaser';
import type { Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { art } from './art.gen';
import { Bench } from './bench';
import { comparison } from './comparison';
import { type Layout, layouts, platesIn } from './layout';
import { lessonOf } from './lesson';
import { askedOf, type Made, type Order, orderOf } from './order';
import { Oven } from './oven';
import { type Brought, confetti, party } from './party';
import { game, PizzaPaint } from './pizza-paint';
import { Pizzas } from './pizzas';
import { givenOf, type Keepsake, newJar, readKeepsake, shelfOf, type Topping, toppingsFor } from './rules';
import { Shelf } from './shelf';
import { sounds } from './sounds.gen';
import { texts } from './texts';

/** How long both pizzas stand before the child can go on, ms. */
const look = 900;
const askedInk = 0x1e8a66;

/** The kitchen of the fair: a fraction is a cut and so many of its pieces. */
export default class PizzabakkenScene extends PracticeScene {
  #sam: SamPuppet | undefined;
  #kept: Keepsake = { parties: 0 };
  readonly #brought: Brought[] = [];
  // Made in build(), before anything is shown.
  #paint!: PizzaPaint;
  #oven!: Oven;
  #shelf!: Shelf;
  #bench!: Bench;
  #bake!: GameObjects.Image;
  #hint!: GameObjects.Text;
  #hintPlate!: GameObjects.NineSlice;
  #order!: Order;
  #toppings: readonly Topping[] = [];

  constructor() {
    super({ id: game, art, sounds });
  }

  protected async build(): Promise<void> {
    const layout = this.#layout;
    this.#kept = readKeepsake(await this.loadKeepsake());
    this.#scenery(layout);
    this.#paint = new PizzaPaint(this);
    this.#oven = new Oven(this, this.motion, layout);
    this.#shelf = new Shelf(this.kit, layout, shelfOf(this.#kept));
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
    this.handsOver.ofRound('brought', {
      give: () => [...this.#brought],
      take: (brought: readonly Brought[]) => this.#brought.push(...brought),
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
    this.bus.emit('say', { text: `${spoken(sum, this.locale)} ${this.#hintText(sum)}. ${this.#startText}` });
  }

  protected async right({ reply }: Judged): Promise<void> {
    this.#sam?.pose('cheer');
    this.#brought.push({ made: this.#bench.made, toppings: this.#toppings });
    await this.#intoOven();
    this.#streak(reply.verdict.streak);
    await this.motion.wait(110);
    const { pizzas } = this.#bench;
    if (pizzas === undefined) return;
    this.noise.play('serve');
    const x = this.motion.reduced ? pizzas.box.x : pizzas.box.x + this.design.width;
    await this.motion.tween({ targets: pizzas.box, x, alpha: 0, duration: 230, ease: 'Cubic.In' });
  }

  protected async wrong(): Promise<void> {
    this.#sam?.pose('oops');
    this.noise.play('miss');
    await this.#intoOven();
  }

  /** What was made beside what was asked, in pizza and along a line. */
  protected override async explain(judged: Judged): Promise<void> {
    const asked = askedOf(judged.sum, this.#order);
    const own = this.#bench.pizzas;
    if (judged.reply.verdict.right || asked === null || own === undefined) return super.explain(judged);
    const lesson = lessonOf(this.#bench.made, asked, this.#order, this.locale);
    this.#bench.tools(false);
    this.#bake.setVisible(false);
    this.#hintAt('');
    const model = this.#model(asked);
    const { own: place, lines, go, largest } = this.#layout;
    const scale = (platesIn(place, this.#order.pizzas, largest)[0]?.radius ?? 0) / own.radius;
    const seen = own.outline(asked, askedInk, scale).setAlpha(0);
    this.noise.play('compare');
    const to = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    await this.motion.tween({ targets: own.box, ...to, scale, duration: 320, ease: 'Cubic.InOut' });
    const told = comparison(this.kit, lines, lesson).setAlpha(0);
    const { asked: other } = this.#layout;
    const below = place.y + place.height + 6;
    const names = [
      numberPlate(this, to.x, below, lesson.own.name, 'given').setDepth(79).setAlpha(0),
      numberPlate(this, other.x + other.width / 2, below, lesson.asked.name, 'right')
        .setDepth(79)
        .setAlpha(0),
    ];
    await this.motion.tween({ targets: [model.box, seen, told, ...names], alpha: 1, duration: 240 });
    const words = texts[this.locale];
    const compared = filled(words.compared, { own: lesson.own.name, asked: lesson.asked.name });
    this.bus.emit('say', { text: `${lesson.title}. ${compared}` });
    await this.motion.wait(look);
    await untilGoOn(this.kit, { ...go, size: 1.2 });
    await this.motion.tween({ targets: [model.box, told, own.box, ...names], alpha: 0, duration: 140 });
    model.destroy();
    for (const part of [told, ...names]) part.destroy();
  }

  protected override async celebrate(): Promise<void> {
    const words = texts[this.locale];
    const { title, go } = this.#layout;
    this.#bench.tools(false);
    this.#bench.clear();
    this.#bake.setVisible(false);
    this.#hintAt('');
    const sign = heading(this.kit, { ...title, width: 560 }, words.finale).setDepth(905);
    const jar = newJar(this.#kept);
    this.#kept = { parties: this.#kept.parties + 1 };
    const news =
      jar === null
        ? filled(words.kept, { count: this.#kept.parties })
        : filled(words.newJar, { topping: words[jar] });
    this.bus.emit('say', { text: `${words.finale} ${news}` });
    this.noise.play('finish');
    this.#sam?.pose('cheer');
    if (jar !== null) void this.#shelf.add(jar);
    const saved = this.saveKeepsake({ ...this.#kept });
    await skippable(
      this.kit,
      { ...go, label: words.skip },
      party(this.kit, this.#paint, this.#layout, this.#brought),
    );
    sign.destroy();
    await saved;
  }

  /** Ready: into the oven with it. */
  #commit(hand: Hand): void {
    if (!this.answerable) return;
    this.noise.play('oven');
    this.#sam?.pose('anticipate');
    void this.motion.flourish({
      targets: this.#bake,
      scale: this.#layout.bake.size * 0.92,
      duration: 70,
      yoyo: true,
    });
    const { x, y } = this.#layout.board;
    this.answer(givenOf(this.sum, this.#bench.made, this.#order), hand, { x, y: y - 60 });
  }

  async #intoOven(): Promise<void> {
    const { pizzas } = this.#bench;
    if (pizzas !== undefined) await this.#oven.bake(pizzas);
  }

  /** The pizza that was asked for, on the other half of the board. */
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
      label: () => filled(texts[this.locale].bake, { made: this.#bench.spoken }),
      object: this.#bake,
      last: true,
      press: (hand) => this.#commit(hand),
    });
  }

  #hintAt(text: string): void {
    this.#hint.setText(text);
    this.#hintPlate.setVisible(text !== '').setSize(this.#hint.width + 44, 46);
  }

  #hintText(sum: Sum): string {
    const words = texts[this.locale];
    if (sum.asks.simplest) return words.simplest;
    const { form } = this.#order;
    return form === 'pieces' ? words.laid : words[form];
  }

  get #startText(): string {
    const words = texts[this.locale];
    const { form, cuts, laid } = this.#order;
    if (form === 'knife') return filled(words.startKnife, { laid: laid ?? 0 });
    return cuts.length === 1 ? filled(words.startPieces, { cut: cuts[0] ?? 1 }) : '';
  }

  #streak(length: number): void {
    if (!isStreak(length)) return;
    this.noise.play('streak');
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
    // Its jumps set the scale of its own box; the layout's size is that of the box around it.
    this.add.container(sam.x, sam.y, this.#sam.box).setScale(sam.size).setDepth(8);
  }

  get #layout(): Layout {
    return layouts[this.design.orientation];
  }
}
