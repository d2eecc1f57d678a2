import { featuresOf } from './features';
import type { Operation, SkillId, SumKind } from './sum';
import type { Triple } from './triple';

/** Where a sum belongs: its kind, how it is learned, and its path in the skill tree. */
export interface SumClass {
  readonly operation: Operation;
  readonly kind: SumKind;
  readonly learnedAs: 'fact' | 'procedure';
  readonly skills: readonly SkillId[];
}

/** The way from the broadest skill to the narrowest: `a/b/c` is [a, a/b, a/b/c]. */
function pathTo(skill: string): SkillId[] {
  const steps = skill.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/') as SkillId);
}

function additiveKind(operation: Operation, size: number): SumKind {
  if (operation === 'split' && size <= 20) return 'split';
  if (size <= 10) return 'to-10';
  if (size <= 20) return 'to-20';
  return size <= 100 ? 'to-100' : 'to-1000';
}

function classifyAdditive(triple: Triple): SumClass {
  const { size, overTen } = featuresOf(triple);
  const kind = additiveKind(triple.operation, size);
  const range = size <= 10 ? 'to-10' : size <= 20 ? 'to-20' : size <= 100 ? 'to-100' : 'to-1000';
  const crossing = size <= 10 ? '' : overTen ? '/over-ten' : '/within-ten';
  return {
    operation: triple.operation,
    kind,
    learnedAs: size <= 20 ? 'fact' : 'procedure',
    skills: pathTo(`${triple.operation}/${range}${crossing}`),
  };
}

function classifyProduct(triple: Triple): SumClass {
  const { operation, a, b, result } = triple;
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

/** Kind and skills of a sum of two whole numbers. */
export const classifyTriple = (triple: Triple): SumClass =>
  triple.operation === 'multiply' || triple.operation === 'divide'
    ? classifyProduct(triple)
    : classifyAdditive(triple);

/** Longer expressions are procedures of their operation, by size of the largest number. */
export function classifyChain(operation: Operation, size: number): SumClass {
  const isProduct = operation === 'multiply' || operation === 'divide';
  return {
    operation,
    kind: isProduct ? 'beyond-tables' : additiveKind('add', size),
    learnedAs: 'procedure',
    skills: pathTo(`${operation}/chain`),
  };
}
