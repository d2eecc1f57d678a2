import { describe, expect, it } from 'vitest';
import { partWordProblems, wordProblems } from './words.mjs';

const words = { wornSum: 'sumLabel' };

describe('wordProblems', () => {
  it('names the line of a retired identifier and the word to use', () => {
    expect(wordProblems('games/x/scene.ts', 'const a = 1;\nwornSum(kit);', words)).toEqual([
      'games/x/scene.ts:2: wornSum is retired, use sumLabel',
    ]);
  });

  it('finds a type, a private member and a mention in a comment', () => {
    const text = 'type A = WornSum;\nthis.#wornSum;\n/** See `wornSum`. */';
    expect(wordProblems('games/x/scene.ts', text, words)).toEqual([
      'games/x/scene.ts:1: WornSum is retired, use SumLabel',
      'games/x/scene.ts:2: wornSum is retired, use sumLabel',
      'games/x/scene.ts:3: wornSum is retired, use sumLabel',
    ]);
  });

  it('finds a file with a retired name', () => {
    expect(wordProblems('games/kit/worn-sum.test.ts', '', words)).toEqual([
      'games/kit/worn-sum.test.ts: call it sum-label',
    ]);
  });

  it('accepts a longer identifier that contains a retired one', () => {
    expect(wordProblems('games/x/scene.ts', 'wornSums; unwornSum; wornSum2;', words)).toEqual([]);
  });
});

describe('partWordProblems', () => {
  const parts = { 'src/maths/': { luck: 'guessing' } };

  it('finds a plain word in the code of its part only', () => {
    const text = 'const luck = 1;';
    expect(partWordProblems('src/maths/a.ts', text, parts)).toEqual([
      'src/maths/a.ts:1: luck is retired, use guessing',
    ]);
    expect(partWordProblems('src/app/a.ts', text, parts)).toEqual([]);
  });

  it('leaves comments and strings alone', () => {
    expect(partWordProblems('src/maths/a.ts', "/* luck\n luck */ a('luck'); // luck", parts)).toEqual([]);
  });
});
