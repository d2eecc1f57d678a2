import { utf8, zip } from '@tests/fixtures/edexml/build';
import { rosterFiles, rosterZip, zipOf } from '@tests/fixtures/oneroster/build';
import { describe, expect, it, test } from 'vitest';
import { ImportRequest } from '@/contract/imports';
import { maxUnpackedBytes } from '../limits';
import { parseEdexml } from '../parse-edexml';
import type { Country } from './grades';
import { parseOneroster } from './parse-oneroster';

type Changes = Parameters<typeof rosterZip>[0];

const today = '2026-11-26';
const parse = async (changes: Changes = {}, country: Country = 'nl', day = today) =>
  parseOneroster(await rosterZip(changes), { today: day, country });
async function read(changes: Changes = {}, country: Country = 'nl', day = today) {
  const result = await parse(changes, country, day);
  if (!result.ok) throw new Error(`${result.failure.code} ${result.failure.detail} ${result.failure.line}`);
  return result;
}
async function failure(changes: Changes) {
  const result = await parse(changes);
  return result.ok ? null : result.failure;
}

describe('a OneRoster 1.2 export of a school', () => {
  it('is read with its pupils in their own classes', async () => {
    const { file } = await read();
    expect(ImportRequest.safeParse(file).error).toBeUndefined();
    expect(file).toMatchObject({
      origin: 'oneroster',
      school: { code: '99ZZ', schoolYear: '2026-2027' },
      groups: [
        { key: 'kl-3a', name: 'Groep 3A', year: 3 },
        { key: 'kl-45', name: 'Groep 4/5', year: null },
      ],
    });
    const pupils = file.pupils.map(({ key, firstName, lastName, sortName, year, groupKey }) => [
      key,
      firstName,
      lastName,
      sortName,
      year,
      groupKey,
    ]);
    expect(pupils).toEqual([
      ['ll-1', 'Noor', 'Bakker', 'Bakker', 3, 'kl-3a'],
      ['ll-2', 'Sem', "van 't Wolkenburg", 'Wolkenburg', 3, 'kl-3a'],
      ['ll-3', 'Zoë', 'Kaya', 'Kaya', 4, 'kl-45'],
      ['ll-4', 'Lot', 'den Ouden', 'Ouden', 5, 'kl-45'],
      [
        'll-5',
        '<b>Bo</b>',
        '=HYPERLINK("https://example.org")',
        '=HYPERLINK("https://example.org")',
        5,
        'kl-45',
      ],
    ]);
    expect(file.pupils[0]?.eckId).toBe('https://ketenid.nl/201703/voorbeeld-1');
  });

  it('keeps nothing else of a pupil', async () => {
    const parsed = JSON.stringify(await read());
    for (const secret of [
      'GEHEIM',
      'ouder@',
      '0612345678',
      '0201234567',
      '2020-01-01',
      'noor.b',
      'Maria',
      'Piet',
    ])
      expect(parsed).not.toContain(secret);
  });

  it('has its staff with their roles and classes, and no parents', async () => {
    const { teachers } = await read();
    expect(teachers).toMatchObject([
      {
        key: '99ZZ/doc-1',
        name: 'Anna de Wit',
        email: 'anna.de.wit@example.org',
        roles: ['LRK'],
        groupKeys: ['kl-3a'],
      },
      { key: '99ZZ/doc-2', name: 'Jan Smit', roles: ['DIR', 'LRK'], groupKeys: ['kl-45'] },
    ]);
  });

  it('says who has left, and offers them to nobody', async () => {
    const { file, leftOut } = await read();
    expect(leftOut).toEqual([{ line: 7, name: 'Fay Jansen', reason: 'left' }]);
    expect(file.departed).toEqual([{ key: 'll-6', eckId: null }]);
  });

  test.each([
    ['its user is taken back', { 'users.csv': (t: string) => t.replace('ll-2,,,', 'll-2,tobedeleted,,') }],
    ['its role is taken back', { 'roles.csv': (t: string) => t.replace('rol-2,,', 'rol-2,tobedeleted,') }],
    [
      'its role has ended',
      {
        'roles.csv': (t: string) =>
          t.replace('ll-2,primary,student,2025-08-01,', 'll-2,primary,student,2025-08-01,2026-10-01'),
      },
    ],
  ])('knows that a pupil has left when %s', async (_, changes) => {
    const { file, leftOut } = await read(changes);
    expect(leftOut.map(({ name }) => name)).toContain("Sem van 't Wolkenburg");
    expect(file.departed).toContainEqual({ key: 'll-2', eckId: null });
  });

  it('leaves out classes and enrolments that are taken back, and enrolments that have ended', async () => {
    const { file } = await read({
      'enrollments.csv': (t) =>
        t
          .replace('in-1,,', 'in-1,tobedeleted,')
          .replace('ll-2,student,,2026-08-01,2027-07-31', 'll-2,student,,2026-08-01,2026-10-01'),
      'classes.csv': (t) => t.replace('kl-45,,', 'kl-45,tobedeleted,'),
    });
    expect(file.groups.map(({ key }) => key)).toEqual(['kl-3a']);
    expect(file.pupils.map(({ groupKey }) => groupKey)).toEqual([null, null, null, null, null]);
  });

  it('puts a pupil of several classes into the first, and says so', async () => {
    const both = 'in-11,,,kl-45,org-duin,ll-1,student,,,\n';
    const { file, notes } = await read({ 'enrollments.csv': (t) => t + both });
    expect(file.pupils[0]?.groupKey).toBe('kl-3a');
    expect(notes).toContainEqual({ code: 'several-classes', line: 2, pupil: 0 });
    expect(notes.filter(({ code }) => code === 'several-classes')).toHaveLength(1);
  });

  it('says of a class without pupils on which line of which file it is', async () => {
    const empty = 'kl-leeg,,,Groep 6,06,vak-basis,6,homeroom,,org-duin,jaar-26,,,\n';
    const { notes } = await read({ 'classes.csv': (t) => t + empty });
    expect(notes).toContainEqual({ code: 'group-empty', line: 6, fileName: 'classes.csv' });
  });

  it('takes lessons for classes only where no class is the pupils’ own', async () => {
    const lessons = await read({ 'classes.csv': (t) => t.replaceAll('homeroom', 'scheduled') });
    expect(lessons.file.groups.map(({ key }) => key)).toEqual(['kl-3a', 'kl-45', 'kl-plus']);
    const { mixed, counts } = await read({ 'enrollments.csv': (t) => t.replace(/^in-4.*\n/m, '') });
    expect(counts.mixedGroups).toBe(1);
    expect([...mixed.values()]).toMatchObject([{ key: 'kl-plus', name: 'Plusklas' }]);
  });

  it('is of the school year of today, and of the next when only that has classes', async () => {
    expect((await read({}, 'nl', '2026-06-01')).file).toMatchObject({
      school: { schoolYear: '2025-2026' },
      groups: [{ key: 'kl-8-oud' }],
    });
    const next = await read({ 'enrollments.csv': (t) => t.replace(/^in-10.*\n/m, '') }, 'nl', '2026-06-01');
    expect(next.file.school.schoolYear).toBe('2026-2027');
  });

  it('says which class is not in the export', async () => {
    const { notes, file } = await read({
      'enrollments.csv': (t) => t.replace('in-1,,,kl-3a', 'in-1,,,kl-weg'),
    });
    expect(file.pupils[0]?.groupKey).toBeNull();
    expect(notes).toContainEqual({ code: 'bad-reference', line: 2, pupil: 0, groupKey: 'kl-weg' });
  });

  it('is read from a folder of the zip, with files and columns in any order and case', async () => {
    const turned = (text: string) =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => `extra,${line}`)
        .join('\r\n');
    const files = rosterFiles({
      'orgs.csv': turned,
      'roles.csv': (t) => turned(t).replace('userSourcedId', 'USERSOURCEDID'),
      'enrollments.csv': (t) => `\ufeff${t.replaceAll(',', ';')}`,
    });
    const inFolder = new Map([...files].reverse().map(([name, text]) => [`export/${name}`, text]));
    const more = [{ name: '__MACOSX/export/users.csv', bytes: utf8('x') }];
    const result = await parseOneroster(await zipOf(inFolder, more), { today, country: 'nl' });
    expect(result).toMatchObject({ ok: true, file: (await read()).file });
  });

  it('is read in version 1.1 too, which has one role a user', async () => {
    const { file, teachers } = await read({
      'manifest.csv': (t) =>
        t.replace('oneroster.version,1.2', 'oneroster.version,1.1').replace('file.roles,bulk\n', ''),
      'roles.csv': () => 'nothing',
      'users.csv': (t) =>
        t
          .split('\n')
          .map((line, at) =>
            at === 0
              ? `${line},role,orgSourcedIds`
              : `${line},${line.startsWith('ll') ? 'student' : line.startsWith('oud') ? 'parent' : 'teacher'},org-duin`,
          )
          .slice(0, -1)
          .join('\n'),
    });
    expect(file.pupils).toHaveLength(5);
    expect(teachers).toHaveLength(2);
  });

  it('of several schools has them as locations, with their groups told apart', async () => {
    const parsed = await read({
      'orgs.csv': (t) => `${t}org-zee,,,De Zeester,school,99ZZ01,org-bestuur\n`,
      'classes.csv': (t) => `${t}kl-zee,,,Groep 3A,03,vak-basis,3A,homeroom,,org-zee,jaar-26,,,\n`,
      'users.csv': (t) => `${t}ll-9,,,true,mo.z,,Mo,Zee,,,,,,,03,,,,,,org-zee,\n`,
      'roles.csv': (t) => `${t}rol-19,,,ll-9,primary,student,,,org-zee,\n`,
      'enrollments.csv': (t) => `${t}in-19,,,kl-zee,org-zee,ll-9,student,,,\n`,
    });
    expect(parsed.file.school.code).toBe('99ZZ+99ZZ01');
    expect(parsed.file.groups).toMatchObject([
      { key: 'kl-3a', name: 'Groep 3A', location: '99ZZ' },
      { key: 'kl-45', location: '99ZZ' },
      { key: 'kl-zee', name: 'Groep 3A (99ZZ01)', location: '99ZZ01' },
    ]);
    expect(parsed.sources?.map(({ name }) => name)).toEqual([
      'users.csv (Basisschool De Duinpan)',
      'users.csv (De Zeester)',
    ]);
  });
});

