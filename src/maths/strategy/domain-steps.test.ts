import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSumOrThrow, readSum } from '../sum/read-sum';
import { flawsIn } from './example-flaws';
import { workedExample } from './worked-example';

const upTo = (max: number, min = 1) => fc.integer({ min, max });

/** A number of hundredths as it is written: 235 is 2.35, 240 is 2.4. */
const decimal = (hundredths: number): string =>
  hundredths % 100 === 0
    ? `${hundredths / 100}`
    : hundredths % 10 === 0
      ? (hundredths / 100).toFixed(1)
      : (hundredths / 100).toFixed(2);

const time = (minutes: number): string => `${Math.floor(minutes / 60)}h${`${minutes % 60}`.padStart(2, '0')}`;

/** Sums of a domain from three numbers of chance; an id that is no sum is passed over. */
const domains: readonly (readonly [string, (x: number, y: number, z: number) => readonly string[]])[] = [
  ['remainder', (x, y, z) => [`${x}:${(y % 40) + 2}=_r`, `${y * 10}:${(z % 9) + 2}=_r`]],
  [
    'decimals',
    (x, y, z) => [
      `${decimal(x + y)}-${decimal(y)}=_`,
      `${decimal(x)}+${decimal(y)}=_`,
      `${decimal(x)}*${decimal(z)}=_`,
      `${decimal(x * 2)}:2=_`,
      `${decimal(x * z)}:${decimal(z * 100)}=_`,
      `${decimal(x)}*100=_`,
      `${decimal(x)}:10=_`,
      `_+${decimal(y)}=${decimal(x + y)}`,
      `${decimal(x)}+_=${decimal(x + y)}`,
      `${decimal(x + y)}-_=${decimal(y)}`,
      `3.6:0.${(z % 9) + 1}=_`,
    ],
  ],
  [
    'fractions',
    (x, y, z) => {
      const [a, b] = [`${(x % 11) + 1}/${(y % 11) + 2}`, `${(z % 5) + 1}/${(x % 7) + 2}`];
      return [
        `${a}+${b}=_`,
        `${a}-${b}=_`,
        `${a}*${b}=_`,
        `${a}:${b}=_`,
        `${z}*${a}=_`,
        `${a}:${(z % 6) + 2}=_`,
        `${a}of${y}=_`,
        `${a}of_=${z}`,
        `1 ${a}+${b}=_`,
        `_+${b}=${a}`,
        `${a}=_/${(y % 11) + 2}0`,
      ];
    },
  ],
  [
    'another form',
    (x, y, z) => [
      `${(x % 30) + 1}/${(y % 19) + 2}=_mix`,
      `${(x % 30) + 1}/${(y % 19) + 2}=_low`,
      `1 ${(x % 5) + 1}/${(y % 9) + 2}=_frac`,
      `${decimal(x)}=_frac`,
      `${z}%=_frac`,
      `${z}%=_dec`,
      `${(x % 20) + 1}/20=_%`,
      `${(x % 8) + 1}/8=_dec`,
      `${decimal(x)}=_%`,
    ],
  ],
  [
    'percent and ratio',
    (x, y, z) => [
      `${z}%of${y}=_`,
      `_%of${y}=${x}`,
      `${z}%of_=${x}`,
      `${z}%of${y}eur=_eur`,
      `${x}:${y}=_:${y * z}`,
      `${x}:${y}=${x * z}:_`,
      `${y}+${z}%of${y}=_`,
    ],
  ],
  [
    'money',
    (x, y, z) => [
      `${Math.ceil((x + 1) / 100)}eur-${(x / 100).toFixed(2)}eur=_eur`,
      `${(x / 100).toFixed(2)}eur+${(y / 100).toFixed(2)}eur=_eur`,
      `${z}*${(y / 100).toFixed(2)}eur=_eur`,
      `${((x * z) / 100).toFixed(2)}eur:${z}=_eur`,
      `${x}ct=_eur`,
      `${(y / 100).toFixed(2)}eur=_ct`,
      `_eur+${(y / 100).toFixed(2)}eur=${((x + y) / 100).toFixed(2)}eur`,
    ],
  ],
  [
    'measures',
    (x, y, z) => [
      `${decimal(x)}m=_cm`,
      `${x}cm=_m`,
      `${decimal(y)}km=_m`,
      `${x}ml=_l`,
      `${decimal(x)}kg=_g`,
      `${x}cm2=_dm2`,
      `${z}m3=_dm3`,
      `${x}m*${z}m=_m2`,
      `${z}cm*${z}cm*${y}cm=_cm3`,
      `${z}kmh*${y}h=_km`,
      `${z}kmh*30min=_km`,
      `${z}m+${x}cm=_cm`,
      `scale(${z}000,${y}cm)=_m`,
      `${z}day=_h`,
      `${z}min=_s`,
    ],
  ],
  [
    'the clock',
    (x, y) => {
      const [from, to] = [x % 1200, (x % 1200) + (y % 230)];
      return [
        `${time(from)}face=_clock`,
        `${time(from)}=_face`,
        `${time(from)}=_words`,
        `${time(from)}words=_clock`,
        `${time(from)}+${y % 230}min=_clock`,
        `${time(to)}-${y % 230}min=_clock`,
        `${time(to)}-${time(from)}=_min`,
        `${time(from)}+_min=${time(to)}`,
        `_clock+${y % 230}min=${time(to)}`,
      ];
    },
  ],
  [
    'the line',
    (x, y, z) => [
      `${x}=_(0..1000,1)`,
      `${x}(0..1000,1)=_`,
      `${z}=_(0~100)`,
      `${decimal(z * 10)}=_(0..10,1/10)`,
      `${(x % y) + 1}/${y % 12}=_(0..2,1/${y % 12 || 2})`,
      `${(x % 5) + 1}/6=_(0~1)`,
    ],
  ],
  [
    'comparing, rounding and means',
    (x, y, z) => [
      `${x}?${y}`,
      `${x}+${z}?${y}`,
      `${x}*${z}?${y}`,
      `${decimal(x)}?${decimal(y)}`,
      `${(x % 11) + 1}/${(y % 11) + 2}?${(z % 11) + 1}/${(x % 11) + 2}`,
      `${(x % 3) + 1}/4?${decimal(z)}`,
      `${decimal(x)}m?${y}cm`,
      `${z}%?${(x % 3) + 1}/4`,
      `${x}=_~10`,
      `${x}=_~100`,
      `${x + y}-${y}=_~100`,
      `${decimal(x)}=_~1`,
      `mean(${x},${y},${z})=_`,
      `mean(${x},_,${x})=${x + z}`,
      `${decimal(x)}=_`,
    ],
  ],
];

