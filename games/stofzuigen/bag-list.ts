import { nameOf, worthOf } from '@games/kit/notation';
import type { SceneKit } from '@games/kit/scene-kit';
import { written } from '@games/kit/written';
import type { GameObjects } from 'phaser';
import type { Locale } from '@/maths/locale';
import type { Sum } from '@/maths/sum/sum';
import { game } from './fluff';
import type { Layout } from './layout';

const digits = 34;
const widestPitch = 40;

/** A sum with what it is worth: `6 + 4 = 10`; one with a hole elsewhere with the answer in it: `7 + 5 = 12`. */
function equation(sum: Sum, locale: Locale): string {
  const text = nameOf(sum, locale).replace('?', worthOf(sum, locale));
  return text.includes('=') ? text : `${text} = ${worthOf(sum, locale)}`;
}

/** What the bag holds, in order, on a clip board; not shown yet. */
export function bagList(
  kit: SceneKit,
  { x, y, width, height }: Layout['list'],
  sums: readonly Sum[],
): GameObjects.Container {
  const { add } = kit.scene;
  const lines = Math.max(1, sums.length);
  const pitch = Math.min(widestPitch, (height - 36) / lines);
  const rows = sums.map((sum, index) => {
    const at = { x: 0, y: (index - (lines - 1) / 2) * pitch + 6 };
    const row = written(kit, at, equation(sum, kit.locale), digits);
    return row.setScale(Math.min(1, (width - 40) / row.width));
  });
  const paper = add.nineslice(0, 0, game, 'list', width, height, 24, 24, 24, 24);
  return add
    .container(x, y, [paper, add.image(0, -height / 2 + 4, game, 'clip'), ...rows])
    .setDepth(33)
    .setAlpha(0);
}
