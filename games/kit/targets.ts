import type { GameObjects, Input, Scene } from 'phaser';
import type { AnswerRequest, Bus, Target, ValueRange } from './bus';
import type { Box } from './design';
import { KIT, type KitFrame } from './kit-texture';

export type Hand = AnswerRequest['input'];

/** Something drawn that can be pressed by finger, mouse, keyboard and switch alike. */
export interface TargetSpec {
  readonly id: string;
  /** What a screen reader says, in the child's language. */
  readonly label: string | (() => string);
  readonly object: GameObjects.Container | GameObjects.Image | GameObjects.NineSlice | GameObjects.Zone;
  /** Size of the part that can be pressed, design px; without it the object's own size. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Typing these digits goes to this target (the number written on it). */
  readonly digits?: string;
  /** What it is worth, in canonical notation, or the sum it stands for; its digits when not given. */
  readonly value?: string | (() => string);
  readonly takesPieces?: boolean;
  readonly press: (hand: Hand) => void;
  /** Pointed at or focused: what is aimed at should stand still and show that it is aimed at. */
  readonly aim?: (on: boolean) => void;
  /** It shows by itself that it has the focus (a round ring round a bubble): no ring of the kit is drawn. */
  readonly ownRing?: boolean;
  /** Can be pressed also while no answer is awaited (the button that goes on after a miss). */
  readonly always?: boolean;
  /** Asked at each `publish`: closed targets take no press, chosen ones are said to be chosen. */
  readonly enabled?: () => boolean;
  readonly selected?: () => boolean;
  /** Arrow, Page, Home and End keys go to `take` (see `Target.keys`). */
  readonly keys?: { readonly from: 'own' | 'all'; readonly take: (key: string) => void };
  /** The value that those keys change: the twin is a slider. */
  readonly range?: () => ValueRange;
  readonly row?: string;
  readonly last?: boolean;
  /** Works the game and is no part of its world: it makes room for the picture after a miss and for the set piece. */
  readonly control?: boolean;
  /** A finger presses by letting go on it: sliding over such targets only aims. */
  readonly onRelease?: boolean;
}

/** Takes a key that no twin took (a digit, Backspace, Enter, `r`); tells whether it was of use. */
export type KeyTaker = (key: string) => boolean;

/** A moving target's twin is moved after it when it is this far off, design px. */
const FAR = 6;
const LOOK_EVERY = 250;

/** The pressable things of a scene, each with its twin in the accessibility layer: one path for every hand. */
export class Targets {
  readonly #scene: Scene;
  readonly #bus: Bus;
  readonly #view: () => Box;
  readonly #specs = new Map<string, TargetSpec>();
  readonly #takers = new Set<KeyTaker>();
  readonly #ring: GameObjects.NineSlice;
  #sent = new Map<string, Target>();
  #open = false;
  #focused: TargetSpec | undefined;
  #typed = '';
  #sinceLook = 0;

