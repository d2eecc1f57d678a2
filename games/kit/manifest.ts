import type { AnswerMode } from '@/maths/round/task';
import type { SumKind } from '@/maths/sum/sum';
import type { Worlds } from './design';

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

/** What the app and a teacher know of a game without loading it: no Phaser and no React in here. */
export interface GameManifest {
  /** Also the last part of the route; never changes. */
  readonly id: string;
  readonly region: Region;
  readonly title: Text;
  /** For teachers: what it is for, what a child must know already, how it is played. */
  readonly goal: Text;
  readonly prerequisite: Text;
  readonly manual: Text;
  readonly modes: readonly [AnswerMode, ...AnswerMode[]];
  /** Sums it is best with, and sums it also takes (years where that matters). */
  readonly sums: { readonly best: readonly SumKind[]; readonly also: readonly SumKind[] };
  readonly tempo: 'quick' | 'slow';
  readonly controls: 'pick' | 'step' | 'pad' | 'carry' | 'steer';
  /**
   * Its layouts, each with how far its painted world reaches beyond the design (landscape 1280 × 720, portrait
   * 720 × 1280) at each side, design px. Without it: landscape alone, and bars beside it.
   */
  readonly worlds?: Worlds;
  /** A test instead of practice: two minutes an operation, no verdicts; chosen on purpose only. */
  readonly test?: true;
  /** Options offered when choosing (3–6, usually 4), sums to collect from (4–8, 6) or to put in order (3–6, 4). */
  readonly options?: number;
  /** Placing: on the exact place (usual), or by feel on a line without marks, right within 6 % of it. */
  readonly place?: 'exact' | 'estimate';
  /** Time the hand alone needs at first, ms per kind of input. */
  readonly motorMs: { readonly pointer: number; readonly touch: number; readonly keyboard: number };
  /** The scene and its art, loaded when the game is played. */
  readonly load: () => Promise<{ default: unknown }>;
}

/** Checks the manifest's type and returns it as it is. */
export const defineGame = (manifest: GameManifest): GameManifest => manifest;
