import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { Glyphs, game } from './glyphs';
import type { Layout } from './layout';
import { aheadAt, roadPoint } from './perspective';
import type { Road } from './road';

const narrowest = 200;
const height = 116;
const beamWidth = 96;

/** The board over the road with the change of the number. */
export class Gantry {
  readonly box: GameObjects.Container;

  constructor(kit: SceneKit, road: Road, { gantry, road: view }: Layout, text: string, behind: number) {
    const { scene } = kit;
    const glyphs = new Glyphs(kit, 0, 2, 1.04);
    glyphs.write(text);
    const board = scene.add.nineslice(
      0,
      0,
      game,
      'board',
      Math.max(narrowest, glyphs.width + 84),
      height,
      64,
      64,
      0,
      0,
    );
    const { half, up } = gantry;
    const pieces = Math.ceil((2 * half) / beamWidth);
    const beam = Array.from({ length: pieces }, (_, k) =>
      scene.add
        .image(-half + (k * 2 * half) / pieces, 0, game, 'gantry-beam')
        .setDisplaySize((2 * half) / pieces + 0.5, 56),
    );
    const posts = [-half, half].map((x) => scene.add.image(x, up, game, 'gantry-post'));
    this.box = scene.add.container(0, 0, [...beam, ...posts, board, glyphs.box]);
    const ahead = aheadAt(view, gantry.y);
    const full = roadPoint(view, 0, ahead).size;
    road.put({ object: this.box, lane: 0, size: 1 / full, up: gantry.up, ahead: ahead + behind });
  }
}
