import { isMoment } from '../../number/unit';
import { featuresOf } from '../features';
import type { BinaryFact, Expression, Operation, SkillId, Sum, SumKind } from '../sum';
import { numbersIn } from './answer-spec';
import { dimensionOf } from './dimension';
import { domainOf, type NumberDomain, rangeOf } from './domain';
import { holesIn } from './solve';

/** Where a sum belongs: its kind, how it is learned, and its path in the skill tree. */
export type SumClass = Pick<Sum, 'operation' | 'kind' | 'learnedAs' | 'skills'>;

/** A sum of which everything is known but its class. */
export type Unclassified = Pick<Sum, 'left' | 'right' | 'relation' | 'answer' | 'answerSpec' | 'binaryFact'>;

/** The way from the broadest skill to the narrowest: `a/b/c` is [a, a/b, a/b/c]. */
function pathTo(skill: string): readonly SkillId[] {
  const before = paths.get(skill);
  if (before) return before;
  const steps = skill.split('/');
  const path = steps.map((_, index) => steps.slice(0, index + 1).join('/') as SkillId);
  paths.set(skill, path);
  return path;
}

/** There are a few hundred skills and very many sums. */
const paths = new Map<string, readonly SkillId[]>();

function additiveKind(operation: Operation, size: number): SumKind {
  if (operation === 'split' && size <= 20) return 'split';
  if (size <= 10) return 'to-10';
  if (size <= 20) return 'to-20';
  return size <= 100 ? 'to-100' : 'to-1000';
}

function classifyAdditive(binaryFact: BinaryFact): SumClass {
  const { size, overTen } = featuresOf(binaryFact);
  const crossing = size <= 10 ? '' : overTen ? '/over-ten' : '/within-ten';
  return {
    operation: binaryFact.operation,
    kind: additiveKind(binaryFact.operation, size),
    learnedAs: size <= 20 ? 'fact' : 'procedure',
    skills: pathTo(`${binaryFact.operation}/${rangeOf(size)}${crossing}`),
  };
}

function classifyProduct(binaryFact: BinaryFact): SumClass {
  const { operation, a, b, result } = binaryFact;
  const table = operation === 'multiply' ? Math.max(a, b) <= 10 : b <= 10 && result <= 10;
  const node = table ? `table-${b}` : 'beyond-tables';
  const tableKind = operation === 'multiply' ? 'table' : 'division';
  return {
    operation,
    kind: table ? tableKind : 'beyond-tables',
    learnedAs: table ? 'fact' : 'procedure',
    skills: pathTo(`${operation}/${node}`),
  };
}

const classifyTriple = (binaryFact: BinaryFact): SumClass =>
  binaryFact.operation === 'multiply' || binaryFact.operation === 'divide'
    ? classifyProduct(binaryFact)
    : classifyAdditive(binaryFact);

const procedure = (operation: Operation, kind: SumKind, skill: string): SumClass => ({
  operation,
  kind,
  learnedAs: 'procedure',
  skills: pathTo(skill),
});

const operationsOfSigns = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  of: 'multiply',
  ':': 'divide',
  '/': 'convert',
} as const;

/** What is done in an expression: its outermost sign. */
function operationIn(expression: Expression): Operation | null {
  if (expression.kind === 'mean') return 'mean';
  if (expression.kind === 'scale') return 'multiply';
  return expression.kind === 'operation' ? operationsOfSigns[expression.sign] : null;
}

const firstOperation = ({ left, right }: Unclassified): Operation | null =>
  operationIn(left) ?? operationIn(right);

const wordOf: Readonly<Record<NumberDomain, string>> = {
  whole: 'whole',
  decimal: 'decimal',
  fraction: 'fraction',
  percent: 'percent',
  money: 'money',
  measure: 'measure',
  clock: 'clock',
};

function classifyLine(sum: Unclassified): SumClass {
  const { line } = sum.answerSpec;
  const domain = domainOf(sum);
  const size = line ? Math.max(Math.abs(line.min.num), Math.abs(line.max.num)) : 0;
  const range = domain === 'whole' ? rangeOf(size) : wordOf[domain];
  const manner =
    line?.step === null ? 'estimate' : sum.left.kind === 'number' && sum.left.line ? 'read' : 'place';
  return procedure('place', 'line', `line/${manner}/${range}`);
}

function classifyComparison(sum: Unclassified): SumClass {
  const isPlain = sum.left.kind === 'number' && sum.right.kind === 'number';
  return procedure('compare', 'sign', `compare/${isPlain ? 'numbers' : 'sums'}/${wordOf[domainOf(sum)]}`);
}

function classifyClock(sum: Unclassified): SumClass {
  const guises = new Set(
    [...numbersIn(sum.left), ...numbersIn(sum.right), ...holesIn(sum.left), ...holesIn(sum.right)].map(
      ({ unit }) => unit,
    ),
  );
  const operation = firstOperation(sum) ?? 'convert';
  if (![...guises].some(isMoment)) return procedure(operation, 'clock', 'clock/duration');
  if (operation === 'add' || operation === 'subtract') {
    return procedure(operation, 'clock', sum.answerSpec.form === 'moment' ? 'clock/later' : 'clock/between');
  }
  const [hole] = [...holesIn(sum.left), ...holesIn(sum.right)];
  const way =
    hole?.unit === 'face' ? 'set' : hole?.unit === 'words' || !guises.has('face') ? 'words' : 'read';
  const minutes = sum.answer.num % 60;
  const step =
    minutes === 0 ? 'hours' : minutes === 30 ? 'halves' : minutes % 15 === 0 ? 'quarters' : 'minutes';
  return procedure('convert', 'clock', `clock/${way}/${step}`);
}

