import type { SceneKit } from '@games/kit/scene/scene-kit';
import { pieceIn } from '@games/kit/text/prompt-pieces';
import { promptRow } from '@games/kit/text/prompt-row';
import type { GameObjects } from 'phaser';
import { game } from './world';

/** Whose name it is: the pole's, the child's, or the right one. */
export type TagKind = 'known' | 'given' | 'right';

const looks = {
  known: { paper: 0xfffaf0, ink: 0x2b2a4c },
  given: { paper: 0xffe6dc, ink: 0xa3320f },
  right: { paper: 0xd9f4e4, ink: 0x14664c },
} as const satisfies Record<TagKind, unknown>;

const size = 46;
const height = 66;
/** A whole number has one line; a fraction needs more. */
const stacked = 88;

/** A paper tag on a cord that begins at (x, y); its length in design px. */
export function tag(
  { scene, words }: SceneKit,
  x: number,
  y: number,
  text: string,
  kind: TagKind,
  cord = 16,
): GameObjects.Container {
  const { paper, ink } = looks[kind];
  const piece = pieceIn(text);
  const high = piece.kind === 'fraction' ? stacked : height;
  const row = promptRow({ scene, words }, [piece], {
    size: piece.kind === 'fraction' ? size * 1.25 : size,
    colour: ink,
  });
  const middle = cord + high / 2;
  const ground = scene.add
    .nineslice(0, middle, game, 'tag', Math.max(high, row.width + 36), high, 20, 20, 20, 20)
    .setTint(paper);
  return scene.add.container(x, y, [
    scene.add.image(0, cord / 2 - 4, game, 'cord').setScale(1, (cord + 8) / 40),
    ground,
    row.box.setY(middle - 2),
  ]);
}
