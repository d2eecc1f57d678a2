import { dividedBy, equals, isWhole, type Rational, rational, times } from '../../../number/rational';
import type { Sum } from '../../../sum/sum';
import { partsOfWhole } from '../../drawing/fraction-pictures';
import { inUnit, parts, plain } from '../../drawing/notate';
import { unanswered } from '../../drawing/open-table';
import { type Binary, binaryOf } from '../../drawing/sum-parts';
import type { RatioTable } from '../../picture';
import { type StrategyStep, step } from '../../step';

const hundred = rational(100);

/** A table of percentages and amounts; each column comes from an earlier one. */
function table(
  columns: readonly (readonly [Rational, Rational])[],
  unit: string,
  moves: RatioTable['moves'],
): RatioTable {
  return {
    kind: 'ratio-table',
    rows: [
      columns.map(([percent]) => `${plain(percent)}%`),
      columns.map(([, amount]) => `${inUnit(amount, unit)}`),
    ],
    moves,
  };
}

const byParts: Readonly<Record<number, number>> = { 50: 2, 25: 4, 20: 5, 10: 10, 1: 100 };

/** One step of the table: from 100 % to a part by dividing. */
function share(percent: number, whole: Rational, unit: string): StrategyStep {
  const by = byParts[percent] ?? 100;
  const amount = dividedBy(whole, rational(by));
  const values = { percent: `${percent}%`, by, whole: `${inUnit(whole, unit)}` };
  const equation = `${inUnit(whole, unit)}:${by}=${inUnit(amount, unit)}`;
  return step(
    'percentByDividing',
    values,
    equation,
    table(
      [
        [hundred, whole],
        [rational(percent), amount],
      ],
      unit,
      [{ from: 0, to: 1, sign: ':', by: `${by}` }],
    ),
  );
}

/** A percentage in hundreds, tens, a five and ones, as it is worked out by heart: 15 % is 10 % and 5 %. */
function piecesOf(percent: number): number[] {
  const ones = percent % 5;
  const five = percent % 10 >= 5 ? 5 : 0;
  const tens = Math.floor((percent % 100) / 10) * 10;
  return [Math.floor(percent / 100) * 100, tens, five, ones].filter((piece) => piece > 0);
}

/** Each piece by itself, from 10 % or 1 %, and all together. */
function inPieces(percent: Rational, whole: Rational, unit: string): StrategyStep[] {
  const pieces = piecesOf(percent.num);
  const amountOf = (piece: number) => times(rational(piece, 100), whole);
  const columns: [Rational, Rational][] = [[hundred, whole]];
  const add = (piece: number) => columns.push([rational(piece), amountOf(piece)]);
  const draw = () => table([...columns], unit, []);
  const steps = pieces.flatMap((piece): StrategyStep[] => {
    const amount = inUnit(amountOf(piece), unit);
    const found: StrategyStep[] = [];
    if (piece % 100 === 0) {
      if (piece === 100) return [];
      add(piece);
      const values = { n: piece / 100, percent: `${piece}%` };
      return [step('soManyTimes', values, `${piece / 100}*${inUnit(whole, unit)}=${amount}`, draw())];
    }
    const [base, by] = piece === 5 || piece >= 10 ? [10, 10] : [1, 100];
    if (!columns.some(([known]) => known.num === base)) {
      add(base);
      const values = { percent: `${base}%`, by, whole: inUnit(whole, unit) };
      found.push(
        step(
          'percentByDividing',
          values,
          `${inUnit(whole, unit)}:${by}=${inUnit(amountOf(base), unit)}`,
          draw(),
        ),
      );
    }
    if (piece === base) return found;
    add(piece);
    const start = inUnit(amountOf(base), unit);
    found.push(
      piece === 5
        ? step('halfOfThat', {}, `${start}:2=${amount}`, draw())
        : step(
            'soManyTimes',
            { n: piece / base, percent: `${piece}%` },
            `${piece / base}*${start}=${amount}`,
            draw(),
          ),
    );
    return found;
  });
  add(percent.num);
  const amounts = pieces.map((piece) => inUnit(amountOf(piece), unit)).join('+');
  const values = { percent: `${percent.num}%`, pieces: pieces.map((piece) => `${piece}%`).join(' + ') };
  return [
    ...steps,
    step('percentTogether', values, `${amounts}=${inUnit(amountOf(percent.num), unit)}`, draw()),
  ];
}

