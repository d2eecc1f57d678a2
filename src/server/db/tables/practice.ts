import type { Generated } from 'kysely';
import type { ErrorType } from '@/maths/error-type/error-type';
import type { BucketMemory } from '@/maths/learn/bucket';
import type { SumMemory } from '@/maths/learn/learner';
import type { LevelDeed, LevelSlice } from '@/maths/learn/level-by-hand';
import type { AnswerMode, Given, Option, Shown, TaskPurpose } from '@/maths/round/task';
import type { SumWindow } from '@/maths/window/sum-window';
import type { Day, Json } from '../columns';

interface PupilModelTable {
  account_id: string;
  pupil_id: string;
  start_year: number;
  seq: Generated<number>;
  ability_mean: Generated<number>;
  ability_variance: number;
  ability_answers: Generated<number>;
  fitted_seq: Generated<number>;
  updated_at: Generated<Date>;
}

interface PupilSkillTable {
  account_id: string;
  pupil_id: string;
  skill: string;
  mean: number;
  variance: number;
  answers: number;
  /** What was done last in a bucket of procedures. */
  bucket: Json<BucketMemory> | null;
}

interface PupilSumTable {
  account_id: string;
  pupil_id: string;
  sum_id: string;
  phase: SumMemory['phase'];
  due: Day | null;
  memory: Json<SumMemory>;
}

interface SumEvidenceTable {
  account_id: string;
  sum_id: string;
  luck: number;
  strength: number;
  answers: number;
  outcome: number;
  variance: number;
}

interface SumWindowTable {
  account_id: string;
  window_id: string;
  window_month: Day;
  pupil_id: string;
  practice_task_id: string;
  collection_key: string;
  collection_version: number;
  body: Json<SumWindow>;
  day: Day;
  created_at: Date;
  finished_at: Date | null;
  game: string | null;
  answers: Generated<number>;
  correct: Generated<number>;
  practised_ms: Generated<number>;
  waiting: Generated<number>;
  waiting_at: Date | null;
  answered_at: Date | null;
}

type MeanAndVariance = readonly [mean: number, variance: number];

/** What the model held before or after an answer; the skills in the order of the sum's own. */
export interface ModelSnapshot {
  readonly ability: MeanAndVariance;
  readonly skills: readonly MeanAndVariance[];
  readonly offset: number;
  readonly phase: SumMemory['phase'];
}

interface AnswerTable {
  account_id: string;
  window_month: Day;
  answer_id: string;
  part: number;
  window_id: string;
  pupil_id: string;
  seq: number;
  position: number;
  purpose: TaskPurpose;
  sum_id: string;
  mode: AnswerMode;
  game: string;
  tempo: 'quick' | 'slow';
  input: 'pointer' | 'touch' | 'keyboard' | 'switch';
  given: Json<Given>;
  given_value: string | null;
  options: Json<readonly Option[]> | null;
  /** What else was shown: the value to find, the direction of an order, the line to place on. */
  shown: Json<Omit<Shown, 'options'>> | null;
  right: boolean;
  shown_right: boolean;
  outcome: number;
  errors: Generated<string[]>;
  response_ms: number;
  motor_ms: number;
  helped: boolean;
  scored: boolean;
  expected: number | null;
  difficulty: number | null;
  maths_version: number;
  difficulty_version: number;
  before: Json<ModelSnapshot> | null;
  after: Json<ModelSnapshot> | null;
  answered_at: Date;
  day: Day;
  content_hash: Uint8Array;
  received_at: Generated<Date>;
}

interface PupilDayTable {
  account_id: string;
  pupil_id: string;
  day: Day;
  rounds: Generated<number>;
  answers: Generated<number>;
  correct: Generated<number>;
  practised_ms: Generated<number>;
}

interface PupilErrorTable {
  account_id: string;
  pupil_id: string;
  month: Day;
  error_type: ErrorType;
  count: number;
  sum_id: string;
  given: string;
}

interface StampTable {
  account_id: string;
  pupil_id: string;
  reason: 'round' | 'automated';
  subject: string;
  earned_at: Date;
}

interface PupilLevelTable {
  account_id: string;
  pupil_id: string;
  level_id: string;
  seq: number;
  direction: LevelDeed['direction'];
  buckets: Json<LevelDeed['buckets']>;
  found: Json<LevelSlice>;
  undoes: string | null;
  created_at: Date;
  created_by: string;
}

interface PupilAvatarTable {
  account_id: string;
  pupil_id: string;
  look: string;
}

interface PupilKeepsakeTable {
  account_id: string;
  pupil_id: string;
  game: string;
  version: number;
  data: Json<unknown>;
}

/** What was practised, and what the model knows by it. */
export interface PracticeTables {
  pupil_model: PupilModelTable;
  pupil_skill: PupilSkillTable;
  pupil_sum: PupilSumTable;
  sum_evidence: SumEvidenceTable;
  sum_window: SumWindowTable;
  answer: AnswerTable;
  pupil_day: PupilDayTable;
  pupil_error: PupilErrorTable;
  stamp: StampTable;
  pupil_level: PupilLevelTable;
  pupil_avatar: PupilAvatarTable;
  pupil_keepsake: PupilKeepsakeTable;
}
