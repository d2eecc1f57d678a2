import { readFileSync } from 'node:fs';
import { fileXml, groupXml, pupilXml, utf8 } from '@tests/fixtures/edexml/build';
import { expect, test } from 'vitest';
import { ImportRequest } from '@/contract/imports';
import { joinFiles, maxFiles } from './joining/join-files';
import { parseEdexml } from './parse-edexml';
import type { Parsed } from './result';

async function read(xml: string | Uint8Array): Promise<Parsed> {
  const bytes = typeof xml === 'string' ? utf8(xml) : xml;
  const result = await parseEdexml(bytes, { today: '2026-11-21' });
  if (!result.ok) throw new Error(result.failure.code);
  return result;
}
interface Child {
  readonly key?: string | null;
  readonly eckid?: string;
  readonly name: string;
  readonly group?: string;
}
const school = (code: string, year = '2026-2027', day = '2026-09-01') =>
  `<schooljaar>${year}</schooljaar><peildatum>${day}</peildatum><brincode>99ZZ</brincode><dependancecode>${code}</dependancecode>`;
const location = (code: string, children: readonly Child[], groups = groupXml('G1', 'Groep 3', '3')) =>
  fileXml({
    school: school(code),
    groups,
    pupils: children
      .map(({ key = null, eckid, name, group = 'G1' }) =>
        pupilXml({
          key,
          ...(eckid && { eckid }),
          inside: `<roepnaam>${name}</roepnaam><jaargroep>3</jaargroep><groep key="${group}"/>`,
        }),
      )
      .join('\n'),
  });
async function join(...files: readonly (string | Uint8Array)[]) {
  const parsed = await Promise.all(files.map(read));
  return joinFiles(parsed.map((each, at) => ({ name: `${at}.xml`, parsed: each })));
}
async function joined(...files: readonly (string | Uint8Array)[]): Promise<Parsed> {
  const result = await join(...files);
  if (!result.ok) throw new Error(result.failure.code);
  expect(ImportRequest.safeParse(result.file).error).toBeUndefined();
  return result;
}

test('a single file stays unchanged', async () => {
  const bytes = new Uint8Array(readFileSync('tests/fixtures/edexml/school.xml'));
  expect(await join(bytes)).toEqual(await read(bytes));
});

test('two locations become one plan with separate groups, even with the same key and name', async () => {
  const one = location('00', [{ key: 'a', name: 'Noor' }]);
  const two = location('01', [{ key: 'b', name: 'Sem' }], groupXml('G1', 'groep  3', '3'));
  const { file, notes, counts, sources } = await joined(one, two);
  expect(file.school).toEqual({ code: '99ZZ+99ZZ01', schoolYear: '2026-2027', referenceDate: '2026-09-01' });
  expect(file.groups.map(({ key, name, location }) => [key, name, location])).toEqual([
    ['G1', 'Groep 3', '99ZZ'],
    ['99ZZ01/G1', 'groep 3 (99ZZ01)', '99ZZ01'],
  ]);
  expect(file.pupils.map(({ firstName, groupKey }) => [firstName, groupKey])).toEqual([
    ['Noor', 'G1'],
    ['Sem', '99ZZ01/G1'],
  ]);
  expect(notes).toEqual([{ code: 'group-in-other-file', line: 1, source: 1 }]);
  expect([counts.pupils, counts.groups]).toEqual([2, 2]);
  expect(sources).toEqual([
    { name: '0.xml', code: '99ZZ', pupils: 1, first: 0 },
    { name: '1.xml', code: '99ZZ01', pupils: 1, first: 1 },
  ]);
});

test('a child at both locations is imported once and reported', async () => {
  const one = location('00', [
    { key: 'a', name: 'Noor' },
    { key: 'b', eckid: 'https://x/1', name: 'Sem' },
  ]);
  const two = location('01', [
    { key: 'a', name: 'noor' },
    { key: 'c', eckid: 'https://x/1', name: 'Sem' },
    { key: 'd', name: 'Bo' },
  ]);
  const { file, leftOut } = await joined(one, two);
  expect(file.pupils.map(({ firstName }) => firstName)).toEqual(['Noor', 'Sem', 'Bo']);
  expect(leftOut).toEqual([
    { line: 1, name: 'noor', reason: 'other-file', source: 1 },
    { line: 2, name: 'Sem', reason: 'other-file', source: 1 },
  ]);
});

