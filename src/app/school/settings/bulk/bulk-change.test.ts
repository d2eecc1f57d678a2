import { expect, it } from 'vitest';
import { newTask } from '@/contract/new-task';
import { ownFields } from '../draft/settings-draft';
import { type BulkDraft, bulkChange, isReady } from './bulk-change';

const values: BulkDraft['values'] = {
  title: 'Basis',
  startTest: true,
  minutesPerDay: 20,
  freeAfterRequired: true,
  yearCourse: true,
  stepBelow: true,
  stepAbove: true,
  tasks: [newTask('tables-all')],
  series: 'adaptive',
  sumsPerRound: 10,
  help: false,
  clock: 'off',
  fragileLimit: 12,
};
const nothing: BulkDraft = { allAsGroup: false, taskWay: 'keep', tasks: [], fields: [], values };
const table = newTask('table-7');

it('sends only ticked settings', () => {
  const draft: BulkDraft = { ...nothing, fields: ['sumsPerRound', 'help'], tasks: [table] };
  expect(bulkChange(draft)).toEqual({ set: { sumsPerRound: 10, help: false }, asGroup: [], addTasks: [] });
});

it('adds tasks, replaces them, or resets them to those of the group', () => {
  const tasks = [table];
  expect(bulkChange({ ...nothing, taskWay: 'add', tasks })).toEqual({
    set: {},
    asGroup: [],
    addTasks: tasks,
  });
  expect(bulkChange({ ...nothing, taskWay: 'replace', tasks })).toEqual({
    set: { tasks },
    asGroup: [],
    addTasks: [],
  });
  expect(bulkChange({ ...nothing, taskWay: 'group', tasks })).toEqual({
    set: {},
    asGroup: ['tasks'],
    addTasks: [],
  });
});

it('resets everything to the group, whatever else was ticked', () => {
  const draft: BulkDraft = { ...nothing, allAsGroup: true, taskWay: 'add', tasks: [table], fields: ['help'] };
  expect(bulkChange(draft)).toEqual({ set: {}, asGroup: ownFields, addTasks: [] });
});

it('is ready when it changes something and names its tasks', () => {
  expect(isReady(nothing)).toBe(false);
  expect(isReady({ ...nothing, fields: ['clock'] })).toBe(true);
  expect(isReady({ ...nothing, taskWay: 'add', fields: ['clock'] })).toBe(false);
  expect(isReady({ ...nothing, taskWay: 'replace', tasks: [table] })).toBe(true);
  expect(isReady({ ...nothing, taskWay: 'group' })).toBe(true);
  expect(isReady({ ...nothing, allAsGroup: true })).toBe(true);
});
