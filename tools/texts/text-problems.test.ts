import { describe, expect, it } from 'vitest';
import { textProblems } from './text-problems';

const nl = { title: 'Groepen', list: { one: '{{count}} groep', link: 'Lees <0>dit</0>' } };
const en = { title: 'Groups', list: { one: '{{count}} group', link: 'Read <0>this</0>' } };

describe('textProblems', () => {
  it('accepts a complete English text and some Flemish overrides', () => {
    expect(textProblems('school', nl, en, { title: 'Klassen' })).toEqual([]);
  });

  it('reports a text that is missing in English', () => {
    expect(textProblems('school', nl, { title: 'Groups' })).toEqual([
      'school:list.one is not in en',
      'school:list.link is not in en',
    ]);
  });

  it('reports an English or Flemish text that Dutch lacks', () => {
    expect(textProblems('school', nl, { ...en, more: 'More' }, { less: 'Minder' })).toEqual([
      'school:more is in en and not in nl',
      'school:less is in be and not in nl',
    ]);
  });

  it('reports placeholders and tags that differ between languages', () => {
    const list = { one: '{{number}} group', link: 'Read this' };
    expect(textProblems('school', nl, { ...en, list })).toHaveLength(2);
  });

  it('reports an empty text', () => {
    expect(textProblems('school', nl, { ...en, title: ' ' })).toEqual(['school:title is empty in en']);
  });
});
