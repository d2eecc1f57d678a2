import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { locales } from '@/maths/locale';
import { equals } from '@/maths/number/rational';
import { evaluate } from '@/maths/sum/parse/solve';
import { parseSumOrThrow as sum } from '@/maths/sum/read-sum';
import { spokenName } from './notation';
import {
  answerPiece,
  askedPieces,
  hintOf,
  isBare,
  labelHint,
  leftPieces,
  namePieces,
  type Piece,
  piecesOf,
  piecesWithAnswer,
} from './prompt-pieces';

const brief = (pieces: readonly Piece[]): readonly string[] =>
  pieces.map((piece) => {
    if (piece.kind === 'hole') return '▢';
    if (piece.kind === 'text') return piece.text;
    if (piece.kind === 'clock') return `clock ${piece.minutes}`;
    return `${piece.whole ?? ''}[${piece.num}|${piece.den}]`;
  });
const nl = (id: string) => brief(piecesOf(sum(id), 'nl'));

describe('piecesOf', () => {
  it('makes one text piece on each side of the hole', () => {
    expect(nl('7*8=_')).toEqual(['7 × 8 =', '▢']);
    expect(nl('10=7+_')).toEqual(['10 = 7 +', '▢']);
    expect(nl('_-5=7')).toEqual(['▢', '− 5 = 7']);
    expect(nl('2*(3+_)=14')).toEqual(['2 × (3 +', '▢', ') = 14']);
  });

  it('makes fraction pieces, also with the hole in one', () => {
    expect(nl('1/2+1/4=_')).toEqual(['[1|2]', '+', '[1|4]', '=', '▢']);
    expect(nl('1 3/4+1/2=_')).toEqual(['1[3|4]', '+', '[1|2]', '=', '▢']);
    expect(nl('2/3=_/12')).toEqual(['[2|3]', '=', '[▢|12]']);
  });

  it('makes a clock piece of a time shown with hands', () => {
    expect(nl('9h15face=_clock')).toEqual(['clock 555', '=', '▢']);
  });

  it('keeps words and units', () => {
    expect(nl('3/4of20=_')).toEqual(['[3|4]', 'van 20 =', '▢']);
    expect(nl('1.5m=_cm')).toEqual(['1,5 m =', '▢', 'cm']);
    expect(nl('25%of80=_')).toEqual(['25% van 80 =', '▢']);
  });

  it('returns the number alone when it is placed on a line', () => {
    expect(nl('3/4=_(0..2,1/4)')).toEqual(['[3|4]']);
  });

  it('fills the hole with the answer', () => {
    const filled = (id: string, answer: string) => brief(piecesWithAnswer(sum(id), answer, 'nl'));
    expect(filled('1/2+1/4=_', '3/4')).toEqual(['[1|2]', '+', '[1|4]', '=', '[3|4]']);
    expect(filled('1 3/4+1/2=_', '2 1/4')).toEqual(['1[3|4]', '+', '[1|2]', '=', '2[1|4]']);
    expect(filled('2/3=_/12', '8')).toEqual(['[2|3]', '=', '[8|12]']);
    expect(filled('38:6=_r', '6r2')).toEqual(['38 : 6 =', '6 rest 2']);
  });

  it('writes the minus of an answer below zero', () => {
    expect(brief([answerPiece('-5', 'nl')])).toEqual(['−5']);
    expect(brief([answerPiece('-3/4', 'nl')])).toEqual(['[−3|4]']);
  });
});

