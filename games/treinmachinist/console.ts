import type { Drag } from '@games/kit/demonstration/beats';
import type { InputMethod } from '@games/kit/input/targets';
import { afterKey } from '@games/kit/parts/steps';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { writeLikeAnswer } from '@games/kit/text/notation';
import type { GameObjects, Input } from 'phaser';
import { clockWords, digitalTime } from '@/maths/number/clock-words';
import type { Sum } from '@/maths/sum/sum';
import { Brake } from './brake';
import { dialText } from './dial-text';
import { DialView } from './dial-view';
import { Keys } from './keys';
import type { Layout } from './layout';
import {
  type Dial,
  hoursTo,
  shareAt,
  toNumber,
  turnedTo,
  typedCount,
  valueAt,
  wheelTurns,
  within,
} from './rules';
import { texts } from './texts.gen';
import { Track } from './track';
import { openView } from './track-views';

/** A finger nearer to the middle than this part of the face turns the short hand. */
const shortReach = 0.52;
/** Time of the sweep after a right answer, ms. */
const sweepTime = 400;
/** Hours that go by in one distance of the ride of the celebration. */
const rideHours = 0.1;

interface Grip {
  readonly turns: 'long' | 'short' | 'wheel';
  share: number;
  rest: number;
}

interface ConsoleSpec {
  /** The child pulls the brake. */
  readonly ready: (count: number, input: InputMethod) => void;
}

/** What the driver holds: the dial, its keys, the brake, and the strip of sleepers that runs along. */
export class Console {
  readonly track: Track;
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #view: DialView;
  readonly #keys: Keys;
  readonly #brake: Brake;
  readonly #zone: GameObjects.Zone;
  #sum: Sum | null = null;
  #dial: Dial | null = null;
  #count = 0;
  #typed = '';
  /** What a finger turns, and for a wheel the part of a turn at which it took hold. */
  #grip: Grip | null = null;

