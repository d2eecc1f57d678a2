import { Backdrop, type LayerPlace } from '@games/kit/effects/backdrop';
import type { Design } from '@games/kit/layout/design';
import type { Scene } from 'phaser';
import { art } from './art.gen';
import type { Layout } from './layout';
import { game } from './pizza-paint';

/** Flags from wall to wall: their number, their distance and how far the string sags, design px. */
const flags = { count: 29, pitch: 46, sag: 18 } as const;

/** Hangs flags over the wall where the picture is taller than wide. */
function hangFlags(scene: Scene, { middle, garland }: Layout): void {
  for (let k = 0; k < flags.count; k++) {
    const along = k / (flags.count - 1);
    const sag = Math.sin(along * Math.PI * 4) ** 2 * flags.sag;
    scene.add
      .image(middle + (k - (flags.count - 1) / 2) * flags.pitch, garland + sag, game, `flag-${(k % 3) + 1}`)
      .setDepth(1);
  }
}

/** Draws the kitchen in the light of this round. */
export function kitchen(
  scene: Scene,
  layout: Layout,
  { design, light }: { readonly design: Design; readonly light: number },
): void {
  const at: LayerPlace = { x: layout.middle, y: design.height / 2, depth: 0, still: true };
  const backdrop = new Backdrop(scene, {
    game,
    layers: art.layers,
    places: { kitchen: at, 'kitchen-tall': at },
    orientation: design.orientation,
  });
  backdrop.tint(light);
  hangFlags(scene, layout);
}
