import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { skillName, skillSaid } from './skill-name';

/** Returns the key and the table, so that a missing text fails the test. */
const keys = ((key: string, values?: { table?: string }) =>
  `«${key.split('.').at(-1)}${values?.table ?? ''}»`) as unknown as TFunction<'school'>;

describe('skillName', () => {
  it('exists for every skill of every standard sum', () => {
    const skills = new Set(
      standardCollections.flatMap((each) => sumsOf(each).flatMap((id) => parseSumOrThrow(id).skills)),
    );
    const unnamed = [...skills].filter(
      (skill) => !/^«.+»$/.test(skillName(keys, skill)) || !/^(«[^«»]+» ?)+$/.test(skillSaid(keys, skill)),
    );
    expect(unnamed).toEqual([]);
  });

  it('names the last part alone, and the whole skill in a sentence', () => {
    expect(skillName(keys, 'divide/remainder/table-7')).toBe('«divisionTable7»');
    expect(skillName(keys, 'clock/read/quarters')).toBe('«quarters»');
    expect(skillSaid(keys, 'fraction/add/same-denominator')).toBe('«fraction» «add» «same-denominator»');
  });
});
