import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { joinList } from '@games/kit/text/notation';
import { KIT } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Given } from '@/maths/round/task';
import { givenOf } from './answer';
import type { Goods } from './card-face';
import { type Card, cardsFor, holds, offerFor } from './cards';
import type { Goat } from './goat';
import type { Layout } from './layout';
import { type Laid, type Plan, takesNothing } from './plan';
import { Push } from './push';
import { Stock } from './stock';
import { texts } from './texts.gen';
import { Tray } from './tray';

type Place = 'cart' | 'goat';

/** How far from the middle of the trough a card is let go for the goat, design px. */
const near = 170;
const frames = { cart: { width: 338, height: 182 }, goat: { width: 180, height: 180 } } as const;

interface WorkSpec {
  readonly goat: Goat;
  readonly isOpen: () => boolean;
  readonly pushed: (share: number) => void;
  readonly answer: (given: Given, input: InputMethod, from: Point) => void;
}

/** The child's work: lay cards for a share on the cart, and what is left before the goat, and push the cart. */
export class Work {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: WorkSpec;
  readonly #stock: Stock;
  readonly #trays: Readonly<Record<Place, Tray>>;
  readonly #push: Push;
  readonly #frame: GameObjects.NineSlice;
  #plan: Plan | undefined;
  /** Where the next card goes that is not dragged. */
  #next: Place = 'cart';