  /** `view` tells which part of the world can be seen. */
  constructor(scene: Scene, bus: Bus, view: () => Box) {
    this.#view = view;
    this.#scene = scene;
    this.#bus = bus;
    this.#ring = scene.add
      .nineslice(0, 0, KIT, 'ring' satisfies KitFrame, 96, 96, 28, 28, 28, 28)
      .setDepth(980)
      .setVisible(false);
    bus.on('target:press', ({ id, input }) => this.#press(id, input));
    bus.on('target:focus', ({ id }) => this.#focus(id));
    bus.on('target:key', ({ id, key }) => {
      const spec = this.#specs.get(id);
      if (spec !== undefined && this.#isOpen(spec)) spec.keys?.take(key);
    });
  }

  /** Lets a part (a pad, a ready button) hear the keys that no twin took; returns the function that stops it. */
  onKey(taker: KeyTaker): () => void {
    this.#takers.add(taker);
    return () => void this.#takers.delete(taker);
  }

  /** Presses a target as if by that hand; closed ones take nothing. */
  press(id: string, hand: Hand): void {
    this.#press(id, hand);
  }

  get isOpen(): boolean {
    return this.#open;
  }

  get hasFocus(): boolean {
    return this.#focused !== undefined;
  }

  /** Puts the keyboard on a target. */
  focus(id: string): void {
    this.#bus.emit('target:focus', { id });
  }

  add(spec: TargetSpec): void {
    this.#specs.set(spec.id, spec);
    const { object } = spec;
    if (spec.size !== undefined) object.setSize(spec.size.width, spec.size.height);
    object.setInteractive({ useHandCursor: true });
    object.on(spec.onRelease === true ? 'pointerup' : 'pointerdown', (pointer: Input.Pointer) =>
      this.#press(spec.id, pointer.wasTouch ? 'touch' : 'pointer'),
    );
    object.on('pointerover', () => spec.aim?.(true));
    object.on('pointerout', () => spec.aim?.(false));
    object.once('destroy', () => this.remove(spec.id));
    this.publish();
  }

  remove(id: string): void {
    const spec = this.#specs.get(id);
    if (spec === undefined) return;
    this.#specs.delete(id);
    if (this.#focused === spec) this.#focus(null);
    if (spec.object.scene !== undefined) spec.object.off('pointerdown').off('pointerup').disableInteractive();
    if (this.#scene.sys.isActive()) this.publish();
  }

  clear(): void {
    for (const id of [...this.#specs.keys()]) this.remove(id);
  }

  /** What the child works with is there, or put away while something else is to be looked at. */
  showControls(on: boolean): void {
    for (const { control, object } of this.#specs.values()) if (control === true) object.setVisible(on);
  }

  /** No task comes any more. */
  retire(): void {
    this.showControls(false);
    this.clear();
  }

  /** Whether an answer can be given now; `always` targets stay open. */
  open(on: boolean): void {
    this.#open = on;
    this.#typed = '';
    this.publish();
  }

  /** A key goes to the parts that take it, then a digit to the target that wears it; tells whether it was of use. */
  key(key: string): boolean {
    if (this.#open && [...this.#takers].some((take) => take(key))) return true;
    if (key === 'Enter' && !this.#open && this.#specs.has('go-on')) {
      this.#press('go-on', 'keyboard');
      return true;
    }
    if (!/^\d$/.test(key)) return false;
    const wearers = [...this.#specs.values()].filter(
      (spec) => spec.digits !== undefined && this.#isOpen(spec),
    );
    const start = wearers.some(({ digits }) => digits?.startsWith(this.#typed + key))
      ? this.#typed + key
      : key;
    const exact = wearers.find(({ digits }) => digits === start);
    this.#typed = start;
    const found = exact ?? wearers.find(({ digits }) => digits?.startsWith(start));
    if (found !== undefined) this.#bus.emit('target:focus', { id: found.id });
    return found !== undefined;
  }

  /** Once a frame: the ring follows what has the focus, twins follow what moves. */
  update(delta: number): void {
    if (this.#focused !== undefined) this.#place(this.#focused);
    this.#sinceLook += delta;
    if (this.#sinceLook < LOOK_EVERY) return;
    this.#sinceLook = 0;
    const moved = [...this.#specs.values()].some((spec) => {
      const sent = this.#sent.get(spec.id)?.box;
      const now = boxOf(spec);
      return sent === undefined || Math.abs(sent.x - now.x) + Math.abs(sent.y - now.y) > FAR;
    });
    if (moved) this.publish();
  }

  /** The scene goes: what it published stays, so that the keyboard keeps its place, but takes nothing more. */
  close(): void {
    const targets = [...this.#sent.values()].map((sent): Target => ({ ...sent, state: 'disabled' }));
    this.#bus.emit('targets', { targets, view: this.#view() });
  }

  publish(): void {
    const targets = [...this.#specs.values()].map(
      (spec): Target => ({
        id: spec.id,
        label: typeof spec.label === 'string' ? spec.label : spec.label(),
        box: boxOf(spec),
        state: !this.#isOpen(spec) ? 'disabled' : spec.selected?.() === true ? 'selected' : 'enabled',
        ...(spec.range && { range: spec.range() }),
        ...(spec.keys && { keys: spec.keys.from }),
        ...(spec.row !== undefined && { row: spec.row }),
        ...(spec.last === true && { last: true }),
        ...(spec.takesPieces === true && { takesPieces: true }),
        ...worthOf(spec),
      }),
    );
    this.#sent = new Map(targets.map((target) => [target.id, target]));
    this.#bus.emit('targets', { targets, view: this.#view() });
  }

  #isOpen(spec: TargetSpec): boolean {
    return (this.#open || spec.always === true) && spec.enabled?.() !== false;
  }

  #press(id: string, hand: Hand): void {
    const spec = this.#specs.get(id);
    if (spec !== undefined && this.#isOpen(spec)) spec.press(hand);
  }

  #focus(id: string | null): void {
    const next = id === null ? undefined : this.#specs.get(id);
    if (next === this.#focused) return;
    this.#focused?.aim?.(false);
    this.#focused = next;
    next?.aim?.(true);
    this.#ring.setVisible(false);
    if (next !== undefined) this.#place(next);
  }

  #place(spec: TargetSpec): void {
    const box = boxOf(spec);
    this.#ring
      .setPosition(box.x + box.width / 2, box.y + box.height / 2)
      .setSize(box.width + 18, box.height + 18)
      .setVisible(spec.ownRing !== true && spec.object.visible && this.#isOpen(spec));
  }
}

/** Where a target is now, design px: its own size at its place in the world, so that a child that sticks out does not count. */
function boxOf({ object }: TargetSpec): Target['box'] {
  const { tx, ty, scaleX, scaleY } = object.getWorldTransformMatrix();
  const width = Math.abs(object.width * scaleX);
  const height = Math.abs(object.height * scaleY);
  const { x: originX, y: originY } = originOf(object);
  return { x: tx - width * originX, y: ty - height * originY, width, height };
}

const worthOf = ({ value, digits }: TargetSpec): Pick<Target, 'value'> => {
  const worth = (typeof value === 'function' ? value() : value) ?? digits;
  return worth === undefined ? {} : { value: worth };
};

const originOf = (object: TargetSpec['object']) => ({ x: object.originX, y: object.originY });
