import type { GameObjects } from 'phaser';
import type { SceneKit } from '../scene/scene-kit';
import { KIT, type KitFrame } from '../textures/kit-texture';

const room = { landscape: 948, portrait: 648 } as const;

/** Middle of its upper edge and its largest width, design px. */
export interface RibbonPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Shows the sentence about a miss on a ribbon, below the sum card by default. */
export function errorRibbon(
  { scene, motion, design, card, words }: SceneKit,
  text: string,
  place?: RibbonPlace,
): GameObjects.Container {
  const {
    x,
    y,
    width: widest,
  } = place ?? {
    ...card.foot,
    width: room[design.orientation],
  };
  const said = words(0, 0, text, { fontSize: 30, fontStyle: '700', color: '#4a3a9a' })
    .setWordWrapWidth(widest - 48)
    .setAlign('center');
  const [width, height] = [said.width + 48, said.height + 10];
  const plate = scene.add.nineslice(0, 0, KIT, 'chip-hint' satisfies KitFrame, width, height, 18, 18, 18, 18);
  const ribbon = scene.add
    .container(x, y + height / 2, [plate, said])
    .setDepth(890)
    .setAlpha(0);
  void motion.tween({ targets: ribbon, alpha: 1, duration: 200 });
  return ribbon;
}
