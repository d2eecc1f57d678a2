import { readSum } from '@/maths/sum/read-sum';

/** Operations that have a grid; an inverse stands at the place of the fact it turns round. */
export const gridOperations = ['add', 'subtract', 'multiply', 'divide'] as const;
export type GridOperation = (typeof gridOperations)[number];

export const signs = { add: '+', subtract: '-', multiply: '*', divide: ':' } as const;

/** Numbers of rows and columns. */
export const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** First number of the sum in this row and column: 13 of 13 − 5, which stands in row 8 of column − 5. */
export function firstNumber(operation: GridOperation, row: number, column: number): number {
  if (operation === 'subtract') return row + column;
  return operation === 'divide' ? row * column : row;
}

export const sumIdAt = (operation: GridOperation, row: number, column: number): string =>
  `${firstNumber(operation, row, column)}${signs[operation]}${column}=_`;

const inGrid = new Map(
  gridOperations.map((operation) => [
    operation,
    new Set(numbers.flatMap((row) => numbers.map((column) => sumIdAt(operation, row, column)))),
  ]),
);

/** Practised sums by operation: those that have a place in its grid, and all others. Each sum stands in one of them. */
export function placeFacts<Fact extends { readonly sumId: string }>(facts: readonly Fact[]) {
  const places = gridOperations.map((operation) => {
    const own = facts.filter(({ sumId }) => readSum(sumId)?.operation === operation);
    const isPlaced = ({ sumId }: Fact) => inGrid.get(operation)?.has(sumId) ?? false;
    return {
      operation,
      grid: new Map(own.filter(isPlaced).map((fact) => [fact.sumId, fact])),
      others: own.filter((fact) => !isPlaced(fact)),
    };
  });
  const placed = new Set(
    places.flatMap(({ grid, others }) => [...grid.keys(), ...others.map(({ sumId }) => sumId)]),
  );
  return { places, rest: facts.filter(({ sumId }) => !placed.has(sumId)) };
}
