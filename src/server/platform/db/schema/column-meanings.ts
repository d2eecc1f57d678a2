import type * as z from 'zod';
import type { CardArt } from '@/contract/card-rules';
import type { FlagName } from '@/contract/flags';
import type { Country } from '@/contract/form-rules';
import type { GameId } from '@/contract/game-ids';
import type { Role } from '@/contract/route';
import type { SettingsBody } from '@/contract/settings';
import type { AnswerMode, TaskPurpose } from '@/maths/answer-mode';
import type { CollectionDomain, SumCollection } from '@/maths/collections/sum-collection';
import type { ErrorType } from '@/maths/error-type/error-type';
import type { PatternGenerator } from '@/maths/generate/pattern-generator';
import type { SumGenerator } from '@/maths/generate/sum-generator';
import type { BucketMemory } from '@/maths/learn/bucket';
import type { SumMemory } from '@/maths/learn/learner';
import type { LevelChange, LevelSlice } from '@/maths/learn/level/level-by-hand';
import type { FittedDifficulty } from '@/maths/learn/refit/refit-difficulty';
import type { Locale } from '@/maths/locale';
import type { Given, Option, Shown } from '@/maths/round/task';
import type { StrategyName } from '@/maths/strategy/names/strategy-names';
import type { ShapeName } from '@/maths/sum/shape/shape-names';
import type { SumId } from '@/maths/sum/sum';
import type { SumWindow } from '@/maths/window/sum-window';

/** A notice of the product itself, as a feature stores it. Dates are days. */
export type StoredNotice = { readonly kind: string } & Readonly<Record<string, string | number>>;

/** Subject and text of a message of the office, by language. */
export type MessageTexts = Readonly<Record<Locale, { readonly subject: string; readonly text: string }>>;

/** Title and text of a webinar, by language. */
export type WebinarTexts = Readonly<Record<Locale, { readonly title: string; readonly text: string }>>;

/** Title and goal of a game, by language. */
export type GameTexts = Readonly<Record<Locale, { readonly title: string; readonly goal: string }>>;
/** Title of a generator or a collection of the office; Flemish and English are empty where the Dutch is for everybody. */
export type OfficeTitle = Readonly<Record<Locale, string>>;

/** A step of a ladder: the sums of a generator, of one strategy or (null) of all. */
export interface StoredStep {
  readonly generatorId: string;
  readonly strategy: StrategyName | null;
  /** Key of the collection that a pupil falls back on where these sums are too hard. */
  readonly prerequisite: string | null;
}

/** A ladder as it was published, with what its generators made then. */
export interface PublishedLadder {
  readonly title: OfficeTitle;
  readonly years: readonly number[];
  readonly next: readonly string[];
  readonly steps: readonly (StoredStep & {
    readonly title: OfficeTitle;
    readonly sums: number;
    /** Mean start difficulty, logits. */
    readonly difficulty: number;
    /** Fingerprint of the sums. */
    readonly checksum: string;
  })[];
  readonly publishedAt: string;
}

type MeanAndVariance = readonly [mean: number, variance: number];

/** What the model held before or after an answer; the skills in the order of the sum's own. */
export interface ModelSnapshot {
  readonly ability: MeanAndVariance;
  readonly skills: readonly MeanAndVariance[];
  readonly offset: number;
  readonly phase: SumMemory['phase'];
}

type Counts = Record<string, number>;

/**
 * Types of columns that hold more than their SQL type or their check constraint says. `npm run db:types` reads the names
 * and adds null, presets and JSON.
 */
export interface ColumnMeanings {
  account: {
    flags: Record<string, boolean>;
  };
  administration_link: {
    problem: { readonly code: string; readonly values: Readonly<Record<string, string | number>> };
  };
  answer: {
    purpose: TaskPurpose;
    mode: AnswerMode;
    tempo: 'quick' | 'slow';
    input: 'pointer' | 'touch' | 'keyboard' | 'switch';
    given: Given;
    options: readonly Option[];
    /** What else was shown: the value to find, the direction of an order, the line to place on. */
    shown: Omit<Shown, 'options'>;
    /** Misconceptions that explain a wrong answer, the likeliest first. */
    errors: ErrorType[];
    before: ModelSnapshot;
    after: ModelSnapshot;
  };
  audit_event: {
    counts: Counts;
    /** Field → before and after. */
    changes: Record<string, readonly [unknown, unknown]>;
  };
  collection_ladder: {
    title: OfficeTitle;
    domain: CollectionDomain;
    years: readonly number[];
    steps: readonly StoredStep[];
    next: readonly string[];
    published: PublishedLadder;
    published_before: PublishedLadder;
  };
  difficulty_version: {
    body: Record<string, FittedDifficulty>;
  };
  exercise_settings: {
    body: z.infer<typeof SettingsBody>;
  };
  settings_template: {
    body: z.infer<typeof SettingsBody>;
  };
  game_setting: {
    game: GameId;
    countries: readonly Country[];
    years: readonly number[];
    shapes_off: readonly ShapeName[];
    texts: GameTexts;
  };
  import_run: {
    counts: Counts;
    chosen: readonly number[];
  };
  message: {
    notice: StoredNotice;
  };
  office_message: {
    texts: MessageTexts;
    countries: readonly Country[];
    kinds: readonly ('school' | 'home')[];
    roles: readonly ('docent' | 'schooladmin')[];
    flag: FlagName;
  };
  pupil: {
    imported: Record<string, unknown>;
  };
  pupil_change: {
    before: Record<string, unknown>;
    after: Record<string, unknown>;
  };
  pupil_error: {
    error_type: ErrorType;
  };
  pupil_level: {
    buckets: LevelChange['buckets'];
    found: LevelSlice;
  };
  pupil_skill: {
    /** What was done last in a narrowest skill: of procedures, and since version 9 of facts. */
    bucket: BucketMemory;
  };
  pupil_sum: {
    phase: SumMemory['phase'];
    memory: SumMemory;
  };
  school_change: {
    counts: Counts;
  };
  session: {
    role: Role;
  };
  sum_collection: {
    body: SumCollection;
  };
  savings_card: {
    title: OfficeTitle;
    art: CardArt;
  };
  pupil_savings_card: {
    art: CardArt;
  };
  sum_generator: {
    title: OfficeTitle;
    domain: CollectionDomain;
    years: readonly number[];
    recipe: SumGenerator | PatternGenerator;
    examples: readonly SumId[];
  };
  sum_window: {
    body: SumWindow;
  };
  webinar: {
    texts: WebinarTexts;
  };
}
