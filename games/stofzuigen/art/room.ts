import { fill } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, type Markup, radial } from '../../../assets/drawing/sheet';
import { glow } from '../../../assets/drawing/volume';
import { cupboard, plant, toys } from './furniture';
import { rug } from './rug';
import { planks, type Room, sunPatch, wall, windowFrame } from './walls';

const painted = (room: Room, inside: (next: () => number) => readonly Markup[]): Drawing =>
  draw({ x: room.x, y: room.y, width: room.width, height: room.height }, () => {
    const next = random(41);
    return [
      planks(room, next),
      wall(room, next),
      ...inside(next),
      glow(room.x + room.width * 0.12, room.y + 60, room.width * 0.3, 170, '#fffbe4', 60, 0.4),
      // Morning comes in at the upper left, and the far corner rests in the shade.
      fill(
        box(room.x, room.y, room.width, room.height, 0),
        radial(
          [
            [0, '#fff4cf', 0.34],
            [0.34, '#fff4cf', 0.08],
            [0.62, '#5a2f6c', 0],
            [1, '#5a2f6c', 0.34],
          ],
          0.16,
          0.06,
          1.12,
        ),
      ),
    ];
  });

/** The living room on a wide screen. */
export const room = (): Drawing => {
  const own: Room = {
    x: -230,
    y: -140,
    width: 1740,
    height: 1000,
    floor: 112,
    rug: { x: 178, y: 148, width: 736, height: 548 },
  };
  return painted(own, () => [
    windowFrame(-130, -30, 150, 106),
    windowFrame(214, -30, 150, 106),
    windowFrame(900, -30, 150, 106),
    cupboard(1290, 112, 210),
    sunPatch(-120, 128, 190, 300, 150),
    plant(-150, 300, 1.1),
    rug(own.rug),
    sunPatch(300, 190, 190, 270, 140),
    toys(-150, 640),
    `<g filter="${blur(18)}">${fill(box(-230, 812, 1740, 60, 0), '#5a2f4c', 'opacity=".42"')}</g>`,
  ]);
};

/** The same room on an upright screen. */
export const roomTall = (): Drawing => {
  const own: Room = {
    x: -132,
    y: -150,
    width: 984,
    height: 1580,
    floor: 268,
    rug: { x: 26, y: 318, width: 668, height: 628 },
  };
  return painted(own, () => [
    windowFrame(90, 20, 190, 150),
    windowFrame(440, 20, 190, 150),
    sunPatch(120, 290, 260, 420, 220),
    rug(own.rug),
    sunPatch(170, 350, 230, 330, 180),
    plant(772, 330, 0.8),
    toys(-90, 1330),
    `<g filter="${blur(20)}">${fill(box(-132, 1392, 984, 50, 0), '#5a2f4c', 'opacity=".45"')}</g>`,
  ]);
};
