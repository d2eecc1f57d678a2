import { dividedBy, isWhole, type Rational, rational, times } from '../../../number/rational';
import type { Sum } from '../../../sum/sum';
import { barOf, partsOfWhole, pizzasOf, sharesOf } from '../../drawing/fraction-pictures';
import { leastMultiple, mixed, numeratorOf, parts, plain } from '../../drawing/notate';
import { type Binary, binaryOf, type Quantity } from '../../drawing/sum-parts';
import type { GridPicture, Picture } from '../../picture';
import { type StrategyStep, step } from '../../step';
import { turnedRound, turnStep } from './turned-round';

const denOf = ({ value, written }: Quantity): number =>
  written && written.form !== 'decimal' ? written.den : value.den;

/** Shorter and with its wholes apart, where the outcome was neither. */
export function tidySteps(num: number, den: number): StrategyStep[] {
  const value = rational(num, den);
  const steps: StrategyStep[] = [];
  if (value.den !== den && !isWhole(value)) {
    const by = den / value.den;
    steps.push(
      step(
        'simplify',
        { by },
        `${parts(num, den)}=${parts(value.num, value.den)}`,
        sharesOf([{ num, den }, value]),
      ),
    );
  }
  if (value.num > value.den) {
    const name = isWhole(value) ? 'allWholes' : 'takeWholes';
    const fine = isWhole(value) ? { num, den } : value;
    steps.push(
      step(
        name,
        { den: fine.den, wholes: Math.floor(value.num / value.den) },
        `${parts(fine.num, fine.den)}=${mixed(value)}`,
        pizzasOf([[fine.num, 'first']], fine.den),
      ),
    );
  }
  return steps;
}

/** A mixed number in parts: 1 3/4 is 7/4. */
function unmixed({ value, written }: Quantity): StrategyStep[] {
  if (written?.form !== 'mixed') return [];
  const num = numeratorOf(value, written.den);
  const text = `${Math.floor(num / written.den)} ${num % written.den}/${written.den}=${parts(num, written.den)}`;
  return [step('inParts', { den: written.den }, text, pizzasOf([[num, 'first']], written.den))];
}

function toCommon(quantity: Quantity, den: number): StrategyStep[] {
  const own = denOf(quantity);
  const num = numeratorOf(quantity.value, own);
  if (own === den) return [];
  const by = den / own;
  const more = num * by;
  return [
    step(
      'sameParts',
      { den, by },
      `${parts(num, own)}=${parts(more, den)}`,
      sharesOf([
        { num, den: own },
        { num: more, den },
      ]),
    ),
  ];
}

function addOrSubtract(a: Quantity, b: Quantity, sign: '+' | '-'): StrategyStep[] {
  const den = leastMultiple(denOf(a), denOf(b));
  const [x, y] = [numeratorOf(a.value, den), numeratorOf(b.value, den)];
  const result = sign === '+' ? x + y : x - y;
  const same = denOf(a) === den && denOf(b) === den;
  const picture =
    sign === '+'
      ? pizzasOf(
          [
            [x, 'first'],
            [y, 'second'],
          ],
          den,
        )
      : pizzasOf(
          [
            [result, 'first'],
            [y, 'taken'],
          ],
          den,
        );
  const name = sign === '+' ? 'partsPlus' : 'partsMinus';
  const equation = same
    ? `${x}${sign}${y}=${result}`
    : `${parts(x, den)}${sign}${parts(y, den)}=${parts(result, den)}`;
  return [
    ...unmixed(a),
    ...unmixed(b),
    ...toCommon(a, den),
    ...toCommon(b, den),
    step(name, { a: x, b: y, den }, equation, picture),
    ...(result > 0 ? tidySteps(result, den) : []),
  ];
}

/** A part of a part: a rectangle cut both ways. */
const crossing = (a: Rational, b: Rational): GridPicture => ({
  kind: 'grid',
  rows: a.den,
  columns: b.den,
  groups: [{ count: a.num * b.den, role: 'first' }],
  crossed: b.num,
});

function multiply(a: Quantity, b: Quantity): StrategyStep[] {
  const [x, y] = [a, b].map((each) => ({ num: numeratorOf(each.value, denOf(each)), den: denOf(each) }));
  if (!x || !y) return [];
  const before = [...unmixed(a), ...unmixed(b)];
  if (x.den === 1 || y.den === 1) {
    const [times, share] = x.den === 1 ? [x.num, y] : [y.num, x];
    const total = times * share.num;
    const picture = pizzasOf([[total, 'first']], share.den);
    return [
      ...before,
      step(
        'timesParts',
        { n: times, num: share.num, den: share.den },
        `${times}*${share.num}=${total}`,
        picture,
      ),
      step(
        'thoseParts',
        { num: total, den: share.den },
        `${total}*1/${share.den}=${parts(total, share.den)}`,
        picture,
      ),
      ...tidySteps(total, share.den),
    ];
  }
  const fits = x.num <= x.den && y.num <= y.den && x.den <= 12 && y.den <= 12;
  const picture: Picture = fits ? crossing(x, y) : sharesOf([x, y]);
  const [num, den] = [x.num * y.num, x.den * y.den];
  return [
    ...before,
    step('topTimesTop', { a: x.num, b: y.num }, `${x.num}*${y.num}=${num}`, picture),
    step('belowTimesBelow', { a: x.den, b: y.den }, `${x.den}*${y.den}=${den}`, picture),
    ...tidySteps(num, den),
  ];
}