describe('years of a OneRoster export', () => {
  const grades = (first: string) => ({
    'users.csv': (t: string) => t.replace(/^(ll-2(?:,[^,]*){13}),03/m, `$1,"${first}"`),
  });
  const yearOf = async (first: string, country: Country) => {
    const { file, notes } = await read(grades(first), country);
    return (
      file.pupils[1]?.year ?? notes.find(({ pupil, code }) => pupil === 1 && code !== 'several-classes')?.code
    );
  };

  test.each([
    ['03', 3],
    ['8', 8],
    ['KG', 2],
    ['PK', 1],
    ['Groep 5', 5],
    ['09', 'above-primary'],
    ['IT', 'below-primary'],
    ['Other', 'no-year'],
    ['03,04', 'no-year'],
    // Such a pupil has the year of the class.
    ['zomer', 3],
  ])('%s is %s at a Dutch school', async (code, year) => {
    expect(await yearOf(code, 'nl')).toBe(year);
  });

  test.each([
    ['01', 3],
    ['06', 8],
    ['KG', 2],
    ['PK', 1],
    ['PR', 'below-primary'],
    ['07', 'above-primary'],
    ['2e leerjaar', 4],
  ])('%s is %s at a Flemish school', async (code, year) => {
    expect(await yearOf(code, 'be')).toBe(year);
  });

  it('are counted as the standard does at a Dutch school that has kindergarten and a first grade', async () => {
    const { file } = await read({
      'users.csv': (t) =>
        t.replace(/^(ll-1(?:,[^,]*){13}),03/m, '$1,KG').replace(/^(ll-2(?:,[^,]*){13}),03/m, '$1,01'),
    });
    expect(file.pupils.map(({ year }) => year)).toEqual([2, 3, 6, 7, 7]);
  });
});

