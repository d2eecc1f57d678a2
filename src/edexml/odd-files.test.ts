import { fileXml, groupXml, pupilXml, utf8 } from '@tests/fixtures/edexml/build';
import { describe, expect, test } from 'vitest';
import { ImportRequest } from '@/contract/imports';
import { namesLookLikeMojibake } from './bytes/mojibake';
import { placeInMixedGroups } from './groups/mixed-groups';
import { mergeSplitGroups } from './groups/split-groups';
import { parseEdexml } from './parse-edexml';

async function read(xml: string) {
  const result = await parseEdexml(utf8(xml), { today: '2026-11-21' });
  if (!result.ok) throw new Error(`${result.failure.code} ${result.failure.line}`);
  return result;
}
const named = (inside: string, key = 'P1') =>
  pupilXml({ key, inside: `${inside}<jaargroep>4</jaargroep><groep key="G1"/>` });

describe('names', () => {
  const long = 'Ä'.repeat(200);
  test.each([
    ['of one letter', '<roepnaam>O</roepnaam><achternaam>Ng</achternaam>', 'O', 'Ng', []],
    ['of 200 letters', `<roepnaam>Bo</roepnaam><achternaam>${long}</achternaam>`, 'Bo', long, []],
    [
      'of a call name of 200 letters',
      `<roepnaam>${long}</roepnaam><achternaam>Bos</achternaam>`,
      'Ä'.repeat(64),
      'Bos',
      ['name-cut'],
    ],
    ['from right to left', '<roepnaam>מרים</roepnaam><achternaam>لوي</achternaam>', 'מרים', 'لوي', []],
    [
      'that turn the line round',
      '<roepnaam>&#x202e;Bo&#x2067;</roepnaam><achternaam>Bos&#x2069;</achternaam>',
      'Bo',
      'Bos',
      [],
    ],
    [
      'that look like a script',
      '<roepnaam>&lt;script&gt;alert(1)&lt;/script&gt;</roepnaam><achternaam>=1+1</achternaam>',
      '<script>alert(1)</script>',
      '=1+1',
      [],
    ],
    [
      'of initials of the first version',
      '<voorletters>J.P.</voorletters><achternaam>Bos</achternaam>',
      'J.P.',
      'Bos',
      [],
    ],
    ['of a number', '<roepnaam>007</roepnaam><achternaam>3e1</achternaam>', '007', '3e1', []],
  ])('reads names %s', async (_, inside, firstName, lastName, notes) => {
    const { file, notes: found } = await read(fileXml({ pupils: named(inside) }));
    expect(file.pupils).toMatchObject([{ firstName, lastName }]);
    expect(found.map(({ code }) => code)).toEqual(notes);
    expect(ImportRequest.safeParse(file).success).toBe(true);
  });

  test('leave the pupil out with a report when they are missing', async () => {
    const pupils = named('<roepnaam>Bo</roepnaam>') + named('<roepnaam> </roepnaam>', 'P2');
    expect((await read(fileXml({ pupils }))).leftOut).toEqual([{ line: 1, name: null, reason: 'no-name' }]);
  });

  test('count as wrongly decoded when more than one in a hundred looks so, and not for a single one', () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => (at === 0 ? 'ZoÃ«' : 'Zoë'));
    expect([namesLookLikeMojibake(names(200)), namesLookLikeMojibake(names(99))]).toEqual([false, true]);
  });
});

describe('years', () => {
  const noteOf = async (code: string) => {
    const inside = `<roepnaam>A</roepnaam><jaargroep>${code}</jaargroep><groep key="G1"/>`;
    const { file, notes } = await read(fileXml({ pupils: pupilXml({ inside }) }));
    return [file.pupils[0]?.year, notes[0]?.code];
  };
  test.each([
    ...['1', '2', '3', '4', '5', '6', '7', '8'].map((code) => [code, Number(code), undefined] as const),
    ...['B', 'D', '0'].map((code) => [code, null, 'below-primary'] as const),
    ...['11', '12', '13', '14', '15', '16'].map((code) => [code, null, 'above-primary'] as const),
    ...['S', 'V', 'N'].map((code) => [code, null, 'special-year'] as const),
  ])('reads the year %s', async (code, year, note) => {
    expect(await noteOf(code)).toEqual([year, note]);
  });
});

