import type { Point } from '@games/kit/layout/design';
import { withFace } from '@games/kit/layout/face';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects, Tweens } from 'phaser';
import type { Disguise } from './disguise';
import { game } from './game-id';
import { depths } from './layout';
import { writeDisguise } from './mask-writing';

/** Middle of the mask, of its eyeholes and of its plate, and middle of the face, from the feet, design px. */
const maskAt = -86;
const eyesAt = -53;
const plateAt = 18;
const faceAt = -126;
/** Box of the face about its middle. */
const face = { x: -48, y: -24, width: 96, height: 74 } as const;
/** The body is drawn smaller than it stands. */
export const bodySize = 1 / 0.84;
/** How far a mask is pulled down, and how much larger it is when it is aimed at. */
const drop = 100;
const aimed = 1.05;
/** Colours of the bodies, for the paws that hold a mask. */
const paints = [0x6fd3ad, 0xf5926a, 0x62bdee, 0xf3cb52, 0xe58ad0, 0x9d8cf0] as const;
/** Size of the mask that is picked up in the hand of a blob on a line. */
const held = 0.92;

export type Mood = 'calm' | 'glad' | 'oh' | 'shy';

interface BlobSpec extends Point {
  /** Which of the six blobs it is, from 0; its mask is of the same kind. */
  readonly kind: number;
  /** The mask tells this; null for a blob that wears none. */
  readonly disguise: Disguise | null;
  readonly size?: number;
}

/** A blob behind a mask on which a number stands in a notation. Its position is that of its feet. */
export class Blob {
  readonly #kit: SceneKit;
  readonly #body: GameObjects.Container;
  readonly #face: GameObjects.Image;
  readonly #mask: GameObjects.Container;
  readonly #paws: readonly GameObjects.Image[];
  readonly #peek: GameObjects.Image;
  readonly #writing: GameObjects.Container;
  readonly #size: number;
  readonly home: Point;
  readonly kind: number;
  /** Place of the mask from the feet. */
  readonly #hold = { x: 0, y: maskAt, scale: 1, angle: 0 };
  #clock: number;
  #isMasked = true;
  #breath: Tweens.Tween | null = null;

