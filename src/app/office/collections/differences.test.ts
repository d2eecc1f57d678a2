import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences';
import type { PublishedLadder } from './types';

const published = (...ids: readonly string[]): PublishedLadder['steps'] =>
  ids.map((generatorId) => ({
    generatorId,
    strategy: null,
    prerequisite: null,
    title: { nl: generatorId, be: '', en: '' },
    sums: 10,
    difficulty: 0,
    checksum: '0',
  }));
const draft = (...ids: readonly string[]) =>
  ids.map((generatorId) => ({ generatorId, strategy: null, prerequisite: null }));

describe('what differs between a draft and what is published', () => {
  it('is nothing for the same ladder', () => {
    expect(differencesOf(draft('a', 'b', 'a'), published('a', 'b', 'a'))).toMatchObject({
      count: 0,
      gone: [],
    });
  });

  it('counts one step that was moved past others once', () => {
    const { steps, count } = differencesOf(draft('b', 'c', 'd', 'a'), published('a', 'b', 'c', 'd'));
    expect(steps.map(({ moved }) => moved)).toEqual([false, false, false, true]);
    expect(count).toBe(1);
  });

  it('names new steps, those that are gone, and another strategy or start', () => {
    const changed = [
      { generatorId: 'a', strategy: 'double' as const, prerequisite: 'table-2' },
      { generatorId: 'new', strategy: null, prerequisite: null },
    ];
    const found = differencesOf(changed, published('a', 'b'));
    expect(found).toEqual({
      steps: [
        { was: 0, strategy: true, prerequisite: true, moved: false },
        { was: null, strategy: false, prerequisite: false, moved: false },
      ],
      gone: [1],
      count: 4,
    });
  });
});
