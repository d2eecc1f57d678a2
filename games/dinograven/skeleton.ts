import type { Motion } from '@games/kit/effects/motion';
import type { Box, Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { boneCount, type Find, findAfter } from './rules';
import { game } from './square-view';

/** Colours of the volumes: each begins when all kinds of skeletons are whole. */
const coats = [0xffffff, 0xffe0c2, 0xd9f0d4, 0xd8e6ff, 0xf4dcf2] as const;
/** The imprint is drawn at half its size. */
const imprintScale = 2;
/** Darker than it is drawn, so that it shows on the earth of the bed. */
const imprintTint = 0x8a5a64;

/** The skeleton in its bed, which a child completes over many rounds. */
export class Skeleton {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #box: GameObjects.Container;
  readonly #next: Find;
  readonly #bones: GameObjects.Image[] = [];
  #imprint: GameObjects.Image | undefined;

  constructor(scene: Scene, motion: Motion, { skeleton }: Layout, rounds: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#box = scene.add
      .container(skeleton.x, skeleton.y)
      .setAngle(skeleton.angle)
      .setScale(skeleton.size)
      .setDepth(4);
    this.#next = findAfter(rounds + 1);
    this.#begin(findAfter(rounds));
  }

  /** Frame and colour of the bone that is found in this round. */
  get found(): { readonly frame: string; readonly coat: number } {
    const { kind, volume, bones } = this.#next;
    return { frame: `bone-${kind}-${bones - 1}`, coat: coatOf(volume) };
  }

  /** The bone of this round completes its skeleton. */
  get isWhole(): boolean {
    return this.#next.bones === boneCount;
  }

  /** Makes room for the next bone, and returns its middle in the bed, design px. */
  prepare(): Point {
    if (this.#next.bones === 1) this.#begin({ ...this.#next, bones: 0 });
    const bone = this.#lay(this.#next, this.#next.bones - 1);
    const { centerX: x, centerY: y } = bone.getBounds();
    bone.setVisible(false);
    return { x, y };
  }

  /** Rotation and scale of bones in the bed. */
  get pose(): { readonly angle: number; readonly scale: number } {
    const { angle, scale } = this.#box;
    return { angle, scale };
  }

  /** Box of the whole skeleton in its bed, design px. */
  get bed(): Box {
    const { x, y, width, height } = this.#box.getBounds();
    return { x, y, width, height };
  }

  /** Puts the bone of this round into its place. */
  async snap(): Promise<void> {
    const bone = this.#bones.at(-1)?.setVisible(true);
    await this.#motion.flourish({ targets: bone, scale: 1.12, duration: 90, yoyo: true, ease: 'Quad.Out' });
  }

  /** Lets the finished skeleton, or the found bone, shake and roar. */
  async roar(): Promise<void> {
    const { scale, angle } = this.#box;
    this.#stir();
    void this.#motion.flourish({
      targets: this.#bones[0],
      angle: 9,
      duration: 150,
      yoyo: true,
      repeat: 3,
      ease: 'Sine.InOut',
    });
    await this.#motion.flourish({
      targets: this.#box,
      scale: scale * 1.1,
      angle: angle - 2.5,
      duration: 260,
      yoyo: true,
      repeat: 1,
      ease: 'Sine.InOut',
    });
  }

  /** A wave runs through the bones, and the imprint of those that are still missing lights up. */
  #stir(): void {
    const duration = 150;
    for (const [place, bone] of this.#bones.entries())
      void this.#motion.flourish({
        targets: bone,
        scale: bone.scale * 1.22,
        duration,
        delay: place * 70,
        yoyo: true,
        ease: 'Sine.InOut',
      });
    const imprint = this.#imprint;
    if (imprint === undefined || this.#motion.reduced) return;
    const light = this.#scene.add
      .image(imprint.x, imprint.y, imprint.texture.key, imprint.frame.name)
      .setScale(imprint.scale)
      .setTint(0xfff0c8)
      .setAlpha(0);
    this.#box.addAt(light, 1);
    void this.#motion
      .flourish({ targets: light, alpha: 0.8, duration: 480, yoyo: true, ease: 'Sine.InOut' })
      .then(() => light.destroy());
  }

  #begin(find: Find): void {
    this.#box.removeAll(true);
    this.#bones.length = 0;
    this.#imprint = this.#scene.add
      .image(0, 0, game, `imprint-${find.kind}`)
      .setScale(imprintScale)
      .setTint(imprintTint);
    this.#box.add(this.#imprint);
    for (let index = 0; index < find.bones; index++) this.#lay(find, index);
  }

  #lay({ kind, volume }: Find, index: number): GameObjects.Image {
    const bone = this.#scene.add.image(0, 0, game, `bone-${kind}-${index}`).setTint(coatOf(volume));
    this.#box.add(bone);
    this.#bones.push(bone);
    return bone;
  }
}

const coatOf = (volume: number): number => coats[volume % coats.length] ?? coats[0];
