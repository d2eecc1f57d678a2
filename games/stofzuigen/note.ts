import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Fluff } from './fluff';
import { clearPlace } from './note-place';
import { rugs } from './rules';

const height = 96;
/** Air beside the sentence. */
const sides = 76;

/** One sentence after a miss, near the fluff it is about and clear of the hose, of which `hose` has points. */
export function note(
  { scene, words, design }: SceneKit,
  widest: number,
  text: string,
  { fluff, hose }: { readonly fluff: Fluff | undefined; readonly hose: readonly Point[] },
): GameObjects.Container {
  const line = words(0, -3, text, { fontSize: 42, fontStyle: '700', color: '#a3320f' });
  const width = Math.min(widest, line.width + sides);
  line.setScale(Math.min(1, (width - sides) / line.width));
  const plate = scene.add.nineslice(0, 0, KIT, 'panel' satisfies KitFrame, width, height, 48, 48, 48, 54);
  const rug = rugs[design.orientation];
  const about = fluff?.box ?? { x: rug.x + rug.width / 2, y: rug.y + rug.height / 2 };
  const { x, y } = clearPlace({ width, height }, rug, about, hose);
  return scene.add.container(x, y, [plate, line]).setDepth(80);
}
