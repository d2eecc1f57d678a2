import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { enumerateSums } from '@/maths/generate/enumerate-sums';
import { type GeneratorSummary, summaryOf } from '@/maths/generate/generator-summary';
import type { GeneratorProblem } from '@/maths/generate/sum-generator';
import { type WayOut, waysOut } from '@/maths/generate/ways-out';
import type { Sum } from '@/maths/sum/sum';
import type { Recipe } from './types';

/** Pause in typing after which sums are made, ms: a large recipe takes half a second. */
const typingPause = 200;

interface Possible {
  readonly recipe: Recipe;
  readonly sums: readonly Sum[];
  readonly summary: GeneratorSummary;
}

/** What the settings in a form make. */
export interface Made {
  /** The newest settings that make sums; null before there were any. */
  readonly possible: Possible | null;
  /** Why the settings as they are make none; null when they do. */
  readonly problem: GeneratorProblem | null;
  readonly ways: readonly WayOut[];
}

/** Makes the sums of a recipe as it is edited, in this browser, by the maths that makes them for children. */
export function useMade(recipe: Recipe): Made {
  const [settled] = useDebouncedValue(recipe, typingPause);
  const generated = useMemo(() => enumerateSums(settled), [settled]);
  const [possible, setPossible] = useState<Possible | null>(null);
  if (generated.ok && possible?.recipe !== settled)
    setPossible({ recipe: settled, sums: generated.sums, summary: summaryOf(generated.sums) });
  const ways = useMemo(() => (generated.ok ? [] : waysOut(settled)), [generated, settled]);
  return {
    possible,
    problem: generated.ok ? null : generated.problem,
    ways,
  };
}
