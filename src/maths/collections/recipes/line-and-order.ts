import type { CollectionRecipe } from '../make-collection';
import { decimals, from, improved, oneOf, parts, recipesOf, sums } from './recipe';

const line = recipesOf('line');
const compare = recipesOf('compare-estimate');
const snapAndRead = (ends: string) => [`{a}=_(${ends})`, `{a}(${ends})=_`];

const lineRecipes: readonly CollectionRecipe[] = [
  line(
    'line-to-10',
    ['Getallenlijn tot 10', 'Number line to 10'],
    [3],
    sums(snapAndRead('0..10,1'), { a: from(1, 9) }),
    sums('{a}=_(0~10)', { a: from(1, 9) }),
  ),
  line(
    'line-to-20',
    ['Getallenlijn tot 20', 'Number line to 20'],
    [3, 4],
    sums(snapAndRead('0..20,1'), { a: from(1, 19) }),
    sums('{a}=_(0~20)', { a: from(1, 19) }),
  ),
  line(
    'line-to-100',
    ['Getallenlijn tot 100', 'Number line to 100'],
    [4, 5],
    sums(snapAndRead('0..100,1'), { a: from(3, 97) }, { count: 120 }),
    sums('{a}=_(0~100)', { a: from(4, 96) }),
  ),
  line(
    'line-tens',
    ['Tientallen op de lijn', 'Tens on the line'],
    [4],
    sums(snapAndRead('0..100,10'), { a: from(10, 90, 10) }),
    sums(['{a}=_(20..60,1)', '{b}=_(40..100,1)'], { a: from(21, 59), b: from(41, 99) }, { count: 40 }),
  ),
  line(
    'line-to-1000',
    ['Getallenlijn tot 1000', 'Number line to 1000'],
    [5, 6],
    sums(snapAndRead('0..1000,10'), { a: from(30, 970, 10) }, { count: 80 }),
    sums('{a}=_(0~1000)', { a: from(40, 960, 5) }, { count: 80 }),
  ),
  line(
    'line-to-10000',
    ['Getallenlijn tot 10 000', 'Number line to 10,000'],
    [6, 7],
    sums(snapAndRead('0..10000,100'), { a: from(300, 9700, 100) }, { count: 80 }),
    sums('{a}=_(0~10000)', { a: from(400, 9600, 50) }, { count: 80 }),
  ),
  line(
    'line-to-100000',
    ['Getallenlijn tot 100 000', 'Number line to 100,000'],
    [6, 7],
    sums(snapAndRead('0..100000,1000'), { a: from(3000, 97_000, 1000) }, { count: 80 }),
    sums('{a}=_(0~100000)', { a: from(4000, 96_000, 500) }, { count: 60 }),
  ),
  line(
    'line-halves-and-quarters',
    ['Halven en kwarten op de lijn', 'Halves and quarters on the line'],
    [5, 6],
    sums(snapAndRead('0..2,1/4'), { a: oneOf('1/2', '1/4', '3/4', '1 1/2', '1 1/4', '1 3/4') }),
    sums('{a}=_(0~1)', { a: oneOf('1/2', '1/4', '3/4') }),
  ),
  line(
    'line-fractions',
    ['Breuken op de lijn', 'Fractions on the line'],
    [6, 7],
    sums('{a}=_(0..1,1/12)', { a: parts([2, 3, 4, 6, 12]) }),
    sums(['{a}=_(0~1)', '{a}=_(0~2)'], { a: parts([2, 3, 4, 5, 6, 8, 10]) }),
  ),
  line(
    'line-decimals',
    ['Kommagetallen op de lijn', 'Decimals on the line'],
    [6, 7],
    sums(snapAndRead('0..1,1/10'), { a: decimals(1, 9, 1, 1) }),
    sums(['{a}=_(0..10,1/10)', '{a}=_(0~10)'], { a: decimals(3, 97, 1, 1) }, { count: 100 }),
  ),
  line(
    'line-percent',
    ['Procenten op de lijn', 'Percentages on the line', 'Percenten op de lijn'],
    [7, 8],
    sums(['{a}=_(0..1,1/20)', '{a}=_(0~1)'], {
      a: oneOf(
        '5%',
        '10%',
        '15%',
        '20%',
        '25%',
        '30%',
        '35%',
        '40%',
        '45%',
        '50%',
        '55%',
        '60%',
        '65%',
        '70%',
        '75%',
        '80%',
        '85%',
        '90%',
        '95%',
      ),
    }),
  ),
  line(
    'line-below-zero',
    ['Onder en boven nul', 'Below and above zero'],
    [6, 7, 8],
    sums(snapAndRead('-10..10,1'), {
      a: oneOf('-9', '-8', '-7', '-6', '-5', '-4', '-3', '-2', '-1', '1', '2', '3', '4', '6', '8'),
    }),
    sums('{a}=_(-20~20)', { a: oneOf('-18', '-15', '-12', '-8', '-5', '-3', '4', '7', '12', '16') }),
  ),
];

