import type { CallInput } from '../../api/call';
import { type Draft, type DraftTask, type OwnField, ownFields } from './settings-draft';

export type SettingsChange = CallInput<'changeSettings'>['body']['change'];

/** What becomes of the tasks of many pupils. */
export const taskWays = ['keep', 'add', 'replace', 'group'] as const;
export type TaskWay = (typeof taskWays)[number];

/** What a teacher is about to change for many pupils at once. */
export interface ManyDraft {
  /** Everything as in the group: then nothing else counts. */
  readonly allAsGroup: boolean;
  readonly taskWay: TaskWay;
  /** Those to add, or those instead. */
  readonly tasks: readonly DraftTask[];
  /** The other settings that change. */
  readonly fields: readonly OwnField[];
  readonly values: Draft;
}

/** Whether it changes anything, and nothing is missing. */
export const isReady = ({ allAsGroup, taskWay, tasks, fields }: ManyDraft): boolean => {
  if (allAsGroup) return true;
  if ((taskWay === 'add' || taskWay === 'replace') && tasks.length === 0) return false;
  return taskWay !== 'keep' || fields.length > 0;
};

/** What is sent of it. */
export function changeOf({ allAsGroup, taskWay, tasks, fields, values }: ManyDraft): SettingsChange {
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