/** The way to p % of a number: straight, or from 10 %, 25 % or 1 %. */
export function percentOf(percent: Rational, whole: Rational, unit: string): StrategyStep[] {
  const answer = times(dividedBy(percent, hundred), whole);
  if (equals(percent, hundred))
    return [
      step(
        'allPercent',
        {},
        `100%of${inUnit(whole, unit)}=${inUnit(whole, unit)}`,
        table([[hundred, whole]], unit, []),
      ),
    ];
  if (isWhole(percent) && byParts[percent.num]) return [share(percent.num, whole, unit)];
  const isRound = percent.num % 10 === 0 || percent.num === 75 || percent.num < 10;
  if (isWhole(percent) && (percent.num > 100 || !isRound)) return inPieces(percent, whole, unit);
  const anchor = [25, 20, 10, 1].find((each) => isWhole(dividedBy(percent, rational(each)))) ?? 1;
  if (equals(percent, rational(5))) {
    const tenth = dividedBy(whole, rational(10));
    return [
      share(10, whole, unit),
      step(
        'halfOfThat',
        {},
        `${inUnit(tenth, unit)}:2=${inUnit(answer, unit)}`,
        table(
          [
            [hundred, whole],
            [rational(10), tenth],
            [percent, answer],
          ],
          unit,
          [
            { from: 0, to: 1, sign: ':', by: '10' },
            { from: 1, to: 2, sign: ':', by: '2' },
          ],
        ),
      ),
    ];
  }
  const each = times(rational(anchor, 100), whole);
  const many = dividedBy(percent, rational(anchor));
  return [
    share(anchor, whole, unit),
    step(
      'soManyTimes',
      { n: plain(many), percent: `${plain(percent)}%` },
      `${plain(many)}*${inUnit(each, unit)}=${inUnit(answer, unit)}`,
      table(
        [
          [hundred, whole],
          [rational(anchor), each],
          [percent, answer],
        ],
        unit,
        [
          { from: 0, to: 1, sign: ':', by: `${byParts[anchor] ?? 100}` },
          { from: 1, to: 2, sign: '*', by: plain(many) },
        ],
      ),
    ),
  ];
}

/** Which percentage one number is of another. */
function whichPercent(part: Rational, whole: Rational, unit: string): StrategyStep[] {
  const share = dividedBy(part, whole);
  const hundredths = times(share, hundred);
  const text = `${inUnit(part, unit)}:${inUnit(whole, unit)}`;
  if (isWhole(hundredths) && 100 % share.den === 0) {
    return [
      step(
        'whichPart',
        { a: `${inUnit(part, unit)}`, b: `${inUnit(whole, unit)}` },
        `${text}=${parts(share.num, share.den)}`,
        partsOfWhole(`${inUnit(whole, unit)}`, '', Math.min(share.den, 20), Math.min(share.num, 20)),
      ),
      step(
        'asHundredths',
        {},
        `${parts(share.num, share.den)}=${parts(hundredths.num, 100)}`,
        table(
          [
            [rational(100), whole],
            [hundredths, part],
          ],
          unit,
          [],
        ),
      ),
    ];
  }
  const one = dividedBy(whole, hundred);
  return [
    share1(whole, unit),
    step(
      'howManyOnes',
      { x: `${inUnit(one, unit)}` },
      `${inUnit(part, unit)}:${inUnit(one, unit)}=${plain(hundredths)}`,
      table(
        [
          [hundred, whole],
          [rational(1), one],
          [hundredths, part],
        ],
        unit,
        [],
      ),
    ),
  ];
}

const share1 = (whole: Rational, unit: string): StrategyStep => share(1, whole, unit);

/** The whole, from a percentage of it. */
function wholeFrom(percent: Rational, part: Rational, unit: string): StrategyStep[] {
  const times100 = dividedBy(hundred, percent);
  const whole = times(part, times100);
  if (isWhole(times100)) {
    const picture = table(
      [
        [percent, part],
        [hundred, whole],
      ],
      unit,
      [{ from: 0, to: 1, sign: '*', by: plain(times100) }],
    );
    return [
      step(
        'timesIntoHundred',
        { percent: `${plain(percent)}%` },
        `${plain(times100)}*${plain(percent)}=100`,
        unanswered(picture, 1, 1),
      ),
      step(
        'soManyTimes',
        { n: plain(times100), percent: '100%' },
        `${plain(times100)}*${inUnit(part, unit)}=${inUnit(whole, unit)}`,
        picture,
      ),
    ];
  }
  const one = dividedBy(part, percent);
  const picture = table(
    [
      [percent, part],
      [rational(1), one],
      [hundred, whole],
    ],
    unit,
    [
      { from: 0, to: 1, sign: ':', by: plain(percent) },
      { from: 1, to: 2, sign: '*', by: '100' },
    ],
  );
  return [
    step(
      'onePercentBack',
      { n: plain(percent) },
      `${inUnit(part, unit)}:${plain(percent)}=${inUnit(one, unit)}`,
      unanswered(picture, 1, 2),
    ),
    step(
      'soManyTimes',
      { n: 100, percent: '100%' },
      `100*${inUnit(one, unit)}=${inUnit(whole, unit)}`,
      picture,
    ),
  ];
}

/** `25%of80=_` with the hole anywhere; null for other sums. */
export function percentSteps(sum: Sum): StrategyStep[] | null {
  const binary = binaryOf(sum);
  if (binary?.sign !== 'of' || binary.a.unit !== '%') return null;
  const { a, b, result, hole } = binary;
  const unit = unitOf(binary);
  if (hole === 'result') return percentOf(a.value, b.value, unit);
  return hole === 'left' ? whichPercent(result.value, b.value, unit) : wholeFrom(a.value, result.value, unit);
}

const unitOf = ({ b, result }: Binary): string => (b.unit === result.unit ? (b.unit ?? '') : '');
