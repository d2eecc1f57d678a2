import type { GameObjects, Scene, Tweens } from 'phaser';
import { type SamPose, samPoses, samRig } from './sam-rig';

/** The part of the kit's motion a puppet needs. */
export interface PuppetMotion {
  readonly reduced: boolean;
  tween(moves: object): Promise<void>;
  flourish(moves: object): Promise<void>;
  idle(moves: object): Tweens.Tween | null;
}

export interface SamLook {
  /** A frame worn on the head. */
  readonly hat?: string;
  /** Sits in water: tail and legs are left out. */
  readonly bathing?: boolean;
}

const blinkEvery = 3200;
const blinkFor = 120;

/**
 * Otter Sam in a canvas, put together from `sam-…` frames of the game's own atlas. (x, y) is the ground between
 * the feet. Reduced motion: poses change without moving.
 */
export class SamPuppet {
  readonly box: GameObjects.Container;
  readonly #motion: PuppetMotion;
  readonly #head: GameObjects.Container;
  readonly #eyes: GameObjects.Image;
  readonly #mouth: GameObjects.Image;
  readonly #left: GameObjects.Image;
  readonly #right: GameObjects.Image;
  #pose: SamPose = 'idle';
  #sinceBlink = 0;
  #shut = 0;

  constructor(scene: Scene, texture: string, x: number, y: number, motion: PuppetMotion, look: SamLook = {}) {
    this.#motion = motion;
    const part = (at: keyof typeof samRig, frame: string) =>
      scene.add.image(samRig[at].x, samRig[at].y, texture, `sam-${frame}`);
    const tail = part('tail', 'tail');
    const body = part('body', 'body');
    const scarf = part('scarf', 'scarf');
    this.#left = part('arm-left', 'arm-down').setFlipX(true);
    this.#right = part('arm-right', 'arm-down');
    this.#eyes = part('eyes', 'eyes-open');
    this.#mouth = part('mouth', 'mouth-smile');
    const face = [scene.add.image(0, 0, texture, 'sam-head'), this.#eyes, this.#mouth];
    if (look.hat !== undefined) face.push(scene.add.image(2, -112, texture, look.hat));
    this.#head = scene.add.container(samRig.head.x, samRig.head.y, face);
    const below = look.bathing ? [] : [tail, part('leg-left', 'leg'), part('leg-right', 'leg')];
    if (look.bathing) tail.destroy();
    else motion.idle({ targets: tail, angle: 4, duration: 1600, delay: 160 });
    this.box = scene.add.container(x, y, [...below, body, this.#left, this.#right, scarf, this.#head]);
    motion.idle({ targets: body, scaleY: 1.02, duration: 1800 });
    motion.idle({ targets: this.#head, y: samRig.head.y - 2.5, duration: 1800, delay: 80 });
    this.#dress('idle');
  }

  /** Call every frame, with its length in ms: Sam blinks. */
  update(delta: number): void {
    if (this.#motion.reduced || this.#pose !== 'idle') return;
    this.#sinceBlink += delta;
    if (this.#shut > 0) {
      this.#shut -= delta;
      if (this.#shut <= 0) this.#eyes.setFrame('sam-eyes-open');
    } else if (this.#sinceBlink > blinkEvery) {
      this.#sinceBlink = 0;
      this.#shut = blinkFor;
      this.#eyes.setFrame('sam-eyes-shut');
    }
  }

  /** Takes a pose and stays in it. */
  pose(pose: SamPose): void {
    this.#dress(pose);
  }

  /** Jumps for joy and comes to rest again, 0.9 s. */
  async cheer(): Promise<void> {
    this.#dress('cheer');
    const { box } = this;
    const ground = box.y;
    await this.#motion.flourish({
      targets: box,
      y: ground - 26,
      scaleX: 0.95,
      scaleY: 1.07,
      duration: 220,
      ease: 'Back.Out',
    });
    await this.#motion.flourish({
      targets: box,
      y: ground,
      scaleX: 1.06,
      scaleY: 0.92,
      duration: 140,
      ease: 'Quad.In',
    });
    await this.#motion.flourish({ targets: box, scaleX: 1, scaleY: 1, duration: 320, ease: 'Back.Out' });
  }

  #dress(pose: SamPose): void {
    this.#pose = pose;
    const { eyes, mouth, arms, headTurn } = samPoses[pose];
    this.#eyes.setFrame(`sam-eyes-${eyes}`);
    this.#mouth.setFrame(`sam-mouth-${mouth}`);
    this.#right.setFrame(`sam-arm-${arms}`);
    this.#left.setFrame(`sam-arm-${arms === 'chin' ? 'down' : arms}`);
    this.box.moveTo(this.#right, arms === 'chin' ? this.box.length - 1 : this.box.getIndex(this.#left));
    void this.#motion.tween({ targets: this.#head, angle: headTurn, duration: 200 });
  }
}
