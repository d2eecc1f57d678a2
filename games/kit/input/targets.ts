import type { GameObjects, Input, Scene } from 'phaser';
import type { AnswerRequest, Bus, Target, ValueRange } from '../api/bus';
import type { Box } from '../layout/design';
import { KIT, type KitFrame } from '../textures/kit-texture';
import { HoldRepeat } from './hold-repeat';

export type InputMethod = AnswerRequest['input'];

/** A drawn object that can be pressed by finger, mouse, keyboard and switch. */
export interface TargetSpec {
  readonly id: string;
  /** Text for a screen reader, in the child's language. */
  readonly label: string | (() => string);
  readonly object: GameObjects.Container | GameObjects.Image | GameObjects.NineSlice | GameObjects.Zone;
  /** Size of the area that can be pressed, design px; by default the size of the object. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Typing these digits focuses this target: the number written on it. */
  readonly digits?: string;
  /** The value it stands for in canonical notation, or the id of its sum; its digits by default. */
  readonly value?: string | (() => string);
  readonly takesPieces?: boolean;
  readonly press: (input: InputMethod) => void;
  /** Called when it is pointed at or focused, and again when it no longer is. */
  readonly aim?: (on: boolean) => void;
  /** It draws its own focus ring. */
  readonly ownRing?: boolean;
  /** Can be pressed even while no answer is expected, such as the continue button. */
  readonly always?: boolean;
  /** Evaluated at each `publish`: a disabled target cannot be pressed, a selected one is announced as pressed. */
  readonly enabled?: () => boolean;
  readonly selected?: () => boolean;
  /** Handles Arrow, Page, Home and End keys (see `Target.keys`). */
  readonly keys?: { readonly from: 'own' | 'all'; readonly take: (key: string) => void };
  /** The value those keys change: the twin is a slider, and a button while there is none; then it takes no keys. */
  readonly range?: () => ValueRange | undefined;
  readonly row?: string;
  readonly last?: boolean;
  /** A control of the game, not part of its world: hidden during the explanation of an error and the celebration. */
  readonly control?: boolean;
  /** Pressed again and again while it is held: a step, or erasing. */
  readonly repeats?: boolean;
  /** A touch presses on release; sliding over such targets only aims. */
  readonly onRelease?: boolean;
}

/** Handles a key that no twin handled (a digit, Backspace, Enter, `r`); returns whether it was used. */
export type KeyTaker = (key: string) => boolean;

/** Distance at which the twin of a moving target follows it, design px. */
const FAR = 6;
const LOOK_EVERY = 250;

/** The targets of a scene, each with a twin in the accessibility layer. Every input method takes the same path. */
export class Targets {
  readonly #scene: Scene;
  readonly #bus: Bus;
  readonly #view: () => Box;
  readonly #specs = new Map<string, TargetSpec>();
  readonly #takers = new Set<KeyTaker>();
  readonly #ring: GameObjects.NineSlice;
  readonly #hold = new HoldRepeat();
  #sent = new Map<string, Target>();
  #open = false;
  #focused: TargetSpec | undefined;
  #typed = '';
  #sinceLook = 0;

  /** `view` returns the visible part of the world. */
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
    const letGo = () => this.#hold.stop();
    bus.on('key:hold', ({ id, key }) => this.#holdKey(id, key));
    bus.on('key:release', letGo);
    bus.on('app:pause', letGo);
    for (const end of ['pointerup', 'pointerupoutside', 'gameout']) scene.input.on(end, letGo);
  }

  /** Adds a handler for keys that no twin handled; returns a function that removes it. */
  onKey(taker: KeyTaker): () => void {
    this.#takers.add(taker);
    return () => void this.#takers.delete(taker);
  }

  /** Presses a target for an input method, unless it is disabled. */
  press(id: string, input: InputMethod): void {
    this.#press(id, input);
  }

  has(id: string): boolean {
    return this.#specs.has(id);
  }

