import type { GameId } from '@/contract/game-ids';
import { block, disc, Foot, Vinyl } from './vinyl';

type Part = readonly [path: string, fill: string];

interface Drawn {
  /** Width of its shadow. */
  readonly foot: number;
  /** From back to front, its foot at (0, 0), map units. */
  readonly parts: readonly Part[];
}

const drawn = (foot: number, ...parts: readonly Part[]): Drawn => ({ foot, parts });

const wheels = (...xs: readonly number[]): Part => [xs.map((x) => disc(x, -4, 4.5)).join(''), '#2b2a4c'];
const wood = '#a8744a';
const cream = '#fff3dd';

/** What each game leaves on the island after its first round. */
const things: Readonly<Record<GameId, Drawn>> = {
  bellenprikken: drawn(
    36,
    ['M-18 -12Q-22 -2 -8 0H8Q22 -2 20 -16Q12 -10 4 -14Q-8 -18 -18 -12Z', '#ffd23f'],
    [disc(-8, -22, 11), '#ffdc5a'],
    ['M-20 -22Q-28 -22 -27 -17Q-22 -14 -16 -18Z', '#ff8552'],
    [disc(-12, -25, 1.8), '#2b2a4c'],
  ),
  botenkoers: drawn(
    44,
    ['M-1 -10V-48H2V-10Z', wood],
    ['M3 -46Q24 -30 22 -14H3Z', '#ff7a59'],
    ['M-2 -42Q-18 -28 -18 -14H-2Z', '#fffaf0'],
    ['M-26 -12H26Q22 0 12 0H-12Q-22 0 -26 -12Z', '#5b9bd5'],
  ),
  bananenboot: drawn(
    50,
    ['M-30 -18Q-24 2 4 2Q28 2 32 -18Q20 -8 0 -8Q-18 -8 -30 -18Z', '#ffd23f'],
    ['M28 -16L34 -22L35 -16Z', '#8a5a3a'],
    ['M-20 -4Q0 4 22 -5Q0 0 -20 -4Z', '#e89a2a'],
  ),
  schatgraven: drawn(
    40,
    [block(-20, -20, 40, 20, 4), '#a8663c'],
    ['M-21 -18Q-21 -36 0 -36Q21 -36 21 -18Z', '#c08a58'],
    ['M-16 -20Q0 -30 16 -20Z', '#ffd23f'],
    [block(-4, -22, 8, 10, 2), '#ffe07a'],
  ),
  vishaak: drawn(
    30,
    [block(-12, -20, 22, 20, 4), '#5fb4c4'],
    ['M-10 -20Q-6 -32 0 -34Q8 -30 8 -20Z', '#ff8c6d'],
    ['M-3 -33L-9 -40L6 -39Z', '#ff8c6d'],
    [disc(1, -26, 1.6), '#2b2a4c'],
  ),
  postbezorger: drawn(
    26,
    [block(-3, -24, 6, 24, 2), wood],
    ['M-15 -24V-34Q-15 -44 -4 -44H10Q17 -44 17 -34V-24Z', '#e8503f'],
    [block(-12, -36, 16, 10, 1), cream],
    ['M-12 -36L-4 -30L4 -36Z', '#f6cf7d'],
  ),
  buurtsuper: drawn(
    44,
    [block(-22, -16, 44, 16, 2), wood],
    [`${disc(-13, -19, 5)}${disc(-3, -20, 5)}${disc(7, -19, 5)}${disc(16, -19, 4.5)}`, '#ff7a59'],
    [`${disc(-8, -22, 4)}${disc(11, -22, 4)}`, '#8fce55'],
    [block(-23, -44, 3, 32, 1), wood],
    [block(20, -44, 3, 32, 1), wood],
    ['M-28 -42H28L24 -54H-24Z', '#4fb3bf'],
    ['M-14 -42L-12 -54H-2V-42ZM14 -42L12 -54H4L5 -42Z', cream],
  ),
  waslijn: drawn(
    56,
    [block(-30, -38, 4, 38, 2), wood],
    [block(26, -38, 4, 38, 2), wood],
    ['M-28 -35Q0 -28 28 -35L28 -33.500Q0 -26.5 -28 -33.500Z', '#8a5a4a'],
    ['M-22 -32L-8 -30V-12H-22Z', '#ff9fb5'],
    ['M-4 -30H8V-14H3V-22H1V-14H-4Z', '#5f8fc0'],
    ['M12 -30L24 -32V-16H12Z', '#ffd057'],
  ),
  stofzuigen: drawn(
    40,
    ['M-8 -16Q-20 -44 10 -40L20 -6H16L7 -36Q-12 -38 -5 -16Z', '#56557a'],
    [block(-20, -20, 28, 18, 8), '#e8503f'],
    [disc(-12, -11, 4), cream],
    [block(12, -7, 18, 7, 3), '#56557a'],
    [`${disc(-14, -2, 4)}${disc(2, -2, 4)}`, '#2b2a4c'],
  ),
  glazenwasser: drawn(
    30,
    [block(-12, -52, 4, 52, 1), wood],
    [block(8, -52, 4, 52, 1), wood],
    [[10, 20, 30, 40].map((y) => block(-10, -y, 20, 3, 1)).join(''), '#c08a58'],
    ['M14 -14H28L26 0H16Z', '#5fb4e8'],
    [disc(21, -15, 7, 3), '#eaffff'],
  ),
  pizzabakken: drawn(
    44,
    [disc(0, -16, 24, 15), '#c9793f'],
    [disc(0, -18, 22, 13), '#f3b95f'],
    [disc(0, -19, 19, 11), '#ffe08a'],
    [
      `${disc(-9, -21, 4, 2.6)}${disc(6, -25, 4, 2.6)}${disc(9, -16, 4, 2.6)}${disc(-3, -14, 4, 2.6)}`,
      '#e0493f',
    ],
    [block(-24, -8, 48, 6, 3), wood],
    [`${block(-18, -3, 5, 4, 1)}${block(13, -3, 5, 4, 1)}`, '#7d4d3a'],
  ),
  dienbladbalanceren: drawn(
    40,
    [block(-2, -50, 4, 50, 1), wood],
    ['M-28 -44Q-16 -62 0 -62Q16 -62 28 -44Q0 -38 -28 -44Z', '#4fb3bf'],
    ['M-10 -42Q-7 -58 0 -62Q7 -58 10 -42Q0 -40 -10 -42Z', cream],
    [disc(0, -16, 20, 6), '#fffaf0'],
    [`${block(-10, -26, 6, 9, 2)}${block(4, -26, 6, 9, 2)}`, '#ff9fb5'],
  ),
  ballengooien: drawn(
    44,
    [block(-22, -12, 44, 12, 3), '#5f6fc4'],
    [`${block(-16, -26, 10, 14, 2)}${block(-5, -26, 10, 14, 2)}${block(6, -26, 10, 14, 2)}`, '#ff8552'],
    [`${block(-10, -40, 10, 14, 2)}${block(1, -40, 10, 14, 2)}`, '#ffc83d'],
    [disc(24, -6, 7), '#e8527a'],
  ),
  flipperkast: drawn(
    32,
    [`${block(-14, -10, 4, 10, 1)}${block(10, -10, 4, 10, 1)}`, '#56557a'],
    ['M-16 -10L-12 -34H12L16 -10Z', '#7c5fd0'],
    ['M-11 -14L-8 -31H8L11 -14Z', '#bfe8f5'],
    [`${disc(-3, -26, 2.6)}${disc(4, -22, 2.6)}`, '#ff7a59'],
    [block(-14, -50, 28, 17, 4), '#e8527a'],
    [disc(0, -42, 5), '#ffd23f'],
  ),
  taxirit: drawn(
    48,
    ['M-24 -6V-16Q-22 -18 -16 -18L-9 -28H10L18 -18Q25 -18 25 -12V-6Z', '#ffc83d'],
    ['M-11 -18L-6 -25H0V-18ZM3 -18V-25H8L13 -18Z', '#bfe8f5'],
    [block(-5, -34, 11, 6, 2), cream],
    wheels(-14, 15),
  ),
  autorace: drawn(
    52,
    ['M-27 -6V-14L-12 -16L-6 -24H6L10 -16L26 -12V-6Z', '#e8503f'],
    [disc(0, -22, 5), cream],
    [block(-30, -24, 5, 14, 1), '#2b2a4c'],
    [disc(12, -11, 4), '#fffaf0'],
    wheels(-17, 17),
  ),
  splitsauto: drawn(
    52,
    [block(-28, -30, 34, 24, 3), '#8fa3e8'],
    ['M8 -6V-26H18L26 -14V-6Z', '#ff8552'],
    ['M11 -15V-23H16L21 -15Z', '#bfe8f5'],
    ['M-12 -30H-10V-6H-12Z', '#fffaf0'],
    wheels(-20, -2, 18),
  ),
  verfgooien: drawn(
    40,
    [block(-22, -16, 16, 16, 3), '#e8527a'],
    [block(-2, -16, 16, 16, 3), '#5fb4e8'],
    [block(-12, -31, 16, 16, 3), '#ffc83d'],
    [`${disc(-14, -16, 8, 2.4)}${disc(6, -16, 8, 2.4)}${disc(-4, -31, 8, 2.4)}`, cream],
    ['M14 -2Q22 -12 28 -4Q32 2 22 2Q14 2 14 -2Z', '#8fce55'],
  ),
  treinwagon: drawn(
    54,
    ['M-34 -1H34V1H-34Z', '#8c5f86'],
    ['M-26 -8V-30H26V-8Z', '#ffc83d'],
    ['M-29 -29Q0 -38 29 -29V-26H-29Z', '#e0493f'],
    [`${block(-20, -24, 10, 9, 2)}${block(-5, -24, 10, 9, 2)}${block(10, -24, 10, 9, 2)}`, '#eaf6ff'],
    wheels(-16, 16),
  ),
  treinmachinist: drawn(
    22,
    [block(-2, -46, 5, 46, 1), '#56557a'],
    [block(-9, -56, 18, 26, 5), '#2b2a4c'],
    [disc(0, -48, 5), '#ff6b48'],
    [disc(0, -37, 5), '#8fe08a'],
  ),
  pijplijn: drawn(
    52,
    ['M-28 0V-16H-8V-30H28V-18H4V0H-8V-6H-18V0Z', '#5f88a8'],
    [`${block(-30, -8, 14, 8, 2)}${block(22, -33, 8, 18, 2)}`, '#8fb4cc'],
    [disc(-2, -34, 7, 3), '#e0493f'],
  ),
  splitsmachine: drawn(
    42,
    [block(-20, -30, 40, 24, 4), '#8c5f86'],
    ['M-12 -30L-8 -44H8L12 -30Z', '#e2b08a'],
    ['M-20 -8L-28 0H-12L-8 -8ZM20 -8L28 0H12L8 -8Z', '#b08ab0'],
    [`${disc(-9, -18, 5)}${disc(9, -18, 5)}`, '#ffd98a'],
  ),
  wortelboer: drawn(
    40,
    ['M-14 -16L-18 -34L-8 -22L-4 -36L0 -20L6 -34L8 -20L18 -30L14 -16Z', '#63bd6d'],
    ['M-18 -12L-10 -24L-4 -12ZM-4 -12L2 -26L8 -12ZM6 -12L14 -22L18 -12Z', '#ff8a3d'],
    [block(-22, -15, 44, 15, 2), '#c08a58'],
    [block(-22, -10, 44, 3, 1), '#94552f'],
  ),
  tuinsproeien: drawn(
    40,
    ['M14 -14L30 -30L34 -26L18 -6Z', '#4f9a8a'],
    [block(-16, -24, 32, 24, 6), '#5fc0a8'],
    ['M-14 -22Q-34 -22 -26 -4L-22 -6Q-28 -18 -14 -17Z', '#4f9a8a'],
    ['M28 -34L38 -24L34 -22L26 -30Z', '#ffd057'],
  ),
  bladblazen: drawn(
    46,
    ['M-24 0Q-20 -16 -6 -16Q0 -26 10 -16Q24 -14 24 0Z', '#e8953f'],
    ['M-14 -4Q-16 -14 -4 -14Q-2 -6 -14 -4ZM4 -6Q6 -18 18 -14Q16 -4 4 -6Z', '#c9502a'],
    ['M-6 -16Q-4 -26 6 -24Q4 -14 -6 -16Z', '#ffd057'],
  ),
  beestjesvangen: drawn(
    34,
    [
      'M-17 0V-10Q-20 -14 -16 -18Q-16 -26 -9 -28Q-6 -38 0 -38Q6 -38 9 -28Q16 -26 16 -18Q20 -14 17 -10V0Z',
      '#ffc83d',
    ],
    ['M-17 -10Q0 -6 17 -10L16 -6Q0 -2 -16 -6ZM-15 -19Q0 -15 15 -19L15 -16Q0 -12 -15 -16Z', '#d98a0b'],
    [disc(0, -7, 5, 6), '#7d4a38'],
    [`${disc(22, -34, 4, 3)}`, '#2b2a4c'],
  ),
  sneeuwballengevecht: drawn(
    32,
    [disc(0, -13, 15), '#ffffff'],
    [disc(0, -34, 11), '#ffffff'],
    ['M0 -34L14 -31L1 -30Z', '#ff8a3d'],
    [`${disc(-4, -38, 1.6)}${disc(3, -38, 1.6)}`, '#2b2a4c'],
    ['M-11 -27Q0 -21 11 -27V-22Q0 -17 -11 -22Z', '#e8503f'],
  ),
  ninja: drawn(
    48,
    [`${block(-20, -42, 6, 42, 2)}${block(14, -42, 6, 42, 2)}`, '#e0493f'],
    [block(-22, -34, 44, 5, 1), '#e0493f'],
    ['M-32 -50Q0 -42 32 -50L28 -40Q0 -35 -28 -40Z', '#a3320f'],
  ),
  dinograven: drawn(
    56,
    ['M-30 0Q-26 -12 0 -12Q28 -12 30 0Z', '#c98a4a'],
    ['M-20 -10Q-12 -30 6 -28L20 -34Q30 -34 30 -26Q28 -20 18 -22L8 -22Q-6 -22 -12 -8Z', cream],
    ['M-6 -24L-4 -8H-1L-2 -25ZM2 -26L4 -9H7L5 -26ZM10 -26L12 -11H14L13 -26Z', '#f3dcb4'],
    [disc(24, -29, 1.8), '#5a3a2a'],
  ),
  fotosafari: drawn(
    50,
    ['M-26 -6V-22H-4L2 -34H20L24 -22V-6Z', '#8fa83f'],
    ['M2 -22L6 -31H17L20 -22Z', '#eaf6ff'],
    ['M-24 -22V-38H-21V-22ZM-6 -22V-38H-3V-22Z', '#5a6a2a'],
    [block(-28, -42, 28, 5, 2), '#f3c866'],
    wheels(-16, 14),
  ),
  ruimteschieten: drawn(
    46,
    [disc(0, -14, 26, 9), '#a48fe4'],
    ['M-14 -16Q-14 -34 0 -34Q14 -34 14 -16Q0 -10 -14 -16Z', '#bff2f5'],
    [disc(0, -20, 6), '#8fe08a'],
    [`${disc(-16, -12, 3)}${disc(0, -8, 3)}${disc(16, -12, 3)}`, '#ffd23f'],
  ),
  raketstrijd: drawn(
    26,
    ['M-10 -4L-18 4H-6ZM10 -4L18 4H6Z', '#e8527a'],
    ['M-10 0V-26Q-8 -46 0 -52Q8 -46 10 -26V0Z', '#f4ecd8'],
    ['M-7 -38Q-4 -47 0 -52Q4 -47 7 -38Z', '#f5926a'],
    [disc(0, -26, 5), '#5ce1e6'],
  ),
  blobgezocht: drawn(
    36,
    ['M-18 0Q-22 -20 -12 -28Q-4 -38 8 -32Q22 -26 18 0Q0 4 -18 0Z', '#c558b0'],
    [`${disc(-6, -20, 5)}${disc(7, -20, 5)}`, '#fffaf0'],
    [`${disc(-5, -19, 2.2)}${disc(8, -19, 2.2)}`, '#2b2a4c'],
    ['M-5 -10Q1 -5 7 -10Q1 -8 -5 -10Z', '#5a1f4a'],
  ),
  automatiseertoets: drawn(
    22,
    [block(-2, -34, 4, 34, 1), '#d6d3ec'],
    ['M0 -58L5 -46L18 -45L8 -37L12 -24L0 -31L-12 -24L-8 -37L-18 -45L-5 -46Z', '#ffd23f'],
  ),
};

const known: Readonly<Partial<Record<string, Drawn>>> = things;

/** The thing that a game left on the island. */
export function Thing({ game }: { readonly game: string }) {
  const thing = known[game];
  if (thing === undefined) return null;
  return (
    <>
      <Foot width={thing.foot} />
      {thing.parts.map(([path, fill]) => (
        <Vinyl key={path} d={path} fill={fill} />
      ))}
    </>
  );
}
