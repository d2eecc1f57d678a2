import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects } from 'phaser';
import { game } from './game-id';
import { depths, type Layout, widest } from './layout';
import { knownOf, lengthOf, namesOf, type Plan, roomOf, type Strip, stairOf, stepOf, twinOf } from './rules';
import { stripView } from './strip-view';

/** Tallest a step becomes, and size of the numbers beside it, design px. */
const tallest = 84;
const digits = 32;

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
    const height = Math.min(tallest, stair.height / plan.steps.length);
    const unit =
      plan.kind === 'groups' ? stair.width / roomOf(plan) : Math.min(widest, tube.length / roomOf(plan));
    const from = plan.kind === 'groups' ? stair.x - stair.width / 2 : stair.x - (unit * roomOf(plan)) / 2;
    return { from, unit, height, top: stair.y - (height * plan.steps.length) / 2 };
  }

  /** Middle line of a step. */
  yOf(step: number): number {
    const { top, height } = this.measure;
    return top + (step + 0.5) * height;
  }

  /** Shows the steps of a plan that stand, and the frame of the open one. */
  show(plan: Plan, standing: readonly number[]): void {
    this.clear();
    this.#plan = plan;
    const { from, unit, height } = this.measure;
    const { scene, motion } = this.#kit;
    const wide = unit * (plan.kind === 'groups' ? knownOf(plan) : roomOf(plan));
    for (const step of plan.steps.keys()) {
      if (standing.includes(step)) this.#print(step);
      else if (step !== plan.open) this.#blank(plan, step);
    }
    const known = knownOf(plan);
    if (known > 0)
      this.#made.push(
        stripView(
          scene,
          [known],
          { x: from, y: this.yOf(plan.open), unit, height },
          plan.kind === 'groups' ? 'bar-raw' : 'bar-a',
        ).setDepth(depths.stair + 0.2),
      );
    this.#frame = scene.add
      .nineslice(
        from + wide / 2,
        this.yOf(plan.open),
        game,
        'bar-open',
        wide + 10,
        Math.max(26, height + 7),
        12,
        12,
        12,
        12,
      )
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
    this.#print(plan.open);
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
    this.#print(step);
    return true;
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
    const wide = unit * roomOf(plan);
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
  }

  /** A step that is not printed yet; all steps of an `add` begin with the same part. */
  #blank(plan: Plan, step: number): void {
    const { from, unit, height } = this.measure;
    const { scene } = this.#kit;
    const [wide, y] = [unit * (plan.kind === 'groups' ? knownOf(plan) : roomOf(plan)), this.yOf(step)];
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

  #print(step: number): void {
    const plan = this.#plan;
    const strip = plan?.steps[step];
    if (plan === undefined || strip === undefined) return;
    this.#standing.add(step);
    const { from, unit, height } = this.measure;
    const { scene } = this.#kit;
    const y = this.yOf(step);
    this.#made.push(stripView(scene, strip, { x: from, y, unit, height }).setDepth(depths.stair + 0.2));
    const end = from + unit * lengthOf(strip);
    const { beside } = this.#layout;
    const { left, right } = namesOf(plan, strip);
    const names = [
      [from - beside, left],
      [end + beside + (plan.kind === 'groups' ? 22 : 0), right],
    ] as const;
    for (const [x, text] of names) {
      const name = numberText(scene, x, y - 1, text, digits).setDepth(depths.stair + 0.4);
      this.#names.push(name);
      this.#made.push(name);
    }
  }
}
