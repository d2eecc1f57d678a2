import type { Drag } from '@games/kit/demonstration/beats';
import type { InputMethod } from '@games/kit/input/targets';
import { dip } from '@games/kit/parts/key-face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Input } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { ReelKey } from './reel-key';
import { cranked, lowered, type Scale, tapped, toNumber, valueAt, within } from './rules';
import type { ScaleView } from './scale-view';
import { depths } from './scenery';
import { Strike } from './strike';
import { texts } from './texts.gen';

/** A finger takes the crank within this distance of its middle, but not at the very middle, design px. */
const reach = 116;
const dead = 16;
/** Length of the arm of the crank. */
const arm = 72;
const big = 10;
/** Room on both sides of the rope in which it can be tapped, and its part to the left that the focus ring encloses. */
const beside = 105;
const ringed = 42;
const beyond = 40;

interface ReelSpec {
  /** Text of a count for a screen reader. */
  readonly say: (count: number) => string;
  /** Number by which so many counts move the hook. */
  readonly worth: (counts: number) => string;
  /** The child jerks the rod. */
  readonly hooked: (count: number, input: InputMethod) => void;
}

interface Grip {
  readonly kind: 'crank' | 'rope';
  angle: number;
  rest: number;
}

/** What lowers the hook: the crank, turned in circles, a tap on the rope, and keys; and the grip that hooks. */
export class Reel {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #view: ScaleView;
  readonly #spec: ReelSpec;
  readonly #crank: GameObjects.Image;
  readonly #strike: Strike;
  readonly #zone: GameObjects.Zone;
  readonly #keys: readonly ReelKey[];
  #scale: Scale | null = null;
  #count = 0;
  #grip: Grip | null = null;

