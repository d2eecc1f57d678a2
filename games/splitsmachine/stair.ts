import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { depths, type Layout, widest } from './layout';
import { knownOf, lengthOf, namesOf, type Plan, roomOf, type Strip, stairOf, stepOf, twinOf } from './rules';
import { stripView } from './strip-view';

/** Tallest a step becomes, and size of the numbers beside it, design px. */
const tallest = 84;
const digits = { least: 34, most: 44, share: 1.2 } as const;
/** The frame of the open step waits so many steps above the stair, and takes so long to its place, ms. */
const apart = 1.4;
const settles = 200;
/** A ball and a box as they are drawn, design px. */
const ballWide = 80;
const boxWide = 76;
/** Boxes are named at the right only: their strips begin this far left of the room, and leave this at its right, design px. */
const boxed = { left: 40, narrower: 20 } as const;

/** A step in print, and how flat it is as the press lets go of it. */
interface Printing {
  readonly view: GameObjects.Container;
  readonly names: readonly GameObjects.BitmapText[];
}
const flat = 0.6;

/** The stair of splits in the belly of the machine: the steps that were printed, and the one that is open. */
export class Stair {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #made: (GameObjects.Container | GameObjects.NineSlice | GameObjects.BitmapText)[] = [];
  readonly #names: GameObjects.BitmapText[] = [];
  /** Steps that are printed. */
  readonly #standing = new Set<number>();
  #plan: Plan | undefined;
  #frame: GameObjects.NineSlice | undefined;
  /** The part of the open step that is known, in its frame. */
  #known: GameObjects.Container | undefined;
  #isApart = false;
  /** Boxes of the answer that lies on the stair. */
  #boxes = 0;

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
  }

  /** Left end of the steps, the width of a ball, and the height of a step. */
  get measure(): {
    readonly from: number;
    readonly unit: number;
    readonly height: number;
    readonly top: number;
  } {
    const { stair, tube } = this.#layout;
    const plan = this.#plan;
    if (plan === undefined) return { from: 0, unit: 1, height: 1, top: 0 };
    const above = this.#isApart ? apart : 0;
    const rows = plan.steps.length + above;
    const height = Math.min(tallest, stair.height / rows);
    const isBoxes = plan.kind === 'groups';
    const { room } = this;
    const unit = isBoxes ? (stair.width - boxed.narrower) / room : Math.min(widest, tube.length / room);
    const from = stair.x - (isBoxes ? stair.width / 2 + boxed.left : (unit * room) / 2);
    return { from, unit, height, top: stair.y - (height * rows) / 2 + height * above };
  }

  /** Length of the longest strip that lies here, in balls. */
  get room(): number {
    return this.#plan === undefined ? 1 : roomOf(this.#plan, this.#boxes);
  }

  /** Middle line of a step. */
  yOf(step: number): number {
    const { top, height } = this.measure;
    return top + (step + 0.5) * height;
  }

  /** Where on a step a ball or a box of a place lands, from its left end, and how large it is there. */
  placeOf(place: number): { readonly x: number; readonly size: number } {
    const { from, unit, height } = this.measure;
    const plan = this.#plan;
    if (plan?.kind !== 'groups')
      return { x: from + (place + 0.5) * unit, size: Math.min(unit, height) / ballWide };
    return { x: from + (place + 0.5) * unit * plan.each, size: Math.min(1, height / boxWide) };
  }

  /** The steps that stand, by their place from the top. */
  get standing(): readonly number[] {
    return [...this.#standing];
  }

  /** Shows the steps of a plan that stand, and the frame of the open one: in its row, or apart above the stair. */
  show(plan: Plan, standing: readonly number[], isApart = false): void {
    this.#isApart = isApart;
    this.#boxes = 0;
    this.#draw(plan, standing);
  }

  /** Makes room for all boxes of an answer, and lets the frame drop to the row of its step. */
  async settle(count: number): Promise<void> {
    const plan = this.#plan;
    const frame = this.#frame;
    if (plan === undefined || frame === undefined) return;
    const { motion } = this.#kit;
    if (this.#isApart) {
      const targets = this.#known === undefined ? [frame] : [frame, this.#known];
      await motion.tween({ targets, y: this.yOf(plan.open), duration: settles, ease: 'Quad.In' });
      return;
    }
    const before = this.measure;
    this.#boxes = plan.kind === 'groups' ? count : 0;
    const { unit, from } = this.measure;
    if (unit === before.unit) return;
    this.#draw(plan, [...this.#standing]);
    const names = new Set<GameObjects.GameObject>(this.#names);
    const wider = before.unit / unit;
    await Promise.all(
      this.#made.map((thing) => {
        const { x, scaleX } = thing;
        thing.setX(from + (x - from) * wider);
        if (!names.has(thing)) thing.setScale(scaleX * wider, 1);
        return motion.tween({ targets: thing, x, scaleX, duration: settles, ease: 'Quad.Out' });
      }),
    );
  }

  #draw(plan: Plan, standing: readonly number[]): void {
    this.clear();
    this.#plan = plan;
    const { from, unit, height, top } = this.measure;
    const { scene, motion } = this.#kit;
    const wide = unit * (plan.kind === 'groups' ? knownOf(plan) : this.room);
    for (const step of plan.steps.keys()) {
      if (standing.includes(step)) this.#print(step);
      else if (step !== plan.open || this.#isApart) this.#blank(plan, step);
    }
    const y = this.#isApart ? top + (0.5 - apart) * height : this.yOf(plan.open);
    const known = knownOf(plan);
    if (known > 0) {
      const bar = plan.kind === 'groups' ? 'bar-raw' : 'bar-a';
      this.#known = stripView(scene, [known], { x: from, y, unit, height }, bar).setDepth(depths.stair + 0.2);
      this.#made.push(this.#known);
    }
    this.#frame = scene.add
      .nineslice(from + wide / 2, y, game, 'bar-open', wide + 10, Math.max(26, height + 7), 12, 12, 12, 12)
      .setDepth(depths.stair + 0.5);
    this.#made.push(this.#frame);
    motion.idle({ targets: this.#frame, alpha: 0.55, duration: 900 });
  }

  /** A strip at the tube, to fall from there. */
  strip(strip: Strip, y: number): GameObjects.Container {
    const { from, unit, height } = this.measure;
    return stripView(this.#kit.scene, strip, { x: from, y, unit, height }).setDepth(depths.strip);
  }

  /** Prints the open step, with its numbers. */
  printOpen(): void {
    const plan = this.#plan;
    if (plan === undefined) return;
    this.#frame?.setVisible(false);
    this.#known?.setVisible(false);
    this.#pop(this.#print(plan.open));
  }

  /** Prints the twin of the open step, where this stair has it and it does not stand yet; returns whether it was printed. */
  printTwin(): boolean {
    const plan = this.#plan;
    const twin = plan === undefined ? null : twinOf(plan);
    const strip = twin?.steps[twin.open];
    if (plan === undefined || twin === null || strip === undefined || stairOf(twin) !== stairOf(plan))
      return false;
    const step = stepOf(plan, strip);
    if (step === null || this.#standing.has(step)) return false;
    this.#pop(this.#print(step));
    return true;
  }

  /** A step that was just printed is still flat, and its numbers jump. */
  #pop(printing: Printing | null): void {
    if (printing === null) return;
    const { motion } = this.#kit;
    const { view, names } = printing;
    void motion.flourish({ targets: view, scaleY: { from: flat, to: 1 }, duration: 150, ease: 'Back.Out' });
    void motion.flourish({ targets: [...names], scale: 1.3, duration: 90, yoyo: true, ease: 'Quad.Out' });
  }

  /** Writes the right step into the open frame, paler, and returns it. */
  ghost(): GameObjects.Container | null {
    const plan = this.#plan;
    const step = plan?.steps[plan.open];
    if (plan === undefined || step === undefined) return null;
    const view = this.strip(step, this.yOf(plan.open))
      .setDepth(depths.stair + 0.3)
      .setAlpha(0);
    this.#made.push(view);
    return view;
  }

  /** Lets a step light up, as it plays. */
  async flash(step: number): Promise<void> {
    const plan = this.#plan;
    if (plan === undefined) return;
    const { from, unit, height } = this.measure;
    const wide = unit * this.room;
    const light = this.#kit.scene.add
      .nineslice(from + wide / 2, this.yOf(step), game, 'bar-open', wide + 8, height + 6, 12, 12, 12, 12)
      .setDepth(depths.stair + 0.5);
    await this.#kit.motion.tween({ targets: light, alpha: 0, duration: 320 });
    light.destroy();
  }

  /** Takes away the numbers of steps between these heights. */
  hideNames(from: number, to: number): void {
    for (const thing of this.#names) thing.setVisible(thing.y < from || thing.y > to);
  }

  clear(): void {
    this.#names.length = 0;
    this.#standing.clear();
    for (const thing of this.#made) {
      this.#kit.scene.tweens.killTweensOf(thing);
      thing.destroy();
    }
    this.#made.length = 0;
    this.#frame = undefined;
    this.#known = undefined;
  }

  /** A step that is not printed yet; all steps of an `add` begin with the same part. */
  #blank(plan: Plan, step: number): void {
    const { from, unit, height } = this.measure;
    const { scene } = this.#kit;
    const [wide, y] = [unit * (plan.kind === 'groups' ? knownOf(plan) : this.room), this.yOf(step)];
    const blank = scene.add.nineslice(
      from + wide / 2,
      y,
      game,
      'bar-blank',
      wide - 3,
      height - 3,
      7,
      7,
      7,
      7,
    );
    this.#made.push(blank.setDepth(depths.stair));
    if (plan.kind !== 'add' || knownOf(plan) === 0) return;
    const first = stripView(scene, [knownOf(plan)], { x: from, y, unit, height });
    this.#made.push(first.setDepth(depths.stair + 0.1).setAlpha(0.4));
  }

  /** Prints a step; returns its strip and its numbers. */
  #print(step: number): Printing | null {
    const plan = this.#plan;
    const strip = plan?.steps[step];
    if (plan === undefined || strip === undefined) return null;
    this.#standing.add(step);
    const { from, unit, height } = this.measure;
    const { scene } = this.#kit;
    const y = this.yOf(step);
    const view = stripView(scene, strip, { x: from, y, unit, height }).setDepth(depths.stair + 0.2);
    this.#made.push(view);
    const end = from + unit * lengthOf(strip);
    const { beside } = this.#layout;
    const size = Math.min(digits.most, Math.max(digits.least, height * digits.share));
    const { left, right } = namesOf(plan, strip);
    const names = [
      [from - beside, left],
      [end + beside + (plan.kind === 'groups' ? 22 : 0), right],
    ] as const;
    const written = names.map(([x, text]) =>
      numberText(scene, x, y - 1, text, size).setDepth(depths.stair + 0.4),
    );
    this.#names.push(...written);
    this.#made.push(...written);
    return { view, names: written };
  }
}
