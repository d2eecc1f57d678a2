import type { Generated } from 'kysely';
import type * as z from 'zod';
import type { SettingsBody } from '@/contract/settings';
import type { SumCollection } from '@/maths/collections/sum-collection';
import type { Json } from '../columns';

interface ExerciseSettingsTable {
  account_id: string;
  settings_id: string;
  class_id: string;
  version: number;
  is_current: boolean;
  body: Json<z.infer<typeof SettingsBody>>;
  created_at: Generated<Date>;
  created_by: string | null;
  pupil_id: string | null;
}

interface TaskListItemTable {
  account_id: string;
  item_id: string;
  settings_id: string;
  place: number;
  required: boolean;
  rounds_per_day: Generated<number>;
}

interface PracticeTaskTable {
  account_id: string;
  practice_task_id: string;
  item_id: string;
  collection_key: string;
  games: Generated<string[]>;
}

interface SumCollectionTable {
  collection_key: string;
  version: number;
  body: Json<SumCollection>;
  published_at: Generated<Date>;
}

/** What is to be practised. */
export interface SettingsTables {
  exercise_settings: ExerciseSettingsTable;
  task_list_item: TaskListItemTable;
  practice_task: PracticeTaskTable;
  sum_collection: SumCollectionTable;
}
