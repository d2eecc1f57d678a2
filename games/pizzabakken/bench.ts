import { filled } from '@games/kit/fill-text';
import type { SceneKit } from '@games/kit/scene-kit';
import type { Hand } from '@games/kit/targets';
import type { GameObjects, Input } from 'phaser';
import { compare, rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { Counter } from './counter';
import { DigitDial } from './digit-dial';
import type { Layout } from './layout';
import { begun, cutAnew, type Made, nextCut, type Order } from './order';
import { game, type PizzaPaint } from './pizza-paint';
import { Pizzas } from './pizzas';
import { layUpTo, piecesOf, stepPieces } from './portion';
import type { Topping } from './rules';
import { texts } from './texts';

/**
 * The worktop: pizzas on the board, the cutter, the bowl of topping, and for sums of an amount the number that lies on
 * each piece. Topping is laid by pressing a piece, by sweeping over pieces, out of the bowl, or by keys.
 */
export class Bench {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #paint: PizzaPaint;
  readonly #knife: Counter;
  readonly #bowl: Counter;
  readonly #digits: DigitDial;
  readonly #changed: () => void;
  #order!: Order;
  #made!: Made;
  #pizzas: Pizzas | undefined;
  #zone: GameObjects.Zone | undefined;
  /** What hangs on the pointer after the bowl was pressed. */
  #held: GameObjects.Image | undefined;
  #sweeping = false;
  #lastPiece: number | null = null;

  constructor(kit: SceneKit, layout: Layout, paint: PizzaPaint, changed: () => void) {
    this.#kit = kit;
    this.#layout = layout;
    this.#paint = paint;
    this.#changed = changed;
    const words = texts[kit.locale];
    this.#knife = new Counter(kit, {
      ...layout.knife,
      id: 'cut',
      tool: 'knife',
      label: words.cut,
      less: words.cutLess,
      more: words.cutMore,
      text: () => `${this.#made.cut}`,
      range: () => {
        const { cuts } = this.#order;
        return { min: cuts[0] ?? 1, max: cuts.at(-1) ?? 1, now: this.#made.cut, text: `${this.#made.cut}` };
      },
      can: (by) => nextCut(this.#order, this.#made, by) !== undefined,
      step: (by) => this.#cut(by),
    });
    this.#bowl = new Counter(kit, {
      ...layout.ladle,
      id: 'bowl',
      tool: 'bowl',
      label: words.bowl,
      less: words.topLess,
      more: words.topMore,
      text: () => this.#counted,
      range: () => this.#range,
      can: (by) => this.#canStep(by),
      step: (by) => this.#step(by),
      press: (hand) => this.#scoop(hand),
    });
    this.#digits = new DigitDial(kit, {
      at: layout.digits,
      label: words.each,
      more: (step) => filled(words.eachMore, { step }),
      less: (step) => filled(words.eachLess, { step }),
      write: (value) => writeNumber(value, kit.locale, 'decimal'),
      changed: (each) => {
        kit.noise.play('each');
        this.#become({ ...this.#made, each });
      },
    });
    kit.scene.input.on('pointermove', this.#sweep);
    kit.scene.input.on('pointerup', this.#letGo);
    kit.scene.input.on('pointerupoutside', this.#letGo);
    kit.handsOver.ofTask('made', {
      give: () => this.#made,
      take: (made: Made) => {
        this.#digits.set(made.each);
        this.#become(made);
      },
    });
  }

  get made(): Made {
    return this.#made;
  }

  get pizzas(): Pizzas | undefined {
    return this.#pizzas;
  }

  /** What was made, as it is read aloud: "3 of 4 pieces". */
  get spoken(): string {
    const pieces = piecesOf(this.#made);
    const words = texts[this.#kit.locale];
    const text = filled(pieces.den === 1 ? words.pieces : words.broken, {
      pieces: Math.floor(pieces.num / pieces.den),
      cut: this.#made.cut,
    });
    const { form } = this.#order;
    return form === 'olives' ? `${text}, ${words.each}: ${this.#eachText}` : text;
  }

  /** Fresh dough for an order. */
  async lay(order: Order, toppings: readonly Topping[]): Promise<void> {
    this.clear();
    this.#order = order;
    this.#made = begun(order);
    const { pizzas: box, largest } = this.#layout;
    const pizzas = new Pizzas(this.#kit, this.#paint, 'own', { box, largest, count: order.pizzas, toppings });
    this.#pizzas = pizzas;
    pizzas.box.setDepth(30);
    pizzas.show(this.#made, this.#each);
    this.#zone = this.#kit.scene.add
      .zone(box.x + box.width / 2, box.y + box.height / 2, pizzas.size.width, pizzas.size.height)
      .setDepth(40);
    this.tools(true);
    const { x } = pizzas.box;
    if (!this.#kit.motion.reduced) pizzas.box.setX(x - 500);
    pizzas.box.setAlpha(0);
    await this.#kit.motion.tween({ targets: pizzas.box, x, alpha: 1, duration: 320, ease: 'Cubic.Out' });
  }

  /** Adds the targets of this order, in the order of the work. */
  offer(toppings: readonly Topping[]): void {
    const { form } = this.#order;
    const words = texts[this.#kit.locale];
    this.#knife.offer();
    if (this.#zone !== undefined) {
      this.#kit.targets.add({
        id: 'pizza',
        label: words.pizza,
        object: this.#zone,
        range: () => this.#range,
        enabled: () => form !== 'knife',
        keys: {
          from: 'own',
          take: (name) => {
            const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[name];
            if (by === 1 || by === -1) this.#step(by);
          },
        },
        press: (hand) => this.#press(hand),
      });
    }
    if (form === 'olives') this.#digits.offer(this.#order.digits);
    else this.#bowl.offer();
    this.#bowl.fill(toppings.map((topping) => `top-${topping}`));
    this.#hang(toppings);
  }

  /** The tools are there or put away, while something else is to be looked at. */
  tools(on: boolean): void {
    this.#knife.show(on);
    this.#bowl.show(on && this.#order.form !== 'olives');
    if (!on) this.#digits.clear();
    this.#drop();
  }

  clear(): void {
    this.#kit.targets.remove('pizza');
    this.#digits.clear();
    this.#drop();
    this.#held?.destroy();
    this.#held = undefined;
    this.#zone?.destroy();
    this.#zone = undefined;
    this.#pizzas?.destroy();
    this.#pizzas = undefined;
  }

  get #counted(): string {
    const { num, den } = piecesOf(this.#made);
    const whole = Math.floor(num / den);
    return den === 1 ? `${whole}` : `${whole === 0 ? '' : whole}+`;
  }

  get #range() {
    const { num, den } = piecesOf(this.#made);
    const max = this.#order.pizzas * this.#made.cut;
    return { min: 0, max, now: num / den, text: this.spoken };
  }

  get #eachText(): string {
    return writeNumber(this.#made.each, this.#kit.locale, 'decimal');
  }

  get #each(): string | null {
    return this.#order.form === 'olives' ? this.#eachText : null;
  }

  #canStep(by: 1 | -1): boolean {
    if (this.#order.laid !== null) return false;
    const { topped } = this.#made;
    return by < 0 ? topped.num > 0 : topped.num / topped.den < this.#order.pizzas;
  }

  #cut(by: 1 | -1): void {
    const cut = nextCut(this.#order, this.#made, by);
    if (cut === undefined || !this.#kit.targets.isOpen) return;
    this.#kit.noise.play('cut');
    this.#become(cutAnew(this.#made, this.#order, cut));
  }

  #step(by: 1 | -1): void {
    if (!this.#canStep(by) || !this.#kit.targets.isOpen) return;
    this.#kit.noise.play(by > 0 ? 'lay' : 'take');
    this.#become({ ...this.#made, ...stepPieces(this.#made, by, this.#order.pizzas) });
  }

  /** A finger tops up to the piece it is on; a key or a switch one piece more, and from full to bare. */
  #press(hand: Hand): void {
    if (hand === 'pointer' || hand === 'touch') {
      const piece = this.#piecePointedAt();
      this.#sweeping = true;
      this.#lastPiece = piece;
      if (piece === null) return;
      const before = this.#made.topped;
      this.#become({ ...this.#made, ...layUpTo(this.#made, piece) });
      this.#kit.noise.play(compare(this.#made.topped, before) > 0 ? 'lay' : 'take');
      this.#drop();
      return;
    }
    if (this.#canStep(1)) this.#step(1);
    else this.#become({ ...this.#made, topped: rational(0) });
  }

  /** The bowl: a finger takes some of it, to be laid on a piece or swept there at once; a key lays a piece. */
  #scoop(hand: Hand): void {
    if (this.#order.laid !== null) return;
    if (hand !== 'pointer' && hand !== 'touch') {
      this.#step(1);
      return;
    }
    const { worldX, worldY } = this.#kit.scene.input.activePointer;
    this.#held?.setPosition(worldX, worldY - 30).setVisible(true);
    this.#sweeping = true;
    this.#lastPiece = null;
    this.#kit.noise.play('take');
    this.#kit.say(texts[this.#kit.locale].held);
  }

  readonly #sweep = ({ isDown, worldX, worldY }: Input.Pointer): void => {
    this.#held?.setPosition(worldX, worldY - 30);
    if (!isDown || !this.#sweeping || !this.#kit.targets.isOpen) return;
    const piece = this.#piecePointedAt();
    if (piece === null || piece === this.#lastPiece) return;
    this.#lastPiece = piece;
    this.#kit.noise.play('lay');
    this.#become({ ...this.#made, topped: rational(piece, this.#made.cut) });
  };

  readonly #letGo = (): void => {
    if (this.#sweeping && this.#lastPiece !== null) this.#drop();
    this.#sweeping = false;
    this.#lastPiece = null;
  };

  #piecePointedAt(): number | null {
    if (this.#order.laid !== null) return null;
    const { worldX: x, worldY: y } = this.#kit.scene.input.activePointer;
    return this.#pizzas?.pieceUnder({ x, y }, this.#made.cut) ?? null;
  }

  /** Some of the topping, ready to hang on the pointer. */
  #hang([topping]: readonly Topping[]): void {
    if (topping === undefined) return;
    this.#held = this.#kit.scene.add
      .image(0, 0, game, `top-${topping}`)
      .setScale(1.3)
      .setDepth(790)
      .setVisible(false);
  }

  #drop(): void {
    this.#held?.setVisible(false);
  }

  #become(made: Made): void {
    this.#made = made;
    this.#pizzas?.show(made, this.#each);
    this.#knife.refresh();
    this.#bowl.refresh();
    this.#kit.targets.publish();
    this.#changed();
  }
}
