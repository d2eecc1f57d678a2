import type { Box, Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { jointOf, pitchOf } from './gait';
import type { Find } from './rules';
import { type Ghost, layBones, uncoverBone } from './skeleton';

/** Bones that are not found yet are made of light. */
const light: Ghost = { tint: 0xffe9b0, alpha: 0.4 };
const night = { colour: 0x3a1530, alpha: 0.62 } as const;
const depth = 62;
/** Time of one step, ms. */
const stepMs = 430;
/** Distance in which a finger rings a bone, design px. */
const reach = 58;

interface Stage extends Point {
  readonly size: number;
}

/** The skeleton large over the dig: it wakes up, and the child plays on its bones. */
export class AwakeSkeleton {
  readonly #kit: SceneKit;
  readonly #find: Find;
  readonly #stage: Stage;
  readonly #night: GameObjects.Graphics;
  readonly #box: GameObjects.Container;
  readonly #bones: readonly GameObjects.Image[];

  constructor(kit: SceneKit, find: Find, stage: Stage) {
    const { scene, design } = kit;
    this.#kit = kit;
    this.#find = find;
    this.#stage = stage;
    this.#night = scene.add
      .graphics()
      .fillStyle(night.colour, night.alpha)
      .fillRect(-design.width, -design.height, design.width * 3, design.height * 3)
      .setDepth(depth)
      .setAlpha(0);
    const { box, bones } = layBones(scene, { ...find, bones: find.bones - 1 }, light);
    this.#box = box.setDepth(depth + 1);
    this.#bones = bones;
    for (const [place, bone] of this.#bones.entries()) {
      const { x, y } = jointOf(find.kind, place);
      bone.setPosition((x - bone.originX) * bone.width, (y - bone.originY) * bone.height).setOrigin(x, y);
    }
  }

  /** Rises out of its bed. */
  async rise(from: Stage & { readonly angle: number }): Promise<void> {
    const { motion } = this.#kit;
    const { x, y, size } = this.#stage;
    this.#box.setPosition(from.x, from.y).setAngle(from.angle).setScale(from.size);
    void motion.tween({ targets: this.#night, alpha: 1, duration: 260 });
    await motion.tween({ targets: this.#box, x, y, angle: 0, scale: size, duration: 420, ease: 'Back.Out' });
    this.#motionOf(this.#missing, { alpha: 0.85 });
  }

  /** Where the bone of this round belongs: its middle and scale. */
  get slot(): Point & { readonly scale: number } {
    return { ...this.#middleOf(this.#find.bones - 1), scale: this.#stage.size };
  }

  /** The bone of this round is in its place, and the skeleton begins to walk. */
  async wake(): Promise<void> {
    const { motion, scene } = this.#kit;
    const bone = this.#missing;
    if (bone !== undefined) {
      scene.tweens.killTweensOf(bone);
      uncoverBone(bone, this.#find);
    }
    this.#walk();
    await motion.flourish({ targets: this.#box, scale: this.#stage.size * 1.08, duration: 110, yoyo: true });
  }

  /** The bones as things to play on; `rung` is told where a bone was, and whether it is found. */
  keys(rung: (at: Point, isFound: boolean) => void) {
    return this.#bones.map((_, place) => ({
      at: () => ({ ...this.#middleOf(place), reach }),
      hit: () => rung(this.#ring(place), place < this.#find.bones),
      clear: () => {},
    }));
  }

  /** Rears up and roars; a run over all bones that are found goes through it. */
  async roar(): Promise<void> {
    const { motion } = this.#kit;
    for (let place = 0; place < this.#find.bones; place++)
      void motion.wait(place * 55).then(() => this.#ring(place));
    const { size, y } = this.#stage;
    const up = { scale: size * 1.12, angle: 5, y: y - 26 };
    await motion.flourish({
      targets: this.#box,
      ...up,
      duration: 300,
      yoyo: true,
      repeat: 1,
      ease: 'Sine.InOut',
    });
  }

  /** Lies down in its bed. */
  async lieDown({
    x,
    y,
    angle,
    scale,
  }: Point & { readonly angle: number; readonly scale: number }): Promise<void> {
    const { motion, scene } = this.#kit;
    scene.tweens.killTweensOf([...this.#bones, this.#box]);
    void motion.tween({ targets: this.#night, alpha: 0, duration: 360 });
    await motion.tween({ targets: this.#box, x, y, angle, scale, duration: 420, ease: 'Cubic.InOut' });
    this.#box.destroy();
    this.#night.destroy();
  }

  /** Box of the whole skeleton, design px. */
  get bounds(): Box {
    const { x, y, width, height } = this.#box.getBounds();
    return { x, y, width, height };
  }

  get #missing(): GameObjects.Image | undefined {
    return this.#bones[this.#find.bones - 1];
  }

  #middleOf(place: number): Point {
    const bone = this.#bones[place];
    if (bone === undefined) return this.#stage;
    const { centerX: x, centerY: y } = bone.getBounds();
    return { x, y };
  }

  #ring(place: number): Point {
    const { sounds, motion } = this.#kit;
    const bone = this.#bones[place];
    sounds.play('bone', pitchOf(place));
    void motion.flourish({ targets: bone, scale: 1.25, duration: 90, yoyo: true, ease: 'Quad.Out' });
    if (place >= this.#find.bones)
      void motion.flourish({ targets: bone, alpha: 0.8, duration: 150, yoyo: true, ease: 'Quad.Out' });
    return this.#middleOf(place);
  }

  #motionOf(bone: GameObjects.Image | undefined, to: { readonly alpha: number }): void {
    this.#kit.motion.idle({ targets: bone, ...to, duration: 320 });
  }

  /** Legs swing one after another, the neck nods, the tail follows; the body goes up and down with the steps. */
  #walk(): void {
    const { motion } = this.#kit;
    for (const [place, bone] of this.#bones.entries()) {
      const { swing, late } = jointOf(this.#find.kind, place);
      if (swing === 0 || motion.reduced) continue;
      bone.setAngle(-swing);
      motion.idle({ targets: bone, angle: swing, duration: stepMs, delay: late * stepMs });
    }
    motion.idle({ targets: this.#box, y: this.#stage.y - 14, duration: stepMs / 2, ease: 'Quad.Out' });
  }
}
