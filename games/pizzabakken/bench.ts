import type { ValueRange } from '@games/kit/api/bus';
import type { InputMethod } from '@games/kit/input/targets';
import type { Point } from '@games/kit/layout/design';
import { NumberPad } from '@games/kit/parts/number-pad/number-pad';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Input } from 'phaser';
import { compare, rational, zero } from '@/maths/number/rational';
import { readNumber } from '@/maths/number/read-number';
import type { Bits } from './bits';
import { Bowl } from './bowl';
import { arrows, isPointed } from './hand';
import { Handwork } from './handwork';
import { KnifeRack } from './knife-rack';
import type { Layout } from './layout';
import { begun, cutAnew, type Made, type Order } from './order';
import { game, type PizzaPaint } from './pizza-paint';
import { Pizzas } from './pizzas';
import { layUpTo, piecesOf, stepPieces } from './portion';
import type { Topping } from './rules';
import { countedOf, eachOf, spokenOf } from './spoken';
import { stepsOf, type Tool, toolFor } from './steps';
import { texts } from './texts.gen';

/** What the hand just did. */
export type Act = 'cut' | 'top' | 'write';

/** A pointer that moved less than this between down and up tapped, design px. */
const tapReach = 16;

/**
 * The worktop: pizzas on the board, the knives, the bowl of topping, and for sums of an amount the number that lies on
 * each piece. Topping is laid by pressing a piece, by sweeping over pieces, out of the bowl, or by keys.
 */
export class Bench {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #paint: PizzaPaint;
  readonly #rack: KnifeRack;
  readonly #bowl: Bowl;
  readonly #handwork: Handwork;
  readonly #changed: (act: Act) => void;
  /** The tools that lie on the worktop; null while none do. */
  tool: Tool | null = null;
  #order!: Order;
  #topping: Topping | undefined;
  made!: Made;
  /** Keys for the number on a piece; only where an order asks for one. */
  #pad: NumberPad | undefined;
  pizzas: Pizzas | undefined;
  #batch = 0;
  #zone: GameObjects.Zone | undefined;
  /** Topping that follows the pointer after the bowl is pressed. */
  #held: GameObjects.Image | undefined;
  /** The knife that follows the pointer. */
  #blade: GameObjects.Image | undefined;
  #sweeping = false;
  #lastPiece: number | null = null;
  /** Where a stroke of the knife came over a pizza. */
  #stroke: Point | null = null;

