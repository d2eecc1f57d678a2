import { numberText } from '@games/kit/text/number-text';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';

/** What a card brings: carrots, rabbits that come, or crates to pack. */
export type Goods = 'carrots' | 'rabbits' | 'crates';

const frames: Readonly<Record<Exclude<Goods, 'carrots'>, string>> = { rabbits: 'guest', crates: 'crate' };

/** Crates that hold more are larger. */
const crateSizes: Readonly<Record<number, number>> = { 100: 1.1, 50: 1, 10: 0.88, 5: 0.76, 2: 0.66, 1: 0.58 };

/** A card on offer, large enough to read, and one that lies there, no larger than a finger. */
export function cardFace(
  scene: Scene,
  { width, height }: { readonly width: number; readonly height: number },
  card: number,
  goods: Goods,
): GameObjects.Container {
  const isSmall = height < 90;
  const ground = scene.add.nineslice(0, 0, game, 'card', width + 12, height + 16, 26, 26, 26, 30);
  const frame = goods === 'carrots' ? `item-${card}` : frames[goods];
  const picture = scene.add.image(0, isSmall ? -17 : -height * 0.21, game, frame);
  picture.setScale((isSmall ? 24 : height * 0.46) / picture.height);
  if (card < 5 && goods === 'carrots') picture.setScale(isSmall ? 0.5 : height / 124);
  if (goods === 'crates') picture.setScale(picture.scale * (crateSizes[card] ?? 1));
  const number = numberText(scene, 0, isSmall ? 12 : height * 0.23, `${card}`, isSmall ? 38 : 48);
  number.setScale(Math.min(1, (width - 22) / number.width));
  return scene.add.container(0, 0, [ground, picture, number]).setSize(width, height);
}