  constructor(kit: SceneKit, layout: Layout, { ready }: ConsoleSpec) {
    this.#kit = kit;
    this.#layout = layout;
    const { scene, words, targets, locale } = kit;
    this.track = new Track(scene, layout);
    this.#view = new DialView(scene, { at: layout.dial, words });
    this.#zone = scene.add.zone(layout.dial.x, layout.dial.y, 1, 1).setDepth(23);
    targets.add({
      id: 'dial',
      label: () => texts[locale](this.#dial?.kind === 'gauge' ? 'gauge' : 'clock'),
      object: this.#zone,
      size: { width: 388, height: 388 },
      range: () => this.#range,
      keys: {
        from: 'all',
        take: (key) => {
          const dial = this.#dial;
          if (dial === null) return;
          const [big = 1] = dial.sizes;
          const small = dial.sizes.at(-1) ?? 1;
          const steps = { min: dial.min / small, max: dial.max / small, big: big / small };
          const next = afterKey(steps, this.#count / small, key);
          if (next !== null) this.#turnTo(within(dial, Math.round(next * small)));
        },
      },
      press: (input) => {
        if (input === 'pointer' || input === 'touch') this.#take();
        else ready(this.#count, input);
      },
    });
    this.#keys = new Keys(kit, layout.keys, {
      by: (counts) => this.#turnTo(this.#count + counts),
      can: (counts) =>
        this.#dial !== null && within(this.#dial, this.#count + counts) === this.#count + counts,
    });
    this.#brake = new Brake(kit, layout.brake, (input) => ready(this.#count, input));
    targets.onKey((key) => this.#type(key));
    scene.input.on('pointermove', this.#follow);
    scene.input.on('pointerup', this.#letGo);
    scene.input.on('pointerupoutside', this.#letGo);
  }

  /** Half of the drag that turns the long hand, for the hand that shows it. */
  get drag(): Drag {
    const { x, y } = this.#layout.dial;
    const share = this.#dial === null ? 0 : shareAt(this.#dial, this.#count);
    const at = (part: number) => ({
      x: x + Math.sin(part * 2 * Math.PI) * this.#view.radius * 0.78,
      y: y - Math.cos(part * 2 * Math.PI) * this.#view.radius * 0.78,
    });
    return { from: at(share), to: at(share + 0.25), commits: false };
  }

  /** Starts a task. */
  set(sum: Sum, dial: Dial): void {
    this.#sum = sum;
    this.#dial = dial;
    this.#typed = '';
    this.#grip = null;
    this.track.clear();
    this.track.rise(this.#layout.track.y);
    this.#view.wear(dial, dialText(dial, this.#kit.locale));
    this.#keys.wear(dial);
    void this.#brake.release();
    this.put(dial.start);
  }

  /** Turns the dial to a count without a sound. */
  put(count: number): void {
    const dial = this.#dial;
    if (dial === null) return;
    this.#count = within(dial, count);
    this.#draw(this.#count);
    this.#keys.refresh();
    this.#kit.targets.publish();
  }

  /** After a right answer the hands sweep over the time that was set, and the train over its way, 0.4 s. */
  async sweep(): Promise<void> {
    const dial = this.#dial;
    if (dial === null) return;
    const end = this.#count;
    const at = { count: dial.start };
    await this.#kit.motion.flourish({
      targets: at,
      count: end,
      duration: sweepTime,
      ease: 'Sine.InOut',
      onUpdate: () => {
        // The next task may have come meanwhile.
        if (this.#dial === dial && this.#count === end) this.#draw(at.count);
      },
    });
    if (this.#dial === dial && this.#count === end) this.#draw(end);
  }

  /** Lets time run on while the child rides; a gauge shows no time. */
  ride(distance: number): void {
    const dial = this.#dial;
    if (dial === null || dial.kind === 'gauge' || dial.kind === 'part') return;
    this.#count += distance * rideHours * dial.turn;
    this.#draw(this.#count);
  }

  /** Shows a count on dial and track. */
  #draw(count: number): void {
    const [sum, dial] = [this.#sum, this.#dial];
    if (sum === null || dial === null) return;
    this.#view.turn(dial, count, this.#written);
    this.track.show(openView(sum, dial, count, this.#kit.locale), count);
  }

  #turnTo(count: number): void {
    if (this.#dial === null || !this.#kit.targets.isOpen) return;
    const next = within(this.#dial, count);
    if (next === this.#count) return;
    this.#kit.sounds.play('tick');
    this.put(next);
  }

  get #written(): string {
    const [sum, dial] = [this.#sum, this.#dial];
    if (sum === null || dial === null || dial.kind === 'hands') return '';
    const value = valueAt(sum, dial, Math.round(this.#count));
    if (dial.kind !== 'board') return writeLikeAnswer(value, sum, this.#kit.locale);
    const minutes = toNumber(value);
    return sum.answerSpec.unit === 'words' ? clockWords(minutes, this.#kit.locale) : digitalTime(minutes);
  }

  get #range() {
    const [sum, dial] = [this.#sum, this.#dial];
    if (sum === null || dial === null) return { min: 0, max: 1, now: 0, text: '' };
    const each = toNumber(dial.step);
    const value = valueAt(sum, dial, Math.round(this.#count));
    const text = this.#written || digitalTime(toNumber(value));
    return { min: dial.min * each, max: dial.max * each, now: this.#count * each, text };
  }

  /** Digits set the dial, too. */
  #type(key: string): boolean {
    const dial = this.#dial;
    if (dial === null || !/^[\d,.]$|^Backspace$/.test(key)) return false;
    this.#typed = key === 'Backspace' ? this.#typed.slice(0, -1) : `${this.#typed}${key}`.slice(-7);
    const count = typedCount(dial, this.#typed) ?? typedCount(dial, key);
    if (typedCount(dial, this.#typed) === null && count !== null) this.#typed = key;
    if (count !== null) this.#turnTo(count);
    return true;
  }

  #shareOf({ worldX, worldY }: Input.Pointer): number {
    const { x, y } = this.#layout.dial;
    const share = Math.atan2(worldX - x, y - worldY) / (2 * Math.PI);
    return share < 0 ? share + 1 : share;
  }

  #take(): void {
    const dial = this.#dial;
    if (dial === null) return;
    const { activePointer: pointer } = this.#kit.scene.input;
    const { x, y } = this.#layout.dial;
    const far = Math.hypot(pointer.worldX - x, pointer.worldY - y) / this.#view.radius;
    const isClock = dial.kind === 'hands' || dial.kind === 'timer';
    const turns = dial.kind === 'board' ? 'wheel' : isClock && far < shortReach ? 'short' : 'long';
    this.#grip = { turns, share: this.#shareOf(pointer), rest: 0 };
    this.#follow(pointer);
  }

  readonly #follow = (pointer: Input.Pointer): void => {
    const [dial, grip] = [this.#dial, this.#grip];
    if (dial === null || grip === null || !pointer.isDown) return;
    const share = this.#shareOf(pointer);
    if (grip.turns === 'wheel') this.#roll(dial, grip, share);
    else if (grip.turns === 'short') this.#turnTo(hoursTo(dial, this.#count, share));
    else this.#turnTo(turnedTo(dial, this.#count, share));
  };

  /** Turns the wheel by as much as the finger went around. */
  #roll(dial: Dial, grip: Grip, share: number): void {
    const off = share - grip.share;
    grip.rest += (off - Math.round(off)) * dial.turn * wheelTurns;
    grip.share = share;
    const steps = Math.trunc(grip.rest / dial.snap) * dial.snap;
    grip.rest -= steps;
    this.#turnTo(this.#count + steps);
  }

  readonly #letGo = (): void => {
    this.#grip = null;
  };
}