  constructor(kit: SceneKit, layout: Layout, spec: WorkSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    const tray = (id: Place, at: Point, columns: number) =>
      new Tray(kit, {
        id,
        at,
        columns,
        holds: holds[id],
        label: (card) => this.#t('takeBack', { card }),
        takeBack: (place, input) => this.#takeBack(id, place, input),
      });
    this.#trays = { cart: tray('cart', layout.cart, 4), goat: tray('goat', layout.trough, 2) };
    this.#stock = new Stock(kit, layout, {
      label: (card) => this.#t(this.#next === 'goat' ? 'layGoat' : 'lay', { card }),
      take: (card, from, to) => this.#lay(card, from, to),
    });
    this.#push = new Push(kit, layout, {
      label: () => this.#t('push', { cards: this.#spoken }),
      isReady: () => this.#isReady,
      pushed: spec.pushed,
      commit: (input) => this.#commit(input),
    });
    this.#frame = kit.scene.add
      .nineslice(0, 0, KIT, 'ring', 100, 100, 28, 28, 28, 28)
      .setDepth(20.5)
      .setVisible(false);
    kit.targets.onKey((key) => {
      if (key !== 'Backspace') return false;
      this.#takeBack(this.#next, this.#trays[this.#next].cards.length - 1, 'keyboard');
      return true;
    });
  }

  /** Opens the work on a plan. */
  begin(plan: Plan): void {
    this.#plan = plan;
    this.#next = 'cart';
    this.clear();
    this.#addGoat(plan.hasRest);
    this.#offer();
    this.#push.show(true);
    this.#mark();
    this.#kit.say(this.#t(plan.job === 'count' ? 'startCount' : plan.job === 'pack' ? 'startPack' : 'start'));
  }

  /** Lays an answer that another scene received. */
  put({ stack, rest }: Laid): void {
    for (const card of cardsFor(stack).slice(0, holds.cart))
      this.#trays.cart.lay(card, this.#goods, this.#layout.cart);
    for (const card of cardsFor(rest).slice(0, holds.goat))
      this.#trays.goat.lay(card, 'carrots', this.#layout.trough);
  }

  /** Tips the cards into the cart, as it sets off. */
  setOff(): void {
    this.#trays.cart.tip();
    this.#frame.setVisible(false);
    this.#push.show(false);
  }

  /** Gives the goat what lies before it. */
  feed(): void {
    this.#trays.goat.tip();
  }

  async show(on: boolean): Promise<void> {
    await this.#stock.show(on);
  }

  clear(): void {
    for (const tray of Object.values(this.#trays)) tray.clear();
  }

  /** Puts everything away, for the celebration. */
  leave(): void {
    this.clear();
    this.#stock.clear();
    this.#frame.setVisible(false);
    this.#push.show(false);
    this.#kit.targets.remove('goat');
  }

  /** The drag by which a card comes to the cart. */
  get drag() {
    const from = this.#stock.middle;
    return from === null ? null : { from, to: this.#layout.cart, commits: false };
  }

  /** What the cards bring to the cart. */
  get #goods(): Goods {
    const job = this.#plan?.job;
    return job === 'count' ? 'rabbits' : job === 'pack' ? 'crates' : 'carrots';
  }

  get #isReady(): boolean {
    const { cart, goat } = this.#trays;
    if (this.#plan === undefined) return false;
    return takesNothing(this.#plan) || cart.cards.length > 0 || goat.cards.length > 0;
  }

  #offer(): void {
    if (this.#plan === undefined) return;
    const { job, total, asked } = this.#plan;
    // A product is not known before, so the offer does not hang on it.
    const largest = job === 'pack' ? 100 : job === 'fill' ? 10 : Math.max(total, job === 'part' ? asked : 0);
    this.#stock.offer(offerFor(largest), this.#next === 'goat' ? 'carrots' : this.#goods);
    this.#kit.targets.publish();
  }

  #addGoat(on: boolean): void {
    const { targets } = this.#kit;
    targets.remove('goat');
    this.#spec.goat.wait(on);
    if (!on) return;
    const { box } = this.#spec.goat;
    targets.add({
      id: 'goat',
      label: this.#t('goat'),
      object: box,
      size: { width: 150, height: 108 },
      selected: () => this.#next === 'goat',
      press: () => {
        this.#next = this.#next === 'goat' ? 'cart' : 'goat';
        this.#kit.sounds.play('bleat');
        this.#offer();
        this.#mark();
      },
    });
  }

  /** A frame shows where the next card goes, where there is a choice. */
  #mark(): void {
    const at = this.#next === 'cart' ? this.#layout.cart : this.#layout.trough;
    const { width, height } = frames[this.#next];
    this.#frame
      .setPosition(at.x, at.y)
      .setSize(width, height)
      .setVisible(this.#plan?.hasRest === true);
    this.#push.refresh();
  }

  #placeFor(to: Point | null): Place {
    const { trough } = this.#layout;
    if (to === null) return this.#next;
    const isNear = Math.hypot(to.x - trough.x, to.y - trough.y) < near;
    return isNear && this.#plan?.hasRest === true ? 'goat' : 'cart';
  }

  #lay(card: Card, from: Point, to: Point | null): void {
    if (!this.#spec.isOpen()) return;
    const { sounds } = this.#kit;
    const place = this.#placeFor(to);
    const tray = this.#trays[place];
    // Let go where it was, it is back.
    if (
      to !== null &&
      Math.abs(to.y - this.#layout.stock.y) < 60 &&
      Math.abs(to.x - this.#layout.stock.x) < 300
    )
      return;
    if (!tray.hasRoom) {
      sounds.play('full');
      this.#kit.say(this.#t('full', { card }));
      return;
    }
    sounds.play('lay', 1.2 - Math.min(0.4, card / 120));
    tray.lay(card, place === 'goat' ? 'carrots' : this.#goods, from);
    this.#push.refresh();
    this.#kit.say(this.#t(place === 'goat' ? 'laidGoat' : 'laid', { cards: this.#list(place) }));
  }

  #takeBack(from: Place, place: number, input: InputMethod): void {
    if (!this.#spec.isOpen()) return;
    const card = this.#trays[from].take(place);
    if (card === null) return;
    this.#kit.sounds.play('back');
    this.#push.refresh();
    this.#kit.say(this.#t(from === 'goat' ? 'laidGoat' : 'laid', { cards: this.#list(from) }));
    if (input === 'keyboard' || input === 'switch') this.#kit.targets.focus(`card-${card}`);
  }

  #commit(input: InputMethod): void {
    if (!this.#spec.isOpen() || this.#plan === undefined) return;
    const { cart, goat } = this.#trays;
    this.#spec.answer(givenOf(this.#plan, cart.cards, goat.cards), input, this.#layout.cart);
  }

  #list(place: Place): string {
    const cards = this.#trays[place].cards.map(String);
    return cards.length === 0 ? this.#t('nothing') : joinList(cards, this.#kit.locale);
  }

  /** What lies on the cart and before the goat, without a total, which is the answer. */
  get #spoken(): string {
    const cart = this.#list('cart');
    return this.#plan?.hasRest === true ? this.#t('both', { cart, goat: this.#list('goat') }) : cart;
  }

  get #t() {
    return texts[this.#kit.locale];
  }
}