/**
 * Pairs that tell who reads the digits behind the comma as one number (0,4 ▢ 0,35), who takes the shorter number for the
 * larger (0,4 ▢ 0,47), and who sees that 0,4 and 0,40 are worth the same.
 */
const decimalPairs = [0, 1, 2].flatMap((whole) =>
  [2, 3, 4, 5, 6, 7, 8, 9].flatMap((tenth) => {
    const short = `${whole}.${tenth}`;
    const hundredth = 1 + ((tenth + 4 * whole) % 9);
    return [
      `${short}?${whole}.${tenth - 1}${hundredth}`,
      `${whole}.${tenth - 2}${hundredth}?${short}`,
      `${short}?${whole}.0${tenth}`,
      `${whole}.${tenth}${hundredth}?${short}`,
      (tenth + whole) % 2 === 0 ? `${short}?${short}0` : `${short}0?${short}`,
    ];
  }),
);

const compareRecipes: readonly CollectionRecipe[] = [
  improved(
    2,
    compare(
      'compare-to-20',
      ['Vergelijken tot 20', 'Comparing to 20'],
      [3, 4],
      sums('{a}?{b}', { a: from(1, 20), b: from(1, 20) }, { count: 60 }),
      sums('{a}+{b}?{c}', { a: from(2, 9), b: from(2, 9), c: from(4, 18) }, { count: 80 }),
    ),
  ),
  improved(
    2,
    compare(
      'compare-to-100',
      ['Vergelijken tot 100', 'Comparing to 100'],
      [4, 5],
      sums('{a}+{b}?{c}', { a: from(21, 59), b: from(11, 40), c: from(40, 100, 10) }, { count: 70 }),
      sums('{a}-{b}?{c}', { a: from(60, 99), b: from(11, 59), c: from(10, 60, 10) }, { count: 70 }),
    ),
  ),
  compare(
    'compare-to-1000',
    ['Vergelijken tot 1000', 'Comparing to 1000'],
    [5, 6],
    sums('{a}?{b}', { a: from(101, 999), b: from(101, 999) }, { count: 60 }),
    sums(
      ['{a}+{b}?{c}', '{a}-{b}?{c}'],
      { a: from(240, 780), b: from(110, 230), c: from(100, 1000, 50) },
      { count: 80 },
    ),
  ),
  improved(
    2,
    compare(
      'compare-products',
      ['Keersommen vergelijken', 'Comparing products', 'Maaltafels vergelijken'],
      [5, 6],
      sums(
        ['{a}*{b}?{c}*{d}', '{a}*{b}?{e}'],
        { a: from(3, 9), b: from(3, 9), c: from(3, 9), d: from(3, 9), e: from(10, 80, 10) },
        { count: 140 },
      ),
    ),
  ),
  improved(
    2,
    compare(
      'compare-decimals',
      ['Kommagetallen vergelijken', 'Comparing decimals'],
      [6, 7],
      sums('{pair}', { pair: oneOf(...decimalPairs) }),
    ),
  ),
  improved(
    2,
    compare(
      'compare-fractions',
      ['Breuken vergelijken', 'Comparing fractions'],
      [6, 7, 8],
      sums('{a}?{b}', { a: parts([2, 3, 4, 5, 6, 8]), b: parts([2, 3, 4, 5, 6, 8]) }, { count: 140 }),
    ),
  ),
  compare(
    'compare-forms',
    [
      'Breuk, kommagetal en procent vergelijken',
      'Comparing fractions, decimals and percentages',
      'Breuk, kommagetal en percent vergelijken',
    ],
    [7, 8],
    sums(
      ['{a}?{b}', '{b}?{c}', '{a}?{c}'],
      {
        a: parts([2, 4, 5, 10]),
        b: decimals(5, 95, 5, 2),
        c: oneOf('5%', '10%', '20%', '25%', '30%', '45%', '50%', '60%', '75%', '80%', '95%'),
      },
      { count: 160 },
    ),
  ),
  compare(
    'compare-measures',
    ['Maten vergelijken', 'Comparing measures'],
    [5, 6, 7],
    sums(
      ['{a}m?{b}cm', '{a}kg?{c}g', '{a}l?{b}cl'],
      { a: decimals(5, 45, 5, 1), b: from(50, 450, 25), c: from(500, 4500, 250) },
      { count: 140 },
    ),
  ),
  compare('order-to-100', ['Ordenen tot 100', 'Ordering to 100'], [3, 4], sums('{a}=_', { a: from(1, 99) })),
  compare(
    'order-to-1000',
    ['Ordenen tot 1000', 'Ordering to 1000'],
    [5, 6],
    sums('{a}=_', { a: from(101, 999) }, { count: 140 }),
  ),
  compare(
    'order-decimals',
    ['Kommagetallen ordenen', 'Ordering decimals'],
    [6, 7],
    sums('{a}=_', { a: decimals(5, 995, 5, 2) }, { count: 120 }),
    sums('{a}=_', { a: decimals(1, 99, 1, 1) }, { count: 60 }),
  ),
  compare(
    'order-fractions',
    ['Breuken ordenen', 'Ordering fractions'],
    [6, 7, 8],
    sums('{a}=_', { a: parts([2, 3, 4, 5, 6, 8, 10, 12]) }),
  ),
  compare(
    'round',
    ['Afronden op tien en honderd', 'Rounding to ten and a hundred'],
    [5, 6],
    sums('{a}=_~10', { a: from(21, 989) }, { count: 60 }),
    sums('{a}=_~100', { a: from(120, 9890) }, { count: 60 }),
  ),
  compare(
    'round-large',
    ['Afronden op duizend en meer', 'Rounding to a thousand and more'],
    [6, 7],
    sums(['{a}=_~1000', '{a}=_~10000'], { a: from(12_300, 989_000, 100) }, { count: 120 }),
  ),
  compare(
    'round-decimals',
    ['Kommagetallen afronden', 'Rounding decimals'],
    [7, 8],
    sums('{a}=_~1', { a: decimals(11, 989, 1, 1) }, { count: 60 }),
    sums('{a}=_~1/10', { a: decimals(111, 999, 1, 2) }, { count: 60 }),
  ),
  compare(
    'estimate',
    ['Schatten: plus en min', 'Estimating sums and differences', 'Schatten: optellen en aftrekken'],
    [6, 7, 8],
    sums(['{a}+{b}=_~100', '{a}-{b}=_~100'], { a: from(310, 990), b: from(105, 290) }, { count: 120 }),
  ),
  compare(
    'estimate-products',
    ['Schatten: keer', 'Estimating products', 'Schatten: maal'],
    [7, 8],
    sums('{a}*{b}=_~100', { a: from(3, 9), b: from(112, 498) }, { count: 60 }),
    sums('{a}*{b}=_~100', { a: from(12, 49), b: from(18, 62) }, { count: 80 }),
  ),
];

/** The number line, comparing, ordering and estimating. */
export const lineAndOrderRecipes: readonly CollectionRecipe[] = [...lineRecipes, ...compareRecipes];
