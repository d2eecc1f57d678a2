import { dividedBy, isWhole, type Rational, rational } from '../../../number/rational';
import type { Sum } from '../../../sum/sum';
import { greatestDivisor, plain } from '../../drawing/notate';
import { unanswered } from '../../drawing/open-table';
import type { RatioTable } from '../../picture';
import { type StrategyStep, step } from '../../step';

/** `2:3=_:12` with the hole anywhere: both numbers grow as many times. */
export function ratioSteps(sum: Sum): StrategyStep[] | null {
  const [x, y] = [sum.left, sum.right].map((side) => {
    if (side.kind !== 'operation' || side.sign !== ':') return null;
    const [top, below] = [side.left, side.right];
    if (top.kind !== 'number' && top.kind !== 'hole') return null;
    return below.kind === 'number' || below.kind === 'hole' ? ([top, below] as const) : null;
  });
  if (!x || !y) return null;
  const worthIn = (node: (typeof x)[number]): Rational => (node.kind === 'hole' ? sum.answer : node.value);
  const [a, b, c, d] = [...x, ...y].map(worthIn);
  if (!a || !b || !c || !d) return null;
  const open = [...x, ...y].findIndex(({ kind }) => kind === 'hole');
  // The pair without the hole tells how many times larger; the other pair follows.
  const [from, to, small, large] = open % 2 === 0 ? [b, d, a, c] : [a, c, b, d];
  const isBack = open < 2;
  const [start, end, given, asked] = isBack ? [to, from, large, small] : [from, to, small, large];
  const factor = dividedBy(end, start);
  const stretch = factor.num >= factor.den ? factor : dividedBy(start, end);
  if (!isWhole(stretch) && given.den === 1 && start.den === 1)
    return reducedRatio(start, given, end, asked, open % 2 === 1);
  const rows = [
    [plain(a), plain(c)],
    [plain(b), plain(d)],
  ];
  const [sign, by] =
    factor.num >= factor.den ? (['*', factor] as const) : ([':', dividedBy(start, end)] as const);
  const picture: RatioTable = {
    kind: 'ratio-table',
    rows,
    moves: [{ from: isBack ? 1 : 0, to: isBack ? 0 : 1, sign, by: plain(by) }],
  };
  const asking = unanswered(picture, open % 2, open < 2 ? 0 : 1);
  return [
    step(
      'howManyTimes',
      { a: plain(start), b: plain(end) },
      sign === '*'
        ? `${plain(end)}:${plain(start)}=${plain(by)}`
        : `${plain(start)}:${plain(end)}=${plain(by)}`,
      asking,
    ),
    step('sameTimes', {}, `${plain(given)}${sign}${plain(by)}=${plain(asked)}`, picture),
  ];
}

/** Where the numbers do not go into one another, the ratio itself is made smaller first. */
function reducedRatio(
  start: Rational,
  given: Rational,
  end: Rational,
  asked: Rational,
  isTop: boolean,
): StrategyStep[] {
  const by = greatestDivisor(start.num, given.num);
  const [x, y] = [start.num / by, given.num / by];
  const factor = dividedBy(end, rational(x));
  const column = (known: Rational | number, other: Rational | number) => {
    const texts = [known, other].map((each) => (typeof each === 'number' ? `${each}` : plain(each)));
    return isTop ? texts : texts.reverse();
  };
  const columns = [column(start, given), column(x, y), column(end, asked)];
  const picture: RatioTable = {
    kind: 'ratio-table',
    rows: [0, 1].map((row) => columns.map((each) => each[row] ?? '')),
    moves: [
      ...(by > 1 ? [{ from: 0, to: 1, sign: ':' as const, by: `${by}` }] : []),
      { from: 1, to: 2, sign: '*', by: plain(factor) },
    ],
  };
  const asking = unanswered(picture, isTop ? 1 : 0, 2);
  return [
    ...(by > 1 ? [step('smallerRatio', { by }, `${start.num}:${given.num}=${x}:${y}`, asking)] : []),
    step('howManyTimes', { a: x, b: plain(end) }, `${plain(end)}:${x}=${plain(factor)}`, asking),
    step('sameTimes', {}, `${y}*${plain(factor)}=${plain(asked)}`, picture),
  ];
}
