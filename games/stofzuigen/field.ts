import type { Box } from '@games/kit/layout/design';
import { Stroke } from '@games/kit/parts/stroke/stroke';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { spokenName } from '@games/kit/text/notation';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { Fluff, fluffSize } from './fluff';
import type { Hose } from './hose';
import { fluffSpots } from './rules';

export interface FieldSpec {
  /** Area in which a stroke counts, design px. */
  readonly floor: Box;
  readonly hose: Hose;
  /** Called when a fluff was marked or unmarked. */
  readonly toggled: (fluff: Fluff, isHeld: boolean) => void;
}

/** The fluff on the rug, and which of it sticks to the nozzle: a tap and a stroke both mark, and again unmark. */
export class Field {
  readonly #kit: SceneKit;
  readonly #spec: FieldSpec;
  readonly #stroke: Stroke;
  readonly #fluff = new Map<SumId, Fluff>();
  #held: readonly SumId[] = [];
  /** The fluff on which a finger came down: the stroke that begins there marks it no second time, which would unmark it. */
  #pressed: SumId | null = null;
  #isStroking = false;

  constructor(kit: SceneKit, spec: FieldSpec) {
    this.#kit = kit;
    this.#spec = spec;
    this.#stroke = new Stroke(kit, {
      room: spec.floor,
      through: (id) => {
        if (id !== this.#pressed) this.#toggle(id as SumId, true);
      },
      moved: (path) => {
        const at = path.at(-1);
        this.#isStroking = at !== undefined && path.length > 2;
        if (at === undefined) this.#pressed = null;
        else if (this.#isStroking) spec.hose.follow(at);
      },
    });
  }

  /** Marked sums, in the order they were marked. */
  get held(): readonly SumId[] {
    return this.#held;
  }

  at(id: SumId): Fluff | undefined {
    return this.#fluff.get(id);
  }

  /** Lays the fluff of a task on the rug; resolves when it lies. */
  async fill(sumIds: readonly SumId[]): Promise<void> {
    const { motion, random, design, targets, locale } = this.#kit;
    const sums = sumIds.map(parseSumOrThrow);
    const spots = fluffSpots(sums.length, random, motion.reduced, design.orientation);
    const arriving = sums.map((sum, index) => {
      const fluff = new Fluff(this.#kit, sum, spots[index] ?? { x: 0, y: 0, size: 1 }, index);
      this.#fluff.set(sum.id, fluff);
      targets.add({
        id: `fluff-${index}`,
        value: sum.id,
        label: spokenName(sum, locale),
        object: fluff.box,
        size: fluffSize,
        selected: () => this.#held.includes(sum.id),
        aim: (on) => {
          const isAimed = on && targets.isOpen;
          fluff.aim(isAimed);
          if (isAimed && !this.#isStroking) this.#spec.hose.follow(fluff.side);
        },
        press: (input) => {
          if (input === 'pointer' || input === 'touch') this.#pressed = sum.id;
          this.#toggle(sum.id, false);
        },
      });
      return fluff.arrive(index * 24);
    });
    this.#stroke.set(
      [...this.#fluff].map(([id, fluff]) => ({ id, way: 'any' as const, box: () => fluff.core })),
    );
    await Promise.all(arriving);
  }

  /** Called once a frame, unless motion is reduced. */
  update(delta: number): void {
    for (const fluff of this.#fluff.values()) fluff.update(delta, this.#spec.hose.mouth);
  }

  /** Marks what an answer holds. */
  hold(ids: readonly SumId[]): void {
    this.#held = ids;
    for (const id of ids) this.#fluff.get(id)?.mark(true);
  }

  /** Fades all fluff but these. */
  async leaveOnly(ids: readonly SumId[]): Promise<void> {
    const others = [...this.#fluff].filter(([id]) => !ids.includes(id));
    await Promise.all(others.map(([, fluff]) => fluff.fade()));
  }

  clear(): void {
    this.#stroke.set([]);
    for (const fluff of this.#fluff.values()) fluff.destroy();
    this.#fluff.clear();
    this.#held = [];
  }

  #toggle(id: SumId, isStroke: boolean): void {
    const fluff = this.#fluff.get(id);
    if (fluff === undefined || !this.#kit.targets.isOpen) return;
    const isHeld = !this.#held.includes(id);
    this.#held = isHeld ? [...this.#held, id] : this.#held.filter((other) => other !== id);
    fluff.mark(isHeld);
    if (!isStroke) this.#spec.hose.follow(fluff.side);
    this.#spec.toggled(fluff, isHeld);
  }
}
