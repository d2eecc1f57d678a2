import { numberPlate, type PlateKind } from '@games/kit/feedback/number-plate';
import type { InputMethod } from '@games/kit/input/targets';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import { texts as kitTexts } from '@games/kit/text/texts.gen';
import type { GameObjects, Input } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { Rays } from './rays';
import { glassFrom, glassHolds } from './rules';
import { depths } from './scenery';
import { texts } from './texts.gen';

/** Size of a leaf to press, and of the digits of a ten on it, design px. */
const leafWidth = 64;
const digits = 44;
const leapBy = 10;
/** Room beside the outer leaves, design px. */
const ends = 44;
interface GlassSpec {
  readonly moved: (value: number, input: InputMethod) => void;
  /** Returns where a pad lies along the ditch. */
  readonly xAt: (value: number) => number;
}

interface Slot {
  readonly leaf: GameObjects.Image;
  readonly number: GameObjects.BitmapText;
}

/** The glass below the ditch: the leaves around the net are large in it, and the net can be put on each of them. */
export class Glass {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: GlassSpec;
  readonly #frame: GameObjects.NineSlice;
  readonly #slots: readonly Slot[];
  readonly #leaps: readonly GameObjects.Image[];
  readonly #hoop: GameObjects.Image;
  readonly #rays: Rays;
  #marks: (GameObjects.Image | GameObjects.Container)[] = [];
  #from: number | null = null;
  #value = 0;
  #pads = 100;
  #isShown = true;
  /** The finger slides over the leaves. */
  #isHeld = false;

