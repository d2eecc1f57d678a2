import type { WindowPurpose } from '@/maths/window/sum-window';
import type { KeptRound } from '../outbox/entry';

/** The day of a moment (epoch ms) on this device, `2026-11-21`: its clock may be wrong, but it is wrong for both sides. */
export const dayOf = (at: number): string => new Date(at).toLocaleDateString('sv');

export interface TaskOfRounds {
  readonly practiceTaskId: string;
  readonly purpose: WindowPurpose;
}

/** Rounds of this task that were fetched ahead and that nobody began, the newest first. */
export const sparesOf = (
  rounds: readonly KeptRound[],
  { practiceTaskId, purpose }: TaskOfRounds,
): readonly KeptRound[] =>
  rounds
    .filter(
      (round) => round.practiceTaskId === practiceTaskId && (round.content.purpose ?? 'practice') === purpose,
    )
    .filter(({ answered, end }) => answered === 0 && end === 'open')
    .toSorted((a, b) => b.keptAt - a.keptAt);

export const freshestSpare = (rounds: readonly KeptRound[], task: TaskOfRounds): KeptRound | undefined =>
  sparesOf(rounds, task)[0];

/** What this device knows of a task's rounds that the server does not, or cannot say now. */
export interface RoundsHere {
  /** Finished on this day and not told to the server yet. */
  readonly done: number;
  /** Begun on this day and not finished. */
  readonly begunId: string | null;
  readonly spareId: string | null;
}

/** @param now epoch ms of this device */
export function roundsHere(rounds: readonly KeptRound[], task: TaskOfRounds, now: number): RoundsHere {
  const today = rounds.filter(
    ({ practiceTaskId, keptAt }) => practiceTaskId === task.practiceTaskId && dayOf(keptAt) === dayOf(now),
  );
  const begun = today.find(({ answered, end }) => answered > 0 && end === 'open');
  return {
    done: today.filter(({ end }) => end === 'waiting').length,
    begunId: begun?.windowId ?? null,
    spareId: freshestSpare(rounds, task)?.windowId ?? null,
  };
}
