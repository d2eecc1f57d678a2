import { dark, light } from '../../../assets/drawing/colour';
import { fill, stroke } from '../../../assets/drawing/paint';
import { box, ellipse } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { shadow, volume } from '../../../assets/drawing/volume';

const face = (x: number, y: number, wide: number): Markup =>
  [-1, 1]
    .map(
      (side) =>
        fill(ellipse(x + side * wide, y, 6, 7.4), '#3a2230') +
        fill(ellipse(x + side * wide - 2, y - 3, 2.4), '#ffffff') +
        fill(ellipse(x + side * wide * 1.7, y + 13, 8, 5), '#ff8a7a', 'opacity=".6"'),
    )
    .join('') + stroke(`M${x - 9} ${y + 15}q9 11 18 0`, '#8a3a44', 3.4);

/** A guest behind the table, down to the waist: their own ears, one colour of scarf. */
const guest = (fur: string, scarf: string, ears: (paint: string) => Markup, snout: Markup): Drawing =>
  draw({ x: -66, y: -158, width: 132, height: 168 }, () => [
    volume('M-48 6Q-54 -52 -30 -64H30Q54 -52 48 6Z', fur, { depth: 16 }),
    ears(fur),
    volume('M-50 -82Q-54 -132 0 -134Q54 -132 50 -82Q46 -46 0 -46Q-46 -46 -50 -82Z', fur, {
      depth: 18,
      paint: linear([
        [0, light(fur, 0.3)],
        [1, fur],
      ]),
    }),
    snout,
    face(0, -92, 19),
    volume('M-34 -54Q0 -36 34 -54Q38 -44 32 -38Q0 -24 -32 -38Q-38 -44 -34 -54Z', scarf, { depth: 6 }),
    volume('M10 -38L26 -34L22 -8L8 -14Z', scarf, { depth: 5 }),
  ]);

/** A pair of ears, the left one mirrored. */
const pair = (ear: (side: -1 | 1) => Markup): Markup => ear(-1) + ear(1);

const pig = () =>
  guest(
    '#f7aebb',
    '#4fb3bf',
    (fur) =>
      pair((side) =>
        volume(
          `M${side * 18} -126Q${side * 38} -150 ${side * 52} -134Q${side * 52} -112 ${side * 40} -102Z`,
          fur,
          {
            depth: 6,
          },
        ),
      ),
    fill(ellipse(0, -79, 18, 13), '#e8788f') +
      fill(ellipse(-1, -81, 16, 11), '#ff9db0') +
      [-6, 6].map((x) => fill(ellipse(x, -80, 3, 4.4), '#a83a58')).join(''),
  );
const cat = () =>
  guest(
    '#8f9bd0',
    '#ff9fb5',
    (fur) =>
      pair(
        (side) =>
          volume(`M${side * 12} -128L${side * 44} -152Q${side * 56} -122 ${side * 48} -100Z`, fur, {
            depth: 6,
          }) + fill(`M${side * 24} -124L${side * 41} -140Q${side * 46} -124 ${side * 42} -112Z`, '#ffb9c4'),
      ),
    stroke('M-6 -128V-116M6 -130V-114M-40 -84H-58M40 -84H58M-39 -76L-56 -72M39 -76L56 -72', '#5f6aa8', 3.4) +
      fill(ellipse(0, -82, 5.4, 4), '#e8527a'),
  );
const mouse = () =>
  guest(
    '#c4bccb',
    '#9ed070',
    (fur) =>
      pair(
        (side) =>
          volume(ellipse(side * 42, -128, 23), fur, { depth: 7 }) +
          fill(ellipse(side * 42, -126, 14), '#ffb9c4'),
      ),
    fill(ellipse(0, -76, 17, 13), '#f3edf2') + fill(ellipse(0, -83, 6, 4.6), '#3a2230'),
  );
const rabbit = () =>
  guest(
    '#efe0dc',
    '#ffc83d',
    (fur) =>
      [-1, 1]
        .map(
          (side) =>
            `<g transform="translate(${side * 20} -122) rotate(${side * 10})">${volume(ellipse(0, -4, 13, 26), fur, { depth: 6 })}${fill(ellipse(0, -4, 6, 17), '#ffb9c4')}</g>`,
        )
        .join(''),
    fill(ellipse(0, -84, 5.4, 4), '#e8527a'),
  );
const fox = () =>
  guest(
    '#ef8f52',
    '#7f8fd0',
    (fur) =>
      [-1, 1]
        .map(
          (side) =>
            volume(`M${side * 16} -122L${side * 46} -148Q${side * 54} -120 ${side * 46} -98Z`, fur, {
              depth: 6,
            }) + fill(`M${side * 26} -122L${side * 42} -136Q${side * 46} -122 ${side * 41} -110Z`, '#7a3a44'),
        )
        .join(''),
    fill('M-44 -70Q-24 -84 0 -68Q24 -84 44 -70Q32 -46 0 -46Q-32 -46 -44 -70Z', '#fff0dc') +
      fill(ellipse(0, -82, 7, 5), '#3a2230'),
  );

/** The long table's cloth; stretched in nine parts. */
const cloth = (): Drawing =>
  draw({ x: -70, y: -56, width: 140, height: 146 }, () => [
    shadow(4, 82, 62, 6, 0.36, '#4a1f3a'),
    volume(box(-68, -52, 136, 132, 26), '#fff6e6', {
      depth: 10,
      shade: '#b86a8a',
      shadeOpacity: 0.4,
      inside:
        fill(box(-68, 52, 136, 8, 0), '#ff9fb5') +
        fill(box(-68, 66, 136, 5, 0), '#ffc83d') +
        fill(box(-68, 38, 136, 42, 0), dark('#ffdccb', 0.3), 'opacity=".22"'),
    }),
  ]);

const flag = (colour: string): Drawing =>
  draw({ x: -20, y: -6, width: 40, height: 48 }, () =>
    volume('M-17 0H17L2 36Q0 40 -2 36Z', colour, { depth: 6 }),
  );

/** A paper lantern on its string, for the evening of the party. */
const lantern = (): Drawing =>
  draw({ x: -24, y: -8, width: 48, height: 66 }, () => [
    stroke('M0 -6V8', '#8a5a4a', 3),
    volume(ellipse(0, 30, 21, 23), '#ffd36b', {
      depth: 6,
      shade: '#e8823c',
      shadeOpacity: 0.5,
      paint: radial([
        [0, '#fffbe0'],
        [0.6, '#ffe08a'],
        [1, '#ffb84a'],
      ]),
      inside: stroke('M-10 8Q-17 30 -10 52M0 7V53M10 8Q17 30 10 52', '#f0a040', 2, 'opacity=".5"'),
    }),
    fill(box(-9, 5, 18, 6, 3), '#e8527a'),
    fill(box(-9, 50, 18, 6, 3), '#e8527a'),
  ]);

const confetti = (colour: string): Drawing =>
  draw({ x: -8, y: -6, width: 16, height: 12 }, () => volume(box(-6, -4, 12, 8, 3), colour, { depth: 3 }));

export const partySprites = (): Record<string, Drawing> => ({
  'guest-1': rabbit(),
  'guest-2': fox(),
  'guest-3': pig(),
  'guest-4': cat(),
  'guest-5': mouse(),
  lantern: lantern(),
  cloth: cloth(),
  'flag-1': flag('#e8527a'),
  'flag-2': flag('#ffc83d'),
  'flag-3': flag('#4fb3bf'),
  'confetti-1': confetti('#e8527a'),
  'confetti-2': confetti('#ffc83d'),
  'confetti-3': confetti('#4fb3bf'),
});
