import { describe, expect, it } from 'vitest';
import { readingOf } from '../../learn/maths-version';
import { typedErrors, typedForms, verdictOf } from '../../simulate/generators/typed-forms';
import { assess } from '../answer';
import { readAnswer } from '../read-answer';
import { parseSumOrThrow } from '../read-sum';

describe('a right answer', () => {
  it('is never judged wrong, in whatever form it is typed', () => {
    const wrong = typedForms()
      .filter(({ isRight }) => !isRight)
      .map(({ sumId, raw, verdict }) => `${sumId}: ${raw} is ${verdict}`);
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  it.each([
    ['1200+800=_', '2.000'],
    ['1200+800=_', '2,000'],
    ['12000+500=_', '12.500'],
    ['500000+500000=_', '1.000.000'],
    ['500000+500000=_', '１００００００'],
    ['1500eur+500eur=_eur', '€ 2.000'],
    ['1500eur+500eur=_eur', '2.000,-'],
    ['1eur+1eur=_eur', '2,-'],
    ['1eur+1eur=_eur', '2 euros'],
    ['1eur+1.50eur=_eur', '2 euro 50'],
    ['1eur+1.50eur=_eur', '2 euro en 50 cent'],
    ['3kg=_g', '3.000 g'],
    ['1.5m=_cm', '150 centimeter'],
    ['1l=_dl', '10 deciliter'],
    ['4m*3m=_m2', '12 vierkante meter'],
    ['60kmh*2h=_km', '120 kilometer'],
    ['240km:3h=_kmh', '80 km per uur'],
    ['8h30+45min=_clock', '9 uur 15'],
    ['8h30+45min=_clock', '915'],
    ['8h30+45min=_clock', 'kwart over 9'],
    ['14h45+45min=_clock', 'half vier'],
    ['11h00+5h=_clock', '4 uur'],
    ['14h30+30min=_clock', "3 o'clock"],
    ['3h30face=_clock', 'half vier'],
    ['10h40face=_words', 'tien over half elf'],
    ['10h40face=_words', '20 voor 11'],
    ['10h40face=_words', 'twenty to eleven'],
    ['1/2=_%', '50/100'],
    ['0.07=_%', '7/100'],
    ['_%of80=20', '25/100'],
    ['1h00=_words', '1 uur'],
    ['23h00=_words', '11 uur'],
    ['10h00=_words', "10 o'clock"],
    ['3h30=_words', 'Het is halfvier.'],
    ['3h45face=_words', 'kwart vóór 4'],
    ['38:6=_r', '6 (rest 2)'],
    ['38:6=_r', '６ rest ２'],
    ['38:6=_r', '6 en rest 2'],
    ['38:6=_r', '6 rem 2'],
    ['3/4+3/2=_', '2 en 1/4'],
    ['3/4+3/2=_', '2 helen en 1/4'],
    ['3/4+3/2=_', '2¼'],
    ['0.5+0.75=_', '1.250'],
    ['0.75=_%', '75 procent'],
    ['487=_~100', '≈ 500'],
    ['487=_~100', 'ongeveer 500'],
    ['48+37?90', 'kleiner dan'],
    ['3-8=_', '−5'],
    ['3-8=_', '- 5'],
    ['3-8=_', 'min 5'],
    ['3-8=_', '‐5'],
    ['65eur:2=_eur', '€ 32, 50'],
    ['0.2+0.1=_', '0,3.'],
    ['6+2?8', 'even veel'],
    ['7?5', 'bigger than'],
    ['7+5=_', '7 + 5 = 12'],
    ['7*8=_', '7x8=56'],
    ['0.25+0.25=_', 'een half'],
    ['0.25+0.25=_', '0 , 5'],
    ['3*1/2=_', 'anderhalf'],
    ['3*1/2=_', '1 + 1/2'],
    ['3/4+3/4=_', '1en1/2'],
    ['3/4+3/4=_', '1 hele 1/2'],
    ['1/4+1/2=_', 'driekwart'],
    ['10:4=_', '2 en een half'],
    ['500000+500000=_', '1 miljoen'],
    ['500000+500000=_', '1000.000'],
    ['2000000+500000=_', '2,5 miljoen'],
    ['1200+800=_', '2 duizend'],
    ['3-8=_', '(-5)'],
    ['487=_~100', '± 500'],
    ['487=_~100', 'bijna 500'],
    ['130km:2h=_kmh', '65 km/uur'],
    ['130km:2h=_kmh', '65 kilometres per hour'],
    ['4m*3m=_m2', '12 vierkante meters'],
    ['4m*3m=_m2', '12 m 2'],
    ['1.25eur=_ct', '125 eurocent'],
    ['90min=_h', 'anderhalf uur'],
    ['3h05face=_clock', '3 uur 5'],
    ['3h25face=_words', 'vijf voor halfvier'],
    ['9h00face=_words', 'precies 9 uur'],
    ['38:6=_r', '6 en 2 over'],
    ['38:6=_r', '6 over 2'],
    ['38:6=_r', '6 keer rest 2'],
    ['38:6=_r', '6 (2)'],
    ['38:6=_r', '6 rest = 2'],
    ['36:6=_r', '6 rest nul'],
  ])('of %s may be typed as %s', (id, raw) => {
    expect(verdictOf(parseSumOrThrow(id), raw)).toBe('right');
  });
});

describe('a wrong answer', () => {
  it('is never taken for right, in whatever form it is typed', () => {
    const typed = typedErrors();
    const taken = typed.filter(({ verdict }) => verdict === 'right' || verdict === 'not-simplified');
    expect(taken.slice(0, 20)).toEqual([]);
    expect(typed.length).toBeGreaterThan(10_000);
  });

  it.each([
    ['7+5=_', '7+5=13'],
    ['7+5=_', '1 + 2'],
    ['3*1/2=_', '11/2'],
    ['500000+500000=_', '10 miljoen'],
    ['38:6=_r', '2 over 6'],
    ['38:6=_r', '6'],
    ['3h05face=_clock', '3 uur 50'],
    ['3h25face=_words', 'half vier'],
  ])('of %s, as %s, is not right', (id, raw) => {
    expect(verdictOf(parseSumOrThrow(id), raw)).not.toMatch(/^(?:right|not-simplified)$/);
  });
});

describe('a form that later versions read', () => {
  const forms: readonly (readonly [sum: string, typed: string])[] = [
    ['4.375+0.24=_', "4'615"],
    ['0.2+0.1=_', "0'3"],
    ['0.2+0.1=_', '0·3'],
    ['2+5=_', '"7"'],
    ['2+5=_', '7;'],
    ['2+5=_', '\u200b7'],
    ['-3-4=_', 'Min 7'],
    ['-3-4=_', 'negative 7'],
    ['-3-4=_', '﹣7'],
    ['3/2=_mix', '1 heel en 1/2'],
    ['3/2=_mix', '1 (1/2)'],
    ['2/4=_low', '1∕2'],
    ['65eur-50%of65eur=_eur', '€ 32 en 50 cent'],
    ['9.30eur+_eur=10eur', '70 cent'],
    ['1.70eur=_ct', '170¢'],
    ['7cm*10cm=_cm2', '70 vierkante cm'],
    ['7cm*8cm*3cm=_cm3', '168 cc'],
    ['11:2=_r', '5 en dan 1 over'],
    ['8h30+45min=_clock', 'om 9:15'],
    ['8h30+30min=_clock', '9 uur en 0 minuten'],
    ['7?5', 'groter als'],
    ['12?18', 'kleiner als'],
    ['7+4?11', 'hetzelfde als'],
  ];

  it.each(forms)('is right for %s: %s', (id, raw) => {
    expect(verdictOf(parseSumOrThrow(id), raw)).toBe('right');
  });

  it('was asked again before, or read otherwise, and answers to older windows are read as then', () => {
    for (const [id, raw] of forms) {
      const sum = parseSumOrThrow(id);
      const before = readAnswer(sum, raw, readingOf(11));
      expect([raw, before.ok && assess(sum, before.answer)]).not.toEqual([raw, 'right']);
    }
  });

  it.each([
    ['0.2+0.1=_', "3'0"],
    ['1200+800=_', "2'0"],
    ['9.30eur+_eur=10eur', '7 cent'],
    ['11:2=_r', '1 en dan 5 over'],
    ['8h30+45min=_clock', 'om 9 uur 5 min'],
    ['7?5', 'kleiner als'],
  ])('does not make %s right as %s', (id, raw) => {
    expect(verdictOf(parseSumOrThrow(id), raw)).not.toMatch(/^(?:right|not-simplified)$/);
  });
});

describe('a division copied as a fraction', () => {
  it.each([
    ['56:8=_', '56/8'],
    ['1000:10=_', '1000 / 10'],
    ['10:4=_', '10/4'],
  ])('is no answer to %s: %s', (id, raw) => {
    expect(readAnswer(parseSumOrThrow(id), raw).ok).toBe(false);
  });

  it('is the answer where it cannot be written shorter', () => {
    expect(verdictOf(parseSumOrThrow('3:4=_'), '3/4')).toBe('right');
  });
});

describe('the prompt itself, typed as the answer', () => {
  it.each([
    ['50%=_frac', '50%'],
    ['6/100=_dec', '6/100'],
    ['75%=_dec', '75%'],
    ['1 1/2=_frac', '1 1/2'],
    ['3h45=_words', '3:45'],
    ['1h00=_words', '1:00'],
    ['23h00=_words', '23 uur'],
    ['15h45words=_clock', 'kwart voor 4'],
    ['0.75=_frac', '0,75'],
    ['3/4=_dec', '3/4'],
    ['7/4=_mix', '7/4'],
    ['6/8=_low', '6/8'],
  ])('%s is not answered by %s', (id, raw) => {
    expect(verdictOf(parseSumOrThrow(id), raw)).toBe('other-form');
  });
});

describe('what cannot be read', () => {
  it.each([
    ['7+5=_', 'twaalfendertig'],
    ['1200+800=_', '2.00.0'],
    ['1.5m=_cm', '1,5 m'],
    ['38:6=_r', '6,33'],
    ['8h30+45min=_clock', '975'],
    ['8h30+45min=_clock', 'straks'],
    ['48+37?90', '?'],
  ])('of %s, as %s, is a problem and no answer', (id, raw) => {
    expect(readAnswer(parseSumOrThrow(id), raw).ok).toBe(false);
  });
});
