import { readFileSync } from 'node:fs';
import { fileXml, groupXml, utf8 } from '@tests/fixtures/edexml/build';
import { describe, expect, test } from 'vitest';
import { maxTeachers } from './limits';
import { parseEdexml } from './parse-edexml';

async function read(bytes: Uint8Array) {
  const result = await parseEdexml(bytes, { today: '2026-11-21' });
  if (!result.ok) throw new Error(result.failure.code);
  return result;
}
const teacher = (inside: string, key = 'L1') => `<leerkracht key="${key}">${inside}</leerkracht>`;
const teachersOf = async (...each: string[]) =>
  (await read(utf8(fileXml({ teachers: `<leerkrachten>${each.join('')}</leerkrachten>` })))).teachers;

describe('teachers of a file', () => {
  test('are read with name, address, groups and roles', async () => {
    const { teachers } = await read(new Uint8Array(readFileSync('tests/fixtures/edexml/school.xml')));
    expect(teachers).toHaveLength(11);
    expect(teachers[5]).toEqual({
      line: expect.any(Number),
      key: expect.stringMatching(/^.+\/.+/),
      name: 'Jurre van Kwartelstra',
      email: 'jurre.kwartelstra6@school.example',
      roles: ['LRK'],
      groupKeys: ['G0006', 'SG002'],
    });
    expect(teachers.map(({ roles }) => roles.join()).slice(6)).toEqual(['STA', 'LRK', 'DIR', 'IB', 'ICT']);
  });

  test('contain no other fields', async () => {
    const [one] = await teachersOf(
      teacher(
        '<achternaam>Bos</achternaam><roepnaam>Eva</roepnaam><geboortedatum>1980-01-01</geboortedatum>' +
          '<gebruikersnaam>ebos</gebruikersnaam><rolomschrijving>GEHEIM</rolomschrijving>' +
          '<toevoegingen><blok><emailadres>geheim@x.nl</emailadres></blok></toevoegingen>',
        '#1',
      ),
    );
    expect(one).toEqual({ line: 1, key: null, name: 'Eva Bos', email: null, roles: [], groupKeys: [] });
  });

  test.each([
    [' Eva.Bos@School.NL ', 'eva.bos@school.nl'],
    ['eva.bos', null],
    ['"<script>"@x.nl', null],
    ['eva@x', null],
    [`${'e'.repeat(260)}@x.nl`, null],
    ['', null],
  ])('have the address %s when it can be one', async (text, email) => {
    const inside = `<roepnaam>Eva</roepnaam><emailadres><![CDATA[${text}]]></emailadres>`;
    expect((await teachersOf(teacher(inside)))[0]?.email).toBe(email);
  });

  test('are merged when they share an address, with the groups of both', async () => {
    const group = (key: string) => `<groepen><groep key="${key}"><rol>lrk</rol></groep></groepen>`;
    const eva = '<roepnaam>Eva</roepnaam><emailadres>eva@x.nl</emailadres>';
    expect(
      await teachersOf(
        teacher(eva + group('G1')),
        teacher(
          eva.toUpperCase().replace(/ROEPNAAM|EMAILADRES/g, (name) => name.toLowerCase()) + group(' G2 '),
        ),
      ),
    ).toMatchObject([{ name: 'Eva', email: 'eva@x.nl', roles: ['LRK'], groupKeys: ['G1', 'G2'] }]);
  });

  test('are left out without a name, and stay separate with the same name', async () => {
    const found = await teachersOf(
      teacher('<emailadres>iemand@x.nl</emailadres>'),
      teacher('<roepnaam>Jan</roepnaam>'),
      teacher('<roepnaam>Jan</roepnaam>'),
    );
    expect(found.map(({ name }) => name)).toEqual(['Jan', 'Jan']);
  });

  test('are never read as pupils or groups, wherever they are', async () => {
    const inside = `<roepnaam>Eva</roepnaam><groepen>${groupXml('G9', 'Nep', '3')}</groepen>`;
    const result = await read(utf8(fileXml({ teachers: `<leerkrachten>${teacher(inside)}</leerkrachten>` })));
    expect(result.teachers[0]?.groupKeys).toEqual(['G9']);
    expect(result.file.groups.map(({ key }) => key)).toEqual(['G1']);
  });

  test('are read up to a limit in number and in length', async () => {
    const groups = `<groepen>${'<groep key="G1"/>'.repeat(5000)}</groepen>`;
    const roles = '<rol>LRK</rol>'.repeat(5000);
    const found = await teachersOf(
      teacher(`<roepnaam>${'E'.repeat(5000)}</roepnaam>${groups}${roles}`),
      teacher('<roepnaam>Last</roepnaam>').repeat(maxTeachers + 50),
    );
    expect(found).toHaveLength(maxTeachers);
    expect(found[0]).toMatchObject({ roles: ['LRK'], groupKeys: ['G1'] });
    expect(found[0]?.name.length).toBeLessThanOrEqual(100);
    expect(found.at(-1)?.groupKeys).toEqual([]);
  });
});
