import { describe, expect, it } from 'vitest';
import { answerNotation, answerOf } from './answer';
import { completed, isTrue } from './equation';
import { promptText } from './prompt';
import { parseSumOrThrow, writeSum } from './read-sum';

/** id, kind, answer in canonical notation, prompt in Dutch. */
const sums = [
  ['38:6=_r', 'remainder', '6r2', '38 : 6 = ▢ (met rest)'],
  ['0.5+0.25=_', 'decimal', '0.75', '0,5 + 0,25 = ▢'],
  ['1/4+2/4=_', 'fraction', '3/4', '1/4 + 2/4 = ▢'],
  ['1 3/4+1/2=_', 'fraction', '2 1/4', '1 3/4 + 1/2 = ▢'],
  ['2/3=_/12', 'fraction', '8', '2/3 = ▢/12'],
  ['_/3=8/12', 'fraction', '2', '▢/3 = 8/12'],
  ['0.75=_frac', 'fraction', '3/4', '0,75 = ▢ (breuk)'],
  ['6/8=_low', 'fraction', '3/4', '6/8 = ▢ (zo eenvoudig mogelijk)'],
  ['7/4=_mix', 'fraction', '1 3/4', '7/4 = ▢ (helen en breuk)'],
  ['3/4of20=_', 'fraction', '15', '3/4 van 20 = ▢'],
  ['25%of80=_', 'percent', '20', '25% van 80 = ▢'],
  ['_%of80=20', 'percent', '25', '▢% van 80 = 20'],
  ['3/4=_%', 'percent', '75', '3/4 = ▢%'],
  ['2:3=_:12', 'percent', '8', '2 : 3 = ▢ : 12'],
  ['scale(50000,4cm)=_km', 'percent', '2', 'schaal 1 : 50\u00a0000, 4 cm = ▢ km'],
  ['5eur-3.75eur=_eur', 'money', '1.25', '€ 5 − € 3,75 = € ▢'],
  ['1.25eur=_ct', 'money', '125', '€ 1,25 = ▢ ct'],
  ['1.5m=_cm', 'measure', '150', '1,5 m = ▢ cm'],
  ['4m*3m=_m2', 'measure', '12', '4 m × 3 m = ▢ m²'],
  ['2dm3=_l', 'measure', '2', '2 dm³ = ▢ l'],
  ['60kmh*2h=_km', 'measure', '120', '60 km/u × 2 uur = ▢ km'],
  ['3h45face=_clock', 'clock', '3h45', 'kleine wijzer tussen 3 en 4, grote wijzer 9 = ▢'],
  ['15h45=_face', 'clock', '15h45face', '15:45 = ▢ (zet de wijzers)'],
  ['3h45=_words', 'clock', '3h45words', '3:45 = ▢ (in woorden)'],
  ['8h30+45min=_clock', 'clock', '9h15', '8:30 + 45 min = ▢'],
  ['9h15-8h30=_min', 'clock', '45', '9:15 − 8:30 = ▢ min'],
  ['37=_(0..100,1)', 'line', '37', '37 = ▢ (0 – 100)'],
  ['37=_(0~100)', 'line', '37', '37 = ▢ (0 – 100)'],
  ['37(0..100,1)=_', 'line', '37', '(0 – 100, streepje 37 van 100) = ▢'],
  ['48+37?90', 'sign', '<', '48 + 37 ▢ 90'],
  ['1.5m?140cm', 'sign', '>', '1,5 m ▢ 140 cm'],
  ['0.75=_', 'compare', '0.75', '0,75 = ▢'],
  ['16:10=_', 'beyond-tables', '1.6', '16 : 10 = ▢'],
  ['9:100=_', 'beyond-tables', '0.09', '9 : 100 = ▢'],
  ['9:4=_', 'beyond-tables', '2 1/4', '9 : 4 = ▢'],
  ['487+312=_~100', 'compare', '800', '487 + 312 ≈ ▢ (schat per 100)'],
  ['mean(4,_,8)=6', 'beyond-tables', '6', 'gemiddelde van 4, ▢, 8 = 6'],
] as const;

describe('a sum of another domain', () => {
  it.each(sums)('%s is of the kind %s, its answer %s, its prompt %s', (id, kind, answer, prompt) => {
    const sum = parseSumOrThrow(id);
    expect(sum.kind).toBe(kind);
    expect(answerNotation(answerOf(sum))).toBe(answer);
    expect(promptText(sum, 'nl')).toBe(prompt);
    expect(writeSum(sum)).toBe(id);
  });

  it.each(sums)('%s is true with its answer in place', (id) => {
    expect(isTrue(completed(parseSumOrThrow(id)))).toBe(true);
  });

  it.each(['38:6=6r3', '38:6=5r8', '1.5m=15cm', '48+37>90', '3m=2kg', '7+5=', '0:0=1'])(
    '%s is not true',
    (text) => {
      expect(isTrue(text)).toBe(false);
    },
  );
});
