import { describe, expect, it } from 'vitest';
import { rational } from '@/maths/number/rational';
import { answerText, promptWithAnswer } from '@/maths/sum/prompt';
import { parseSumOrThrow as sum } from '@/maths/sum/read-sum';
import {
  estimateText,
  instructionFor,
  spokenName,
  sumName,
  textAroundHole,
  valueIn,
  valueText,
  writeLikeAnswer,
} from './notation';

describe('a written sum', () => {
  it('has the signs of a schoolbook before and after its hole', () => {
    expect(textAroundHole(sum('7*8=_'), 'nl')).toEqual({ before: '7 × 8 =', after: '' });
    expect(textAroundHole(sum('10=7+_'), 'nl')).toEqual({ before: '10 = 7 +', after: '' });
    expect(textAroundHole(sum('_-5=7'), 'nl')).toEqual({ before: '', after: '− 5 = 7' });
  });

  it('has the answer in its hole', () => {
    expect(promptWithAnswer(sum('10=7+_'), '3', 'nl')).toBe('10 = 7 + 3');
  });

  it('has the decimal sign of the language', () => {
    expect(answerText('3/4', 'nl')).toBe('3/4');
    expect(answerText('56', 'en')).toBe('56');
  });
});

describe('a value in a game', () => {
  it('is read from every notation of an answer', () => {
    expect(valueIn('19/10', sum('1.7+0.2=_'))).toEqual(rational(19, 10));
    expect(valueIn('1.9', sum('1.7+0.2=_'))).toEqual(rational(19, 10));
    expect(valueIn('1 1/4', sum('3/4+1/2=_'))).toEqual(rational(5, 4));
    expect(valueIn(null, sum('6+4=_'))).toBeNull();
  });

  it('is written in the form of the answer', () => {
    expect(writeLikeAnswer(rational(1, 10), sum('1.7+0.2=_'), 'nl')).toBe('0,1');
    expect(writeLikeAnswer(rational(1, 4), sum('1/2+1/4=_'), 'nl')).toBe('1/4');
    expect(writeLikeAnswer(rational(5), sum('6+4=_'), 'nl')).toBe('5');
    expect(writeLikeAnswer(rational(570), sum('9h15+15min=_words'), 'nl')).toBe('9:30');
  });

  it('keeps its unit, and is a percentage on a line from 0 to 1', () => {
    expect(writeLikeAnswer(rational(1), sum('35%=_(0~1)'), 'nl')).toBe('100%');
    expect(writeLikeAnswer(rational(7, 20), sum('35%=_(0~1)'), 'nl')).toBe('35%');
    expect(writeLikeAnswer(rational(100), sum('1m-35cm=_cm'), 'nl')).toBe('100 cm');
    expect(writeLikeAnswer(rational(5), sum('3eur+_eur=5eur'), 'nl')).toBe('€ 5');
    expect(writeLikeAnswer(rational(3, 5), sum('1-2/5=_'), 'nl')).toBe('3/5');
    expect(writeLikeAnswer(rational(3, 5), sum('1-0.4=_'), 'nl')).toBe('0,6');
  });

  it('has both places of its cents, or none', () => {
    expect(writeLikeAnswer(rational(9, 10), sum('2.40eur-1.50eur=_eur'), 'nl')).toBe('€ 0,90');
    expect(writeLikeAnswer(rational(10), sum('2.40eur-1.50eur=_eur'), 'nl')).toBe('€ 10');
    expect(writeLikeAnswer(rational(15, 4), sum('5eur-1.25eur=_eur'), 'en')).toBe('€ 3.75');
    expect(writeLikeAnswer(rational(1, 3), sum('5eur-4eur=_eur'), 'nl')).toBe('€ 1/3');
  });

  it('is an estimate as people say it, and none of odd fractions', () => {
    const ends = { min: rational(0), max: rational(100) };
    expect(estimateText(rational(633, 10), ends, sum('100-35=_'), 'nl')).toBe('63');
    expect(estimateText(rational(17, 50), ends, sum('1-2/5=_'), 'nl')).toBeNull();
  });

  it('is a fraction only where the answer is one', () => {
    const unit = { min: rational(0), max: rational(1) };
    expect(estimateText(rational(53), { min: rational(0), max: rational(80) }, sum('1/2of80=_'), 'nl')).toBe(
      '53',
    );
    expect(estimateText(rational(97, 100), unit, sum('2/5=_dec'), 'nl')).toBe('0,97');
    expect(writeLikeAnswer(rational(2, 5), sum('2/5=_dec'), 'nl')).toBe('0,4');
    expect(writeLikeAnswer(rational(3, 4), sum('1/4+3/4=_'), 'nl')).toBe('3/4');
  });
});

describe('the name of a sum', () => {
  it('leaves out the question at the end and keeps a hole elsewhere', () => {
    expect(sumName(sum('6+4=_'), 'nl')).toBe('6 + 4');
    expect(sumName(sum('1.5m=_cm'), 'nl')).toBe('1,5 m');
    expect(sumName(sum('10=7+_'), 'nl')).toBe('10 = 7 + ?');
    expect(sumName(sum('10=_+3'), 'nl')).toBe('10 = ? + 3');
    expect(sumName(sum('7+_=12'), 'nl')).toBe('7 + ? = 12');
    expect(sumName(sum('_-5=7'), 'nl')).toBe('? − 5 = 7');
  });

  it('has a value with its unit', () => {
    expect(valueText(sum('6+4=_'), 'nl')).toBe('10');
    expect(valueText(sum('10=7+_'), 'nl')).toBe('3');
    expect(valueText(sum('10=_+3'), 'nl')).toBe('7');
    expect(valueText(sum('1.5m=_cm'), 'nl')).toBe('150 cm');
  });

  it('is read aloud without the question', () => {
    expect(spokenName(sum('6+4=_'), 'nl')).toBe('6 plus 4');
    expect(spokenName(sum('9h15+30min=_clock'), 'nl')).toBe('9:15 plus 30 minuten');
    expect(spokenName(sum('7+_=12'), 'nl')).toBe('7 plus hoeveel is 12');
    expect(spokenName(sum('10=_+3'), 'nl')).toBe('10 is hoeveel en 3');
  });
});

describe('an estimate', () => {
  const ends = (max: number) => ({ min: rational(0), max: rational(max) });

  it('is rounded to hundredths on a short line, to wholes on a long one', () => {
    expect(estimateText(rational(327, 1000), ends(1), sum('0.5+0.25=_'), 'nl')).toBe('0,33');
    expect(estimateText(rational(1234, 100), ends(100), sum('37=_(0~100)'), 'nl')).toBe('12');
  });

  it('is null where fractions are asked', () => {
    expect(estimateText(rational(17, 50), ends(1), sum('1/4+1/4=_'), 'nl')).toBeNull();
  });
});

describe('what a task collects', () => {
  const asked = (names: readonly string[]) => {
    const sumIds = names.map((name) => sum(name).id);
    return instructionFor(
      { taskId: 'a', position: 0, purpose: 'practice', mode: 'collect', sumIds, target: '2' },
      'nl',
    );
  };

  it('is written with the unit of its sums', () => {
    expect(asked(['1eur+1eur=_eur', '5eur+1eur=_eur'])).toBe('Zoek alles wat € 2 is');
    expect(asked(['1+1=_', '5+1=_'])).toBe('Zoek alles wat 2 is');
  });
});
