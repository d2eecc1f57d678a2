import type { Drag } from '@games/kit/demonstration/beats';
import type { InputMethod } from '@games/kit/input/targets';
import { CommitPull } from '@games/kit/parts/commit-pull';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Input } from 'phaser';
import type { Bike } from './bike';
import { game } from './game-id';
import { heights, type Layout, letterAt } from './layout';
import type { Ride } from './ride';
import { isFar, isSameStreet, lampBeyond, type Street, stride, toNumber, valueAt, within } from './rules';
import { depths } from './scenery';
import type { StreetView } from './street-view';
import { texts } from './texts.gen';

/** Way of the letter to the box, and the part of it after which it goes in. */
const way = 110;
const enough = 0.35;
/** What takes a finger lies so low that its focus ring leaves the face of the pigeon free. */
const grab = { width: 104, height: 70, down: 10 } as const;
const letterSize = 0.8;
/** Pushes of a pedal that follow each other sooner than this belong to one hold, ms. */
const held = 260;
/** Place on the road below the front wheel, which the focus ring of the street encloses: it crosses no bicycle. */
const ringed = { x: 0, y: 36, width: 104, height: 62 } as const;
/** A finger takes the street between these heights, and not where the letter is. */
const street = { top: -300, bottom: 130 } as const;

interface CourierSpec {
  /** Text of a door for a screen reader. */
  readonly say: (door: number) => string;
  readonly posted: (door: number, input: InputMethod) => void;
  /** The bicycle goes to another door. */
  readonly moved: (door: number) => void;
}

/** What the child does: ride by pedals, lampposts, doors and keys, and swipe the letter into the box. */
export class Courier {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #view: StreetView;
  readonly #bike: Bike;
  readonly #ride: Ride;
  readonly #spec: CourierSpec;
  readonly #pull: CommitPull;
  readonly letter: GameObjects.Image;
  readonly #pedals: readonly { readonly image: GameObjects.Image; readonly side: 1 | -1 }[];
  #street: Street | null = null;
  #door = 0;
  #pushes = 0;
  #pushedAt = Number.NEGATIVE_INFINITY;

