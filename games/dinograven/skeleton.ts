import type { Motion } from '@games/kit/effects/motion';
import type { Point } from '@games/kit/layout/design';
import type { GameObjects, Scene } from 'phaser';
import type { Layout } from './layout';
import { boneCount, type Find, findAfter } from './rules';
import { game } from './tile-look';

/** Colours of the volumes: each begins when all kinds of skeletons are whole. */
const coats = [0xffffff, 0xffe0c2, 0xd9f0d4, 0xd8e6ff, 0xf4dcf2] as const;

/** How a bone looks that is not found yet. */
export interface Ghost {
  readonly tint: number;
  readonly alpha: number;
}
/** In the bed it is an imprint in the earth. */
const imprint: Ghost = { tint: 0x5a2a34, alpha: 0.5 };

interface Laid {
  readonly box: GameObjects.Container;
  readonly bones: readonly GameObjects.Image[];
}

/** Lays all bones of a skeleton at the point (0, 0) of a box; those that are missing look as `ghost` says. */
export function layBones(scene: Scene, find: Find, ghost: Ghost): Laid {
  const bones = Array.from({ length: boneCount }, (_, place) => {
    const bone = scene.add.image(0, 0, game, `bone-${find.kind}-${place}`);
    return place < find.bones ? uncoverBone(bone, find) : bone.setTint(ghost.tint).setAlpha(ghost.alpha);
  });
  return { box: scene.add.container(0, 0, bones), bones };
}

/** Lets a bone look found. */
export const uncoverBone = (bone: GameObjects.Image, { volume }: Find): GameObjects.Image =>
  bone.setTint(coatOf(volume)).setAlpha(1);

const coatOf = (volume: number): number => coats[volume % coats.length] ?? coats[0];

/** The skeleton in its bed, which a child completes over many rounds. */
export class Skeleton {
  readonly #scene: Scene;
  readonly #motion: Motion;
  readonly #layout: Layout['skeleton'];
  /** What lies there when this round is over. */
  readonly next: Find;
  #box: GameObjects.Container;

  constructor(scene: Scene, motion: Motion, { skeleton }: Layout, rounds: number) {
    this.#scene = scene;
    this.#motion = motion;
    this.#layout = skeleton;
    this.next = findAfter(rounds + 1);
    this.#box = this.#lay(findAfter(rounds));
  }

  /** The bone of this round completes its skeleton. */
  get isWhole(): boolean {
    return this.next.bones === boneCount;
  }

  /** Middle, rotation and scale of the skeleton in its bed. */
  get pose(): Point & { readonly angle: number; readonly scale: number } {
    const { x, y, angle, size } = this.#layout;
    return { x, y, angle, scale: size };
  }

  /** The skeleton leaves its bed, to come back with the bone of this round. */
  leave(): void {
    this.#box.setVisible(false);
  }

  /** Lies in its bed again, with the bone of this round. */
  comeBack(): void {
    this.#box.destroy();
    this.#box = this.#lay(this.next);
    this.#breathe();
  }

  /** It sleeps: the bones that are found rise and sink. */
  #breathe(): void {
    const { scale } = this.pose;
    this.#motion.idle({ targets: this.#box, scale: scale * 1.03, duration: 1300 });
  }

  #lay(find: Find): GameObjects.Container {
    const { x, y, angle, scale } = this.pose;
    const { box } = layBones(this.#scene, find, imprint);
    return box.setPosition(x, y).setAngle(angle).setScale(scale).setDepth(4);
  }
}
