import { dark, light } from '../../../assets/drawing/colour';
import { fill, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, ellipse, round as n } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';

/** Planks that widen towards the viewer; (shadowX, shadowY) is where the bath stands on them. */
const planks = (width: number, height: number, grow: number, shadowX: number, reach: number) =>
  draw({ x: 0, y: 0, width, height }, () => {
    const next = random(11);
    const rows: Markup[] = [];
    let y = 10;
    for (let row = 0; y < height + 10; row++) {
      const high = 15 + row * grow;
      const colour = ['#dea877', '#d39a64', '#e0ad7c', '#cf935e'][row % 4] ?? '#d9a06b';
      rows.push(
        volume(box(-30, y, width + 62, high - 2, 7), colour, {
          depth: 6 + row * 0.6,
          shade: '#7d4a4f',
          shadeOpacity: 0.42,
        }),
      );
      for (let grain = 0; grain < 5; grain++) {
        const x = next() * (width - 28);
        rows.push(
          stroke(
            `M${n(x)} ${n(y + high * (0.35 + next() * 0.3))}h${n(40 + next() * 90)}`,
            '#a86d45',
            1.6 + row * 0.1,
            'opacity=".35"',
          ),
        );
      }
      const joint = ((row * 397) % (width - 108)) + 40;
      rows.push(
        stroke(`M${joint} ${n(y + 2)}v${n(high - 6)}`, '#7d4a4f', 2.4, 'opacity=".5"'),
        fill(ellipse(joint - 9, y + high * 0.42, 2.2), '#7d4a4f', 'opacity=".6"'),
        fill(ellipse(joint + 9, y + high * 0.42, 2.2), '#7d4a4f', 'opacity=".6"'),
      );
      y += high;
    }
    return [
      fill(box(-20, 4, width + 42, height + 10, 0), '#6f4350'),
      ...rows,
      glow(width / 2, 14, width * 0.57, 10, '#4a1f3a', 6, 0.25),
      shadow(shadowX, 138 * (reach / 430), reach, reach * 0.06, 0.5, '#4a1f3a'),
    ];
  });

/** The pier the bath stands on. */
export const deck = () => planks(1408, 230, 4.2, 716, 430);

/** The same pier on an upright screen, deep enough for the rail to lie on. */
export const deckTall = () => planks(984, 450, 4.4, 504, 320);

/** A potted palm in the corner: the darkest thing in the picture, never behind an answer. */
export const plant = (): Drawing =>
  draw({ x: -150, y: -260, width: 300, height: 280 }, () => {
    const leaf = (angle: number, length: number, colour: string) => {
      const turn = (angle * Math.PI) / 180;
      const ex = Math.cos(turn) * length;
      const ey = -84 + Math.sin(turn) * length;
      const mx = Math.cos(turn) * length * 0.45;
      const my = -84 + Math.sin(turn) * length * 0.62 - length * 0.2;
      const wide = length * 0.17;
      return volume(
        `M0 -80Q${n(mx - wide)} ${n(my - wide)} ${n(ex)} ${n(ey)}Q${n(mx + wide)} ${n(my + wide * 1.5)} 0 -76Z`,
        colour,
        { depth: 8 },
      );
    };
    return [
      shadow(12, 2, 62, 11, 0.45, '#4a1f3a'),
      ...(
        [
          [-168, 118, '#277a62'],
          [-12, 122, '#277a62'],
          [-140, 150, '#2f8a64'],
          [-42, 148, '#2f8a64'],
          [-112, 160, '#3c9a66'],
          [-72, 166, '#46a66a'],
        ] as const
      ).map(([angle, length, colour]) => leaf(angle, length, colour)),
      volume('M-46 -86H46L36 -6Q0 8 -36 -6Z', '#e0694c', {
        depth: 13,
        paint: linear([
          [0, light('#e0694c', 0.14)],
          [1, dark('#e0694c', 0.16)],
        ]),
      }),
      volume(box(-52, -94, 104, 20, 9), '#ee7d5d', { depth: 7 }),
      `<g filter="${blur(3)}">${fill(ellipse(0, -72, 44, 5), '#7d2a4a', 'opacity=".3"')}</g>`,
    ];
  });

/** A stool with folded towels. */
export const towels = (): Drawing =>
  draw({ x: -100, y: -190, width: 200, height: 206 }, () => {
    const towel = (y: number, colour: string, wide: number) =>
      volume(box(-wide / 2, y, wide, 30, 14), colour, { depth: 9 }) +
      fill(box(-wide / 2 + 10, y + 12, wide - 34, 3.5, 2), dark(colour, 0.2), 'opacity=".5"');
    return [
      shadow(12, 4, 82, 13, 0.48, '#4a1f3a'),
      volume('M-62 -84L-74 2H-56L-44 -84ZM62 -84L74 2H56L44 -84Z', '#a5683f', { depth: 7 }),
      volume(box(-80, -96, 160, 22, 10), '#cf935e', { depth: 8, shade: '#7d4a4f' }),
      shadow(4, -94, 60, 5, 0.3),
      towel(-124, '#4fb3bf', 124),
      towel(-151, '#fff3e0', 112),
      towel(-178, '#ff8c6d', 118),
    ];
  });
