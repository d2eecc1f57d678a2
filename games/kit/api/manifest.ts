import type { AnswerMode } from '@/maths/answer-mode';
import type { SumKind } from '@/maths/sum/sum';
import type { Worlds } from '../layout/design';

export type Region =
  | 'haven'
  | 'dorp'
  | 'kermis'
  | 'stad'
  | 'spoor'
  | 'boerderij'
  | 'bergen'
  | 'savanne'
  | 'ruimtehaven';

type Text = { readonly nl: string; readonly en: string; readonly be?: string };

/** The app and a teacher read the manifest before the game is loaded. It imports neither Phaser nor React. */
export interface GameManifest {
  /** Last part of the game's route; it never changes. */
  readonly id: string;
  readonly region: Region;
  readonly title: Text;
  /** For teachers: learning goal, what a child must know already, and how the game is played. */
  readonly goal: Text;
  readonly prerequisite: Text;
  readonly manual: Text;
  readonly modes: readonly [AnswerMode, ...AnswerMode[]];
  /** Kinds of sums the game suits best, and kinds it can also ask. */
  readonly sums: { readonly best: readonly SumKind[]; readonly also: readonly SumKind[] };
  readonly tempo: 'quick' | 'slow';
  readonly controls: 'pick' | 'step' | 'pad' | 'carry' | 'steer';
  /**
   * Its layouts, each with the distance by which the painted world extends beyond the design at each side, design px.
   * Without it the game has the landscape layout only, with bars beside it.
   */
  readonly worlds?: Worlds;
  /** A test instead of practice: two minutes for each operation, no verdicts. Only a teacher chooses it. */
  readonly test?: true;
  /** Number of options to choose from (3–6, default 4), to collect from (4–8, 6) or to put in order (3–6, 4). */
  readonly options?: number;
  /** Placing exactly (default), or estimating on a line without marks, right within 6 % of its length. */
  readonly place?: 'exact' | 'estimate';
  /** Initial estimate of the motor time of one answer for each kind of input, ms. */
  readonly motorMs: { readonly pointer: number; readonly touch: number; readonly keyboard: number };
  /** Loads the scene and its art. */
  readonly load: () => Promise<{ default: unknown }>;
}

/** Returns the manifest unchanged; checks its type. */
export const defineGame = (manifest: GameManifest): GameManifest => manifest;
