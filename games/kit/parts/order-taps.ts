import type { GameObjects } from 'phaser';
import type { SumId } from '@/maths/sum/sum';
import type { InputMethod, TargetSpec } from '../input/targets';
import type { Point } from '../layout/design';
import type { SceneKit } from '../scene/scene-kit';
import { numberText } from '../text/number-text';
import { texts as kitTexts } from '../text/texts.gen';
import { KIT, type KitFrame } from '../textures/kit-texture';
import { ReadyButton, type ReadySpec } from './ready-button';

/** Adds an item at the end of an order, or removes it when it is already there. */
export const tapped = <Id extends string>(order: readonly Id[], id: Id): readonly Id[] =>
  order.includes(id) ? order.filter((other) => other !== id) : [...order, id];

export interface OrderItem {
  /** Id of the sum, as it is given in the answer. */
  readonly id: SumId;
  readonly label: string;
  readonly object: TargetSpec['object'];
  readonly size?: TargetSpec['size'];
  /** Position of its badge from the middle of the object; above it by default. */
  readonly badge?: Point;
}

interface OrderSpec {
  readonly readyAt: Point;
  readonly readyLabel?: ReadySpec['label'];
  /** Called after each tap. */
  readonly changed?: (order: readonly SumId[]) => void;
  readonly ready: (order: readonly SumId[], input: InputMethod) => void;
}

/** Items a child taps in order; a badge shows the place of each. Ready when all items have one. */
export class OrderTaps {
  readonly #kit: SceneKit;
  readonly #spec: OrderSpec;
  readonly #ready: ReadyButton;
  #items: readonly OrderItem[] = [];
  #order: readonly SumId[] = [];
  #badges: GameObjects.Container[] = [];

  constructor(kit: SceneKit, spec: OrderSpec) {
    this.#kit = kit;
    this.#spec = spec;
    this.#ready = new ReadyButton(kit, {
      ...spec.readyAt,
      ...(spec.readyLabel !== undefined && { label: spec.readyLabel }),
      enabled: () => this.#items.length > 0 && this.#order.length === this.#items.length,
      press: (input) => spec.ready(this.#order, input),
    });
  }

  get order(): readonly SumId[] {
    return this.#order;
  }

  /** Sets the items of a task. */
  set(items: readonly OrderItem[]): void {
    this.clear();
    this.#items = items;
    for (const { id, label, object, size } of items) {
      const place = () => this.#order.indexOf(id) + 1;
      this.#kit.targets.add({
        id,
        value: id,
        label: () =>
          place() === 0 ? label : kitTexts[this.#kit.locale]('inPlace', { label, place: place() }),
        object,
        ...(size && { size }),
        selected: () => place() > 0,
        press: () => this.#change(tapped(this.#order, id)),
      });
    }
    this.#ready.refresh();
  }

  /** Puts an item last, as a stroke through it does; does nothing when it has a place already. */
  put(id: SumId): void {
    if (!this.#order.includes(id) && this.#items.some((item) => item.id === id))
      this.#change([...this.#order, id]);
  }

  clear(): void {
    for (const { id } of this.#items) this.#kit.targets.remove(id);
    for (const badge of this.#badges) badge.destroy();
    this.#badges = [];
    this.#items = [];
    this.#order = [];
    this.#ready.refresh();
  }

  #change(order: readonly SumId[]): void {
    this.#order = order;
    for (const badge of this.#badges) badge.destroy();
    this.#badges = order.flatMap((id, place) => {
      const item = this.#items.find((candidate) => candidate.id === id);
      return item === undefined ? [] : [this.#badge(item, place + 1)];
    });
    this.#spec.changed?.(order);
    this.#ready.refresh();
  }

  #badge({ object, size, badge }: OrderItem, place: number): GameObjects.Container {
    const { scene } = this.#kit;
    const at = badge ?? { x: 0, y: -(size?.height ?? object.height) / 2 };
    return scene.add
      .container(object.x + at.x, object.y + at.y, [
        scene.add.image(0, 0, KIT, 'badge' satisfies KitFrame),
        numberText(scene, 0, -1, `${place}`, 28, 0xffffff),
      ])
      .setDepth(object.depth + 1);
  }
}