  constructor(kit: SceneKit, layout: Layout, paint: PizzaPaint, bits: Bits, changed: (act: Act) => void) {
    this.#kit = kit;
    this.#layout = layout;
    this.#paint = paint;
    this.#changed = changed;
    this.#rack = new KnifeRack(kit, layout, (cut, input) => this.#choose(cut, input));
    this.#bowl = new Bowl(kit, layout.ladle, {
      text: () => countedOf(this.made),
      range: () => this.#range,
      can: (by) => this.#canStep(by),
      step: (by) => this.#step(by),
      press: (input) => this.#scoop(input),
    });
    this.#handwork = new Handwork(kit, bits);
    kit.scene.input
      .on('pointermove', this.#sweep)
      .on('pointerup', this.#letGo)
      .on('pointerupoutside', this.#letGo);
  }

  /** Where the first knife hangs; null when the pizza comes cut. */
  get firstKnife(): Point | null {
    return this.#rack.first;
  }

  /** Gives the pizzas away, and their look with them: the next ones are painted apart. */
  handOver(): Pizzas | undefined {
    const pizzas = this.pizzas;
    this.pizzas = undefined;
    this.#batch += 1;
    return pizzas;
  }

  /** Description for a screen reader: "3 of 4 pieces". */
  get spoken(): string {
    return spokenOf(this.made, this.#order, this.#kit.locale);
  }

  /** Puts what was made on the board at once. */
  put(made: Made): void {
    this.#become(made);
    this.#writeEach();
  }

  /** Starts an order with fresh dough. */
  async lay(order: Order, toppings: readonly Topping[], isHalved = false): Promise<void> {
    this.clear();
    this.#order = order;
    [this.#topping] = toppings;
    this.made = begun(order, isHalved);
    const { pizzas: box, largest } = this.#layout;
    const served = { box, largest, count: order.pizzas, toppings };
    const pizzas = new Pizzas(this.#kit, this.#paint, `own-${this.#batch % 2}`, served);
    this.pizzas = pizzas;
    pizzas.box.setDepth(30);
    pizzas.show(this.made, this.#each);
    this.#zone = this.#kit.scene.add
      .zone(pizzas.box.x, pizzas.box.y, pizzas.size.width, pizzas.size.height)
      .setDepth(40);
    const { x } = pizzas.box;
    if (!this.#kit.motion.reduced) pizzas.box.setX(x - 500);
    pizzas.box.setAlpha(0);
    await this.#kit.motion.tween({ targets: pizzas.box, x, alpha: 1, duration: 260, ease: 'Cubic.Out' });
  }

  /** Adds the targets of this order, in the order of the work. */
  offer(toppings: readonly Topping[]): void {
    this.#bowl.fill(toppings);
    this.#hang();
    const [first = 'bake'] = stepsOf(this.#order);
    this.unfold(toolFor(first, this.#order));
    if (this.#zone === undefined) return;
    this.#kit.targets.add({
      id: 'pizza',
      label: texts[this.#kit.locale]('pizza'),
      object: this.#zone,
      // With a knife in the hand it is a button that cuts, which a switch can press.
      range: () => (this.#rack.held === null ? this.#range : undefined),
      enabled: () => this.#order.form !== 'knife' || this.#rack.held !== null,
      keys: arrows((by) => this.#step(by)),
      press: (input) => this.#press(input),
    });
  }

  /** Lays out the tools of one step and folds those of the others away; null folds all. */
  unfold(tool: Tool | null): void {
    this.tool = tool;
    this.#layDown();
    this.#drop();
    this.#rack.offer(tool === 'knives' ? this.#order.cuts.filter((cut) => cut > 1) : []);
    this.#bowl.show(tool === 'bowl');
    if (tool === 'pad') this.#offerPad();
    else this.#clearPad();
  }

  clear(): void {
    this.#kit.targets.remove('pizza');
    this.#clearPad();
    for (const thing of [this.#held, this.#blade, this.#zone, this.pizzas]) thing?.destroy();
    this.#held = undefined;
    this.#blade = undefined;
    this.#zone = undefined;
    this.pizzas = undefined;
  }

  /** Lays out the keys that write the number on every topped piece. */
  #offerPad(): void {
    this.#clearPad();
    const { whole, after } = this.#order.digits;
    const comma = after > 0;
    const { width, height, ...pad } = this.#layout.pad;
    this.#pad = new NumberPad(this.#kit, {
      ...pad,
      key: { width: width[comma ? 'comma' : 'whole'], height },
      comma,
      longest: whole + (comma ? after + 1 : 0),
      changed: (value) => {
        const read = readNumber(value);
        this.#kit.sounds.play('each');
        this.#become({ ...this.made, each: read.ok ? read.value : zero }, 'write');
        this.pizzas?.hop();
      },
    });
    this.#writeEach();
  }

  /** Writes the number that lies on each piece above its keys. */
  #writeEach(): void {
    this.#pad?.put(this.made.each.num === 0 ? '' : eachOf(this.made, this.#kit.locale));
  }

  #clearPad(): void {
    this.#pad?.destroy();
    this.#pad = undefined;
  }

  get #range(): ValueRange {
    const { num, den } = piecesOf(this.made);
    const max = this.#order.pizzas * this.made.cut;
    return { min: 0, max, now: num / den, text: this.spoken };
  }

  get #each(): string | null {
    return this.#order.form === 'olives' ? eachOf(this.made, this.#kit.locale) : null;
  }

  #canStep(by: 1 | -1): boolean {
    if (this.#order.laid !== null) return false;
    const { topped } = this.made;
    return by < 0 ? topped.num > 0 : topped.num / topped.den < this.#order.pizzas;
  }

  /** Takes a knife into the hand: it waits above the pizza for a stroke. A key or a switch cuts at once. */
  #choose(cut: number, input: InputMethod): void {
    this.#rack.held = cut;
    if (!isPointed(input)) {
      if (this.pizzas !== undefined) this.#handwork.roll(this.pizzas);
      this.#cut();
      return;
    }
    const { x, y } = this.#layout.board;
    this.#blade?.setPosition(x, y - (this.pizzas?.radius ?? 0)).setVisible(true);
    this.#kit.sounds.play('take');
    this.#kit.say(texts[this.#kit.locale]('knifeHeld'));
    this.#kit.targets.publish();
  }

  /** The hand holds no knife any more. */
  #layDown(): void {
    this.#rack.held = null;
    this.#stroke = null;
    this.#blade?.setVisible(false);
  }

  /** Cuts all pizzas with the knife in the hand; the hand then holds topping. */
  #cut(): void {
    const cut = this.#rack.held;
    if (cut === null || !this.#kit.targets.isOpen) return;
    this.#layDown();
    this.#kit.sounds.play('cut');
    this.#become(cutAnew(this.made, this.#order, cut), 'cut');
    if (this.pizzas !== undefined) this.#handwork.cut(this.pizzas, cut);
  }

  /** Follows the knife; a stroke over most of a pizza's half cuts it. */
  #drawKnife({ worldX: x, worldY: y }: Input.Pointer): void {
    this.#blade?.setPosition(x, y);
    const pizzas = this.pizzas;
    if (pizzas === undefined) return;
    if (this.#stroke === null) this.#stroke = pizzas.pieceUnder({ x, y }, 1) === null ? null : { x, y };
    else if (Math.hypot(x - this.#stroke.x, y - this.#stroke.y) >= pizzas.radius * 0.9) this.#cut();
  }

  #step(by: 1 | -1): void {
    if (!this.#canStep(by) || !this.#kit.targets.isOpen) return;
    this.#become({ ...this.made, ...stepPieces(this.made, by, this.#order.pizzas) });
    this.#sound(by > 0);
  }

  /** Tops pizzas: a touch up to its piece; a key or a switch one piece more, and from full to none. */
  #press(input: InputMethod): void {
    if (this.#rack.held !== null) {
      // A finger cuts by a stroke, or by a tap that ends on the pizza.
      if (!isPointed(input)) this.#cut();
      return;
    }
    if (isPointed(input)) {
      const piece = this.#piecePointedAt();
      this.#sweeping = true;
      this.#lastPiece = piece;
      if (piece === null) return;
      const before = this.made.topped;
      this.#become({ ...this.made, ...layUpTo(this.made, piece) });
      this.#sound(compare(this.made.topped, before) > 0);
      this.#drop();
      return;
    }
    if (this.#canStep(1)) this.#step(1);
    else this.#become({ ...this.made, topped: rational(0) });
  }

  /** Presses the bowl: a touch takes topping, a key places a piece. */
  #scoop(input: InputMethod): void {
    if (!isPointed(input)) {
      this.#step(1);
      return;
    }
    const { worldX, worldY } = this.#kit.scene.input.activePointer;
    this.#held?.setPosition(worldX, worldY - 30).setVisible(true);
    this.#sweeping = true;
    this.#lastPiece = null;
    this.#kit.sounds.play('take');
    this.#kit.say(texts[this.#kit.locale]('held'));
  }

  readonly #sweep = (pointer: Input.Pointer): void => {
    const { isDown, worldX, worldY } = pointer;
    this.#held?.setPosition(worldX, worldY - 30);
    if (!isDown || !this.#kit.targets.isOpen) return;
    if (this.#rack.held !== null) {
      this.#drawKnife(pointer);
      return;
    }
    if (!this.#sweeping) return;
    const piece = this.#piecePointedAt();
    if (piece === null || piece === this.#lastPiece) return;
    this.#lastPiece = piece;
    this.#become({ ...this.made, topped: rational(piece, this.made.cut) });
    this.#sound(true);
  };

  readonly #letGo = ({ worldX: x, worldY: y, downX, downY, upX, upY }: Input.Pointer): void => {
    const isTap = Math.hypot(upX - downX, upY - downY) < tapReach;
    if (isTap && this.pizzas?.pieceUnder({ x, y }, 1) != null) this.#cut();
    this.#stroke = null;
    if (this.#sweeping && this.#lastPiece !== null) this.#drop();
    this.#sweeping = false;
    this.#lastPiece = null;
  };

  /** Each further piece of a pizza sounds higher. */
  #sound(isLaid: boolean): void {
    const { num, den } = this.made.topped;
    const share = (num / den) % 1;
    this.#kit.sounds.play(isLaid ? 'lay' : 'take', 0.85 + 0.5 * (share === 0 ? 1 : share));
  }

  #piecePointedAt(): number | null {
    if (this.#order.laid !== null) return null;
    const { worldX: x, worldY: y } = this.#kit.scene.input.activePointer;
    return this.pizzas?.pieceUnder({ x, y }, this.made.cut) ?? null;
  }

  /** Creates the topping that follows the pointer. */
  #hang(): void {
    const follower = (frame: string) =>
      this.#kit.scene.add.image(0, 0, game, frame).setDepth(790).setVisible(false);
    this.#blade = follower('knife');
    if (this.#topping !== undefined) this.#held = follower(`top-${this.#topping}`).setScale(1.3);
  }

  #drop(): void {
    this.#held?.setVisible(false);
  }

  #become(made: Made, act: Act = 'top'): void {
    const { topped } = this.made;
    this.made = made;
    this.pizzas?.show(made, this.#each);
    if (this.pizzas !== undefined) this.#handwork.lay(this.pizzas, topped, made, this.#topping);
    this.#bowl.refresh();
    this.#kit.targets.publish();
    this.#changed(act);
  }
}