  constructor(
    kit: SceneKit,
    layout: Layout,
    world: { view: StreetView; bike: Bike; ride: Ride },
    spec: CourierSpec,
  ) {
    this.#kit = kit;
    this.#layout = layout;
    this.#view = world.view;
    this.#bike = world.bike;
    this.#ride = world.ride;
    this.#spec = spec;
    const { scene, locale } = kit;
    this.letter = scene.add.image(0, 0, game, 'letter').setDepth(depths.bike - 0.1);
    this.#rest();
    this.#slider();
    this.#pedals = ([-1, 1] as const).map((side) => ({ image: this.#pedal(side), side }));
    this.#pull = new CommitPull(kit, {
      zone: { x: layout.bike.x, y: this.#view.yAt(letterAt + grab.down), ...this.#grabbed },
      depth: depths.letter + 1,
      label: texts[locale]('post'),
      isReady: () => this.#street !== null,
      keys: ['r', 'Enter'],
      along: 'y',
      way: () => (isFar(this.#door) ? -1 : 1) * way,
      enough,
      pulled: (share) => {
        this.letter.setDepth(depths.letter).setY(this.restY + (isFar(this.#door) ? -1 : 1) * way * share);
      },
      tooShort: () => this.#rest(),
      commit: (input) => spec.posted(this.#door, input),
    });
    scene.input.on('pointerdown', this.#tap);
    const letGo = () => {
      this.#pushedAt = Number.NEGATIVE_INFINITY;
    };
    scene.input.on('pointerup', letGo);
    scene.input.on('pointerupoutside', letGo);
  }

  get door(): number {
    return this.#door;
  }

  /** Rides on and swipes the letter, for the hand that shows it. */
  get drag(): Drag {
    const { bike } = this.#layout;
    const side = isFar(this.#door) ? -1 : 1;
    const from = { x: bike.x, y: this.restY };
    return {
      after: [this.#door === this.#street?.count ? 'left' : 'right'],
      from,
      to: { x: bike.x, y: from.y + side * 2 * way },
      commits: true,
    };
  }

  /** Starts a task: the bicycle rides to the door where its sum begins, or waits where it is. */
  set(street: Street): void {
    const before = this.#street;
    const stays = before !== null && isSameStreet(before, street);
    const door = street.start ?? (stays ? this.#door : street.begin);
    this.#street = street;
    this.#pull.drop();
    this.#rest();
    if (stays && door !== this.#door) this.#turnTo(door);
    else {
      this.put(door);
      // It never looks out of the street.
      this.#bike.face(door === street.count ? -1 : door === 0 || street.begin === 0 ? 1 : -1);
    }
  }

  /** Stands at a door at once. */
  put(door: number): void {
    this.#ride.put(door);
    this.#turnTo(door);
  }

  /** The pedals go so far below their places of the layout. */
  lower(down: number): void {
    for (const { image, side } of this.#pedals) image.setY(this.#layout.pedals[side < 0 ? 0 : 1].y + down);
    this.#kit.targets.publish();
  }

  /** Puts the letter into the basket, or takes it away. */
  carry(on: boolean): void {
    this.letter.setVisible(on);
    if (on) this.#rest();
  }

  /** Height at which the letter lies in the basket. */
  get restY(): number {
    return this.#view.yAt(letterAt);
  }

  get #grabbed() {
    const { size } = this.#layout;
    return { width: grab.width * size, height: grab.height * size };
  }

  #rest(): void {
    const { bike, size } = this.#layout;
    this.letter
      .setPosition(bike.x, this.restY)
      .setScale(letterSize * size)
      .setAngle(-6)
      .setVisible(true)
      .setDepth(depths.bike - 0.1);
  }

  #turnTo(door: number, isHeld = false): void {
    this.#door = door;
    this.#ride.to(door, isHeld);
    this.#spec.moved(door);
    for (const { image, side } of this.#pedals) image.setAlpha(this.#can(side) ? 1 : 0.45);
    this.#kit.targets.publish();
  }

  /** Goes to a door of the street. */
  goTo(door: number, isHeld = false): void {
    if (this.#street === null || !this.#kit.targets.isOpen) return;
    const next = within(this.#street, door);
    if (next === this.#door) return;
    this.#kit.sounds.play(Math.abs(next - this.#door) > 3 ? 'whirr' : 'click');
    this.#turnTo(next, isHeld);
  }

  #can(side: 1 | -1): boolean {
    return this.#street !== null && within(this.#street, this.#door + side) !== this.#door;
  }

  #slider(): void {
    const { scene, targets, locale } = this.#kit;
    const { bike, size } = this.#layout;
    const zone = scene.add.zone(bike.x + ringed.x * size, bike.y + ringed.y * size, 1, 1);
    targets.add({
      id: 'line',
      label: texts[locale]('street'),
      object: zone,
      size: { width: ringed.width * size, height: ringed.height * size },
      enabled: () => this.#street !== null,
      range: () => this.#range,
      keys: { from: 'all', take: (key) => this.#key(key) },
      press: (input) => {
        if (input !== 'pointer' && input !== 'touch') this.#spec.posted(this.#door, input);
      },
    });
  }

  #key(key: string): void {
    const at = this.#street;
    if (at === null) return;
    const by: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowUp: 1,
      ArrowLeft: -1,
      ArrowDown: -1,
      PageUp: 10,
      PageDown: -10,
      Home: -at.count,
      End: at.count,
    };
    const step = by[key];
    if (step !== undefined) this.goTo(this.#door + step);
  }

  get #range() {
    const at = this.#street;
    if (at === null) return { min: 0, max: 1, now: 0, text: '' };
    const now = toNumber(valueAt(at, this.#door));
    return { min: toNumber(at.min), max: toNumber(at.max), now, text: this.#spec.say(this.#door) };
  }

  #pedal(side: 1 | -1): GameObjects.Image {
    const { scene, targets, locale } = this.#kit;
    const { x, y } = this.#layout.pedals[side < 0 ? 0 : 1];
    const image = scene.add
      .image(x, y, game, 'pedal')
      .setFlipX(side < 0)
      .setDepth(depths.map + 1);
    targets.add({
      id: side < 0 ? 'left' : 'right',
      label: texts[locale](side < 0 ? 'left' : 'right'),
      object: image,
      size: { width: 124, height: 124 },
      control: true,
      row: 'pedals',
      repeats: true,
      enabled: () => this.#can(side),
      press: () => {
        image.setScale(1);
        void this.#kit.motion.flourish({ targets: image, scale: 0.93, duration: 60, yoyo: true });
        this.#push(side);
      },
    });
    return image;
  }

  /** One push is one door; the longer a pedal is held, the more doors a push passes. */
  #push(side: 1 | -1): void {
    const { now } = this.#kit.scene.time;
    this.#pushes = now - this.#pushedAt < held ? this.#pushes + 1 : 0;
    this.#pushedAt = now;
    this.goTo(this.#door + side * stride(this.#pushes), this.#pushes > 0);
  }

  /** A finger on a lamppost or a door rides there. */
  readonly #tap = ({ worldX, worldY }: Input.Pointer, over: readonly unknown[]): void => {
    const at = this.#street;
    if (at === null || over.length > 0 || !this.#kit.targets.isOpen) return;
    const { bike, size } = this.#layout;
    const up = (worldY - bike.y) / size;
    if (up < street.top || up > street.bottom) return;
    const door = this.#view.doorAt(worldX);
    if (up < heights.house - 60) {
      const lamp = [lampBeyond(at, door + 1, -1), lampBeyond(at, door - 1, 1)].find(
        (near) => Math.abs(near - door) <= 1,
      );
      this.goTo(lamp ?? door);
    } else this.goTo(door);
  };
}
