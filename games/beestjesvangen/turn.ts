import type { Drag } from '@games/kit/demonstration/beats';
import type { GradedAnswer } from '@games/kit/feedback/graded-answer';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Given, Task } from '@/maths/round/task';
import type { Sum } from '@/maths/sum/sum';
import type { Ditch } from './ditch';
import type { Layout } from './layout';
import type { Net } from './net';
import type { Miss } from './rules';
import type { Swarm } from './swarm';
import type { Way } from './way';

/** What a way to answer plays with. */
export interface TurnWorld {
  readonly kit: SceneKit;
  readonly layout: Layout;
  readonly ditch: Ditch;
  readonly net: Net;
  readonly way: Way;
  readonly swarm: Swarm;
  /** The round is asked the other way round. */
  readonly isTurned: boolean;
  /** The seed of the round. */
  readonly seed: number;
  /** Called when there is something to commit, or no longer. */
  readonly changed: () => void;
}

/** A way to answer: the net is placed, held over a lily, or catches sums. */
export interface Turn {
  readonly isReady: boolean;
  readonly given: { readonly given: Given; readonly from: Point | undefined };
  readonly drag: Drag | null;
  ask(task: Task, sum: Sum): void;
  /** Shows a right answer; resolves with where the frog landed. */
  right(graded: GradedAnswer): Promise<Point>;
  restore(graded: GradedAnswer): void;
  /** The frog hops, and lands elsewhere than the child said. */
  wrong(graded: GradedAnswer): Promise<void>;
  miss(graded: GradedAnswer): Miss;
  /** Shows both ends side by side; returns what removes it. */
  explain(graded: GradedAnswer): Promise<() => void>;
  stop(): void;
}
