import { useMemo } from 'react';
import { gapsOf } from '@/contract/offered-games';
import {
  checkLadder,
  type LadderFinding,
  type LadderStep,
  type MadeStep,
  makeSteps,
  rungsOfSteps,
} from '@/maths/collections/generated-ladder';
import type { SumCollection } from '@/maths/collections/sum-collection';
import { profileOf } from '@/maths/sum/shape/shape-profile';
import { dayFromNow } from '../../shared/day-from-now';
import type { Draft, LadderGenerator } from './types';
import { type Offers, useOffers } from './use-offers';

export type Finding =
  | LadderFinding
  | {
      readonly level: 'error' | 'warning';
      readonly code: 'no-title' | 'no-years' | 'no-game' | 'no-quick-game' | 'archived';
      readonly step: number | null;
      readonly count?: number;
    };

export type Generators = ReadonlyMap<string, LadderGenerator>;

export interface LadderMade {
  readonly steps: readonly MadeStep[];
  readonly findings: readonly Finding[];
  readonly size: number;
  /** Different strategies of its sums. */
  readonly strategies: number;
  /** The draft as a collection, to be played. */
  readonly collection: SumCollection;
}

/**
 * Says whether pupils of these years have a game, as the office offers them today: one can ask the sums, and those to be
 * known by heart can be typed quickly.
 */
function gameFindings(
  steps: readonly MadeStep[],
  years: readonly number[],
  offers: Offers,
): readonly Finding[] {
  const sums = steps.flatMap((step) => step.sums);
  if (sums.length === 0) return [];
  const isOfFacts = sums.filter(({ learnedAs }) => learnedAs === 'fact').length * 2 > sums.length;
  const gaps = gapsOf(
    // Without a year nobody is asked anything; that finding stands by itself.
    { sums: profileOf(sums.map(({ id }) => id)), years, asksTyping: isOfFacts },
    offers,
    [dayFromNow(0)],
  );
  if (gaps.game) return [{ level: 'error', code: 'no-game', step: null }];
  return gaps.typing ? [{ level: 'warning', code: 'no-quick-game', step: null }] : [];
}

/** Makes and checks a ladder as it is edited, by the maths that publishes it. */
export function useLadder({ title, years, steps }: Draft, generators: Generators): LadderMade {
  const offers = useOffers();
  return useMemo(() => {
    const made = makeSteps(
      steps.flatMap(({ generatorId, strategy }): LadderStep[] => {
        const found = generators.get(generatorId);
        return found ? [{ recipe: found.recipe as LadderStep['recipe'], strategy }] : [];
      }),
    );
    const archived = steps.flatMap(({ generatorId }, step): Finding[] =>
      generators.get(generatorId)?.archived ? [{ level: 'warning', code: 'archived', step }] : [],
    );
    const findings: Finding[] = [
      ...(title.nl.trim() === '' ? [{ level: 'error', code: 'no-title', step: null } as const] : []),
      ...(years.length === 0 ? [{ level: 'error', code: 'no-years', step: null } as const] : []),
      ...checkLadder(made),
      ...gameFindings(made, years, offers),
      ...archived,
    ];
    const sums = made.flatMap((step) => step.sums);
    const rungs = rungsOfSteps(made);
    return {
      steps: made,
      findings: findings.sort((a, b) => a.level.localeCompare(b.level)),
      size: sums.length,
      strategies: new Set(rungs.map(({ strategy }) => strategy)).size,
      collection: {
        key: 'draft',
        version: 0,
        title,
        domain: 'add-subtract',
        years,
        kinds: [...new Set(sums.map(({ kind }) => kind))],
        rungs,
      },
    };
  }, [title, years, steps, generators, offers]);
}
