import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { NumberPad } from '@games/kit/parts/number-pad/number-pad';
import { isComplete } from '@games/kit/parts/number-pad/typing';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { joinList } from '@games/kit/text/notation';
import type { GameObjects } from 'phaser';
import type { Given } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import { Drawer } from './drawer';
import type { Layout } from './layout';
import { moneyOf } from './money';
import { coinsFor, drawerFor, givenOf, inEuros } from './rules';
import { Screen } from './screen';
import { texts } from './texts.gen';
import { Tray } from './tray';

/** The most coins that are shown for an amount that was typed right. */
const mostShown = 6;

interface CheckoutSpec {
  readonly isOpen: () => boolean;
  readonly answer: (given: Given, input: InputMethod, from: Point) => void;
}

/** The child's work: lay coins out of the drawer, or key an amount into the till, and slam the drawer. */
export class Checkout {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: CheckoutSpec;
  readonly #tray: Tray;
  readonly #drawer: Drawer;
  readonly #screen: Screen;
  #isEuro = true;
  #pad: NumberPad | undefined;

  constructor(kit: SceneKit, layout: Layout, spec: CheckoutSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    this.#tray = new Tray(kit, layout, {
      label: (cents) => this.#t('takeBack', { coin: this.#name(cents) }),
      takeBack: (place, input) => this.#takeBack(place, input),
    });
    this.#screen = new Screen(kit.scene, layout);
    this.#drawer = new Drawer(kit, layout, {
      coin: (cents) => this.#t('lay', { coin: this.#name(cents) }),
      slam: () => (this.#pad === undefined ? this.#t('slam', { coins: this.#spoken }) : this.#t('slamTyped')),
      take: (cents, from) => this.#lay(cents, from),
      commit: (input) => this.#commit(input),
      isReady: () => (this.#pad === undefined ? this.#tray.coins.length > 0 : isComplete(this.#pad.value)),
      isOpen: spec.isOpen,
    });
    kit.targets.onKey((key) => {
      if (key === 'Backspace' && this.#pad === undefined)
        this.#takeBack(this.#tray.coins.length - 1, 'keyboard');
      else if (key === 'r' || key === 'Enter') kit.targets.press('ready', 'keyboard');
      else return false;
      return true;
    });
  }

  get coins(): readonly number[] {
    return this.#tray.coins;
  }

  get drag() {
    return this.#drawer.drag;
  }

  /** Opens the work on a sum, whose answer is `typed` or paid in coins. */
  begin(sum: Sum, typed: boolean): void {
    this.#tray.clear();
    this.#isEuro = sum.answerSpec.unit !== 'ct';
    this.#putPad(typed);
    this.#stand(true);
    this.#drawer.fill(typed ? [] : drawerFor(sum).toReversed());
    if (!typed) this.#kit.say(this.#t('start'));
  }

  leaveRoom({ left, right }: { readonly left: number; readonly right: number }): void {
    this.#tray.leaveRoom(left, right);
  }

  /** Lays the coins of an answer that another scene received. */
  put(coins: readonly number[]): void {
    for (const cents of coins) this.#tray.lay(cents, this.#tray.middle);
  }

  /** Gives away what was paid: the coins on the felt, or those of the amount that was typed. */
  handOver(sum: Sum): readonly (GameObjects.Container | GameObjects.Image)[] {
    const laid = this.#tray.handOver();
    if (laid.length > 0) return laid;
    const { x, y } = this.#tray.middle;
    const coins = coinsFor(inEuros(sum.answer, sum)).slice(0, mostShown);
    return coins.map((cents, place) =>
      moneyOf(this.#kit.scene, cents, this.#layout.tray.size).setPosition(
        x + (place - (coins.length - 1) / 2) * 100,
        y,
      ),
    );
  }

  /** Shuts the drawer, which springs open again for the next sum. */
  async slam(): Promise<void> {
    await this.#drawer.shut();
    await this.#drawer.open();
  }

  /** Shuts the drawer for the time of the explanation; the coins stay known. */
  async close(): Promise<void> {
    await this.#drawer.shut();
    const coins = this.#tray.handOver();
    for (const coin of coins) coin.destroy();
    this.#stand(false);
  }

  async reopen(): Promise<void> {
    this.#stand(true);
    await this.#drawer.open();
  }

  async leave(): Promise<void> {
    this.#tray.clear();
    this.#putPad(false);
    this.#stand(false);
    await this.#drawer.shut();
  }

  /** Shows the felt, or the screen of the till while an amount is typed. */
  #stand(on: boolean): void {
    this.#screen.write('', this.#isEuro);
    this.#screen.show(on && this.#pad !== undefined);
    this.#tray.show(on && this.#pad === undefined);
  }

  #putPad(typed: boolean): void {
    if (typed === (this.#pad !== undefined)) {
      this.#pad?.clear();
      return;
    }
    if (!typed) {
      this.#drawer.alongside.length = 0;
      this.#pad?.destroy();
      this.#pad = undefined;
      return;
    }
    const { x, y, layout, key } = this.#layout.pad;
    this.#pad = new NumberPad(this.#kit, {
      x,
      y,
      layout,
      key,
      comma: true,
      changed: (value) => {
        this.#kit.card.type(value);
        this.#screen.write(value, this.#isEuro);
        this.#drawer.refresh();
      },
    });
    this.#pad.box.setDepth(7);
    this.#drawer.alongside.push(this.#pad.box);
  }

  #lay(cents: number, from: Point): void {
    if (!this.#spec.isOpen()) return;
    const { sounds } = this.#kit;
    const coin = this.#name(cents);
    if (!this.#tray.hasRoom(cents)) {
      sounds.play('full');
      this.#kit.say(this.#t('full', { coin }));
      return;
    }
    sounds.play(cents >= 500 ? 'note' : 'coin', cents >= 500 ? 1 : 1.16 - Math.min(0.3, cents / 660));
    this.#tray.lay(cents, from);
    this.#drawer.refresh();
    this.#kit.say(this.#t('laid', { coins: this.#spoken }));
  }

  #takeBack(place: number, input: InputMethod): void {
    if (!this.#spec.isOpen()) return;
    const cents = this.#tray.take(place);
    if (cents === null) return;
    this.#kit.sounds.play('back');
    this.#drawer.refresh();
    this.#kit.say(this.#t('back', { coin: this.#name(cents), coins: this.#spoken }));
    if (input === 'keyboard' || input === 'switch') this.#kit.targets.focus(`cash-${cents}`);
  }

  #commit(input: InputMethod): void {
    if (!this.#spec.isOpen()) return;
    const { x, y } = this.#tray.middle;
    if (this.#pad === undefined) this.#spec.answer(givenOf(this.#tray.coins), input, { x, y });
    else this.#spec.answer({ kind: 'value', raw: this.#pad.value }, input, { x, y });
  }

  #name(cents: number): string {
    return cents < 100 ? this.#t('cents', { count: cents }) : this.#t('euros', { count: cents / 100 });
  }

  /** What lies on the felt, without its total, which is the answer. */
  get #spoken(): string {
    const names = this.#tray.coins.map((cents) => this.#name(cents));
    return names.length === 0 ? this.#t('nothing') : joinList(names, this.#kit.locale);
  }

  get #t() {
    return texts[this.#kit.locale];
  }
}