  constructor(kit: SceneKit, { kind, x, y, disguise, size = 1 }: BlobSpec) {
    this.#kit = kit;
    this.#size = size;
    this.home = { x, y };
    this.kind = kind;
    this.#clock = kind * 640;
    const { scene } = kit;
    const back = y / 10_000;
    this.#face = withFace(scene.add.image(0, faceAt, game, 'face-calm').setVisible(false), face);
    this.#body = scene.add
      .container(x, y, [scene.add.image(0, 0, game, `blob-${kind + 1}`).setScale(bodySize), this.#face])
      .setDepth(depths.blobs + back);
    this.#peek = scene.add.image(0, eyesAt, game, 'peek');
    this.#paws = [-1, 1].map((side) =>
      scene.add
        .image(side * 98, 74, game, 'paw')
        .setTint(paints[kind] ?? paints[0])
        .setAngle(side * -14),
    );
    this.#mask = scene.add
      .container(x, y, [scene.add.image(0, 0, game, `mask-${kind + 1}`), this.#peek, ...this.#paws])
      .setDepth(depths.masks + back);
    this.#writing = scene.add.container(x, y, disguise === null ? [] : [writeDisguise(kit, disguise)]);
    this.#writing.setDepth(depths.writing + back);
    if (disguise === null) this.#bare();
    this.#stand();
  }

  /** The child presses this. */
  get mask(): GameObjects.Container {
    return this.#mask;
  }

  get middle(): Point {
    return { x: this.#body.x, y: this.#body.y + maskAt * this.#size };
  }

  /** Called every frame with its length in ms: the eyes blink behind the mask. */
  update(delta: number): void {
    if (!this.#isMasked || this.#kit.motion.reduced) return;
    this.#clock += delta;
    this.#peek.setFrame(this.#clock % 4100 < 130 ? 'peek-blink' : 'peek');
    this.#peek.x = 3 * Math.sign(Math.sin(this.#clock / 1300));
  }

  /** Hops to its place. */
  async come(delay: number): Promise<void> {
    const { motion } = this.#kit;
    const { y } = this.home;
    const lift = { y: motion.reduced ? 0 : 34, alpha: 0 };
    const draw = () => this.#place(this.home.x, y + lift.y, lift.alpha);
    draw();
    await motion.tween({
      targets: lift,
      y: 0,
      alpha: 1,
      delay,
      duration: 190,
      ease: 'Back.Out',
      onUpdate: draw,
    });
    lift.y = 0;
    lift.alpha = 1;
    draw();
    const duration = 1500 + this.kind * 140;
    this.#breath = motion.idle({ targets: this.#body, scaleY: this.#size * 1.02, duration });
  }

  wear(mood: Mood): void {
    this.#face.setFrame(`face-${mood}`);
  }

  aim(on: boolean): void {
    this.#hold.scale = on ? aimed : 1;
    this.#stand();
  }

  /** Follows a finger that pulls the mask. */
  pull(by: number): void {
    this.#hold.y = maskAt + Math.max(-12, Math.min(drop, by));
    this.#raise();
    this.#stand();
  }

  /** Lets the mask spring back. */
  async release(): Promise<void> {
    await this.#carry({ y: maskAt, scale: 1 }, 150, 'Back.Out');
  }

  /** Pulls the mask down; the blob shows its face. */
  async unmask(mood: Mood): Promise<void> {
    this.wear(mood);
    this.#raise();
    this.#isMasked = false;
    this.#peek.setVisible(false);
    this.#face.setVisible(true);
    await this.#carry({ y: maskAt + drop, scale: 1, angle: -4 }, 150, 'Quad.Out');
  }

  /** Bows, 0.4 s. */
  async bow(): Promise<void> {
    const { motion } = this.#kit;
    this.#breath?.stop();
    const targets = this.#body;
    const [size, y] = [this.#size, this.home.y];
    await motion.flourish({ targets, y: y - 26, scaleX: size * 0.94, scaleY: size * 1.08, duration: 130 });
    await motion.flourish({ targets, y, scaleX: size * 1.1, scaleY: size * 0.84, duration: 120 });
    await motion.flourish({ targets, scaleX: size, scaleY: size, duration: 160, ease: 'Back.Out' });
  }

  /** Lets the mask fly to a hook. */
  async hang(to: Point, size: number): Promise<void> {
    for (const paw of this.#paws) paw.setVisible(false);
    const { x, y } = this.#body;
    await this.#carry({ x: to.x - x, y: to.y - y, scale: size, angle: 0 }, 380, 'Cubic.InOut');
    this.#mask.setVisible(false);
    this.#writing.setVisible(false);
  }

  /** Goes to a place on a line, smaller, and holds its mask above its head. */
  async goTo({ x, y }: Point, size: number): Promise<void> {
    const { motion } = this.#kit;
    this.#breath?.stop();
    this.#body.setDepth(depths.line + 1);
    this.#mask.setDepth(depths.line + 1.2);
    this.#writing.setDepth(depths.line + 1.4);
    this.#peek.setVisible(false);
    this.#face.setVisible(true);
    this.#isMasked = false;
    const way = { x: this.#body.x, y: this.#body.y, size: 1 };
    const draw = () => {
      this.#body.setPosition(way.x, way.y).setScale(way.size);
      this.#stand();
    };
    const end = { x: 0, y: -190 * size - 62, scale: held, angle: 0 };
    await Promise.all([
      motion.tween({ targets: way, x, y, size, duration: 320, ease: 'Sine.InOut', onUpdate: draw }),
      this.#carry(end, 320, 'Sine.InOut'),
    ]);
    Object.assign(way, { x, y, size });
    draw();
  }

  /** Makes it pale, without what stands on its mask, or gone. */
  async fade(alpha: number, duration = 150): Promise<void> {
    const { motion } = this.#kit;
    await Promise.all([
      motion.tween({ targets: [this.#body, this.#mask], alpha, duration }),
      motion.tween({ targets: this.#writing, alpha: 0, duration }),
    ]);
  }

  destroy(): void {
    this.#breath?.stop();
    for (const part of [this.#body, this.#mask, this.#writing]) part.destroy();
  }

  #bare(): void {
    this.#isMasked = false;
    this.#mask.setVisible(false);
    this.#face.setVisible(true);
  }

  #raise(): void {
    this.#mask.setDepth(depths.raised);
    this.#writing.setDepth(depths.raised + 0.2);
  }

  #place(x: number, y: number, alpha: number): void {
    this.#body.setPosition(x, y).setScale(this.#size);
    for (const part of [this.#body, this.#mask, this.#writing]) part.setAlpha(alpha);
    this.#stand();
  }

  /** Puts mask and writing where the blob holds them. */
  #stand(): void {
    const { x, y } = this.#body;
    const { x: across, y: down, scale, angle } = this.#hold;
    const turn = (angle * Math.PI) / 180;
    const size = scale * this.#size;
    this.#mask
      .setPosition(x + across, y + down)
      .setScale(size)
      .setAngle(angle);
    const [dx, dy] = [-Math.sin(turn) * plateAt * size, Math.cos(turn) * plateAt * size];
    this.#writing
      .setPosition(x + across + dx, y + down + dy)
      .setScale(size)
      .setAngle(angle);
  }

  async #carry(to: Partial<Record<'x' | 'y' | 'scale' | 'angle', number>>, duration: number, ease: string) {
    await this.#kit.motion.tween({
      targets: this.#hold,
      ...to,
      duration,
      ease,
      onUpdate: () => this.#stand(),
    });
    Object.assign(this.#hold, to);
    this.#stand();
  }
}