  constructor(kit: SceneKit, layout: Layout, spec: GlassSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
    const { scene, locale } = kit;
    const { x, y, pitch, height, press } = layout.glass;
    const width = pitch * (glassHolds + 1) + ends * 2;
    this.#frame = scene.add
      .nineslice(x, y, game, 'glass', Math.min(width, kit.design.width - 8), height + 12, 76, 76, 70, 70)
      .setOrigin(0.5)
      .setDepth(depths.glass);
    this.#slots = Array.from({ length: glassHolds }, (_, nth) => this.#slot(nth));
    this.#hoop = scene.add.image(0, y, game, 'hoop').setDepth(depths.hoop);
    this.#rays = new Rays(scene, layout, this.#frame);
    this.#leaps = [-1, 1].map((side) => {
      const leap = scene.add
        .image(this.#xOf((glassHolds - 1) / 2 + side * ((glassHolds + 1) / 2)), y, game, 'leap')
        .setFlipX(side < 0)
        .setDepth(depths.leaf);
      kit.targets.add({
        id: side < 0 ? 'line-much-less' : 'line-much-more',
        label: kitTexts[locale](side < 0 ? 'back' : 'forward', { count: leapBy }),
        object: leap,
        size: { width: leafWidth, height: press },
        row: 'glass',
        repeats: true,
        enabled: () => this.#isShown && (side < 0 ? this.#value > 0 : this.#value < this.#pads),
        press: (input) => {
          kit.sounds.play('turn');
          spec.moved(this.#value + side * leapBy, input);
        },
      });
      return leap;
    });
    scene.input.on('pointermove', this.#follow);
    for (const end of ['pointerup', 'pointerupoutside']) scene.input.on(end, this.#letGo);
  }

  show(on: boolean): void {
    this.#isShown = on;
    this.unmark();
    for (const part of [this.#frame, this.#hoop, ...this.#leaps]) part.setVisible(on);
    this.#draw();
  }

  /** Puts the net over a number of a ditch with so many pads. */
  put(value: number, pads: number): void {
    this.#value = value;
    this.#pads = pads;
    const before = this.#from;
    const isUnder = before !== null && value >= before && value < before + glassHolds;
    // Leaves do not swim away from under a finger.
    this.#from = this.#isHeld && isUnder ? before : glassFrom(value, before);
    if (before !== this.#from) void this.#turn(before === null || this.#from > before ? 1 : -1);
    this.#draw();
  }

  /** Begins anew: the ten of the net is under it. */
  begin(): void {
    this.#from = null;
  }

  /** Shows the leaves from one number on, with numbers on some of them; the net stays on its own. */
  mark(from: number, numbers: ReadonlyMap<number, PlateKind>, wet: number): void {
    this.#from = from;
    this.#draw();
    for (const leap of this.#leaps) leap.setVisible(false);
    const { scene } = this.#kit;
    const { y } = this.#layout.glass;
    const at = (value: number) => this.#xOf(value - from);
    const isUnder = (value: number) => value >= from && value < from + glassHolds;
    if (isUnder(wet)) this.#marks.push(scene.add.image(at(wet), y, game, 'leaf-wet').setDepth(depths.hoop));
    for (const [value, kind] of numbers) {
      if (!isUnder(value)) continue;
      const slot = this.#slots[value - from];
      slot?.number.setVisible(false);
      this.#marks.push(numberPlate(scene, at(value), y, `${value}`, kind).setDepth(depths.hoop + 1));
    }
    const [low, high] = [Math.min(this.#value, wet), Math.max(this.#value, wet)];
    if (!isUnder(low) || !isUnder(high)) return;
    for (let k = low; k < high; k++) {
      const tip = scene.add.image((at(k) + at(k + 1)) / 2, y + 46, game, 'tip');
      this.#marks.push(
        tip
          .setFlipX(this.#value > wet)
          .setTint(0xffe6dc)
          .setDepth(depths.hoop),
      );
    }
  }

  /** Takes the numbers of a miss away. */
  unmark(): void {
    for (const each of this.#marks) each.destroy();
    this.#marks = [];
    for (const leap of this.#leaps) leap.setVisible(this.#isShown);
  }

  #xOf(nth: number): number {
    const { x, pitch } = this.#layout.glass;
    return x + (nth - (glassHolds - 1) / 2) * pitch;
  }

  #slot(nth: number): Slot {
    const { scene, targets, locale } = this.#kit;
    const { y, press } = this.#layout.glass;
    const size = { width: leafWidth, height: press };
    const leaf = scene.add.image(this.#xOf(nth), y, game, 'leaf').setDepth(depths.leaf);
    const number = numberText(scene, this.#xOf(nth) - 3, y, '', digits, 0xfffdf4).setDepth(depths.leaf + 0.2);
    const value = () => (this.#from ?? 0) + nth;
    targets.add({
      id: `leaf-${nth}`,
      label: () => texts[locale]('pad', { count: value() }),
      // A leaf changes its frame, and with it its size; what is pressed does not.
      object: scene.add.zone(this.#xOf(nth), y, size.width, size.height).setDepth(depths.leaf),
      size,
      value: () => `${value()}`,
      row: 'glass',
      enabled: () => this.#isShown && this.#isPad(value()),
      press: (input) => {
        this.#isHeld = input === 'pointer' || input === 'touch';
        this.#spec.moved(value(), input);
      },
    });
    return { leaf, number };
  }

  #isPad(value: number): boolean {
    return value >= 0 && value <= this.#pads;
  }

  /** Leaves swim in from the side to which the net went. */
  async #turn(side: 1 | -1): Promise<void> {
    const { motion } = this.#kit;
    await Promise.all(
      this.#slots.map(({ leaf, number }, nth) => {
        const x = this.#xOf(nth);
        leaf.setX(x + side * 40);
        number.setX(x - 3 + side * 40);
        return Promise.all([
          motion.flourish({ targets: leaf, x, duration: 110, ease: 'Quad.Out' }),
          motion.flourish({ targets: number, x: x - 3, duration: 110, ease: 'Quad.Out' }),
        ]);
      }),
    );
    for (const [nth, { leaf, number }] of this.#slots.entries()) {
      leaf.setX(this.#xOf(nth));
      number.setX(this.#xOf(nth) - 3);
    }
  }

  #draw(): void {
    const from = this.#from ?? 0;
    for (const [nth, { leaf, number }] of this.#slots.entries()) {
      const value = from + nth;
      const isTen = value % 10 === 0;
      const isSeen = this.#isShown && this.#isPad(value);
      leaf.setFrame(isTen ? 'leaf-ten' : value % 5 === 0 ? 'leaf-five' : 'leaf').setVisible(isSeen);
      number.setText(isTen ? `${value}` : '').setVisible(isSeen && isTen);
    }
    const at = this.#value - from;
    this.#hoop.setX(this.#xOf(at)).setVisible(this.#isShown && at >= 0 && at < glassHolds);
    const { xAt } = this.#spec;
    const last = Math.min(this.#pads, from + glassHolds - 1);
    this.#rays.draw(xAt(Math.max(0, from) - 0.5), xAt(last + 0.5), this.#isShown);
  }

  readonly #follow = ({ isDown, worldX }: Input.Pointer): void => {
    if (!this.#isHeld || !isDown || !this.#kit.targets.isOpen) return;
    const { x, pitch } = this.#layout.glass;
    const nth = Math.round((worldX - x) / pitch + (glassHolds - 1) / 2);
    const value = (this.#from ?? 0) + Math.min(glassHolds - 1, Math.max(0, nth));
    if (value !== this.#value && this.#isPad(value)) this.#spec.moved(value, 'pointer');
  };

  readonly #letGo = (): void => {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    if (this.#isShown && this.#kit.targets.isOpen) {
      this.put(this.#value, this.#pads);
      this.#kit.targets.publish();
    }
  };
}
