/**
 * Shapes of sums, as games name the ones they take. A name says what is asked and how large its numbers are: `A20` is
 * 7 + 5 with a largest number from 11 to 20, `H20` the same with the hole before the equals sign. A name with a range or
 * a restriction (`T50`, `A100whole`) is a part of the shape before it, so a sum may have several.
 */
export const shapeNames = [
  // a + b and a − b, by the largest number; above 10 the range begins where the one before ends.
  ...(['A10', 'A20', 'A100', 'A1000', 'A10k', 'A100k', 'A1M'] as const),
  // 7 + ▢ = 12, ▢ − 5 = 7, to 1000.
  ...(['H10', 'H20', 'H100', 'H1000'] as const),
  /** To 1000, of whole tens. */
  'A1000tens',
  'H1000tens',
  /** 100 − 35, 35 + ▢ = 100: a part and the rest of a hundred. */
  'A100whole',
  /** Those of whole tens: 100 − 30. */
  'A100wholetens',
  /** 5 + 5 + 5, 8 + 8: one number again and again, to 100, dealt to at most ten. */
  'Aequal',
  /** 9 = 5 + ▢. */
  'S',
  // Three or more numbers, brackets and the order of operations.
  ...(['K20', 'K100', 'K1000'] as const),
  // 7 + ▢ = 4 + 8.
  ...(['B20', 'B100'] as const),
  /** A number or an answer below zero. */
  'neg',
  // 7 × 8 to 10 × 10, and those to 50; 56 : 8, and those of at most 60.
  ...(['T', 'T50', 'TH', 'D', 'D60'] as const),
  /** One factor to 10 and the other to 99; larger ones; × or : 10, 100, 1000; a divisor to 10; a larger one. */
  ...(['X1', 'X2', 'PT', 'Q', 'Q2'] as const),
  // 38 : 6 = ▢ (with remainder) to ten times, and larger.
  ...(['R', 'R2', 'mean'] as const),
  // Those, and parts of a number, that are dealt to at most ten in at most eight cards of 100, 50, 10, 5, 2 and 1.
  ...(['Qdeal', 'R2deal', 'meandeal', 'Fofdeal'] as const),
  // Decimals: + and − to so many places; × and :; × and : 10, 100, 1000.
  ...(['P1', 'P2', 'P3', 'PX', 'PX10'] as const),
  /** Tenths to 10: all of them are marks of a line. */
  'P1to10',
  /** 1 − 0.4, 0.4 + ▢ = 1. */
  'Pwhole',
  // 1 − 2/5; + and −; with denominators to 12; 2/3 = ▢/12; simplest form; mixed form; 0.75 as a fraction and back.
  ...(['F1', 'F+', 'F+12', 'F=', 'F=12', 'Flow', 'Fmix', 'Fdec'] as const),
  // × and : of fractions; 3/4 of 20, and of at most 60; 3/4 of ▢ = 15.
  ...(['Fx', 'Fof', 'Fof60', 'Fh'] as const),
  // 25% of 80; 150% of 80; ▢% of 80 = 20; 3/4 = ▢%; a discount; 2 : 3 = ▢ : 12; a scale.
  ...(['%of', '%over', '%h', '%f', '%off', 'RT', 'SC'] as const),
  /** A percentage in whole tenths or quarters. */
  '%of4',
  // Money: + and −; whole euros to 20; × and :; euros and cents.
  ...(['E+', 'E+20', 'Ex', 'Ect'] as const),
  // Money of at most € 50; what of it can be paid with coins and notes; a discount within it; decimals read as euros.
  ...(['E50', 'Ecash', '%off50', 'P2eur'] as const),
  // Length, content, mass and area in another unit; + and −; area, perimeter and content; speed.
  ...(['Um', 'Uv', 'Uk', 'Ua', 'U+', 'AR', 'V'] as const),
  /** 1 m − 35 cm: the rest of a whole. */
  'Uwhole',
  // Those of which every length in the answer's unit is one of a hundred marks: 4 m + 30 cm = 430 cm, not 437.
  ...(['Um100', 'U+100'] as const),
  /** Area or a side of a rectangle: 3 cm × 6 cm, 8 m × ▢ m = 32 m². */
  'ARrect',
  // A clock face, words, digits; on whole quarters; later or earlier; how long; units of time; hours and minutes alone.
  ...(['Cf', 'Cf15', 'C+', 'C-', 'Cu', 'Cu60'] as const),
  // 37 on a line with marks; without; a percentage on a line; read from a line.
  ...(['L', 'L20', 'L~', 'L%', 'Lr'] as const),
  // A number by itself; two sides to compare; two sides to 20; rounding; estimating a sum.
  ...(['N', '?', '?20', '~', '~+'] as const),
  // A number, and a rounded one, that is one of a hundred marks.
  ...(['N100', '~100'] as const),
  // Whole numbers: on a line to 1000 of a hundred marks at most; one of its marks; rounded to tens or hundreds, to 10 000.
  ...(['L1000', 'N1000', '~10k'] as const),
  // A place and a number that tenths of tenths come to: whole numbers and decimals from 0 on, no fractions.
  ...(['Ldigit', 'Ndigit'] as const),
] as const;

export type ShapeName = (typeof shapeNames)[number];

const names: ReadonlySet<string> = new Set(shapeNames);

export const isShape = (name: string): name is ShapeName => names.has(name);