  constructor(kit: SceneKit, layout: Layout, view: ScaleView, spec: ReelSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#view = view;
    this.#spec = spec;
    const { scene } = kit;
    const { x, y, size } = layout.winch;
    scene.add
      .image(x, y, game, 'winch')
      .setScale(size)
      .setDepth(depths.desk + 1);
    this.#crank = scene.add
      .image(x, y, game, 'crank')
      .setScale(0.9 * size)
      .setDepth(depths.desk + 1.5);
    this.#zone = scene.add.zone(layout.rope.x + (beside - ringed) / 2, 0, 1, 1);
    this.#slider();
    this.#keys = [-big, -1, 1, big].map((by, place) => this.#key(by, place));
    this.#strike = new Strike(kit, layout.slot, (input) => spec.hooked(this.#count, input));
    scene.input.on('pointerdown', this.#take);
    scene.input.on('pointermove', this.#follow);
    scene.input.on('pointerup', this.#letGo);
    scene.input.on('pointerupoutside', this.#letGo);
  }

  /** A quarter of a turn of the crank, for the hand that shows it. */
  get drag(): Drag {
    const { x, y, size } = this.#layout.winch;
    return {
      from: { x, y: y - arm * size },
      to: { x: x + 2 * arm * size, y: y + arm * size },
      commits: false,
    };
  }

  /** Starts a task with the hook at a count. */
  set(scale: Scale, start: number): void {
    this.#scale = scale;
    this.#grip = null;
    const { top, bottom } = this.#view.span;
    for (const key of this.#keys) key.write(this.#spec.worth(Math.abs(key.by)));
    this.#zone.setY((top + bottom) / 2).setSize(ringed + beside, bottom - top + beyond);
    void this.#strike.release();
    this.put(start);
  }

  /** Hangs the hook at a count without a sound. */
  put(count: number): void {
    const scale = this.#scale;
    if (scale === null) return;
    this.#count = within(scale, count);
    this.#view.hang(this.#count);
    this.#crank.setAngle(((scale.isUp ? -1 : 1) * this.#count * 360) / scale.turn);
    for (const key of this.#keys) key.pale(!this.#can(key.by));
    this.#kit.targets.publish();
  }

  /** Turns the crank, for its own sake. */
  spin(turns: number): void {
    this.#crank.setAngle(turns * 360);
  }

  #goTo(count: number): void {
    const scale = this.#scale;
    if (scale === null || !this.#kit.targets.isOpen) return;
    const next = within(scale, count);
    if (next === this.#count) return;
    this.#kit.sounds.play(Math.abs(next - this.#count) > 2 ? 'whirr' : 'click');
    this.#view.sway(this.#view.yAt(next) > this.#view.yAt(this.#count) ? 1 : -1);
    this.put(next);
  }

  #lower(by: number): void {
    if (this.#scale !== null) this.#goTo(lowered(this.#scale, this.#count, by));
  }

  #can(by: number): boolean {
    return this.#scale !== null && lowered(this.#scale, this.#count, by) !== this.#count;
  }

  #slider(): void {
    const { targets, locale } = this.#kit;
    targets.add({
      id: 'line',
      label: texts[locale]('rope'),
      object: this.#zone,
      size: { width: ringed + beside, height: 400 },
      enabled: () => this.#scale !== null,
      range: () => this.#range,
      keys: { from: 'all', take: (key) => this.#step(key) },
      press: (input) => {
        if (input === 'pointer' || input === 'touch') this.#tap();
        else this.#spec.hooked(this.#count, input);
      },
    });
  }

  /** Up and down follow the eye, right and left the number. */
  #step(key: string): void {
    const scale = this.#scale;
    if (scale === null) return;
    const down: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: big, PageUp: -big };
    const more: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
    if (down[key] !== undefined) this.#lower(down[key]);
    else if (more[key] !== undefined) this.#goTo(this.#count + more[key]);
    else if (key === 'Home') this.#goTo(0);
    else if (key === 'End') this.#goTo(scale.count);
  }

  #key(by: number, place: number): ReelKey {
    const key = new ReelKey(this.#kit, this.#layout.keys[place] ?? this.#layout.keys[0], by);
    const label = texts[this.#kit.locale](by > 0 ? 'down' : 'up', { count: Math.abs(by) });
    this.#kit.targets.add({
      id: by > 0 ? `down-${by}` : `up-${-by}`,
      label,
      object: key.plate,
      control: true,
      row: 'keys',
      repeats: true,
      enabled: () => this.#can(by),
      press: () => {
        dip(this.#kit, key.plate);
        this.#lower(by);
      },
    });
    return key;
  }

  get #range() {
    const scale = this.#scale;
    if (scale === null) return { min: 0, max: 1, now: 0, text: '' };
    const now = toNumber(valueAt(scale, this.#count));
    return { min: toNumber(scale.min), max: toNumber(scale.max), now, text: this.#spec.say(this.#count) };
  }

  #tap(): void {
    this.#grip = { kind: 'rope', angle: 0, rest: 0 };
    this.#follow(this.#kit.scene.input.activePointer);
  }

  /** Whether a finger is left of the focus ring, on the numbers of the rope, where a tap counts as one on the rope. */
  #isOnNames({ worldX, worldY }: Input.Pointer): boolean {
    const left = this.#layout.rope.x - worldX;
    const { top, bottom } = this.#view.span;
    const out = beyond / 2;
    return left > ringed && left <= beside && worldY >= top - out && worldY <= bottom + out;
  }

  #angle({ worldX, worldY }: Input.Pointer): number {
    const { x, y } = this.#layout.winch;
    return Math.atan2(worldY - y, worldX - x) / (2 * Math.PI);
  }

  readonly #take = (pointer: Input.Pointer): void => {
    if (!this.#kit.targets.isOpen) return;
    if (this.#isOnNames(pointer)) this.#tap();
    const { x, y, size } = this.#layout.winch;
    const far = Math.hypot(pointer.worldX - x, pointer.worldY - y);
    if (far > reach * size || far < dead) return;
    this.#grip = { kind: 'crank', angle: this.#angle(pointer), rest: 0 };
  };

  readonly #follow = (pointer: Input.Pointer): void => {
    const [scale, grip] = [this.#scale, this.#grip];
    if (scale === null || grip === null || !pointer.isDown) return;
    if (grip.kind === 'rope') {
      const { top, bottom } = this.#view.span;
      this.#goTo(tapped(scale, (pointer.worldY - top) / (bottom - top)));
      return;
    }
    const angle = this.#angle(pointer);
    const turned = angle - grip.angle;
    grip.angle = angle;
    const { by, rest } = cranked(scale, grip.rest + turned - Math.round(turned));
    grip.rest = rest;
    if (by !== 0) this.#lower(by);
    const show = (scale.isUp ? -1 : 1) * (this.#count / scale.turn);
    this.#crank.setAngle((show + grip.rest) * 360);
  };

  readonly #letGo = (): void => {
    if (this.#grip?.kind === 'crank') this.put(this.#count);
    this.#grip = null;
  };
}
