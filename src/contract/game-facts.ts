import type { AnswerMode } from '@/maths/answer-mode';
import type { ShapeName } from '@/maths/sum/shape/shape-names';

/** What the server knows of a game. */
export interface GameFacts {
  /** A test instead of practice; only a teacher chooses it. */
  readonly isTest: boolean;
  /** It asks for the answer itself, quickly: only such answers count towards knowing a fact by heart. */
  readonly isQuickTyped: boolean;
  /** Shapes of sums that it asks in each of its answer modes. */
  readonly takes: { readonly [Mode in AnswerMode]?: readonly ShapeName[] };
}