test('two children with one number are both imported, the second without it and with a note', async () => {
  const one = location('00', [{ key: '1', name: 'Noor' }]);
  const two = location('01', [{ key: '1', name: 'Sem' }]);
  const { file, notes } = await joined(one, two);
  expect(file.pupils.map(({ firstName, key }) => [firstName, key])).toEqual([
    ['Noor', '1'],
    ['Sem', null],
  ]);
  expect(notes).toContainEqual({ code: 'key-in-other-file', line: 1, pupil: 1, source: 1 });
});

test('two exports of one school are merged without duplicates, with stable or unstable keys', async () => {
  const bytes = new Uint8Array(readFileSync('tests/fixtures/edexml/school.xml'));
  const twice = await joined(bytes, bytes);
  const once = await read(bytes);
  expect(twice.file.pupils).toEqual(once.file.pupils);
  expect(twice.file.groups).toEqual(once.file.groups.map((group) => ({ ...group, location: '99ZZ' })));
  const home = (key: string) => key.startsWith('G');
  expect(twice.teachers).toEqual(
    once.teachers.map((one) => ({ ...one, groupKeys: one.groupKeys.filter(home) })),
  );
  expect(twice.leftOut).toHaveLength(once.file.pupils.length);
  const unstable = location('00', [{ key: '#1', name: 'Noor' }, { name: 'Sem' }]);
  const again = await joined(unstable, unstable.replace('#1', '#7').replaceAll('"G1"', '"#G9"'));
  expect(again.file.pupils).toHaveLength(2);
  expect(again.file.groups).toHaveLength(1);
});

test('two pupils of one name in one file stay separate', async () => {
  const one = location('00', [{ name: 'Noor' }, { name: 'Noor' }]);
  expect((await joined(one, location('01', [{ name: 'Bo' }]))).file.pupils).toHaveLength(3);
});

test('the parts of a combination class can still be merged', async () => {
  const groups = groupXml('A', 'Groep 7/8', '7') + groupXml('B', 'Groep 7/8', '8');
  const one = location('00', [{ key: 'a', name: 'Noor', group: 'A' }], groups);
  const result = await joined(one, location('01', [{ key: 'b', name: 'Bo' }]));
  expect([result.splitGroups, result.file.groups.length]).toEqual([1, 3]);
});

test('a pupil who left one location for another has not left', async () => {
  const left = pupilXml({
    key: 'b',
    inside: '<roepnaam>Bo</roepnaam><uitstroomdatum>2026-01-01</uitstroomdatum>',
  });
  const gone = pupilXml({
    key: 'z',
    inside: '<roepnaam>Zoë</roepnaam><uitstroomdatum>2026-01-01</uitstroomdatum>',
  });
  const one = fileXml({ school: school('00'), pupils: pupilXml({ key: 'a' }) + left + gone });
  const { file } = await joined(one, location('01', [{ key: 'b', name: 'Bo' }]));
  expect(file.departed).toEqual([{ key: 'z', eckId: null }]);
});

test('a teacher of both locations is one person with the groups of both', async () => {
  const eva = (group: string) =>
    `<leerkrachten><leerkracht key="L"><roepnaam>Eva</roepnaam><emailadres>eva@x.nl</emailadres><groepen><groep key="${group}"/></groepen></leerkracht></leerkrachten>`;
  const one = fileXml({ school: school('00'), teachers: eva('G1') });
  const two = fileXml({ school: school('01'), teachers: eva('G1'), pupils: pupilXml({ key: 'z' }) });
  expect((await joined(one, two)).teachers).toMatchObject([
    { email: 'eva@x.nl', groupKeys: ['G1', '99ZZ01/G1'] },
  ]);
});

test('files of two school years, too many files, and too many pupils are refused', async () => {
  const other = fileXml({ school: school('01', '2025-2026') });
  expect(await join(fileXml(), other)).toEqual({ ok: false, failure: { code: 'several-years', line: null } });
  const many = Array.from({ length: maxFiles + 1 }, () => fileXml());
  expect(await join(...many)).toMatchObject({ failure: { code: 'several-many' } });
  const crowd = (from: string) =>
    location(
      from,
      Array.from({ length: 7000 }, (_, at) => ({ key: `${from}-${at}`, name: `K${at}` })),
    );
  expect(await join(crowd('00'), crowd('01'))).toMatchObject({ failure: { code: 'too-many-pupils' } });
});
