import { readFileSync } from 'node:fs';
import { fileXml, groupXml, latin1, pupilXml, utf8, utf16, zip } from '@tests/fixtures/edexml/build';
import { describe, expect, test } from 'vitest';
import { ImportRequest } from '@/contract/imports';
import { repairMojibake } from './bytes/mojibake';
import { mergeSplitGroups } from './groups/split-groups';
import { parseEdexml } from './parse-edexml';
import type { Parsed } from './result';

const today = '2026-11-21';
const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/edexml/${name}`));

async function read(bytes: Uint8Array | string, fileName?: string): Promise<Parsed> {
  const options = fileName === undefined ? { today } : { today, fileName };
  const result = await parseEdexml(typeof bytes === 'string' ? utf8(bytes) : bytes, options);
  if (!result.ok) throw new Error(`${result.failure.code} ${result.failure.line}`);
  return result;
}

async function failure(bytes: Uint8Array | string, fileName = 'EDEX.XML') {
  const result = await parseEdexml(typeof bytes === 'string' ? utf8(bytes) : bytes, { today, fileName });
  return result.ok ? null : result.failure;
}

const onePupil = (inside: string) =>
  fileXml({ groups: groupXml('G1', 'Groep 4A', '4'), pupils: pupilXml({ inside }) });
const codes = (parsed: Parsed) => parsed.notes.map((note) => note.code);

describe('the school of the examples', () => {
  test.each(['school', 'school-later'])('has the expected contents in %s', async (name) => {
    const expected = JSON.parse(new TextDecoder().decode(fixture(`${name}.json`)));
    const parsed = await read(fixture(`${name}.xml`));
    expect(parsed.counts).toEqual({
      groups: expected.groups,
      pupils: expected.pupils,
      mixedGroups: expected.mixedGroups,
      teachers: expected.teachers,
    });
    expect(parsed.file.school).toEqual({
      code: '99ZZ',
      schoolYear: expected.schooljaar,
      referenceDate: expect.stringMatching(/^2026-/),
    });
    const keysWith = (code: string) =>
      parsed.notes.filter((n) => n.code === code).map((n) => parsed.file.pupils[n.pupil ?? -1]?.key);
    expect(keysWith('no-group')).toEqual(expected.withoutGroup);
    expect(keysWith('bad-reference')).toEqual(expected.badReference);
    expect(keysWith('unstable-key').length > 0).toBe(expected.unstableKeys);
    expect(keysWith('same-name')).toEqual([expected.sameName[0][1]]);
    expect(keysWith('same-name-in-class')).toEqual([]);
    expect(parsed.leftOut).toEqual([]);
    expect(parsed.looksLikeMojibake).toBe(false);
  });

  test('is a request that the server accepts unchanged', async () => {
    const { file } = await read(fixture('school.xml'));
    expect(ImportRequest.parse(file)).toEqual(file);
  });

  test('yields nothing but the whitelisted fields', async () => {
    const parsed = await read(fixture('school.xml'));
    const everything = JSON.stringify(parsed);
    for (const dropped of ['GEHEIM', '9999ZZ', '9999000', 'leerling.example', 'foto', '2020-02-06']) {
      expect(everything).not.toContain(dropped);
    }
    // Teachers must not appear in the file that is compared with the school.
    for (const { name, email } of parsed.teachers) {
      expect(JSON.stringify(parsed.file)).not.toContain(email);
      expect(JSON.stringify(parsed.file)).not.toContain(`"${name}"`);
    }
  });

  test('gives a pupil of a combination group its own year', async () => {
    const { file } = await read(fixture('school.xml'));
    expect(file.groups.find((group) => group.key === 'G0001')).toMatchObject({
      name: 'Groep 3/4',
      year: null,
    });
    const years = new Set(file.pupils.filter((p) => p.groupKey === 'G0001').map((p) => p.year));
    expect(years).toEqual(new Set([3, 4]));
  });
});

describe('forms of the same file', () => {
  const xml = fileXml();

  test.each([
    ['windows line ends', xml.replaceAll('><', '>\r\n<')],
    ['a byte order mark', `\ufeff${xml}`],
    ['no declaration', fileXml({ declaration: '' })],
    ['a prefix on every element', xml.replace(/<(\/?)([a-z]|EDEX)/gi, '<$1le:$2')],
    ['the root of a web service answer', fileXml({ root: 'leerlinggegevens' })],
    [
      'a saved envelope',
      `<s:Envelope xmlns:s="x"><s:Header><w:Security/></s:Header><s:Body><u:leerlinggegevens_antwoord>${fileXml({ declaration: '', root: 'leerlinggegevens' })}</u:leerlinggegevens_antwoord></s:Body></s:Envelope>`,
    ],
  ])('is read with %s', async (_, text) => {
    const { file } = await read(text);
    expect(file.pupils).toMatchObject([{ firstName: 'Noor', year: 4, groupKey: 'G1' }]);
    expect(file.groups).toHaveLength(1);
  });

  test('is read from a zip', async () => {
    const bytes = await zip([
      { name: '__MACOSX/._EDEX.XML', bytes: utf8('x') },
      { name: 'map/EDEX.XML', bytes: utf8(xml) },
    ]);
    expect((await read(bytes)).counts.pupils).toBe(1);
  });

  const accents = onePupil('<achternaam>O’Klaver</achternaam><roepnaam>Zoë Šimek €</roepnaam>');
  const cp1252 = latin1(accents.replace('’', '\x92').replace('Š', '\x8a').replace('€', '\x80'));
  const named = (declared: string) => latin1(String.fromCharCode(...cp1252).replace('UTF-8', declared));

  test.each([
    ['utf-8', utf8(accents)],
    ['windows-1252, declared', named('windows-1252')],
    ['windows-1252 declared as iso-8859-1', named('ISO-8859-1')],
    ['windows-1252 wrongly declared as utf-8', cp1252],
    ['utf-16 little endian', utf16(accents, true)],
    ['utf-16 big endian', utf16(accents, false)],
    ['utf-16 without a mark', utf16(accents, true, false)],
    ['a mark against the declaration', utf8(`\ufeff${accents.replace('UTF-8', 'iso-8859-1')}`)],
    ['utf-8 wrongly declared as utf-16', utf8(accents.replace('UTF-8', 'UTF-16'))],
  ])('keeps accents in %s', async (_, bytes) => {
    const [pupil] = (await read(bytes)).file.pupils;
    expect(pupil).toMatchObject({ firstName: 'Zoë Šimek €', lastName: 'O’Klaver' });
  });

  test('does not depend on the order of its parts', async () => {
    const parts = '<leerlingen>$3</leerlingen><groepen>$2</groepen>';
    const turned = xml.replace(/(<groepen>(.*)<\/groepen>)<leerlingen>(.*)<\/leerlingen>/, parts);
    expect(turned).not.toBe(xml);
    expect((await read(turned)).file.pupils[0]?.groupKey).toBe('G1');
  });

  test('reports its progress', async () => {
    const parts: number[] = [];
    await parseEdexml(fixture('school.xml'), { today, onProgress: (part) => parts.push(part) });
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
  });
});

describe('names', () => {
  test.each([
    [
      '<achternaam>Vries</achternaam><voorvoegsel>de</voorvoegsel><roepnaam>Piet</roepnaam>',
      ['Piet', 'de Vries', 'Vries'],
    ],
    [
      '<achternaam>Vries</achternaam><tussenvoegsel>de</tussenvoegsel><roepnaam>Piet</roepnaam>',
      ['Piet', 'de Vries', 'Vries'],
    ],
    [
      '<achternaam>Bos</achternaam><voorvoegsel></voorvoegsel><voornamen>Anna Maria</voornamen>',
      ['Anna', 'Bos', 'Bos'],
    ],
    ['<achternaam>Bos</achternaam><voorletters-1>A</voorletters-1>', ['A', 'Bos', 'Bos']],
    ['<achternaam>Bos</achternaam>', ['Bos', null, 'Bos']],
    ['<roepnaam> \r\n Anne  Fleur\t</roepnaam>', ['Anne Fleur', null, null]],
    ['<roepnaam>Zoe\u0308</roepnaam>', ['Zoë', null, null]],
    ['<roepnaam><![CDATA[Jip & Janneke]]></roepnaam>', ['Jip & Janneke', null, null]],
    ['<roepnaam>Ab&#x202e;ba&#x2066;</roepnaam>', ['Abba', null, null]],
  ])('are read from %s', async (inside, [firstName, lastName, sortName]) => {
    expect((await read(onePupil(inside))).file.pupils[0]).toMatchObject({ firstName, lastName, sortName });
  });

  test('are cut at the maximum length, with a note', async () => {
    const parsed = await read(onePupil(`<roepnaam>${'😀'.repeat(5000)}</roepnaam>`));
    expect(parsed.file.pupils[0]?.firstName).toBe('😀'.repeat(32));
    expect(codes(parsed)).toContain('name-cut');
    expect(ImportRequest.safeParse(parsed.file).success).toBe(true);
  });

  test('are detected when decoded twice, and repaired on request', async () => {
    const parsed = await read(onePupil('<roepnaam>ZoÃ«</roepnaam><achternaam>SÃ¡nchez</achternaam>'));
    expect(parsed.looksLikeMojibake).toBe(true);
    expect(parsed.file.pupils[0]?.firstName).toBe('ZoÃ«');
    expect(repairMojibake(parsed.file).pupils[0]).toMatchObject({ firstName: 'Zoë', lastName: 'Sánchez' });
  });

  test('are not read from extensions of a supplier', async () => {
    const block = '<toevoegingen><blok><roepnaam>Geheim</roepnaam></blok></toevoegingen>';
    const [pupil] = (await read(onePupil(`${block}<roepnaam>Noor</roepnaam>`))).file.pupils;
    expect(pupil?.firstName).toBe('Noor');
  });
});

describe('years', () => {
  test.each([
    ['3', 3, null],
    ['8', 8, null],
    ['C', null, 'no-year'],
    ['0', null, 'below-primary'],
    ['D', null, 'below-primary'],
    ['12', null, 'above-primary'],
    ['S', null, 'special-year'],
    ['zeven', 4, 'year-of-group'],
  ])('jaargroep %s of a pupil', async (code, year, note) => {
    const parsed = await read(
      onePupil(`<roepnaam>A</roepnaam><groep key="G1"/><jaargroep>${code}</jaargroep>`),
    );
    expect(parsed.file.pupils[0]?.year).toBe(year);
    expect(codes(parsed)).toEqual(note ? [note] : []);
  });

  test('are unknown when neither the pupil nor the group has a readable one', async () => {
    const inside = '<roepnaam>A</roepnaam><groep key="G1"/><jaargroep>zeven</jaargroep>';
    const parsed = await read(
      fileXml({ groups: groupXml('G1', 'Groep 4A', 'vier'), pupils: pupilXml({ inside }) }),
    );
    expect(parsed.file.pupils[0]?.year).toBe(null);
    expect(codes(parsed)).toContain('unknown-year');
  });

  test('are those of the group when the pupil has none', async () => {
    expect((await read(onePupil('<roepnaam>A</roepnaam><groep key=" G1 "/>'))).file.pupils[0]?.year).toBe(4);
  });

  test.each([
    ['<jaargroep>H</jaargroep>'],
    ['<uitstroomdatum>2026-08-01</uitstroomdatum>'],
    ['<uitstroomdatum>2026-11-20+01:00</uitstroomdatum>'],
  ])('a pupil who left (%s) is not offered', async (inside) => {
    const stays = pupilXml({ key: 'P2', inside: '<roepnaam>B</roepnaam>' });
    const parsed = await read(
      fileXml({ pupils: stays + pupilXml({ inside: `<roepnaam>A</roepnaam>${inside}` }) }),
    );
    expect(parsed.file.pupils.map((p) => p.firstName)).toEqual(['B']);
    expect(parsed.leftOut).toEqual([{ line: 1, name: 'A', reason: 'left' }]);
  });

  test('a pupil who leaves later is still offered', async () => {
    const inside = '<roepnaam>A</roepnaam><uitstroomdatum>2027-01-01Z</uitstroomdatum>';
    expect((await read(onePupil(inside))).counts.pupils).toBe(1);
  });
});

describe('keys and groups', () => {
  test('two pupils with one key import the first and report the second', async () => {
    const pupils = `${pupilXml({ key: 'P1' })}\n${pupilXml({ key: ' P1 ', inside: '<roepnaam>Sem</roepnaam>' })}`;
    const parsed = await read(fileXml({ pupils }));
    expect(parsed.file.pupils.map((p) => p.firstName)).toEqual(['Noor']);
    expect(parsed.leftOut).toEqual([{ line: 2, name: 'Sem', reason: 'duplicate-key' }]);
  });

  test('two pupils with one ECK iD report the second', async () => {
    const eckid = 'https://ketenid.nl/pilot/1';
    const pupils = pupilXml({ key: 'P1', eckid }) + pupilXml({ key: 'P2', eckid });
    expect((await read(fileXml({ pupils }))).leftOut).toMatchObject([{ reason: 'duplicate-eckid' }]);
  });

  test('temporary, missing, endless and odd keys are read with a note', async () => {
    const keys = ['#001', null, 'k'.repeat(300), '__proto__', 'constructor'];
    const inside = '<roepnaam>A</roepnaam><jaargroep>4</jaargroep><groep key="G1"/>';
    const parsed = await read(fileXml({ pupils: keys.map((key) => pupilXml({ key, inside })).join('') }));
    expect(parsed.file.pupils.map((p) => p.key)).toEqual(['#001', null, null, '__proto__', 'constructor']);
    expect(codes(parsed).filter((code) => /key/.test(code))).toEqual([
      'unstable-key',
      'no-key',
      'key-too-long',
    ]);
  });

  test.each([
    ['<groep key="G1"/><groep key="G2"/>', ['several-classes']],
    ['<groep key="G1"/><groep key="G1"/>', []],
  ])('a pupil with two groups (%s) is in the first, with a note when they differ', async (inside, noted) => {
    const groups = groupXml('G1', 'Groep 4A', '4') + groupXml('G2', 'Plusgroep', '5');
    const others = pupilXml({ key: 'P2', inside: '<roepnaam>B</roepnaam><groep key="G2"/>' });
    const pupils = pupilXml({ inside: `<roepnaam>A</roepnaam>${inside}` }) + others;
    const parsed = await read(fileXml({ groups, pupils }));
    expect(parsed.file.pupils.map(({ groupKey, year }) => [groupKey, year])).toEqual([
      ['G1', 4],
      ['G2', 5],
    ]);
    expect(codes(parsed)).toEqual(noted);
  });

  test('a missing reference, or one to a missing group, keeps the pupil', async () => {
    const pupils =
      pupilXml({ key: 'P1', inside: '<roepnaam>A</roepnaam><jaargroep>4</jaargroep><groep key="GRP9"/>' }) +
      pupilXml({ key: 'P2', inside: '<roepnaam>B</roepnaam><jaargroep>4</jaargroep>' });
    const parsed = await read(fileXml({ pupils }));
    expect(parsed.file.pupils.map((p) => p.groupKey)).toEqual([null, null]);
    expect(parsed.notes).toMatchObject([
      { code: 'group-empty' },
      { code: 'bad-reference', pupil: 0, groupKey: 'GRP9' },
      { code: 'no-group', pupil: 1 },
    ]);
  });

  test('groups of teachers do not become groups of the school', async () => {
    const teachers = `<leerkrachten><leerkracht key="L1"><groepen>${groupXml('G9', 'Nep', '3')}</groepen></leerkracht></leerkrachten>`;
    const parsed = await read(fileXml({ teachers }));
    expect(parsed.file.groups.map((g) => g.key)).toEqual(['G1']);
    expect(parsed.counts.teachers).toBe(1);
  });

  test('two pupils of one name in one class are kept with a note', async () => {
    const inside =
      '<achternaam>O’Klaver</achternaam><roepnaam>Noor</roepnaam><jaargroep>4</jaargroep><groep key="G1"/>';
    const pupils = `${pupilXml({ key: 'P1', inside })}\n${pupilXml({ key: 'P2', inside: inside.replace('’', "'") })}`;
    const parsed = await read(fileXml({ pupils }));
    expect(parsed.notes).toEqual([{ code: 'same-name-in-class', line: 2, pupil: 1, otherLine: 1 }]);
  });

  test('a combination class that was split on export can be merged again', async () => {
    const groups =
      groupXml('G7', 'Groep 7/8', '7') + groupXml('G8', 'groep 7/8', '8') + groupXml('G4', '4A', '4');
    const pupils =
      pupilXml({ key: 'P1', inside: '<roepnaam>A</roepnaam><groep key="G7"/>' }) +
      pupilXml({ key: 'P2', inside: '<roepnaam>B</roepnaam><groep key="G8"/>' });
    const parsed = await read(fileXml({ groups, pupils }));
    expect(parsed.splitGroups).toBe(1);
    const merged = mergeSplitGroups(parsed.file);
    expect(merged.groups).toMatchObject([{ key: 'G7', year: null, otherKeys: ['G8'] }, { key: 'G4' }]);
    expect(merged.pupils.map((p) => [p.groupKey, p.year])).toEqual([
      ['G7', 7],
      ['G7', 8],
    ]);
  });
});

describe('files that are refused, with the reason', () => {
  const nested = (depth: number) => '<a>'.repeat(depth);
  test.each<[string, Uint8Array | string, number | null]>([
    ['empty', '', null],
    ['empty', ' \r\n ', null],
    ['excel-old', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3), null],
    ['pdf', '%PDF-1.7', null],
    ['json', '{"leerlingen": []}', null],
    ['csv', 'naam;klas\nNoor;4A', null],
    ['csv', 'naam\tklas\nNoor\t4A', null],
    ['html', '<!DOCTYPE html><html><body>Inloggen</body></html>', null],
    ['edex2000', 'EDEXLL  000001Noor', null],
    ['not-xml', 'Beste collega', null],
    ['encoding', fileXml({ declaration: '<?xml version="1.0" encoding="EBCDIC-CP-NL"?>' }), null],
    ['doctype', fileXml({ doctype: '\n<!-- a -->\n<!DOCTYPE EDEX [<!ENTITY a "b">]>' }), 3],
    ['too-deep', `<EDEX>\n${nested(100_000)}`, 2],
    ['too-many-attributes', `<EDEX ${Array.from({ length: 400_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`, 1],
    ['truncated', fileXml().slice(0, -30).replace('<leerlingen>', '\n\n<leerlingen>'), 3],
    ['truncated', '<?xml version="1.0"?>', 1],
    ['malformed', fileXml().replace('</roepnaam>', ''), 1],
    ['malformed', `${fileXml()}\n<EDEX/>`, 2],
    ['malformed', onePupil('<roepnaam>A & B</roepnaam>'), 1],
    ['malformed', onePupil('<roepnaam>&lol;</roepnaam>'), 1],
    ['malformed', onePupil('<roepnaam>&#0;</roepnaam>'), 1],
    ['malformed', onePupil('<roepnaam>A\0B</roepnaam>'), 1],
    ['wrong-root', '<klassenlijst><leerling/></klassenlijst>', 1],
    ['wrong-root', '<Envelope><Body/></Envelope>', 1],
    ['no-pupils', fileXml({ pupils: '' }), null],
    ['too-many-pupils', fileXml({ pupils: '<leerling/>'.repeat(12_001) }), 1],
    ['too-many-groups', fileXml({ groups: '<groep/>'.repeat(1001) }), 1],
    ['too-large', new Uint8Array(25 * 1024 * 1024 + 1), null],
  ])('refuses a file as %s', async (code, bytes, line) => {
    expect(await failure(bytes)).toMatchObject({ code, line });
  });

  test('the old fixed-width file is recognised by its name', async () => {
    expect(await failure('000001Noor', 'C:\\export\\EDEXLL.TXT')).toMatchObject({ code: 'edex2000' });
  });

  const xml = utf8(fileXml());
  test.each([
    [
      'excel',
      [
        { name: '[Content_Types].xml', bytes: xml },
        { name: 'xl/workbook.xml', bytes: xml },
      ],
    ],
    [
      'word',
      [
        { name: '[Content_Types].xml', bytes: xml },
        { name: 'word/document.xml', bytes: xml },
      ],
    ],
    [
      'zip-several',
      [
        { name: 'a.xml', bytes: xml },
        { name: 'b.xml', bytes: xml },
      ],
    ],
    ['zip-no-xml', [{ name: 'a.zip', bytes: xml }]],
    ['zip-encrypted', [{ name: 'a.xml', bytes: xml, encrypted: true }]],
    ['edex2000', [{ name: 'EDEXLL.TXT', bytes: xml }]],
    ['too-large', [{ name: 'a.xml', bytes: xml, claimedSize: 3_000_000_000 }]],
    ['zip-broken', [{ name: 'a.xml', bytes: new Uint8Array(41 * 1024 * 1024), claimedSize: 5 }]],
    ['zip-broken', [{ name: 'a.xml', bytes: xml, claimedSize: xml.length + 1 }]],
  ])('refuses a zip as %s', async (code, entries) => {
    expect(await failure(await zip(entries))).toMatchObject({ code });
  });

  test('a truncated zip is refused as broken', async () => {
    const whole = await zip([{ name: 'a.xml', bytes: xml }]);
    expect(await failure(whole.slice(0, -40))).toMatchObject({ code: 'zip-broken' });
  });

  test('an incomplete character at the end counts as truncation, not as another encoding', async () => {
    const bytes = utf8(fileXml({ pupils: pupilXml({ inside: '<roepnaam>Zoë' }) }));
    const cut = bytes.slice(0, bytes.lastIndexOf(0xc3) + 1);
    expect(await failure(cut)).toMatchObject({ code: 'truncated' });
  });

  test('a prolog of endless white space is refused quickly', async () => {
    expect(await failure(`${' '.repeat(2_000_000)}<!-${' '.repeat(2_000_000)}`)).toMatchObject({
      code: 'malformed',
    });
  });
});
