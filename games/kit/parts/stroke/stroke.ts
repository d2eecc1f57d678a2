import type { Input } from 'phaser';
import type { InputMethod, TargetSpec } from '../../input/targets';
import type { Box, Point } from '../../layout/design';
import type { SceneKit } from '../../scene/scene-kit';
import { passageThrough, type StrokeWay } from './path';

/** Something a stroke can go through. */
export interface StrokeThing {
  readonly id: string;
  /** Upper left corner and size of what has to be crossed, design px. */
  readonly box: () => Box;
  readonly way: StrokeWay;
  /** Its target, for a tap, a key and a switch; without one the game has a target of its own for it. */
  readonly target?: Pick<TargetSpec, 'label' | 'object' | 'digits' | 'value'>;
}

interface StrokeSpec {
  /** Area of the stroke, design px: it begins inside, and one that leaves is cancelled. */
  readonly room: Box;
  /** Called once for each thing a stroke goes through, at once, with the middle of its passage. */
  readonly through: (id: string, at: Point, input: InputMethod) => void;
  /** Called with the path so far, for a trail, and with an empty one when the stroke is over. */
  readonly moved?: (path: readonly Point[]) => void;
}

const inside = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/**
 * Recognises strokes of finger or mouse through things: a blade across a pole, a brush over a tile, one line through
 * several things. Speed does not matter. Create it once, in `build`, and call `set` for each task.
 */
export class Stroke {
  readonly #kit: SceneKit;
  readonly #spec: StrokeSpec;
  #things: readonly StrokeThing[] = [];
  #path: Point[] = [];
  #crossed = new Set<string>();

  constructor(kit: SceneKit, spec: StrokeSpec) {
    this.#kit = kit;
    this.#spec = spec;
    const { input } = kit.scene;
    input.on('pointerdown', this.#begin);
    input.on('pointermove', this.#follow);
    input.on('pointerup', this.#end);
    input.on('pointerupoutside', this.#end);
  }

  /** Sets the things of a task. */
  set(things: readonly StrokeThing[]): void {
    for (const { id, target } of this.#things) if (target !== undefined) this.#kit.targets.remove(id);
    this.#things = things;
    this.#stop();
    for (const { id, box, target } of things) {
      if (target === undefined) continue;
      this.#kit.targets.add({
        id,
        ...target,
        press: (input) => this.#spec.through(id, middleOf(box()), input),
      });
    }
  }

  readonly #begin = ({ worldX: x, worldY: y }: Input.Pointer): void => {
    if (!this.#kit.targets.isOpen || !inside(this.#spec.room, { x, y })) return;
    this.#path = [{ x, y }];
    this.#crossed.clear();
  };

  readonly #follow = ({ isDown, wasTouch, worldX: x, worldY: y }: Input.Pointer): void => {
    if (this.#path.length === 0) return;
    if (!isDown || !this.#kit.targets.isOpen || !inside(this.#spec.room, { x, y })) {
      this.#stop();
      return;
    }
    this.#path.push({ x, y });
    this.#spec.moved?.(this.#path);
    for (const { id, box, way } of this.#things) {
      const at = this.#crossed.has(id) ? null : passageThrough(this.#path, box(), way);
      if (at === null) continue;
      this.#crossed.add(id);
      this.#spec.through(id, at, wasTouch ? 'touch' : 'pointer');
    }
  };

  readonly #end = (): void => this.#stop();

  #stop(): void {
    if (this.#path.length === 0) return;
    this.#path = [];
    this.#spec.moved?.([]);
  }
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
