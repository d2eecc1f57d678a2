import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import { KIT } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { depths, type Layout, pitchOf, widest } from './layout';
import { cutAt, type Plan } from './rules';

/** Width of a cap at an end of the tube. */
export const cap = 84;
/** A drawn ball, and a drawn box. */
const drawn = { ball: 72, box: 64 } as const;
const most = 20;
const fives = 5;
/** How the sleeve looks while a child may see through it. */
const glassy = 0.42;

/** The tube of glass: balls or boxes in a row, a divider between them, and a sleeve over those behind it. */
export class Tube {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #back: GameObjects.NineSlice;
  readonly #front: GameObjects.NineSlice;
  readonly #balls: readonly GameObjects.Image[];
  readonly #names: readonly GameObjects.BitmapText[];
  readonly #sleeve: GameObjects.NineSlice;
  readonly #caps: readonly [GameObjects.Image, GameObjects.Image];
  readonly #hidden: GameObjects.Container;
  readonly #known: GameObjects.BitmapText;
  readonly #divider: GameObjects.Container;
  readonly #count: GameObjects.BitmapText;
  #plan: Plan | undefined;
  #isGlassy = false;

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
    const { scene } = kit;
    const { x, y, height } = layout.tube;
    this.#back = scene.add
      .nineslice(x, y, game, 'glass-back', 200, height, 20, 20, 20, 20)
      .setDepth(depths.tube);
    this.#balls = Array.from({ length: most }, () =>
      scene.add
        .image(0, y, game, 'ball-a')
        .setDepth(depths.tube + 0.2)
        .setVisible(false),
    );
    this.#names = Array.from({ length: 10 }, () =>
      numberText(scene, 0, y, '', 44)
        .setDepth(depths.tube + 0.4)
        .setVisible(false),
    );
    this.#front = scene.add
      .nineslice(x, y, game, 'glass', 200, height, 20, 20, 20, 20)
      .setDepth(depths.tube + 0.6);
    this.#sleeve = scene.add
      .nineslice(x, y, game, 'sleeve', 100, height + 16, 16, 16, 20, 20)
      .setDepth(depths.sleeve);
    this.#caps = [
      scene.add.image(0, y, game, 'cap').setDepth(depths.sleeve + 0.2),
      scene.add
        .image(0, y, game, 'cap')
        .setFlipX(true)
        .setDepth(depths.sleeve + 0.2),
    ];
    this.#known = numberText(scene, 0, -3, '', 46);
    const plate = scene.add.nineslice(0, 0, KIT, 'chip-question', 74, 66, 18, 18, 18, 18);
    this.#hidden = scene.add.container(0, y, [plate, this.#known]).setDepth(depths.sleeve + 0.4);
    this.#count = numberText(scene, 0, layout.hang - 2, '0', 50);
    this.#divider = scene.add
      .container(0, y, [
        scene.add.image(0, 0, game, 'divider'),
        scene.add.image(0, layout.hang, game, 'shield'),
        this.#count,
      ])
      .setDepth(depths.divider);
  }

  /** Fills the tube for a plan; the sleeve is over all of it. */
  fill(plan: Plan, isGlassy: boolean): void {
    this.#plan = plan;
    this.#isGlassy = isGlassy;
    const { y } = this.#layout.tube;
    const { from, to, pitch } = this.span;
    const middle = (from + to) / 2;
    for (const glass of [this.#back, this.#front])
      glass
        .setPosition(middle, y)
        .setSize(to - from + 12, this.#layout.tube.height)
        .setVisible(true);
    const isBoxes = plan.kind === 'groups';
    const size = Math.min(1, pitch / (isBoxes ? drawn.box : drawn.ball));
    for (const [place, ball] of this.#balls.entries()) {
      const at = plan.glass === 'left' ? from + (place + 0.5) * pitch : to - (place + 0.5) * pitch;
      const frame = isBoxes ? 'box' : Math.floor(place / fives) % 2 === 0 ? 'ball-a' : 'ball-b';
      ball
        .setVisible(place < plan.slots)
        .setFrame(frame)
        .setPosition(at, y)
        .setScale(size)
        .setAlpha(1);
      this.#names[place]?.setVisible(isBoxes).setPosition(at, y).setText(`${plan.each}`);
    }
    const [left, right] = this.#caps;
    left.setX(from - cap / 2 - 2);
    right.setX(to + cap / 2 + 2);
    this.#hidden.setVisible(plan.hidden !== null).setX((plan.glass === 'right' ? left : right).x);
    this.#known.setText(`${plan.hidden ?? ''}`);
    this.#divider.setVisible(true);
  }

  /** Takes the known number off its plate, where the stair tells it. */
  hideKnown(): void {
    this.#hidden.setVisible(false);
  }

  /** Where the tube begins and ends, and the width of a place. */
  get span(): { readonly from: number; readonly to: number; readonly pitch: number } {
    const { x, length } = this.#layout.tube;
    if (this.#plan === undefined) return { from: x - length / 2, to: x + length / 2, pitch: widest };
    const pitch = pitchOf(this.#plan, this.#layout);
    const half = (pitch * this.#plan.slots) / 2;
    return { from: x - half, to: x + half, pitch };
  }

  /** Puts the divider so that so many are in the glass. */
  put(count: number): void {
    if (this.#plan === undefined) return;
    const { from, to, pitch } = this.span;
    const cut = from + cutAt(this.#plan, count) * pitch;
    this.#divider.setX(cut);
    this.#count.setText(`${count}`);
    const [left, right] = this.#plan.glass === 'right' ? [from - 8, cut] : [cut, to + 8];
    this.#sleeve
      .setVisible(right - left > 10)
      .setPosition((left + right) / 2, this.#layout.tube.y)
      .setSize(Math.max(34, right - left), this.#layout.tube.height + 16)
      .setAlpha(this.#isGlassy ? glassy : 1);
  }

  /** Where the divider stands. */
  get cut(): number {
    return this.#divider.x;
  }

  /** Opens the sleeve, so that all is seen, and lets go what falls. */
  async open(): Promise<void> {
    const { motion } = this.#kit;
    await motion.tween({ targets: this.#sleeve, alpha: 0, duration: 110 });
  }

  /** The balls or boxes that fall when so many are in the glass: of a split whole all of them; from the left. */
  falling(count: number): readonly GameObjects.Image[] {
    const plan = this.#plan;
    if (plan === undefined) return [];
    for (const name of this.#names) name.setVisible(false);
    const all = this.#balls.slice(0, plan.kind === 'split' ? plan.slots : count);
    return all.toSorted((a, b) => a.x - b.x);
  }

  /** Takes the balls away that have fallen. */
  empty(): void {
    for (const thing of [...this.#balls, ...this.#names]) thing.setVisible(false);
    this.#sleeve.setVisible(false);
  }

  show(on: boolean): void {
    const all = [this.#back, this.#front, ...this.#caps, this.#divider];
    for (const thing of all) thing.setVisible(on);
    if (on) return;
    this.empty();
    this.hideKnown();
  }

  /** The plate jumps, as the lever is pulled. */
  async jolt(): Promise<void> {
    const targets = this.#divider;
    const { y } = this.#layout.tube;
    await this.#kit.motion.flourish({ targets, y: y - 6, duration: 60, yoyo: true });
    targets.setY(y);
  }
}
