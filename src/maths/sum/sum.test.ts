import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notation } from '../number/rational';
import { writeBinaryFact } from './binary-fact';
import { promptParts, promptSpeech, promptText } from './prompt';
import { parseSumOrThrow, readSum, writeSum } from './read-sum';

describe('reading a sum', () => {
  it.each([
    ['7+5=_', '12', 'add', 'to-20', 'add/to-20/over-ten'],
    ['_+5=12', '7', 'add', 'to-20', 'add/to-20/over-ten'],
    ['13-_=8', '5', 'subtract', 'to-20', 'subtract/to-20/over-ten'],
    ['10=7+_', '3', 'split', 'split', 'split/to-10'],
    ['7*8=_', '56', 'multiply', 'table', 'multiply/table-8'],
    ['7*_=56', '8', 'multiply', 'table', 'multiply/table-8'],
    ['56:8=_', '7', 'divide', 'division', 'divide/table-8'],
    ['47+38=_', '85', 'add', 'to-100', 'add/to-100/over-ten'],
    ['14*6=_', '84', 'multiply', 'beyond-tables', 'multiply/beyond-tables'],
    ['4:_=8', '1/2', 'divide', 'beyond-tables', 'divide/chain'],
    ['3+4+5=_', '12', 'add', 'to-20', 'add/chain'],
    ['7+_=4+8', '5', 'add', 'to-10', 'add/chain'],
    ['2*(3+_)=14', '4', 'multiply', 'beyond-tables', 'multiply/chain'],
    ['3-5=_', '-2', 'subtract', 'to-10', 'subtract/chain'],
  ])('%s is %s', (id, answer, operation, kind, skill) => {
    const sum = parseSumOrThrow(id);
    expect(notation(sum.answer)).toBe(answer);
    expect(sum.operation).toBe(operation);
    expect(sum.kind).toBe(kind);
    expect(sum.skills.at(-1)).toBe(skill);
    expect(writeSum(sum)).toBe(id);
  });

  it.each([
    '',
    '7+5',
    '7+5=12',
    '07+5=_',
    '7 + 5=_',
    '_+_=5',
    '0*_=0',
    '5:0=_',
    '(7+5)=_',
    '6/0+1=_',
    '3m+2kg=_m',
    '25h00face=_clock',
    '3/4=_mix',
    '1/3=_dec',
    '37=_(0..100,10)',
    '120=_(0~100)',
    '7+5?_',
    '7+5=_=',
    '9007199254740991*9=_',
  ])('refuses %s', (id) => expect(readSum(id)).toBeNull());

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+-*:=_()/ '.split('')) }), (text) => {
        const sum = readSum(text);
        expect(sum === null || writeSum(sum) === text).toBe(true);
      }),
    );
  });

  it('finds the hole wherever it is', () => {
    const whole = fc.integer({ min: 1, max: 200 });
    const holes = fc.constantFrom('left' as const, 'right' as const, 'result' as const);
    fc.assert(
      fc.property(whole, whole, holes, (a, b, hole) => {
        const product = { operation: 'multiply' as const, a, b, result: a * b, hole };
        const answers = { left: a, right: b, result: a * b };
        expect(parseSumOrThrow(writeBinaryFact(product)).answer).toEqual({ num: answers[hole], den: 1 });
      }),
    );
  });
});

describe('writing a prompt', () => {
  it('uses the signs of school', () => {
    expect(promptText(parseSumOrThrow('7*_=56'), 'nl')).toBe('7 × ▢ = 56');
    expect(promptText(parseSumOrThrow('13-5=_'), 'nl')).toBe('13 − 5 = ▢');
    expect(promptText(parseSumOrThrow('2*(3+_)=14'), 'en')).toBe('2 × (3 + ▢) = 14');
  });

  it('has the hole as a part of its own', () => {
    expect(promptParts(parseSumOrThrow('10=7+_'), 'nl').map(({ kind }) => kind)).toEqual([
      'number',
      'equals',
      'number',
      'sign',
      'hole',
    ]);
  });

  it('says it in the words of the country', () => {
    expect(promptSpeech(parseSumOrThrow('7*8=_'), 'nl')).toBe('7 keer 8 is hoeveel?');
    expect(promptSpeech(parseSumOrThrow('7*8=_'), 'be')).toBe('7 maal 8 is hoeveel?');
    expect(promptSpeech(parseSumOrThrow('_-5=7'), 'en')).toBe('how many minus 5 is 7?');
    expect(promptSpeech(parseSumOrThrow('10=7+_'), 'nl')).toBe('10 is 7 en hoeveel?');
  });
});
