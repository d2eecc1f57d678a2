import type { GameObjects, Scene } from 'phaser';
import { leastPiece } from './rules';
import { game } from './world';

const tubeHeight = 54;

/** A piece of bamboo from `left` to `right`, 0 to 1 of the whole. */
export interface CaneSpec {
  readonly left: number;
  readonly right: number;
  /** Length of the whole pole, design px, and the positions of its nodes. */
  readonly length: number;
  readonly nodes: readonly number[];
  /** Draws it pale, as the right length. */
  readonly ghost?: boolean;
}

/** Draws a piece of the pole with cut faces at both ends. */
export function cane(scene: Scene, { left, right, length, nodes, ghost = false }: CaneSpec) {
  // A piece of nothing is not drawn, and has no cut faces.
  if (right - left < leastPiece) return scene.add.container(0, 0).setSize(1, tubeHeight);
  const width = Math.max(6, (right - left) * length);
  const tube = scene.add.nineslice(0, 0, game, ghost ? 'ghost' : 'tube', width, tubeHeight, 4, 4, 0, 0);
  const parts: GameObjects.GameObject[] = [
    scene.add.image(-width / 2, 0, game, 'face').setFlipX(true),
    tube,
    scene.add.image(width / 2, 0, game, 'face'),
  ];
  for (const at of nodes) {
    if (ghost || at < left + 0.015 || at > right - 0.015) continue;
    parts.push(scene.add.image((at - left) * length - width / 2, 0, game, 'node'));
  }
  return scene.add.container(0, 0, parts).setSize(width, tubeHeight);
}
