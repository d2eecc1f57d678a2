import { describe, expect, it } from 'vitest';
import { guessColumns } from './columns';
import { listAsImport } from './list-as-import';
import { readListYear } from './read-list';
import { splitList } from './split-list';

const read = (text: string, flemish = false) => {
  const cells = splitList(text);
  return listAsImport(cells, guessColumns(cells), flemish);
};
const names = (text: string, flemish = false) =>
  read(text, flemish).file.pupils.map(({ firstName, lastName, sortName }) => [firstName, lastName, sortName]);

describe('a pasted list', () => {
  it.each([
    ['Noor Bakker', ['Noor', 'Bakker', 'Bakker']],
    ['Jansen, Piet', ['Piet', 'Jansen', 'Jansen']],
    ['van den Berg, Anne', ['Anne', 'van den Berg', 'Berg']],
    ['Berg, Anne van den', ['Anne', 'van den Berg', 'Berg']],
    ["Anne-Fleur van 't Wolkenburg", ['Anne-Fleur', "van 't Wolkenburg", 'Wolkenburg']],
    ['Jan Willem de Boer', ['Jan Willem', 'de Boer', 'Boer']],
    ['Mohamed', ['Mohamed', null, null]],
    ['مريم حسن', ['مريم', 'حسن', 'حسن']],
    ['<script>alert(1)</script>', ['<script>alert(1)</script>', null, null]],
    ['=1+1', ['=1+1', null, null]],
    ['  Zoë   Ünal ', ['Zoë', 'Ünal', 'Ünal']],
  ])('reads %s', (line, parts) => {
    expect(names(line)).toEqual([parts]);
  });

  it('reads cells copied from a spreadsheet, with or without headings', () => {
    const rows = 'Noor\tBakker\tGroep 5\nSem\tde Vries\tGroep 6';
    const expected = [
      ['Noor', 'Bakker', 'Bakker'],
      ['Sem', 'de Vries', 'Vries'],
    ];
    expect(names(rows)).toEqual(expected);
    expect(names(`Voornaam\tAchternaam\tGroep\n${rows}`)).toEqual(expected);
    const { file } = read(rows);
    expect(file.groups.map(({ name, year }) => [name, year])).toEqual([
      ['Groep 5', 5],
      ['Groep 6', 6],
    ]);
  });

  it('reads a Flemish list: Naam as the surname, klas 3A as the Dutch fifth year', () => {
    const text =
      'Naam;Voornaam;Klas;Klasnummer;Stamnummer;Rijksregisternummer\nPeeters;Lotte;3A;4;1021;15.03.04-123.45';
    const { file } = read(text, true);
    expect(file.pupils).toMatchObject([
      { firstName: 'Lotte', lastName: 'Peeters', key: '1021', year: 5, groupKey: '#3a' },
    ]);
    expect(file.groups).toMatchObject([{ name: '3A', year: 5 }]);
    expect(JSON.stringify(file)).not.toContain('123.45');
  });

  it('never reads national identification numbers, whatever their heading', () => {
    const text = 'Nummer;Naam\n123456789;Noor\n987654321;Sem\n111222333;Bo';
    const cells = splitList(text);
    expect(guessColumns(cells).roles[0]).toBe('private');
    expect(JSON.stringify(read(text).file)).not.toMatch(/\d{9}/);
  });

  it('reads headings in two rows, also below a title', () => {
    const spread = [
      'Leerling\t\t\tGroep\t\tOuder 1\t',
      'Roepnaam\tTussenvoegsel\tAchternaam\tNaam\tBSN\tVoornaam\tAchternaam',
      'Anne\tvan den\tBerg\tGroep 5\t123456782\tKarin\tBerg',
      'Sem\t\tBos\tGroep 6\t\tPiet\tBos',
    ].join('\n');
    const expected = [
      ['Anne', 'van den Berg', 'Berg'],
      ['Sem', 'Bos', 'Bos'],
    ];
    for (const text of [spread, `Leerlingen en ouders 2026-2027\n${spread}`]) {
      expect(names(text)).toEqual(expected);
      expect(read(text).file.groups.map(({ name }) => name)).toEqual(['Groep 5', 'Groep 6']);
      expect(JSON.stringify(read(text))).not.toMatch(/123456782|Karin|Piet/);
      const { roles } = guessColumns(splitList(text));
      expect(roles.slice(3)).toEqual(['group', 'private', 'private', 'private']);
    }
  });

  it('takes one heading from each row where they are side by side', () => {
    const text = 'Voornaam\t\tBSN\t\n\tAchternaam\t\tGroep\nNoor\tBakker\t1\tGroep 5';
    expect(guessColumns(splitList(text)).roles).toEqual(['firstName', 'lastName', 'private', 'group']);
    expect(names(text)).toEqual([['Noor', 'Bakker', 'Bakker']]);
  });

  it('does not take a pupil of a named group for a heading', () => {
    const rows = 'Noor\tBakker\tGroep Geel\nSem\tBos\tKlas van juf Els';
    expect(names(rows)).toHaveLength(2);
  });

  it.each([
    'BSN-nummer',
    'PGN',
    'Rijksreg.nr',
    'Geb.datum',
    'Naam moeder',
    'E-mail ouder',
    'GSM',
    'Opmerkingen',
  ])('treats a column as private when its heading is %s', (head) => {
    const cells = splitList(`Voornaam;${head}\nNoor;x y`);
    expect(guessColumns(cells).roles).toEqual(['firstName', 'private']);
  });

  it('keeps quotes and commas inside the cells of a CSV file', () => {
    expect(names('Voornaam,Achternaam\n"Anne, Fleur","van ""Dijk"""')).toEqual([
      ['Anne, Fleur', 'van "Dijk"', '"Dijk"'],
    ]);
  });

  it('notes two pupils of one name in one class and keeps both', () => {
    const { file, notes } = read('Noor Bakker\nNoor Bakker');
    expect(file.pupils).toHaveLength(2);
    expect(notes.map(({ code }) => code)).toContain('same-name-in-class');
  });

  it('cuts texts that are too long and leaves out pupils without a name', () => {
    const { file, notes } = read(`${'x'.repeat(200)}\n   \n,,\n`);
    expect(file.pupils).toHaveLength(1);
    expect(file.pupils[0]?.firstName).toHaveLength(64);
    expect(notes.map(({ code }) => code)).toContain('name-cut');
  });

  it('counts lines as a spreadsheet does, including empty rows, and reports those without a name', () => {
    const text = '\nVoornaam;Achternaam\n\nNoor;Bakker\n;;\n--;\nSem;Bos\n\n';
    const { file, leftOut } = read(text);
    expect(file.pupils.map(({ firstName, line }) => [firstName, line])).toEqual([
      ['Noor', 4],
      ['Sem', 7],
    ]);
    expect(leftOut).toEqual([{ line: 6, name: null, reason: 'no-name' }]);
  });

  it('reads ten thousand rows', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => `Kind${at}\tAchter\tGroep ${(at % 6) + 3}`);
    expect(read(rows.join('\n')).file.pupils).toHaveLength(10_000);
  });

  it('has no school and no year, and no departed pupils', () => {
    expect(read('Noor').file).toMatchObject({ origin: 'list', departed: [], school: { code: null } });
  });
});

it.each([
  ['Groep 5', false, 5],
  ['5', false, 5],
  ['5a', false, 5],
  ['3', true, 5],
  ['3A', true, 5],
  ['3e leerjaar', false, 5],
  ['2e kleuterklas', true, 1],
  ['7/8', false, null],
  ['12', false, null],
  ['De Uilen', false, null],
  ['7', true, null],
])('reads the year of %s (Flemish: %s) as %s', (text, flemish, year) => {
  expect(readListYear(text, flemish)).toBe(year);
});
