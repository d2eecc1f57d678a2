import type { SkillId } from '../sum/sum';
import type { GoalsAndFlags } from './goal-report';
import type { StuckOn } from './why-stuck';

/**
 * What helps a pupil next:
 * - `slow-down`: it guesses;
 * - `explain`: it is stuck, on a skill where one stands out;
 * - `more`: it is ready for the goal named, or for what comes after its year when that is null;
 * - `go-on`: it works on the goal named;
 * - `begin`: it practised none of its goals.
 */
export type NextStep =
  | { readonly kind: 'slow-down' }
  | { readonly kind: 'explain'; readonly skill: SkillId | null }
  | { readonly kind: 'more'; readonly goal: string | null }
  | { readonly kind: 'go-on'; readonly goal: string }
  | { readonly kind: 'begin' };

/** The next step that follows from goals and flags. */
export function nextStep({ goals, flags }: GoalsAndFlags, stuckOn: StuckOn | null): NextStep {
  if (flags.includes('guessing')) return { kind: 'slow-down' };
  if (flags.includes('stuck')) return { kind: 'explain', skill: stuckOn?.skill ?? null };
  const begun = goals.filter(({ state }) => state !== 'not-begun');
  const open = begun.find(
    ({ state, isFirm }) => state !== 'reached' && !(isFirm && flags.includes('ready-for-more')),
  );
  const fresh = goals.find(({ state }) => state === 'not-begun');
  if (flags.includes('ready-for-more')) {
    // New sums of a goal that goes well come before a goal of its own.
    const unfinished = begun.find(
      (goal) => goal.isFirm && goal.practised < goal.all && goal.state !== 'reached',
    );
    return { kind: 'more', goal: (unfinished ?? fresh ?? open)?.collection.key ?? null };
  }
  if (open) return { kind: 'go-on', goal: open.collection.key };
  if (begun.length > 0) return { kind: 'more', goal: fresh?.collection.key ?? null };
  return { kind: 'begin' };
}