function divide(a: Quantity, b: Quantity): StrategyStep[] {
  if (isWhole(b.value)) {
    const own = denOf(a);
    const num = numeratorOf(a.value, own);
    const by = b.value.num;
    if (num % by === 0) {
      return [
        ...unmixed(a),
        step(
          'shareParts',
          { num, den: own, n: by },
          `${num}:${by}=${num / by}`,
          barOf(
            [
              [num / by, 'first'],
              [num - num / by, 'second'],
            ],
            own,
          ),
        ),
      ];
    }
    const finer = { num: num * by, den: own * by };
    return [
      ...unmixed(a),
      step(
        'finerParts',
        { n: by, den: finer.den },
        `${parts(num, own)}=${parts(finer.num, finer.den)}`,
        sharesOf([{ num, den: own }, finer]),
      ),
      step(
        'shareParts',
        { num: finer.num, den: finer.den, n: by },
        `${finer.num}:${by}=${num}`,
        barOf(
          [
            [num, 'first'],
            [finer.num - num, 'second'],
          ],
          finer.den,
        ),
      ),
      ...tidySteps(num, finer.den),
    ];
  }
  const den = leastMultiple(denOf(a), denOf(b));
  const [x, y] = [numeratorOf(a.value, den), numeratorOf(b.value, den)];
  const quotient = rational(x, y);
  return [
    ...unmixed(a),
    ...unmixed(b),
    ...toCommon(a, den),
    ...toCommon(b, den),
    step(
      'howOftenParts',
      { a: parts(x, den), b: parts(y, den) },
      `${parts(x, den)}:${parts(y, den)}=${x}:${y}`,
      sharesOf([
        { num: x, den },
        { num: y, den },
      ]),
    ),
    step(
      'divideTops',
      {},
      `${x}:${y}=${mixed(quotient)}`,
      sharesOf([
        { num: x, den },
        { num: y, den },
      ]),
    ),
  ];
}

/** 3/4 of 20: one part first, then as many as are meant. */
export function partOfSteps(share: Quantity, whole: Rational, unit = ''): StrategyStep[] {
  const den = denOf(share);
  const num = numeratorOf(share.value, den);
  const each = dividedBy(whole, rational(den));
  const all = times(each, rational(num));
  const total = plain(whole) + unit;
  const picture = (taken: number) =>
    den <= 20 ? partsOfWhole(total, plain(each) + unit, den, taken) : barOf([[taken, 'first']], den, total);
  const first = step(
    'onePart',
    { den, whole: total },
    `${plain(whole)}${unit}:${den}=${plain(each)}${unit}`,
    picture(1),
  );
  if (num === 1) return [first];
  return [
    first,
    step('soManyParts', { num }, `${num}*${plain(each)}${unit}=${plain(all)}${unit}`, picture(num)),
  ];
}

/** Sums of fractions with one sign. */
export function fractionSteps(sum: Sum): StrategyStep[] | null {
  const binary = binaryOf(sum);
  if (!binary) return null;
  if (binary.sign === 'of') {
    return binary.hole === 'result' ? partOfSteps(binary.a, binary.b.value) : partBackwards(binary);
  }
  const turned = turnedRound(binary);
  if (!turned) return null;
  const { sign, x, y } = turned;
  const working = sign === '*' ? multiply(x, y) : sign === ':' ? divide(x, y) : addOrSubtract(x, y, sign);
  const first = working[0];
  return first ? [...turnStep(binary, first.picture), ...working] : null;
}

/** 3/4 of □ = 15 and □ of 20 = 15. */
function partBackwards({ a, b, result, hole }: Binary): StrategyStep[] {
  if (hole === 'left') {
    const share = dividedBy(result.value, b.value);
    return [
      step(
        'whichPart',
        { a: plain(result.value), b: plain(b.value) },
        `${plain(result.value)}:${plain(b.value)}=${parts(share.num, share.den)}`,
        sharesOf([share]),
      ),
    ];
  }
  const den = denOf(a);
  const num = numeratorOf(a.value, den);
  const each = dividedBy(result.value, rational(num));
  const whole = times(each, rational(den));
  const picture = partsOfWhole('?', plain(each), den, num);
  return [
    ...(num === 1
      ? []
      : [
          step(
            'onePartBack',
            { num, x: plain(result.value) },
            `${plain(result.value)}:${num}=${plain(each)}`,
            picture,
          ),
        ]),
    step(
      'allParts',
      { den },
      `${den}*${plain(each)}=${plain(whole)}`,
      partsOfWhole(plain(whole), plain(each), den, den),
    ),
  ];
}
