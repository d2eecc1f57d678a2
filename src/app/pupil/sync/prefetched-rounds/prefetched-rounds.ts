import type { WindowPurpose } from '@/maths/window/sum-window';
import type { StoredRound } from '../outbox/entry';

/**
 * Day of a moment (epoch ms) on this device, `2026-11-21`. Both sides of a comparison use the same, possibly wrong
 * clock.
 */
export const dayOf = (at: number): string => new Date(at).toLocaleDateString('sv');

export interface TaskOfRounds {
  readonly practiceTaskId: string;
  readonly purpose: WindowPurpose;
}

/** Lists the prefetched rounds of a task that were never begun, the newest first. */
export const prefetchedRoundsOf = (
  rounds: readonly StoredRound[],
  { practiceTaskId, purpose }: TaskOfRounds,
): readonly StoredRound[] =>
  rounds
    .filter(
      (round) => round.practiceTaskId === practiceTaskId && (round.content.purpose ?? 'practice') === purpose,
    )
    .filter(({ answered, end }) => answered === 0 && end === 'open')
    .toSorted((a, b) => b.keptAt - a.keptAt);

export const newestPrefetchedRound = (
  rounds: readonly StoredRound[],
  task: TaskOfRounds,
): StoredRound | undefined => prefetchedRoundsOf(rounds, task)[0];

/** State of a task's rounds that this device knows and the server does not. */
export interface DeviceRounds {
  /** Finished today and not sent yet. */
  readonly done: number;
  /** Begun today and not finished. */
  readonly begunId: string | null;
  readonly prefetchedId: string | null;
}

/** @param now epoch ms of this device */
export function deviceRounds(rounds: readonly StoredRound[], task: TaskOfRounds, now: number): DeviceRounds {
  const today = rounds.filter(
    ({ practiceTaskId, keptAt }) => practiceTaskId === task.practiceTaskId && dayOf(keptAt) === dayOf(now),
  );
  const begun = today.find(({ answered, end }) => answered > 0 && end === 'open');
  return {
    done: today.filter(({ end }) => end === 'waiting').length,
    begunId: begun?.windowId ?? null,
    prefetchedId: newestPrefetchedRound(rounds, task)?.windowId ?? null,
  };
}
