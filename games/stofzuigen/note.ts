import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Fluff } from './fluff';
import { clearPlace } from './note-place';
import { rugs } from './rules';

/** Air beside the sentence, and above and below it together; width of two lines as a part of one. */
const sides = 76;
const ends = 44;
const twoLines = 0.62;

/** One sentence after a miss, near the fluff it is about and clear of the hose, of which `hose` has points. */
export function note(
  { scene, words, design }: SceneKit,
  widest: number,
  text: string,
  { fluff, hose }: { readonly fluff: Fluff | undefined; readonly hose: readonly Point[] },
): GameObjects.Container {
  const line = words(0, -3, text, { fontSize: 42, fontStyle: '700', color: '#a3320f' }).setAlign('center');
  const whole = line.width;
  const rug = rugs[design.orientation];
  const about = fluff?.box ?? { x: rug.x + rug.width / 2, y: rug.y + rug.height / 2 };
  const sized = () => ({ width: Math.min(widest, line.width + sides), height: line.height + ends });
  const placed = () => clearPlace(sized(), rug, about, hose);
  let at = placed();
  if (at.covered > 0) {
    // Beside the hose there may be room for two lines.
    line.setWordWrapWidth(whole * twoLines);
    const folded = placed();
    if (folded.covered < at.covered) at = folded;
    else line.setWordWrapWidth(null);
  }
  const { width, height } = sized();
  line.setScale(Math.min(1, (width - sides) / line.width));
  const plate = scene.add.nineslice(0, 0, KIT, 'panel' satisfies KitFrame, width, height, 48, 48, 48, 54);
  return scene.add.container(at.x, at.y, [plate, line]).setDepth(80);
}