describe('a OneRoster export that cannot be read', () => {
  test.each([
    [
      'a missing file',
      { 'manifest.csv': (t: string) => t.replace('file.roles,bulk', 'file.roles,absent') },
      'oneroster-file',
      'roles.csv',
    ],
    [
      'a missing column',
      { 'users.csv': (t: string) => t.replace('givenName,familyName', 'naam,achternaam') },
      'oneroster-column',
      'users.csv: givenName, familyName',
    ],
    [
      'an empty file',
      { 'classes.csv': () => '' },
      'oneroster-column',
      'classes.csv: sourcedId, title, grades, schoolSourcedId, termSourcedIds',
    ],
    [
      'a column that is there twice',
      { 'orgs.csv': (t: string) => t.replace('parentSourcedId', 'NAME') },
      'oneroster-column-twice',
      'orgs.csv: name',
    ],
    [
      'a row with a comma too many',
      { 'roles.csv': (t: string) => t.replace('rol-1,', 'rol,1,x') },
      'oneroster-row',
      'roles.csv',
    ],
    [
      'a quotation mark that is never closed',
      { 'users.csv': (t: string) => t.replace('Kaya', '"Kaya') },
      'oneroster-quote',
      'users.csv',
    ],
    [
      'changes only',
      { 'manifest.csv': (t: string) => t.replace('file.users,bulk', 'file.users,delta') },
      'oneroster-delta',
      'users.csv',
    ],
    [
      'another version',
      { 'manifest.csv': (t: string) => t.replace('oneroster.version,1.2', 'oneroster.version,2.0') },
      'oneroster-version',
      '2.0',
    ],
    [
      'a version that is none',
      { 'manifest.csv': (t: string) => t.replace('oneroster.version,1.2', 'oneroster.version,<b>GEHEIM') },
      'oneroster-version',
      '?',
    ],
  ])('is refused for %s, by name', async (_, changes, code, detail) => {
    expect(await failure(changes)).toMatchObject({ code, detail });
  });

  it('is refused with the line of the row that is wrong, counted with the lines within cells', async () => {
    const changes = {
      'roles.csv': (t: string) => t.replace('rol-1,', 'rol-1,"\n\n"').replace('rol-3,', 'rol,3,x'),
    };
    expect(await failure(changes)).toMatchObject({ code: 'oneroster-row', line: 6 });
  });

  it('is refused when a file is missing from the zip, or the manifest is, or there are two', async () => {
    const files = rosterFiles();
    files.delete('classes.csv');
    const options = { today, country: 'nl' as const };
    const missing = await parseOneroster(await zipOf(files), options);
    expect(missing).toMatchObject({ failure: { code: 'oneroster-file', detail: 'classes.csv' } });
    files.delete('manifest.csv');
    const loose = await parseOneroster(await zipOf(files), options);
    expect(loose).toMatchObject({ failure: { code: 'oneroster-file', detail: 'manifest.csv' } });
    const twice = new Map([...rosterFiles(), ['oud/manifest.csv', 'x']]);
    expect(await parseOneroster(await zipOf(twice), options)).toMatchObject({
      failure: { code: 'oneroster-several' },
    });
  });

  it('is refused without pupils', async () => {
    expect(
      await failure({
        'roles.csv': (t) => t.replaceAll('student', 'guardian'),
        'enrollments.csv': (t) => t.replaceAll('student', 'guardian'),
      }),
    ).toMatchObject({ code: 'no-pupils' });
  });

  it('is no other zip: EdeXML and OneRoster are told apart by what is in them', async () => {
    const other = await zip([{ name: 'lijst.csv', bytes: utf8('a,b') }]);
    expect(await parseOneroster(other, { today, country: 'nl' })).toMatchObject({
      failure: { code: 'zip-no-xml' },
    });
    expect(await parseEdexml(await rosterZip(), { today })).toMatchObject({
      failure: { code: 'zip-no-xml' },
    });
  });

  it('is refused when its files unpack to too much, one by one or together', async () => {
    const half = ' '.repeat(maxUnpackedBytes / 2 + 1);
    const big = { 'users.csv': (t: string) => t + half, 'roles.csv': (t: string) => t + half };
    expect(await failure(big)).toMatchObject({ code: 'too-large' });
    const bomb = [...rosterFiles()].map(([name, text]) => ({
      name,
      bytes: utf8(text),
      ...(name === 'users.csv' ? { claimedSize: maxUnpackedBytes + 1 } : {}),
    }));
    const result = await parseOneroster(await zip(bomb), { today, country: 'nl' });
    expect(result).toMatchObject({ failure: { code: 'too-large' } });
  });
});
