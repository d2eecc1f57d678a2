import type { AnswerMode } from '@/maths/answer-mode';
import type { ShapeName } from '@/maths/sum/shape/shape-names';
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

type ByMode<Value> = { readonly [Mode in AnswerMode]?: Value };

/** A game describes itself to teachers in `teacher.json`, beside its manifest. */
export interface TeacherTexts {
  /** They tell what a child learns, what it must know already, and how the game is played. */
  readonly goal: Text;
  readonly prerequisite: Text;
  readonly manual: Text;
}

/**
 * The map reads the manifests of all games, so a manifest is small and imports neither Phaser nor React. What only
 * teachers read stands in `teacher.json`.
 */
export interface GameManifest {
  /** Last part of the game's route; it never changes. */
  readonly id: string;
  readonly region: Region;
  readonly title: Text;
  /** Shapes of sums it asks in each of its answer modes, the usual mode first. It refuses all other sums. */
  readonly takes: ByMode<readonly ShapeName[]>;
  /** For these of its shapes the map chooses this game before others that take them. */
  readonly best: readonly ShapeName[];
  /** Quick: one act whose length does not grow with the number, so that its time tells what is known by heart. */
  readonly tempo: ByMode<'quick' | 'slow'>;
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

/** Returns the answer modes of a game, the usual one first. */
export const modesOf = ({ takes }: Pick<GameManifest, 'takes'>): readonly AnswerMode[] =>
  Object.keys(takes) as AnswerMode[];

/** Returns the shapes of sums that a game asks in any of its modes. */
export const shapesTakenBy = ({ takes }: Pick<GameManifest, 'takes'>): readonly ShapeName[] => [
  ...new Set(Object.values(takes).flat()),
];

/** Returns whether the game asks for the answer itself, quickly: only such answers count towards knowing a fact by heart. */
export const isQuickTyped = ({ tempo }: Pick<GameManifest, 'tempo'>): boolean => tempo.type === 'quick';