describe('namePieces', () => {
  const worn = (id: string) => brief(namePieces(sum(id), 'nl'));

  it('leaves out the question, also with a euro sign or a unit', () => {
    expect(worn('6+4=_')).toEqual(['6 + 4']);
    expect(worn('1.5m=_cm')).toEqual(['1,5 m']);
    expect(worn('5eur-2eur=_eur')).toEqual(['€ 5 − € 2']);
  });

  it('keeps fraction and clock pieces', () => {
    expect(worn('1/2+1/4=_')).toEqual(['[1|2]', '+', '[1|4]']);
    expect(worn('9h15face=_clock')).toEqual(['clock 555']);
  });

  it('keeps a hole that is not the outcome, or replaces it with a question mark', () => {
    expect(worn('2=1+_')).toEqual(['2 = 1 +', '▢']);
    expect(worn('_+1=2')).toEqual(['▢', '+ 1 = 2']);
    expect(brief(askedPieces(namePieces(sum('2=1+_'), 'nl')))).toEqual(['2 = 1 +', '?']);
    expect(brief(askedPieces(namePieces(sum('2/3=_/12'), 'nl')))).toEqual(['[2|3]', '=', '[?|12]']);
  });

  it('makes a clock piece of an answer set with hands', () => {
    expect(brief([answerPiece('3h45face', 'nl')])).toEqual(['clock 225']);
    expect(brief(piecesWithAnswer(sum('3h45=_face'), '3h45face', 'nl'))).toEqual(['3:45 =', 'clock 225']);
  });
});

describe('labelHint', () => {
  const hinted = standardCollections
    .map((collection) => sumsOf(collection).map(sum))
    .map((sums) => sums.filter((each) => hintOf(each, 'nl') !== null))
    .filter((sums) => sums.length > 0);

  it.each(locales)(
    'leaves no label of any collection with a hint that has another value than its sum (%s)',
    (locale) => {
      expect(hinted.length).toBeGreaterThan(12);
      const misread = hinted.flat().filter((each) => {
        const hint = labelHint(each, locale);
        const said = spokenName(each, locale);
        // With words: they are those of the prompt, and are said. Without: what stands there is worth the answer.
        if (hint !== null) return hint !== hintOf(each, locale) || !said.includes(hint);
        return !equals(evaluate(each.left), each.answer);
      });
      expect(misread.map(({ id }) => id)).toEqual([]);
    },
  );

  it('adds words only where the name alone would be another number', () => {
    const hints = ['636=_~10', '38:6=_r', '9*410=_~100', '0.75=_frac', '3h45=_words', '6/8=_low'];
    expect(hints.map((id) => labelHint(sum(id), 'nl'))).toEqual([
      'afgerond op 10',
      'met rest',
      'schat per 100',
      null,
      null,
      null,
    ]);
  });
});

describe('hintOf', () => {
  it('returns the words that a sum cannot be answered without, which its pieces leave out', () => {
    const asked = ['636=_~10', '38:6=_r', '0.75=_frac', '3h45=_words'].map((id) => sum(id));
    expect(asked.map((each) => hintOf(each, 'nl'))).toEqual([
      'afgerond op 10',
      'met rest',
      'breuk',
      'in woorden',
    ]);
    for (const each of asked) {
      const hint = hintOf(each, 'nl')!;
      expect(piecesOf(each, 'nl').some((piece) => 'text' in piece && piece.text.includes(hint))).toBe(false);
    }
    expect(hintOf(sum('636=_~10'), 'en')).toBe('to the nearest 10');
    expect(hintOf(sum('15h45=_face'), 'nl')).toBe('zet de wijzers');
    expect(hintOf(sum('15h45=_face'), 'nl', true)).toBe('kies de klok');
  });

  it('returns null for a sum that says all by itself', () => {
    expect(['7+5=_', '1/4+2/4=_', '1.5m=_cm', '9h15-8h30=_min'].map((id) => hintOf(sum(id), 'nl'))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('isBare', () => {
  it('tells numbers and times that can be put somewhere as they are', () => {
    expect(['12=_', '0.75=_', '15h45=_face', '9h15face=_words'].map((id) => isBare(sum(id)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['7+5=_', '0.8=_frac', '1.5m=_cm', '3/4=_%', '487=_~100'].map((id) => isBare(sum(id)))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(brief(leftPieces(sum('15h45=_face'), 'nl'))).toEqual(['15:45']);
  });
});
