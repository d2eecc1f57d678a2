import { bucketOf, type LearnerSlice } from '@/maths/learn/apply-answer';
import type { BucketMemory } from '@/maths/learn/bucket';
import { isAutomated } from '@/maths/learn/phase';
import type { Sum } from '@/maths/sum/sum';

/** Something that grows on the child's island: a flower when it is nearly known, in bloom when it is known. */
export interface Plant {
  readonly kind: 'sum' | 'step';
  /** The sum, or the narrowest skill of procedures. */
  readonly subject: string;
  readonly game: string;
  /** `YYYY-MM-DD` at the school. */
  readonly plantedOn: string;
  readonly bloomedOn: string | null;
}

const stages = { none: 0, flower: 1, bloom: 2 } as const;

/** A step is nearly known after four of its last five right, and known after eight of ten on two days. */
const nearlyAfter = { answers: 5, right: 4 };
const knownAfter = { answers: 10, right: 8, days: 2 };

const rightOf = (answers: BucketMemory['recent']) => answers.filter(({ right }) => right);

function stageOfStep(recent: BucketMemory['recent'] = []): number {
  const last = rightOf(recent.slice(-knownAfter.answers));
  const days = new Set(rightOf(recent).map(({ day }) => day)).size;
  if (recent.length >= knownAfter.answers && last.length >= knownAfter.right && days >= knownAfter.days)
    return stages.bloom;
  const nearly = rightOf(recent.slice(-nearlyAfter.answers)).length >= nearlyAfter.right;
  return recent.length >= nearlyAfter.answers && nearly ? stages.flower : stages.none;
}

function stageOf({ memory, skills }: LearnerSlice, step: string | undefined): number {
  if (step !== undefined) return stageOfStep(skills[step as keyof typeof skills]?.bucket?.recent);
  if (isAutomated(memory)) return stages.bloom;
  return memory.phase === 'nearly' ? stages.flower : stages.none;
}

/** What one answer to a sum makes grow; null when it changes nothing that can be seen. */
export function plantOf(
  sum: Sum,
  { before, after }: { readonly before: LearnerSlice; readonly after: LearnerSlice },
  { game, day }: { readonly game: string; readonly day: string },
): Plant | null {
  const step = bucketOf(sum);
  const stage = stageOf(after, step);
  if (stage <= stageOf(before, step)) return null;
  return {
    kind: step === undefined ? 'sum' : 'step',
    subject: step ?? sum.id,
    game,
    plantedOn: day,
    bloomedOn: stage === stages.bloom ? day : null,
  };
}

/** One plant a subject: a batch can both plant it and bring it into bloom. */
export function mergePlants(plants: readonly Plant[]): readonly Plant[] {
  const merged = new Map<string, Plant>();
  for (const plant of plants) {
    const key = `${plant.kind} ${plant.subject}`;
    const first = merged.get(key);
    merged.set(key, first ? { ...first, bloomedOn: first.bloomedOn ?? plant.bloomedOn } : plant);
  }
  return [...merged.values()];
}
