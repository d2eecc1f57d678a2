import type { GameObjects } from 'phaser';
import { KIT, type KitFrame } from './kit-texture';
import type { SceneKit } from './scene-kit';

const room = { landscape: 900, portrait: 600 } as const;
/** From the middle of the sum card to the middle of the ribbon that hangs from it, design px. */
const below = 67;

/** What a miss is called, on a ribbon that hangs from the sum card. */
export function errorRibbon(
  { scene, motion, design, card, words }: SceneKit,
  text: string,
): GameObjects.Container {
  const { x, y } = card.middle;
  const said = words(0, 0, text, { fontSize: 25, fontStyle: '700', color: '#4a3a9a' })
    .setWordWrapWidth(room[design.orientation])
    .setAlign('center');
  const [width, height] = [said.width + 48, said.height + 10];
  const plate = scene.add.nineslice(0, 0, KIT, 'chip-hint' satisfies KitFrame, width, height, 18, 18, 18, 18);
  const ribbon = scene.add
    .container(x, y + below, [plate, said])
    .setDepth(890)
    .setAlpha(0);
  void motion.tween({ targets: ribbon, alpha: 1, duration: 200 });
  return ribbon;
}
