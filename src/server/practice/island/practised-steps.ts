import { domainOfSum } from '@/maths/collections/domain-of-sum';
import { type CollectionDomain, collectionDomains } from '@/maths/collections/sum-collection';
import type { SumPhase } from '@/maths/learn/learner';
import { readSum } from '@/maths/sum/read-sum';

/** A sum the child answered. */
interface PractisedSum {
  readonly sumId: string;
  readonly phase: SumPhase;
  /** Epoch ms. */
  readonly lastAnswered: number;
}

/** What is practised together: the sums of one narrowest skill, shown by the one that was answered last. */
interface PractisedStep {
  readonly domain: CollectionDomain;
  readonly sumId: string;
  readonly phase: SumPhase;
}

const phases: readonly SumPhase[] = ['new', 'practising', 'nearly', 'automated', 'maintenance'];

/** Where half of the facts of a step stand, or further. */
function phaseOfFacts(sums: readonly PractisedSum[]): SumPhase {
  const sorted = sums.map(({ phase }) => phases.indexOf(phase)).toSorted((a, b) => b - a);
  return phases[sorted[Math.floor((sorted.length - 1) / 2)] ?? 0] ?? 'new';
}

/**
 * Steps of a child by domain, in the order of teachers' lists.
 * @param bloomed steps of procedures that grew on the island, and whether they are known
 */
export function practisedSteps(
  sums: readonly PractisedSum[],
  bloomed: ReadonlyMap<string, boolean>,
): readonly PractisedStep[] {
  const steps = new Map<
    string,
    { readonly domain: CollectionDomain; readonly isFact: boolean; sums: PractisedSum[] }
  >();
  for (const practised of sums) {
    // A sum that only an older version could read has no place.
    const sum = readSum(practised.sumId);
    const domain = sum === null ? undefined : domainOfSum(sum);
    const skill = sum?.skills.at(-1);
    if (sum === null || domain === undefined || skill === undefined) continue;
    const step = steps.get(skill) ?? { domain, isFact: sum.learnedAs === 'fact', sums: [] };
    steps.set(skill, { ...step, sums: [...step.sums, practised] });
  }
  const grown = (skill: string): SumPhase =>
    bloomed.has(skill) ? (bloomed.get(skill) ? 'automated' : 'nearly') : 'practising';
  return [...steps]
    .toSorted(
      ([a, { domain: first }], [b, { domain: second }]) =>
        collectionDomains.indexOf(first) - collectionDomains.indexOf(second) || a.localeCompare(b),
    )
    .map(([skill, { domain, isFact, sums: own }]) => ({
      domain,
      sumId: own.reduce((last, each) => (each.lastAnswered > last.lastAnswered ? each : last)).sumId,
      phase: isFact ? phaseOfFacts(own) : grown(skill),
    }));
}