describe.each(domains)('a worked example: %s', (_, idsOf) => {
  it('exists for every sum, each step true and said in three languages, the last one the answered sum', () => {
    let sums = 0;
    fc.assert(
      fc.property(upTo(999), upTo(999), upTo(99), (x, y, z) => {
        for (const id of idsOf(x, y, z)) {
          const sum = readSum(id);
          if (!sum) continue;
          sums += 1;
          expect(flawsIn(sum, workedExample(sum))).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
    expect(sums).toBeGreaterThan(100);
  });
});

describe('a worked example', () => {
  it.each([
    ['38:6=_r', ['6*6=36', '38-36=2', '38:6=6r2']],
    ['5.61+23=_', ['6+23=29', '5.61+23=5.61+23.00', '1+0=1', '6+0=6', '5+3=8', '0+2=2', '5.61+23=28.61']],
    ['2.4*1.2=_', ['2*1=2', '24*12=288', '288:100=2.88', '2.4*1.2=2.88']],
    ['1/2+1/3=_', ['1/2=3/6', '1/3=2/6', '3/6+2/6=5/6', '1/2+1/3=5/6']],
    ['3/4of20=_', ['20:4=5', '3*5=15', '3/4of20=15']],
    ['30%of80=_', ['80:10=8', '3*8=24', '30%of80=24']],
    [
      '5eur-3.75eur=_eur',
      [
        '3.75eur+0.05eur=3.80eur',
        '3.80eur+0.20eur=4eur',
        '4eur+1eur=5eur',
        '0.05eur+0.20eur+1eur=1.25eur',
        '5eur-3.75eur=1.25eur',
      ],
    ],
    ['8h30+45min=_clock', ['8h30+30min=9h00', '9h00+15min=9h15', '8h30+45min=9h15']],
    ['1.5m=_cm', ['1m=100cm', '1.5*100=150', '1.5m=150cm']],
    ['3/8?5/6', ['3/8<1/2', '5/6>1/2', '3/8<5/6']],
    ['6:9=_:57', ['9:6=3:2', '57:3=19', '2*19=38', '6:9=38:57']],
    ['536=_~100', ['500+50=550', '536<550', '536~500']],
  ])('works out %s as school does', (id, equations) => {
    expect(workedExample(parseSumOrThrow(id)).steps.map(({ equation }) => equation)).toEqual(equations);
  });
});
