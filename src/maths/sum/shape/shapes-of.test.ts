import { describe, expect, it } from 'vitest';
import { standardCollections } from '../../collections/standard-collections';
import { sumsOf } from '../../collections/sum-collection';
import { parseSumOrThrow } from '../read-sum';
import { shapeNames } from './shape-names';
import { profileOf } from './shape-profile';
import { hasShape, shapesOf } from './shapes-of';
import { countTaken, coversEnough } from './takes';

const shapes = (id: string) => shapesOf(parseSumOrThrow(id)).join(' ');
const all = standardCollections.flatMap((collection) => sumsOf(collection).map(parseSumOrThrow));

describe('shapesOf', () => {
  it.each([
    ['3+4=_', 'A10'],
    ['7+5=_', 'A20'],
    ['20-7=_', 'A20'],
    ['21-7=_', 'A100'],
    ['967+22=_', 'A1000'],
    ['650-100=_', 'A1000 A1000tens'],
    ['_-5=7', 'H20'],
    ['100-35=_', 'A100 A100whole'],
    ['35+_=100', 'H100 A100whole'],
    ['100-30=_', 'A100 A100whole A100wholetens'],
    ['40+_=100', 'H100 A100whole A100wholetens'],
    ['10=5+_', 'S'],
    ['12-5+3=_', 'K20'],
    ['7+_=4+8', 'B20'],
    ['-3+8=_', 'neg'],
    ['5*10=_', 'T T50'],
    ['6*9=_', 'T'],
    ['7*_=56', 'TH'],
    ['56:8=_', 'D D60'],
    ['63:7=_', 'D'],
    ['9*99=_', 'X1'],
    ['24*36=_', 'X2'],
    ['396:6=_', 'Q Qdeal'],
    ['897:3=_', 'Q'],
    ['952:14=_', 'Q2'],
    ['38:6=_r', 'R'],
    ['251:5=_r', 'R2 R2deal'],
    ['899:9=_r', 'R2'],
    ['mean(7,14,9)=_', 'mean meandeal'],
    ['0.9+0.7=_', 'P1 P1to10'],
    ['8.2+2.1=_', 'P1'],
    ['0.4+_=1', 'P1 P1to10 Pwhole'],
    ['0.31*10=_', 'PX10'],
    ['1-2/5=_', 'F+ F+12 F1'],
    ['2/5+_=1', 'F1'],
    ['3/4of_=15', 'Fh'],
    ['150%of80=_', '%over'],
    ['1/3+1/5=_', 'F+'],
    ['2/3=_/12', 'F= F=12'],
    ['6/8=_low', 'Flow'],
    ['3/4of20=_', 'Fof Fof60 Fofdeal'],
    ['3/8of20=_', 'Fof'],
    ['1/12of24=_', 'Fof Fof60'],
    ['25%of80=_', '%of %of4'],
    ['1%of1900=_', '%of'],
    ['_%of80=20', '%h'],
    ['3/4=_%', '%f'],
    ['2:3=_:12', 'RT'],
    ['scale(50000,4cm)=_km', 'SC'],
    ['3eur+2eur=_eur', 'E+ E+20 E50 Ecash'],
    ['6*2.65eur=_eur', 'Ex E50 Ecash'],
    ['8.08eur:8=_eur', 'Ex E50'],
    ['1.25eur=_ct', 'Ect E50'],
    ['60eur-12.50eur=_eur', 'E+'],
    ['40eur-25%of40eur=_eur', '%off %off50'],
    ['80eur-25%of80eur=_eur', '%off'],
    ['3.46+1.28=_', 'P2 P2eur'],
    ['60-1.28=_', 'P2'],
    ['1.5m=_cm', 'Um Um100'],
    ['2250m=_km', 'Um'],
    ['4m+30cm=_cm', 'U+ U+100'],
    ['4m+37cm=_cm', 'U+'],
    ['1l=_dl', 'Uv'],
    ['2kg=_g', 'Uk'],
    ['4m*3m=_m2', 'AR ARrect'],
    ['8m*_m=32m2', 'AR ARrect'],
    ['4*10cm=_cm', 'AR'],
    ['5m*4m*2m=_m3', 'AR'],
    ['60kmh*2h=_km', 'V'],
    ['3h45face=_clock', 'Cf Cf15'],
    ['8h30+45min=_clock', 'C+'],
    ['9h15-8h30=_min', 'C-'],
    ['2h=_min', 'Cu Cu60'],
    ['2day=_h', 'Cu'],
    ['150s=_min', 'Cu'],
    ['37=_(0..100,1)', 'L L1000 Ldigit'],
    ['490=_(0..1000,10)', 'L L1000 Ldigit'],
    ['4900=_(0..10000,100)', 'L Ldigit'],
    ['-9=_(-10..10,1)', 'L'],
    ['35%=_(0..1,1/20)', 'L%'],
    ['37=_(0~100)', 'L~'],
    ['37(0..100,1)=_', 'Lr'],
    ['0.75=_', 'N N100 Ndigit'],
    ['437=_', 'N Ndigit'],
    ['430=_', 'N N100 N1000 Ndigit'],
    ['2/5=_', 'N N100'],
    ['3/4=_(0..1,1/12)', 'L'],
    ['3=_(-10..10,1)', 'L'],
    ['48+37?90', '?'],
    ['7?5', '? ?20'],
    ['487=_~100', '~ ~100 ~10k'],
    ['1.2=_~1', '~ ~100'],
    ['834000=_~1000', '~'],
    ['487+312=_~100', '~+'],
  ])('calls %s %s', (id, expected) => {
    expect(shapes(id)).toBe(expected);
  });

  it('names every sum of every standard collection', () => {
    expect(all.filter((sum) => shapesOf(sum).length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('uses every name for some sum, but for the rests of a length, which no collection asks', () => {
    const used = new Set(all.flatMap(shapesOf));
    expect(shapeNames.filter((name) => !used.has(name))).toEqual(['B100', 'Uwhole']);
    expect([shapes('7+_=40+8'), shapes('1m-35cm=_cm')]).toEqual(['B100', 'U+ U+100 Uwhole']);
  });

  it('gives ranges that exclude each other', () => {
    const additive = shapeNames.filter((name) => /^[AH]\d+[kM]?$/.test(name));
    for (const sum of all)
      expect(shapesOf(sum).filter((name) => additive.includes(name)).length).toBeLessThan(2);
  });
});

describe('a profile', () => {
  const tables = profileOf(['6*9=_', '5*9=_', '2*9=_', '8:2=_'].map((id) => parseSumOrThrow(id).id));

  it('counts sums by their shapes', () => {
    expect(tables).toEqual({ T: 1, 'T T50': 2, 'D D60': 1 });
  });

  it('counts a sum once, however many of its shapes are taken', () => {
    expect(countTaken(tables, ['T', 'T50'])).toBe(3);
    expect(countTaken(tables, ['T50'])).toBe(2);
  });

  it('is covered by six of ten sums, and at least eight', () => {
    expect(coversEnough({ T: 6, D: 4 }, ['T'])).toBe(false);
    expect(coversEnough({ T: 12, D: 8 }, ['T'])).toBe(true);
    expect(coversEnough({ T: 12, D: 9 }, ['T'])).toBe(false);
    expect(coversEnough({}, ['T'])).toBe(false);
  });

  it('agrees with the sums themselves', () => {
    const taken = ['A20', 'T50', 'F1'];
    const counted = countTaken(profileOf(all.map(({ id }) => id)), taken);
    expect(counted).toBe(all.filter((sum) => hasShape(sum, taken)).length);
  });
});