function classifyMeasure(sum: Unclassified): SumClass {
  const operation = firstOperation(sum) ?? 'convert';
  const { length = 0, mass = 0 } = dimensionOf(sum.left) ?? {};
  const numbers = [
    ...numbersIn(sum.left),
    ...numbersIn(sum.right),
    ...holesIn(sum.left),
    ...holesIn(sum.right),
  ];
  const isSpeed = numbers.some(({ unit }) => unit === 'kmh');
  const quantity = isSpeed
    ? 'speed'
    : mass > 0
      ? 'mass'
      : length === 2
        ? 'area'
        : length === 3
          ? 'volume'
          : 'length';
  return procedure(operation, 'measure', `measure/${quantity}/${operation}`);
}

function classifyFraction(sum: Unclassified): SumClass {
  const operation = firstOperation(sum) ?? 'convert';
  if (sum.answerSpec.simplest) return procedure('convert', 'fraction', 'fraction/simplify');
  const isOf = [sum.left, sum.right].some((side) => side.kind === 'operation' && side.sign === 'of');
  if (isOf) return procedure('multiply', 'fraction', 'fraction/part-of');
  if (operation === 'convert') return procedure('convert', 'fraction', 'fraction/equal');
  if (operation === 'mean' || operation === 'multiply' || operation === 'divide') {
    return procedure(operation, 'fraction', `fraction/${operation}`);
  }
  const parts = [...numbersIn(sum.left), ...numbersIn(sum.right)].map(({ value, written }) =>
    written && written.form !== 'decimal' ? written.den : value.den,
  );
  const same = new Set(parts.filter((den) => den > 1)).size <= 1;
  return procedure(
    operation,
    'fraction',
    `fraction/${operation}/${same ? 'same-denominator' : 'unlike-denominators'}`,
  );
}

const isRatio = ({ left, right }: Unclassified): boolean =>
  [left, right].every((side) => side.kind === 'operation' && side.sign === ':');

const hasProduct = (side: Expression): boolean =>
  side.kind === 'operation' &&
  (side.sign === '*' || side.sign === ':' || hasProduct(side.left) || hasProduct(side.right));

function classifyWhole(sum: Unclassified): SumClass | null {
  const operation = firstOperation(sum);
  if (operation === 'mean') return procedure('mean', 'beyond-tables', 'mean');
  if (operation === null) {
    return sum.left.kind === 'number' ? procedure('compare', 'compare', 'order/whole') : null;
  }
  const sizes = [...numbersIn(sum.left), ...numbersIn(sum.right), { value: sum.answer }].map(({ value }) =>
    Math.ceil(Math.abs(value.num) / value.den),
  );
  const isProduct = [sum.left, sum.right].some(hasProduct);
  const kind = isProduct ? 'beyond-tables' : additiveKind('add', Math.max(...sizes));
  return procedure(operation, kind, `${operation}/chain`);
}

/** Kind, operation and skills of a sum. */
export function classifySum(sum: Unclassified): SumClass | null {
  const { binaryFact } = sum;
  if (binaryFact && Math.min(binaryFact.a, binaryFact.b, binaryFact.result) >= 0)
    return classifyTriple(binaryFact);
  const [hole] = [...holesIn(sum.left), ...holesIn(sum.right)];
  const operation = firstOperation(sum) ?? 'convert';
  if (sum.answerSpec.line) return classifyLine(sum);
  if (sum.relation === '?') return classifyComparison(sum);
  if (hole?.near)
    return procedure(operation, 'compare', `estimate/${operation === 'convert' ? 'round' : operation}`);
  if (sum.answerSpec.divisor !== null) {
    const { divisor } = sum.answerSpec;
    const small = divisor <= 10 && sum.answer.num < 10 * sum.answer.den + sum.answer.den;
    return procedure(
      'divide',
      'remainder',
      `divide/remainder/${small ? `table-${divisor}` : 'beyond-tables'}`,
    );
  }
  if ([sum.left, sum.right].some(({ kind }) => kind === 'scale')) {
    return procedure('multiply', 'percent', 'ratio/scale');
  }
  const domain = domainOf(sum);
  const isBare = operation === 'convert' && !hole?.unit && !hole?.form && sum.left.kind === 'number';
  if (isBare && sum.right.kind === 'hole') {
    return domain === 'whole'
      ? classifyWhole(sum)
      : procedure('compare', 'compare', `order/${wordOf[domain]}`);
  }
  switch (domain) {
    case 'clock':
      return classifyClock(sum);
    case 'money':
      return procedure(operation, 'money', `money/${operation}`);
    case 'measure':
      return classifyMeasure(sum);
    case 'percent':
      return procedure(operation, 'percent', `percent/${operation === 'multiply' ? 'part-of' : operation}`);
    case 'fraction':
      return classifyFraction(sum);
    case 'decimal':
      return procedure(operation, 'decimal', `decimal/${operation}`);
    case 'whole':
      return isRatio(sum) ? procedure('divide', 'percent', 'ratio/equal') : classifyWhole(sum);
  }
}
