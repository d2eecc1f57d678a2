import type { GameObjects, Input } from 'phaser';
import { rational } from '@/maths/number/rational';
import type { PlaceLine } from '@/maths/round/task';
import type { ValueRange } from '../bus';
import { shown } from '../notation';
import type { SceneKit } from '../scene-kit';
import type { Hand } from '../targets';
import { kitTexts } from '../texts';
import { between, type LineScale, notationAt, scaleOf, stepNear, valueAt } from './line-scale';
import { addNudges } from './nudges';
import { ReadyButton } from './ready-button';
import { afterKey } from './steps';

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface LineSpec {
  /** Ends of the line where the smallest and the largest number lie, design px: flat, upright or leaning. */
  readonly from: Spot;
  readonly to: Spot;
  /** What is moved along the line: a peg, a hook, a blade. It is placed by its own origin. */
  readonly handle: GameObjects.Container | GameObjects.Image;
  /** How wide the strip is that takes a finger, design px. */
  readonly reach: number;
  /** What is placed, for a screen reader. */
  readonly label: string;
  /** The middle of the ready button; with `nudgesAt` there are buttons −10 −1 +1 +10 too, for small hands and a switch. */
  readonly readyAt: Spot;
  readonly nudgesAt?: Spot;
  /** Pointed at or focused. With it the handle shows its own ring, and none is drawn round the whole line. */
  readonly aim?: (on: boolean) => void;
  /** After each move: the step, and its value in canonical notation. */
  readonly moved?: (step: number, value: string) => void;
  readonly ready: (value: string, hand: Hand) => void;
}

export interface LineTask {
  /** As the task gives it: exact ones snap and the value in hand can be read, estimates go by feel. */
  readonly line: PlaceLine;
  /** The step where the handle begins; the beginning of the line when not given. */
  readonly start?: number;
  /** How a value is said where it may be; as it is written when not given. */
  readonly say?: (value: string) => string;
}

/** The most a length about this middle can be without leaving 0 to `end`. */
const roomAbout = (middle: number, end: number): number => 2 * Math.min(middle, end - middle);

/**
 * A handle on a line. A finger drags it or points anywhere on the line; arrows move one step, Page keys ten; Enter or
 * the ready button commits: moving and committing are two acts. Made once, in `build`; `set` for each task.
 */
export class LineHand {
  readonly #kit: SceneKit;
  readonly #spec: LineSpec;
  readonly #zone: GameObjects.Zone;
  readonly #ready: ReadyButton;
  #task: LineTask | undefined;
  #scale: LineScale = { min: rational(0), max: rational(1), steps: 1 };
  #step = 0;
  #held = false;

  constructor(kit: SceneKit, spec: LineSpec) {
    this.#kit = kit;
    this.#spec = spec;
    const { from, to, reach } = spec;
    const middle = between(from, to, 0.5);
    this.#zone = kit.scene.add.zone(middle.x, middle.y, 1, 1);
    kit.targets.add({
      id: 'line',
      label: spec.label,
      object: this.#zone,
      size: {
        width: Math.min(Math.abs(to.x - from.x) + reach, roomAbout(middle.x, kit.design.width)),
        height: Math.min(Math.abs(to.y - from.y) + reach, roomAbout(middle.y, kit.design.height)),
      },
      ...(spec.aim !== undefined && { aim: spec.aim, ownRing: true }),
      enabled: () => this.#task !== undefined,
      range: () => this.#range,
      keys: {
        from: 'all',
        take: (key) => {
          const next = afterKey({ min: 0, max: this.#steps }, this.#step, key);
          if (next !== null) this.#moveTo(next);
        },
      },
      press: (hand) => {
        if (hand === 'pointer' || hand === 'touch') {
          this.#held = true;
          this.#follow(kit.scene.input.activePointer);
        } else this.#commit(hand);
      },
    });
    kit.scene.input.on('pointermove', this.#follow);
    kit.scene.input.on('pointerup', this.#letGo);
    kit.scene.input.on('pointerupoutside', this.#letGo);
    if (spec.nudgesAt !== undefined) {
      addNudges(kit, {
        id: 'line',
        ...spec.nudgesAt,
        middle: 0,
        big: 10,
        arrows: true,
        by: (step) => this.#moveTo(Math.min(this.#steps, Math.max(0, this.#step + step))),
        can: (step) => (step < 0 ? this.#step > 0 : this.#step < this.#steps),
      });
    }
    this.#ready = new ReadyButton(kit, {
      ...spec.readyAt,
      enabled: () => this.#task !== undefined,
      press: (hand) => this.#commit(hand),
    });
    kit.handsOver.ofTask('line', { give: () => this.#step, take: (step: number) => this.#moveTo(step) });
  }

  /** The step the handle stands at. */
  get step(): number {
    return this.#step;
  }

  /** A new task; the handle goes to its start. */
  set(task: LineTask): void {
    this.#task = task;
    this.#scale = scaleOf(task.line);
    this.#moveTo(task.start ?? 0);
  }

  /** Where a step of this task lies in the world, design px. */
  at(step: number): Spot {
    return between(this.#spec.from, this.#spec.to, step / this.#steps);
  }

  get #steps(): number {
    return this.#scale.steps;
  }

  get #range(): ValueRange {
    const scale = this.#scale;
    const ends = [scale.min, scale.max, valueAt(scale, this.#step)];
    const [min, max, now] = ends.map(({ num, den }) => num / den);
    return { min: min ?? 0, max: max ?? 0, now: now ?? 0, text: this.#said };
  }

  get #said(): string {
    if (this.#task === undefined) return '';
    const { line, say } = this.#task;
    const { locale } = this.#kit;
    if (line.estimate) return kitTexts[locale].along(Math.round((this.#step / this.#steps) * 100));
    const value = notationAt(this.#scale, this.#step);
    return say?.(value) ?? shown(value, locale);
  }

  #moveTo(step: number): void {
    this.#step = step;
    this.#spec.handle.setPosition(this.at(step).x, this.at(step).y);
    if (this.#task !== undefined) this.#spec.moved?.(step, notationAt(this.#scale, step));
    this.#ready.refresh();
  }

  #commit(hand: Hand): void {
    if (this.#task !== undefined) this.#spec.ready(notationAt(this.#scale, this.#step), hand);
  }

  readonly #follow = ({ isDown, worldX, worldY }: Input.Pointer): void => {
    if (!this.#held || !isDown || this.#task === undefined) return;
    const step = stepNear(this.#scale, this.#spec.from, this.#spec.to, { x: worldX, y: worldY });
    if (step !== this.#step) this.#moveTo(step);
  };

  readonly #letGo = (): void => {
    this.#held = false;
  };
}
