import type { CallInput } from '../../../api/call';
import { type Draft, type DraftTask, type OwnField, ownFields } from '../draft/settings-draft';

export type SettingsChange = CallInput<'changeSettings'>['body']['change'];

/** Ways to change the tasks of the chosen pupils. */
export const taskWays = ['keep', 'add', 'replace', 'group'] as const;
export type TaskWay = (typeof taskWays)[number];

/** A change for many pupils at once, before it is saved. */
export interface BulkDraft {
  /** Resets all overrides; the other fields are then ignored. */
  readonly allAsGroup: boolean;
  readonly taskWay: TaskWay;
  /** Tasks to add or to replace with. */
  readonly tasks: readonly DraftTask[];
  /** The other settings to change. */
  readonly fields: readonly OwnField[];
  readonly values: Draft;
}

/** True when the draft changes something and is complete. */
export const isReady = ({ allAsGroup, taskWay, tasks, fields }: BulkDraft): boolean => {
  if (allAsGroup) return true;
  if ((taskWay === 'add' || taskWay === 'replace') && tasks.length === 0) return false;
  return taskWay !== 'keep' || fields.length > 0;
};

/** Builds the request. */
export function bulkChange({ allAsGroup, taskWay, tasks, fields, values }: BulkDraft): SettingsChange {
  if (allAsGroup) return { set: {}, asGroup: [...ownFields], addTasks: [] };
  return {
    set: {
      ...Object.fromEntries(fields.map((field) => [field, values[field]])),
      ...(taskWay === 'replace' && { tasks: [...tasks] }),
    },
    asGroup: taskWay === 'group' ? ['tasks'] : [],
    addTasks: taskWay === 'add' ? [...tasks] : [],
  };
}
