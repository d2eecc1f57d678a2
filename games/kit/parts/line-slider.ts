import type { GameObjects, Input } from 'phaser';
import { rational } from '@/maths/number/rational';
import type { PlaceLine } from '@/maths/round/task';
import { answerText } from '@/maths/sum/prompt';
import type { ValueRange } from '../api/bus';
import type { InputMethod } from '../input/targets';
import type { Point } from '../layout/design';
import { between, type LineScale, notationAt, scaleOf, stepNear, valueAt } from '../layout/line-scale';
import type { SceneKit } from '../scene/scene-kit';
import { texts as kitTexts } from '../text/texts.gen';
import { addNudges } from './nudges';
import { ReadyButton } from './ready-button';
import { afterKey } from './steps';

export interface LineSpec {
  /** Ends of the line at the smallest and the largest number, design px; in any direction. */
  readonly from: Point;
  readonly to: Point;
  /** The object on the line: a peg, a hook, a blade. It is positioned by its origin. */
  readonly handle: GameObjects.Container | GameObjects.Image;
  /** Width of the touch area, design px. */
  readonly reach: number;
  /** Label of the slider for a screen reader. */
  readonly label: string;
  /** Middle of the ready button. `nudgesAt` adds buttons −10 −1 +1 +10, for small hands and switches. */
  readonly readyAt: Point;
  readonly nudgesAt?: Point;
  /** Called when the line is pointed at or focused. With it the handle draws its own focus ring. */
  readonly aim?: (on: boolean) => void;
  /** Called after each move with the step and its value in canonical notation. */
  readonly moved?: (step: number, value: string) => void;
  readonly ready: (value: string, input: InputMethod) => void;
}

export interface LineTask {
  /** The line of the task. On an exact one the handle snaps and its value can be read, on an estimate not. */
  readonly line: PlaceLine;
  /** First step of the handle; the start of the line by default. */
  readonly start?: number;
  /** The line runs the other way: its smallest number is at `to`. */
  readonly reversed?: boolean;
  /** Text of a value for a screen reader; the written number by default. */
  readonly say?: (value: string) => string;
}

/** Returns the largest length around a middle that stays between 0 and `end`. */
const roomAbout = (middle: number, end: number): number => 2 * Math.min(middle, end - middle);

/**
 * A slider on a line. A finger drags the handle or points anywhere on the line; arrows move it one step, Page keys
 * ten. Enter or the ready button commits. Create it once, in `build`, and call `set` for each task.
 */
export class LineSlider {
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
          const next = afterKey({ min: 0, max: this.#steps }, this.#step, this.#turned(key));
          if (next !== null) this.#moveTo(next);
        },
      },
      press: (input) => {
        if (input === 'pointer' || input === 'touch') {
          this.#held = true;
          this.#follow(kit.scene.input.activePointer);
        } else this.commit(input);
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
        by: (nudge) => {
          const step = this.#isReversed ? -nudge : nudge;
          this.#moveTo(Math.min(this.#steps, Math.max(0, this.#step + step)));
        },
        can: (nudge) => (nudge < 0 === this.#isReversed ? this.#step < this.#steps : this.#step > 0),
      });
    }
    this.#ready = new ReadyButton(kit, {
      ...spec.readyAt,
      enabled: () => this.#task !== undefined,
      press: (input) => this.commit(input),
    });
  }

  /** The step of the handle. */
  get step(): number {
    return this.#step;
  }

  /** Starts a task and moves the handle to its first step. */
  set(task: LineTask): void {
    this.#task = task;
    this.#scale = scaleOf(task.line);
    this.#moveTo(task.start ?? 0);
  }

  /** Moves the handle to a part of the line, 0 to 1. */
  put(share: number): void {
    this.#moveTo(Math.round(Math.min(1, Math.max(0, share)) * this.#steps));
  }

  /** Moves the handle to the step nearest to a point, design px. */
  putAt(point: Point): void {
    const step = stepNear(this.#scale, ...this.#ends, point);
    if (step !== this.#step) this.#moveTo(step);
  }

  /** Returns the position of a step, design px. */
  at(step: number): Point {
    return between(...this.#ends, step / this.#steps);
  }

  /** Gives the value of the handle as the answer. */
  commit(input: InputMethod): void {
    if (this.#task !== undefined) this.#spec.ready(notationAt(this.#scale, this.#step), input);
  }

  get #isReversed(): boolean {
    return this.#task?.reversed === true;
  }

  /** Ends of the line at its smallest and its largest number. */
  get #ends(): readonly [Point, Point] {
    const { from, to } = this.#spec;
    return this.#isReversed ? [to, from] : [from, to];
  }

  /** Left and right keys follow the eye. */
  #turned(key: string): string {
    if (!this.#isReversed) return key;
    return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
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
    if (line.estimate)
      return kitTexts[locale]('along', { percent: Math.round((this.#step / this.#steps) * 100) });
    const value = notationAt(this.#scale, this.#step);
    return say?.(value) ?? answerText(value, locale);
  }

  #moveTo(step: number): void {
    this.#step = step;
    this.#spec.handle.setPosition(this.at(step).x, this.at(step).y);
    if (this.#task !== undefined) this.#spec.moved?.(step, notationAt(this.#scale, step));
    this.#ready.refresh();
  }

  readonly #follow = ({ isDown, worldX, worldY }: Input.Pointer): void => {
    if (this.#held && isDown && this.#task !== undefined) this.putAt({ x: worldX, y: worldY });
  };

  readonly #letGo = (): void => {
    this.#held = false;
  };
}
