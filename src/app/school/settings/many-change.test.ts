import { expect, it } from 'vitest';
import { newTask } from '@/contract/new-task';
import { changeOf, isReady, type ManyDraft } from './many-change';
import { ownFields } from './settings-draft';

const values: ManyDraft['values'] = {
  title: 'Basis',
  startTest: true,
  minutesPerDay: 20,
  freeAfterRequired: true,
  tasks: [newTask('tables-all')],
  series: 'adaptive',
  sumsPerRound: 10,
  help: false,
  clock: 'off',
  fragileLimit: 12,
};
const nothing: ManyDraft = { allAsGroup: false, taskWay: 'keep', tasks: [], fields: [], values };
const table = newTask('table-7');

it('sends what was ticked and nothing else', () => {
  const draft: ManyDraft = { ...nothing, fields: ['sumsPerRound', 'help'], tasks: [table] };
  expect(changeOf(draft)).toEqual({ set: { sumsPerRound: 10, help: false }, asGroup: [], addTasks: [] });
});

it('adds tasks, puts them instead, or gives those of the group', () => {
  const tasks = [table];
  expect(changeOf({ ...nothing, taskWay: 'add', tasks })).toEqual({ set: {}, asGroup: [], addTasks: tasks });
  expect(changeOf({ ...nothing, taskWay: 'replace', tasks })).toEqual({
    set: { tasks },
    asGroup: [],
    addTasks: [],
  });
  expect(changeOf({ ...nothing, taskWay: 'group', tasks })).toEqual({
    set: {},
    asGroup: ['tasks'],
    addTasks: [],
  });
});

it('makes everything as in the group, whatever else was ticked', () => {
  const draft: ManyDraft = { ...nothing, allAsGroup: true, taskWay: 'add', tasks: [table], fields: ['help'] };
  expect(changeOf(draft)).toEqual({ set: {}, asGroup: ownFields, addTasks: [] });
});

it('is ready once it changes something and names the tasks it is about', () => {
  expect(isReady(nothing)).toBe(false);
  expect(isReady({ ...nothing, fields: ['clock'] })).toBe(true);
  expect(isReady({ ...nothing, taskWay: 'add', fields: ['clock'] })).toBe(false);
  expect(isReady({ ...nothing, taskWay: 'replace', tasks: [table] })).toBe(true);
  expect(isReady({ ...nothing, taskWay: 'group' })).toBe(true);
  expect(isReady({ ...nothing, allAsGroup: true })).toBe(true);
});