describe('groups', () => {
  test('get a note when they have no pupil, no key, no name, or a duplicate key', async () => {
    const groups =
      groupXml('G1', 'Groep 4A', '4') +
      groupXml('G2', 'Leeg', '5') +
      '<groep><naam>Sleutelloos</naam></groep><groep key="G3"><jaargroep>6</jaargroep></groep>' +
      groupXml('G1', 'Nog eens', '7');
    const { file, notes } = await read(fileXml({ groups }));
    expect(file.groups.map(({ key, name }) => [key, name])).toEqual([
      ['G1', 'Groep 4A'],
      ['G2', 'Leeg'],
      ['G3', 'G3'],
    ]);
    expect(notes.map(({ code }) => code)).toEqual([
      'group-no-key',
      'group-no-name',
      'group-duplicate',
      'group-empty',
      'group-empty',
    ]);
  });

  test('are never a home group when they are mixed', async () => {
    const inside =
      '<roepnaam>A</roepnaam><jaargroep>4</jaargroep>' +
      '<samengestelde_groepen><samengestelde_groep key="SG1"/></samengestelde_groepen>';
    const groups = '<samengestelde_groep key="SG1"><naam>Plusgroep</naam></samengestelde_groep>';
    const { file, counts, notes } = await read(fileXml({ groups, pupils: pupilXml({ inside }) }));
    expect([file.groups, file.pupils[0]?.groupKey, counts.mixedGroups]).toEqual([[], null, 1]);
    expect(notes.map(({ code }) => code)).toEqual(['no-group']);
  });

  test('can be a home group as a mixed group, only for pupils without one', async () => {
    const mixedGroup = (...keys: string[]) =>
      `<samengestelde_groepen>${keys.map((key) => `<samengestelde_groep key="${key}"/>`).join('')}</samengestelde_groepen>`;
    const groups = `${groupXml('G1', 'Groep 4A', '4')}<samengestelde_groep key="SG1"><naam>Unit</naam></samengestelde_groep><samengestelde_groep key="G1"><naam>Nep</naam></samengestelde_groep>`;
    const pupils =
      named(`<roepnaam>A</roepnaam>${mixedGroup('SG1')}`) +
      pupilXml({ key: 'P2', inside: `<roepnaam>B</roepnaam>${mixedGroup('nergens', ' SG1 ')}` }) +
      pupilXml({ key: 'P3', inside: `<roepnaam>C</roepnaam>${mixedGroup('G1')}` });
    const parsed = await read(fileXml({ groups, pupils }));
    expect([...parsed.mixed]).toEqual([[1, { key: 'SG1', name: 'Unit', year: null, otherKeys: [] }]]);
    const placed = placeInMixedGroups(parsed.file, parsed.mixed);
    expect(placed.pupils.map(({ groupKey }) => groupKey)).toEqual(['G1', 'SG1', null]);
    expect(placed.groups.map(({ key }) => key)).toEqual(['G1', 'SG1']);
  });

  test('form one combination class when their names contain their years', async () => {
    const groups = groupXml('A', '5/6 (5)', '5') + groupXml('B', '5/6 (6)', '6') + groupXml('C', '5/6', '7');
    const { file, splitGroups } = await read(fileXml({ groups }));
    expect(splitGroups).toBe(1);
    expect(mergeSplitGroups(file).groups).toMatchObject([{ key: 'A', name: '5/6', otherKeys: ['B', 'C'] }]);
  });
});

describe('the school', () => {
  const schoolOf = async (school: string) => (await read(fileXml({ school }))).file.school;
  const year = '<schooljaar>2026-2027</schooljaar>';
  test.each([
    ['a BRIN', '<brincode>99zz</brincode>', '99ZZ'],
    ['a BRIN with branch 00', '<brincode>99ZZ</brincode><dependancecode>00</dependancecode>', '99ZZ'],
    ['a BRIN with branch 0', '<brincode>99ZZ</brincode><dependancecode>0</dependancecode>', '99ZZ'],
    ['a branch before its BRIN', '<dependancecode>01</dependancecode><brincode>99ZZ</brincode>', '99ZZ01'],
    ['a Flemish number', '<instellingsnummer>012345</instellingsnummer>', '012345'],
    ['a key of its own', '<schoolkey>abc</schoolkey>', 'abc'],
    ['nothing', '', null],
  ])('is identified by %s', async (_, inside, code) => {
    expect((await schoolOf(year + inside)).code).toBe(code);
  });

  test('is read with a school year that no list has yet', async () => {
    expect((await schoolOf('<schooljaar>2031-2032</schooljaar>')).schoolYear).toBe('2031-2032');
  });

  test('gets a note without a readable school year', async () => {
    const parsed = await read(fileXml({ school: '<schooljaar>dit jaar</schooljaar>' }));
    expect([parsed.file.school.schoolYear, parsed.notes.map(({ code }) => code)]).toEqual([
      null,
      ['school-year-unreadable'],
    ]);
  });
});
