import type { SkillId, Sum } from './sum';

/**
 * What is learned before what: for each skill the ones it rests on, by the beginning of its path. The longest beginning
 * counts.
 */
const rests: Readonly<Record<string, readonly string[]>> = {
  'add/to-20/within-ten': ['add/to-10'],
  'add/to-20/over-ten': ['add/to-10', 'split/to-10'],
  'add/to-100/within-ten': ['add/to-20/within-ten'],
  'add/to-100/over-ten': ['add/to-20/over-ten', 'add/to-100/within-ten'],
  'add/to-1000': ['add/to-100/over-ten'],
  'add/to-10000': ['add/to-1000'],
  'add/to-100000': ['add/to-10000'],
  'add/to-1000000': ['add/to-100000'],
  'add/chain': ['add/to-20'],
  'subtract/to-10': ['split/to-10'],
  'subtract/to-20/within-ten': ['subtract/to-10'],
  'subtract/to-20/over-ten': ['subtract/to-10', 'split/to-10'],
  'subtract/to-100/within-ten': ['subtract/to-20/within-ten'],
  'subtract/to-100/over-ten': ['subtract/to-20/over-ten', 'subtract/to-100/within-ten'],
  'subtract/to-1000': ['subtract/to-100/over-ten'],
  'subtract/to-10000': ['subtract/to-1000'],
  'subtract/to-100000': ['subtract/to-10000'],
  'subtract/to-1000000': ['subtract/to-100000'],
  'subtract/chain': ['subtract/to-20'],
  'multiply/table-4': ['multiply/table-2'],
  'multiply/table-8': ['multiply/table-4'],
  'multiply/table-6': ['multiply/table-3'],
  'multiply/table-9': ['multiply/table-10'],
  'multiply/table-5': ['multiply/table-10'],
  'multiply/beyond-tables': ['multiply', 'add/to-100'],
  'multiply/chain': ['multiply'],
  'divide/beyond-tables': ['divide', 'multiply'],
  'divide/remainder/beyond-tables': ['divide/remainder', 'divide/beyond-tables'],
  'divide/chain': ['divide'],
  mean: ['add/to-100', 'divide'],
  'decimal/add': ['add/to-100'],
  'decimal/subtract': ['subtract/to-100', 'decimal/add'],
  'decimal/multiply': ['multiply/beyond-tables', 'decimal/add'],
  'decimal/divide': ['divide/beyond-tables', 'decimal/multiply'],
  'fraction/part-of': ['divide', 'multiply'],
  'fraction/equal': ['multiply', 'divide'],
  'fraction/simplify': ['fraction/equal'],
  'fraction/add/same-denominator': ['fraction/part-of'],
  'fraction/subtract/same-denominator': ['fraction/add/same-denominator'],
  'fraction/add/unlike-denominators': ['fraction/equal', 'fraction/add/same-denominator'],
  'fraction/subtract/unlike-denominators': ['fraction/add/unlike-denominators'],
  'fraction/multiply': ['fraction/part-of'],
  'fraction/divide': ['fraction/multiply'],
  percent: ['fraction/part-of'],
  'percent/convert': ['fraction/equal', 'decimal'],
  ratio: ['multiply', 'divide'],
  'ratio/scale': ['ratio/equal', 'measure/length/convert'],
  'money/add': ['add/to-20'],
  'money/subtract': ['money/add', 'subtract/to-100'],
  'money/multiply': ['money/add', 'multiply'],
  'money/divide': ['money/multiply', 'divide'],
  'measure/area': ['multiply', 'measure/length'],
  'measure/volume': ['measure/area'],
  'measure/speed': ['measure/length', 'clock/duration'],
  'clock/read/halves': ['clock/read/hours'],
  'clock/read/quarters': ['clock/read/halves'],
  'clock/read/minutes': ['clock/read/quarters', 'multiply/table-5'],
  'clock/set': ['clock/read'],
  'clock/words': ['clock/read'],
  'clock/later': ['clock/read'],
  'clock/between': ['clock/later'],
  'clock/duration': ['multiply'],
  'line/place/to-100': ['line/place/to-20'],
  'line/place/to-1000': ['line/place/to-100'],
  'line/place/decimal': ['line/place/to-1000'],
  'line/place/fraction': ['fraction/part-of'],
  'line/estimate': ['line/place'],
  'compare/sums': ['compare/numbers'],
  'compare/numbers/fraction': ['fraction/equal'],
  'compare/numbers/decimal': ['compare/numbers/whole'],
  'order/decimal': ['order/whole'],
  'order/fraction': ['fraction/equal'],
  'estimate/add': ['estimate/round', 'add/to-1000'],
  'estimate/subtract': ['estimate/round', 'subtract/to-1000'],
  'estimate/multiply': ['estimate/round', 'multiply/beyond-tables'],
};

/** Division and its remainder rest on the table of the same number. */
function tableBelow(skill: string): readonly string[] {
  const table = /^divide\/(remainder\/)?(table-\d+)$/.exec(skill);
  if (!table) return [];
  return [table[1] ? `divide/${table[2]}` : `multiply/${table[2]}`];
}

/** The skills this sum rests on, nearest first; none for the very first ones. */
export function prerequisitesOf({ skills }: Pick<Sum, 'skills'>): readonly SkillId[] {
  for (const skill of [...skills].reverse()) {
    const below = [...tableBelow(skill), ...(rests[skill] ?? [])];
    if (below.length > 0) return below as SkillId[];
  }
  return [];
}
