import { SamPuppet } from '@assets/characters/sam-puppet';
import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Motion } from '@games/kit/effects/motion';
import type { Orientation } from '@games/kit/layout/design';
import { samFace, withFace } from '@games/kit/layout/face';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import { game } from './coach';
import type { Layout } from './layout';

type Layer = (typeof art.layers)[number]['id'];

/** Draws the valley, the station and Sam. */
export function scenery(
  scene: Scene,
  motion: Motion,
  { middle, backdrop: heights, platform, house, lamps, bench, corner, sam }: Layout,
  orientation: Orientation,
): { readonly backdrop: Backdrop<Layer>; readonly sam: SamPuppet } {
  const at = (y: number, depth: number, still = false): LayerPlace => ({ x: middle, y, depth, still });
  const places = {
    sky: at(heights.sky, 0),
    'sky-tall': at(heights.sky, 0),
    viaduct: at(heights.viaduct, 1),
    meadow: at(heights.meadow, 2),
    platform: at(platform + 55, 3, true),
    ground: at(heights.ground, 4, true),
    'ground-tall': at(heights.ground, 4, true),
  };
  const backdrop = new Backdrop(scene, { game, layers: art.layers, places, orientation });
  const put = (frame: string, spot: { x: number; y: number; size: number }, depth: number) =>
    scene.add.image(spot.x, spot.y, game, frame).setScale(spot.size).setDepth(depth);
  put('station', house, 10);
  for (const lamp of lamps) put('lamp', lamp, 11);
  put('bench', bench, 11);
  backdrop.add(put('corner', corner, 75), 1.2);
  const puppet = new SamPuppet(scene, game, 0, 0, motion, { hat: 'cap' });
  withFace(puppet.box, samFace);
  // Jumps scale its own box; the layout scales the box around it.
  scene.add.container(sam.x, sam.y, puppet.box).setScale(sam.size).setDepth(74);
  return { backdrop, sam: puppet };
}
