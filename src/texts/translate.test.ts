import { describe, expect, it } from 'vitest';
import { textsIn } from './translate';

interface Names {
  readonly title: never;
  readonly hello: 'name' | 'place';
  readonly 'toy.duck': never;
  readonly steps: 'count';
  readonly score: 'count';
}

const texts = textsIn<Names>({
  nl: {
    title: 'Spel',
    hello: 'Dag {{name}}, daar in {{place}}!',
    toy: { duck: 'een badeend' },
    steps_zero: 'geen stap',
    steps_one: '{{count}} stap',
    steps_other: '{{count}} stappen',
    score: '{{count}} goed',
  },
  be: { score: '{{count}} juist' },
  en: {
    title: 'Game',
    hello: 'Hi {{name}}, there in {{place}}!',
    toy: { duck: 'a rubber duck' },
    steps_one: '{{count}} step',
    steps_other: '{{count}} steps',
    score: '{{count}} right',
  },
});

describe('textsIn', () => {
  it('finds a text by its key, also within a group', () => {
    expect(texts.nl('title')).toBe('Spel');
    expect(texts.en('toy.duck')).toBe('a rubber duck');
  });

  it('puts every value in its place', () => {
    expect(texts.en('hello', { name: 'Noor', place: 2 })).toBe('Hi Noor, there in 2!');
  });

  it('leaves a value as it is when it looks like a placeholder', () => {
    expect(texts.nl('hello', { name: '{{place}}', place: '$&' })).toBe('Dag {{place}}, daar in $&!');
  });

  it('chooses the plural form by the count', () => {
    expect([0, 1, 2].map((count) => texts.nl('steps', { count }))).toEqual([
      'geen stap',
      '1 stap',
      '2 stappen',
    ]);
  });

  it('has a form of its own for zero only where the catalogue has one', () => {
    expect(texts.en('steps', { count: 0 })).toBe('0 steps');
  });

  it('uses the text itself when it has no plural forms', () => {
    expect(texts.en('score', { count: 1 })).toBe('1 right');
  });

  it('falls back from Flemish to Dutch, text by text', () => {
    expect(texts.be('score', { count: 3 })).toBe('3 juist');
    expect(texts.be('steps', { count: 3 })).toBe('3 stappen');
  });
});
