import { describe, expect, it } from 'vitest';
import { textProblems } from './text-problems';

const nl = { title: 'Groepen', list: { one: '{{count}} groep', link: 'Lees <0>dit</0>' } };
const en = { title: 'Groups', list: { one: '{{count}} group', link: 'Read <0>this</0>' } };

describe('texts', () => {
  it('are complete when English says everything and Flemish overrides some', () => {
    expect(textProblems('school', nl, en, { title: 'Klassen' })).toEqual([]);
  });

  it('may not be missing in English', () => {
    expect(textProblems('school', nl, { title: 'Groups' })).toEqual([
      'school:list.one is not in en',
      'school:list.link is not in en',
    ]);
  });

  it('may not say in English or Flemish what Dutch does not', () => {
    expect(textProblems('school', nl, { ...en, more: 'More' }, { less: 'Minder' })).toEqual([
      'school:more is in en and not in nl',
      'school:less is in be and not in nl',
    ]);
  });

  it('take in the same values and tags in every language', () => {
    const list = { one: '{{number}} group', link: 'Read this' };
    expect(textProblems('school', nl, { ...en, list })).toHaveLength(2);
  });

  it('are not empty', () => {
    expect(textProblems('school', nl, { ...en, title: ' ' })).toEqual(['school:title is empty in en']);
  });
});
