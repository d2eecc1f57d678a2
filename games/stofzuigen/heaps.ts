import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Piece } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import type { GameObjects } from 'phaser';
import { game } from './fluff';

/** A clump of dust of the finale. */
export interface Heap {
  readonly box: GameObjects.Container;
  readonly eyes: GameObjects.Image;
  /** Ends all that moves it by itself. */
  still(): void;
}

const furs = [0xe9dcff, 0xffdbe2, 0xffedc8] as const;
/** Size of a clump with a number and of one without, and of the number, design px. */
const sizes = { numbered: 0.62, plain: 0.4, digits: 46, widest: 84 } as const;

/** Draws a clump that looks round; one that was found in this round wears its number. */
export function heapAt(
  { scene, motion, ...kit }: SceneKit,
  { x, y }: Point,
  place: number,
  found?: Piece,
): Heap {
  const size = found === undefined ? sizes.plain : sizes.numbered;
  const body = scene.add
    .image(0, 0, game, `fluff-${(place % 2) + 1}`)
    .setTint(furs[place % furs.length] ?? furs[0])
    .setScale(size);
  const eyes = scene.add.image(0, -50 * size, game, 'fluff-eyes-open').setScale(size * 1.1);
  const parts: GameObjects.GameObject[] = [body, eyes];
  if (found !== undefined) {
    const { box, width } = promptRow({ scene, ...kit }, [found], { size: sizes.digits });
    parts.push(box.setY(12).setScale(Math.min(1, sizes.widest / width)));
  }
  const box = scene.add.container(x, y, parts).setDepth(39).setAlpha(0);
  void motion.tween({ targets: box, alpha: 1, duration: 160, delay: place * 18 });
  const sway = motion.idle({ targets: body, angle: place % 2 ? 6 : -6, duration: 420 + place * 17 });
  const still = () => {
    scene.tweens.killTweensOf(box);
    sway?.remove();
  };
  return { box, eyes, still };
}
