import { numberPlate, type PlateKind, plateHeight } from '@games/kit/feedback/number-plate';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { textOnPlate } from '@games/kit/text/text-on-plate';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';

const height = 48;
/** Words are set smaller than digits of the same size, so they are given a larger one. */
const size = 35;
const violet = 0x4a3a9a;

const hasWords = (text: string): boolean => /[a-z]{2}/i.test(text);

export const signHeight = (text: string, kind: PlateKind): number =>
  hasWords(text) ? height : plateHeight(text, kind);

/** A plate that says how far a wave goes: a number, or a number with its unit. */
export function signPlate(kit: SceneKit, text: string, kind: PlateKind): GameObjects.Container {
  if (!hasWords(text)) return numberPlate(kit.scene, 0, 0, text, kind);
  const label = textOnPlate(kit, { x: 0, y: 0 }, text, size, violet);
  const frame: KitFrame = 'chip-hint';
  const plate = kit.scene.add.nineslice(0, 0, KIT, frame, label.width + 30, height, 18, 18, 18, 18);
  return kit.scene.add.container(0, 0, [plate, label]);
}
