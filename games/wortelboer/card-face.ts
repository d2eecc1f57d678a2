import { numberText } from '@games/kit/text/number-text';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';

/** What a card brings: carrots, rabbits that come, or crates to pack. */
export type Goods = 'carrots' | 'rabbits' | 'crates';

const frames: Readonly<Record<Exclude<Goods, 'carrots'>, string>> = { rabbits: 'guest', crates: 'crate' };

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
  const picture = scene.add.image(0, isSmall ? -15 : -height * 0.21, game, frame).setScale(isSmall ? 0.46 : 0.9);
  const number = numberText(scene, 0, isSmall ? 13 : height * 0.22, `${card}`, isSmall ? 36 : 48);
  return scene.add.container(0, 0, [ground, picture, number]).setSize(width, height);
}