  /** The targets as the accessibility layer has them. */
  get published(): readonly Target[] {
    return [...this.#sent.values()];
  }

  get isOpen(): boolean {
    return this.#open;
  }

  get hasFocus(): boolean {
    return this.#focused !== undefined;
  }

  /** Moves the focus to a target. */
  focus(id: string): void {
    this.#bus.emit('target:focus', { id });
  }

  add(spec: TargetSpec): void {
    this.#specs.set(spec.id, spec);
    const { object } = spec;
    if (spec.size !== undefined) object.setSize(spec.size.width, spec.size.height);
    object.setInteractive({ useHandCursor: true });
    object.on(spec.onRelease === true ? 'pointerup' : 'pointerdown', (pointer: Input.Pointer) =>
      this.#pressBy(spec, pointer.wasTouch ? 'touch' : 'pointer'),
    );
    if (spec.repeats === true) object.on('pointerout', () => this.#hold.stop());
    object.on('pointerover', () => spec.aim?.(true));
    object.on('pointerout', () => spec.aim?.(false));
    // An object that leaves late must not take the target of the next task with it.
    object.once('destroy', () => {
      if (this.#specs.get(spec.id) === spec) this.remove(spec.id);
    });
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

  /** Shows or hides all controls. */
  showControls(on: boolean): void {
    for (const { control, object } of this.#specs.values()) if (control === true) object.setVisible(on);
  }

  /** Hides the controls and removes all targets, after the last task. */
  retire(): void {
    this.showControls(false);
    this.clear();
  }

  /** Enables or disables all targets, except for `always` ones. */
  open(on: boolean): void {
    this.#open = on;
    this.#typed = '';
    this.#hold.stop();
    this.publish();
  }

  /** Passes a key to the key handlers, then a digit to the target with that number; returns whether it was used. */
  key(key: string): boolean {
    if (this.#open && [...this.#takers].some((take) => take(key))) return true;
    if (key === 'Enter' && !this.#open && this.#specs.has('continue')) {
      this.#press('continue', 'keyboard');
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

  /** Moves the focus ring and the twins along with their targets; called once a frame. */
  update(delta: number): void {
    this.#hold.update(delta);
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

  /** Disables all twins at the end of the scene. They stay in the DOM, so that the focus keeps its place. */
  close(): void {
    this.#hold.stop();
    const targets = [...this.#sent.values()].map((sent): Target => ({ ...sent, state: 'disabled' }));
    this.#bus.emit('targets', { targets, view: this.#view() });
  }

  publish(): void {
    const targets = [...this.#specs.values()].map((spec): Target => {
      const range = spec.range?.();
      const isStepped = spec.range === undefined || range !== undefined;
      return {
        id: spec.id,
        label: typeof spec.label === 'string' ? spec.label : spec.label(),
        box: boxOf(spec),
        state: !this.#isOpen(spec) ? 'disabled' : spec.selected?.() === true ? 'selected' : 'enabled',
        ...(range && { range }),
        ...(spec.keys && isStepped && { keys: spec.keys.from }),
        ...(spec.row !== undefined && { row: spec.row }),
        ...(spec.last === true && { last: true }),
        ...(spec.takesPieces === true && { takesPieces: true }),
        ...statedValue(spec),
      };
    });
    this.#sent = new Map(targets.map((target) => [target.id, target]));
    this.#bus.emit('targets', { targets, view: this.#view() });
  }

  #isOpen(spec: TargetSpec): boolean {
    return (this.#open || spec.always === true) && spec.enabled?.() !== false;
  }

  #press(id: string, input: InputMethod): void {
    const spec = this.#specs.get(id);
    if (spec === undefined) return;
    if (this.#isOpen(spec)) spec.press(input);
    // The focus may stand on what is closed meanwhile: then Enter goes on, as it does without a focus.
    else if (input === 'keyboard' && !this.#open) this.key('Enter');
  }

  /** Presses a target by a pointer, which may hold it. */
  #pressBy(spec: TargetSpec, input: InputMethod): void {
    this.#press(spec.id, input);
    if (spec.repeats === true) this.#hold.start(() => this.#again(spec, input));
  }

  /** Presses a held target once more; returns false when it is gone or has come to its end. */
  #again(spec: TargetSpec, input: InputMethod): boolean {
    if (this.#specs.get(spec.id) !== spec || !this.#isOpen(spec)) return false;
    spec.press(input);
    return true;
  }

  /** Begins to repeat what a key did, where that can be repeated. */
  #holdKey(id: string | null, key: string): void {
    if (id === null) {
      this.#hold.start(() => this.key(key));
      return;
    }
    const spec = this.#specs.get(id);
    if (spec === undefined || !this.#isOpen(spec)) return;
    if (key !== 'Enter') this.#hold.start(() => this.#step(spec, key));
    else if (spec.repeats === true) this.#hold.start(() => this.#again(spec, 'keyboard'));
  }

  /** Sends a stepping key once more; returns false when that changes nothing. */
  #step(spec: TargetSpec, key: string): boolean {
    if (this.#specs.get(spec.id) !== spec || !this.#isOpen(spec)) return false;
    const before = spec.range?.()?.now;
    spec.keys?.take(key);
    return before === undefined || spec.range?.()?.now !== before;
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

/** Returns the box of a target, design px: its own size at its place in the world, without children that stick out. */
function boxOf({ object }: TargetSpec): Target['box'] {
  const { tx, ty, scaleX, scaleY } = object.getWorldTransformMatrix();
  const width = Math.abs(object.width * scaleX);
  const height = Math.abs(object.height * scaleY);
  const { x: originX, y: originY } = originOf(object);
  return { x: tx - width * originX, y: ty - height * originY, width, height };
}

const statedValue = ({ value, digits }: TargetSpec): Pick<Target, 'value'> => {
  const stated = (typeof value === 'function' ? value() : value) ?? digits;
  return stated === undefined ? {} : { value: stated };
};

const originOf = (object: TargetSpec['object']) => ({ x: object.originX, y: object.originY });
