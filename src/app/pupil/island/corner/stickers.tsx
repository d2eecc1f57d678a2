import type { Locale } from '@/maths/locale';
import { block, disc, Foot, Light, Vinyl } from '../growth/vinyl';

type Part = readonly [path: string, fill: string];

interface Kind {
  readonly id: string;
  readonly name: { readonly nl: string; readonly en: string };
  /** Width of its shadow; 0 for what flies. */
  readonly foot: number;
  /** From back to front, its foot at (0, 0), some 60 units high. */
  readonly parts: readonly Part[];
}

const kind = (id: string, nl: string, en: string, foot: number, ...parts: readonly Part[]): Kind => ({
  id,
  name: { nl, en },
  foot,
  parts,
});

const ink = '#2b2a4c';
const wood = '#a8744a';
const cream = '#fff3dd';
const eyes = (x: number, y: number, apart: number): Part => [`${disc(x, y, 2)}${disc(x + apart, y, 2)}`, ink];

/** What a child can choose for its own corner: one for each full card, the same one as often as it likes. */
export const stickerKinds: readonly Kind[] = [
  kind(
    'tent',
    'tent',
    'tent',
    60,
    ['M-32 0L0 -48L32 0Z', '#ff8552'],
    ['M-9 0L0 -30L9 0Z', '#7d3f5e'],
    ['M-2 -46L0 -58L14 -52L0 -47Z', '#ffd23f'],
  ),
  kind(
    'fire',
    'kampvuur',
    'campfire',
    40,
    ['M-16 -6Q-16 -24 -4 -32Q-4 -44 2 -50Q4 -38 12 -30Q20 -20 14 -6Z', '#ff8a3d'],
    ['M-8 -6Q-8 -18 0 -28Q8 -18 8 -6Z', '#ffd23f'],
    [`${block(-22, -8, 44, 7, 3)}${block(-16, -4, 32, 6, 3)}`, wood],
  ),
  kind(
    'tree-house',
    'boomhut',
    'tree house',
    50,
    ['M-6 0Q-3 -20 -5 -34H7Q4 -18 8 0Q0 3 -6 0Z', wood],
    ['M-30 -40Q-36 -62 -14 -66Q0 -80 18 -66Q38 -60 30 -40Q0 -30 -30 -40Z', '#5fb267'],
    [block(-16, -50, 32, 20, 3), '#e2b08a'],
    ['M-21 -48L0 -64L21 -48Z', '#e0523f'],
    [block(-5, -44, 10, 14, 2), '#7d4d3a'],
  ),
  kind(
    'swing',
    'schommel',
    'swing',
    56,
    ['M-28 0L-20 -54L-15 -54L-20 0ZM28 0L20 -54L15 -54L20 0Z', '#5f8fc0'],
    [block(-26, -58, 52, 6, 3), '#5f8fc0'],
    [`${block(-9, -53, 2, 36, 1)}${block(7, -53, 2, 36, 1)}`, '#8a5a4a'],
    [block(-13, -18, 26, 6, 3), '#ffc83d'],
  ),
  kind(
    'fountain',
    'fontein',
    'fountain',
    56,
    [disc(0, -8, 30, 10), '#b9c6d6'],
    [disc(0, -11, 24, 7), '#6fc6f0'],
    [block(-4, -34, 8, 24, 3), '#b9c6d6'],
    [disc(0, -34, 13, 4), '#d6e0ea'],
    ['M-2 -36Q-16 -58 -18 -22Q-12 -44 0 -40Q12 -44 18 -22Q16 -58 2 -36Z', '#bfeaff'],
  ),
  kind(
    'flag',
    'vlag',
    'flag',
    20,
    [block(-3, -60, 5, 60, 2), wood],
    ['M2 -58Q20 -66 38 -56Q30 -46 38 -34Q20 -42 2 -36Z', '#ff6b48'],
  ),
  kind(
    'bench',
    'bankje',
    'bench',
    52,
    [`${block(-24, -14, 6, 14, 2)}${block(18, -14, 6, 14, 2)}`, '#7d4d3a'],
    [block(-28, -18, 56, 7, 3), '#c08a58'],
    [`${block(-28, -38, 56, 6, 3)}${block(-28, -29, 56, 6, 3)}`, '#c08a58'],
  ),
  kind(
    'hammock',
    'hangmat',
    'hammock',
    60,
    [`${block(-34, -44, 6, 44, 3)}${block(28, -44, 6, 44, 3)}`, wood],
    ['M-30 -38Q0 8 30 -38Q0 -22 -30 -38Z', '#4fb3bf'],
    ['M-14 -24Q0 -10 14 -24Q0 -14 -14 -24Z', cream],
  ),
  kind(
    'cat',
    'poes',
    'cat',
    34,
    ['M14 -6Q30 -8 26 -28Q22 -30 22 -24Q24 -12 12 -12Z', '#e89a4a'],
    ['M-15 0Q-18 -26 0 -26Q18 -26 15 0Z', '#f3a95a'],
    ['M-15 -42L-14 -56L-4 -48H4L14 -56L15 -42Q14 -26 0 -26Q-14 -26 -15 -42Z', '#f3a95a'],
    eyes(-6, -40, 12),
    ['M-3 -34H3L0 -31Z', '#e8527a'],
  ),
  kind(
    'dog',
    'hond',
    'dog',
    36,
    ['M14 -8Q26 -16 26 -28L22 -28Q20 -18 12 -16Z', '#8a5a3a'],
    ['M-16 0Q-18 -26 0 -26Q18 -26 16 0Z', '#c08a58'],
    [disc(0, -40, 16, 15), '#c08a58'],
    ['M-14 -50Q-26 -46 -20 -30Q-12 -32 -10 -46ZM14 -50Q26 -46 20 -30Q12 -32 10 -46Z', '#8a5a3a'],
    eyes(-6, -42, 12),
    [disc(0, -35, 4, 3), ink],
  ),
  kind(
    'rabbit',
    'konijn',
    'rabbit',
    32,
    ['M-9 -42Q-18 -70 -8 -70Q-1 -68 -2 -44ZM9 -42Q18 -70 8 -70Q1 -68 2 -44Z', '#f3e6f0'],
    ['M-14 0Q-16 -24 0 -24Q16 -24 14 0Z', '#ffffff'],
    [disc(0, -36, 15, 14), '#ffffff'],
    eyes(-5, -38, 10),
    [disc(0, -32, 2.6), '#ff9fb5'],
  ),
  kind(
    'turtle',
    'schildpad',
    'turtle',
    48,
    [`${disc(-15, -4, 6)}${disc(14, -4, 6)}`, '#8fc75f'],
    [disc(26, -16, 9), '#8fc75f'],
    ['M-24 -6Q-22 -34 0 -34Q22 -34 24 -6Z', '#4f9a6a'],
    [`${disc(-8, -20, 5)}${disc(6, -24, 5)}${disc(11, -12, 4)}`, '#7cc46c'],
    [disc(28, -18, 2), ink],
  ),
  kind(
    'owl',
    'uil',
    'owl',
    30,
    ['M-18 -8Q-22 -52 0 -52Q22 -52 18 -8Q0 4 -18 -8Z', '#8c6a9e'],
    ['M-16 -48L-18 -60L-6 -52ZM16 -48L18 -60L6 -52Z', '#8c6a9e'],
    [`${disc(-8, -36, 8)}${disc(8, -36, 8)}`, cream],
    [`${disc(-7, -36, 3.4)}${disc(7, -36, 3.4)}`, ink],
    ['M-4 -30H4L0 -23Z', '#ffb92e'],
    ['M-10 -18Q0 -8 10 -18Q0 -4 -10 -18Z', '#d8c4e4'],
  ),
  kind(
    'butterfly',
    'vlinder',
    'butterfly',
    0,
    ['M-2 -30Q-30 -56 -30 -32Q-30 -18 -2 -26Q-24 -12 -14 -4Q-4 0 -1 -22Z', '#8b74e8'],
    ['M2 -30Q30 -56 30 -32Q30 -18 2 -26Q24 -12 14 -4Q4 0 1 -22Z', '#8b74e8'],
    [`${disc(-18, -34, 5)}${disc(18, -34, 5)}`, '#ffd23f'],
    [block(-2, -40, 4, 34, 2), ink],
  ),
  kind(
    'balloon',
    'ballon',
    'hot-air balloon',
    0,
    ['M-22 -44Q-22 -72 0 -72Q22 -72 22 -44Q18 -28 6 -20H-6Q-18 -28 -22 -44Z', '#e8527a'],
    ['M-8 -44Q-8 -66 0 -72Q8 -66 8 -44Q6 -28 2 -20H-2Q-6 -28 -8 -44Z', '#ffd23f'],
    [block(-8, -12, 16, 12, 3), wood],
    ['M-6 -20L-7 -12H-5L-4 -20ZM6 -20L7 -12H5L4 -20Z', '#7d4d3a'],
  ),
  kind(
    'rainbow',
    'regenboog',
    'rainbow',
    0,
    ['M-36 0Q-36 -52 0 -52Q36 -52 36 0H28Q28 -43 0 -43Q-28 -43 -28 0Z', '#ff7a6a'],
    ['M-28 0Q-28 -43 0 -43Q28 -43 28 0H20Q20 -34 0 -34Q-20 -34 -20 0Z', '#ffd23f'],
    ['M-20 0Q-20 -34 0 -34Q20 -34 20 0H12Q12 -25 0 -25Q-12 -25 -12 0Z', '#5fb4e8'],
    [`${disc(-24, -3, 14, 8)}${disc(24, -3, 14, 8)}`, '#ffffff'],
  ),
];

const byId = new Map(stickerKinds.map((each) => [each.id, each]));

export const isStickerKind = (id: unknown): id is string => typeof id === 'string' && byId.has(id);

export function stickerName(id: string, locale: Locale): string {
  const name = byId.get(id)?.name;
  return name === undefined ? '' : name[locale === 'en' ? 'en' : 'nl'];
}

/** The parts of a sticker, for a drawing that has the light. */
export function StickerParts({ id }: { readonly id: string }) {
  const drawn = byId.get(id);
  if (drawn === undefined) return null;
  return (
    <>
      {drawn.foot > 0 && <Foot width={drawn.foot} />}
      {drawn.parts.map(([path, fill]) => (
        <Vinyl key={path} d={path} fill={fill} />
      ))}
    </>
  );
}

/** A sticker as a picture of its own. Hidden from screen readers; its button has the name. */
export const StickerPicture = ({ id }: { readonly id: string }) => (
  <svg viewBox="-40 -76 80 84" aria-hidden="true">
    <defs>
      <Light />
    </defs>
    <StickerParts id={id} />
  </svg>
);
