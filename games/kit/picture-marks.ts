import type { GameObjects, Scene } from 'phaser';
import type { Picture, PictureRole } from '@/maths/strategy/picture';
import { KIT, type KitFrame } from './kit-texture';
import { numberText } from './number-text';
import { type Box, layoutPicture, type Mark } from './picture-layout';

const dotFrames = {
  first: 'dot-a',
  second: 'dot-b',
  taken: 'dot-taken',
  missing: 'dot-empty',
  over: 'dot-over',
} as const satisfies Record<PictureRole, KitFrame>;

/** Draws a picture of the maths with its top left corner at 0, 0 of the container returned. */
export function drawPicture(scene: Scene, picture: Picture, box: Box): GameObjects.Container {
  return scene.add.container(
    0,
    0,
    layoutPicture(picture, box).map((mark) => drawMark(scene, mark)),
  );
}

function drawMark(scene: Scene, mark: Mark): GameObjects.GameObject {
  switch (mark.kind) {
    case 'dot':
      return scene.add.image(mark.x, mark.y, KIT, dotFrames[mark.role]).setDisplaySize(mark.size, mark.size);
    case 'tray':
      return scene.add
        .nineslice(mark.x, mark.y, KIT, 'tray' satisfies KitFrame, mark.width, mark.height, 14, 14, 14, 14)
        .setOrigin(0);
    case 'number':
      return numberText(scene, mark.x, mark.y, mark.text, mark.size);
    case 'line':
      return stroke(scene).lineBetween(mark.x1, mark.y1, mark.x2, mark.y2);
    case 'arc': {
      const pen = stroke(scene).beginPath();
      const middle = (mark.x1 + mark.x2) / 2;
      const wide = Math.abs(mark.x2 - mark.x1) / 2;
      pen.moveTo(mark.x1, mark.y);
      const steps = 24;
      for (let k = 1; k <= steps; k++) {
        const angle = Math.PI * (1 - k / steps);
        const x = middle + Math.sign(mark.x2 - mark.x1) * wide * Math.cos(angle);
        pen.lineTo(x, mark.y - mark.height * Math.sin(angle));
      }
      return pen.strokePath();
    }
  }
}

const stroke = (scene: Scene) => scene.add.graphics().lineStyle(4, 0x176b7d, 1);
