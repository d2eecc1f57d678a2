import { describe, expect, it } from 'vitest';
import { guessColumns } from './columns';
import { joinSheets } from './join-sheets';
import { listAsImport } from './list-as-import';
import { isPrivate } from './private-cells';
import { readListYear } from './read-list';
import { stackGroups } from './side-by-side';
import { splitList } from './split-list';

const read = (lines: readonly string[], flemish = false) => {
  const cells = stackGroups(splitList(lines.join('\n')));
  return listAsImport(cells, guessColumns(cells), flemish).file;
};
const names = (lines: readonly string[], flemish = false) =>
  read(lines, flemish).pupils.map(({ firstName, lastName }) =>
    [firstName, lastName].filter(Boolean).join(' '),
  );

describe('what a list holds beside names', () => {
  it.each([
    '12-05-2017',
    '1/5/17',
    '2017-05-12',
    '12 mei 2017',
    'noor@school.nl',
    '1234 AB',
    '06-12345678',
    '+32 470 12 34 56',
    'Dorpsstraat 12',
    '111222333',
    '17.05.12-123.45',
  ])('is recognised by its content: %s', (cell) => {
    expect(isPrivate(cell)).toBe(true);
  });

  it.each(['Noor Bakker', 'Groep 5', '3A', '1021', 'van der Straat', '2026-2027', '5-6', 'J. de Wit'])(
    'is not seen in %s',
    (cell) => {
      expect(isPrivate(cell)).toBe(false);
    },
  );

  it('never leaves a list without heads', () => {
    const file = read([
      'Noor\tBakker\tm\t12-05-2017\tDorpsstraat 12\t1234 AB\tnoor@thuis.nl\t0612345678',
      'Sem\tde Vries\tv\t1-5-2017\tLaan 3\t4321 BA\t\t',
    ]);
    expect(file.pupils).toMatchObject([
      { firstName: 'Noor', lastName: 'Bakker' },
      { firstName: 'Sem', lastName: 'de Vries' },
    ]);
    expect(JSON.stringify(file)).not.toMatch(/2017|straat|1234|thuis|0612|"[mv]"/);
  });

  it('is not read below another head, though one cell alone tells it', () => {
    const file = read(['Leerlingnummer\tNaam', '101\tNoor', '111222333\tSem', '103\tBo']);
    expect(file.pupils.map(({ key }) => key)).toEqual([null, null, null]);
  });

  it('is cut from names: numbers, bullets and remarks', () => {
    expect(names(['1. Noor Bakker', '2) Sem de Vries (dyslexie, PGB)', '- Bo [verhuist]', '• Aya'])).toEqual([
      'Noor Bakker',
      'Sem de Vries',
      'Bo',
      'Aya',
    ]);
  });
});

describe('lists as schools have them', () => {
  it('name a group above its pupils and end in a total', () => {
    const file = read([
      'Groep 5A',
      'Noor Bakker',
      'Sem de Vries',
      'Groep 5B',
      'Bo Smit',
      'Totaal: 3',
      '3 leerlingen',
    ]);
    const nameOf = new Map(file.groups.map(({ key, name }) => [key, name]));
    expect(file.pupils.map(({ firstName, groupKey }) => [firstName, nameOf.get(groupKey ?? '')])).toEqual([
      ['Noor', 'Groep 5A'],
      ['Sem', 'Groep 5A'],
      ['Bo', 'Groep 5B'],
    ]);
  });

  it.each([
    ['Leerling nr.\tNaam\tKlasgroep', '101\tNoor Bakker\t5A', { firstName: 'Noor', key: '101' }],
    [
      'Naam leerkracht\tRoepnaam\tAchternaam',
      'Sanne Kuipers\tNoor\tBakker',
      { firstName: 'Noor', lastName: 'Bakker' },
    ],
    [
      'Naam school\tVoornaam\tGeslachtsnaam',
      'De Vuurtoren\tNoor\tBakker',
      { firstName: 'Noor', lastName: 'Bakker' },
    ],
    [
      'Voornamen\tRoepnaam\tTussenv\tAchternaam',
      'Eleonora Maria\tNoor\tvan\tBakel',
      { firstName: 'Noor', lastName: 'van Bakel' },
    ],
    [
      'Naam\tVoornaam\tKlas\tIntern nummer',
      'Peeters\tNoor\t3A\t1021',
      { firstName: 'Noor', lastName: 'Peeters', key: '1021' },
    ],
    [
      'Roepnaam\tVoorv.\tAchternaam\tStamgroep',
      'Noor\tvan\tBakel\t5A',
      { firstName: 'Noor', lastName: 'van Bakel' },
    ],
  ])('have the head %s', (head, row, expected) => {
    expect(read([head, row]).pupils).toMatchObject([expected]);
  });

  it.each([
    [['Groep 5A\tGroep 5B', 'Noor Bakker\tSem Bos', 'Bo Smit\tAya Wit', '\tMees Pot']],
    [
      [
        'Groepen 2026-2027',
        'Groep 5A\t\tGroep 5B',
        'Noor Bakker\t\tSem Bos',
        'Bo Smit\t\tAya Wit',
        '\t\tMees Pot',
      ],
    ],
  ])('have groups side by side: %j', (lines) => {
    const file = read(lines);
    const nameOf = new Map(file.groups.map(({ key, name }) => [key, name]));
    expect(
      file.pupils.map(({ firstName, groupKey }) => `${firstName} ${nameOf.get(groupKey ?? '')}`),
    ).toEqual(['Noor Groep 5A', 'Bo Groep 5A', 'Sem Groep 5B', 'Aya Groep 5B', 'Mees Groep 5B']);
  });

  it('are not taken apart where a row of groups is a pupil of two columns', () => {
    expect(
      stackGroups([
        ['5A', '5'],
        ['5B', '5'],
      ]),
    ).toEqual([
      ['5A', '5'],
      ['5B', '5'],
    ]);
  });

  it.each([
    [['Voornaam;Achternaam', '"Noor;Bakker', 'Sem;Bos', 'Bo;Smit']],
    [['Voornaam;Achternaam', 'Noor;"Bakker', 'Sem;Bos', 'Bo;Smit']],
    [['Voornaam;Achternaam', 'Noor;"Bakker', 'Sem;"Bos', 'Bo;Smit']],
  ])('lose nobody to a quotation mark that is not closed: %j', (lines) => {
    expect(names(lines)).toEqual(['Noor Bakker', 'Sem Bos', 'Bo Smit']);
  });

  it('have a sheet for each group, and one that explains', () => {
    const sheet = (name: string, ...rows: string[][]) => ({ name, cells: rows });
    const joined = joinSheets([
      sheet('5A', ['Voornaam', 'Achternaam'], ['Noor', 'Bakker']),
      sheet('5B', ['Voornaam', 'Achternaam'], ['Sem']),
      sheet('Uitleg', ['Vul per groep een blad in.']),
      sheet('Leeg'),
    ]);
    expect(joined).toEqual([
      ['Voornaam', 'Achternaam', 'Groep'],
      ['Noor', 'Bakker', '5A'],
      ['Sem', '', '5B'],
    ]);
    expect(joinSheets([sheet('5A', ['Noor']), sheet('5B', ['Sem'])])).toEqual([
      ['Noor', '5A'],
      ['Sem', '5B'],
    ]);
    const withGroups = [
      ['Naam', 'Klas'],
      ['Noor', '5A'],
    ];
    expect(joinSheets([sheet('Blad1', ...withGroups), sheet('Blad2', ...withGroups)])).toEqual([
      ...withGroups,
      ['Noor', '5A'],
    ]);
  });

  it('write the surname first in Flanders', () => {
    const lines = ['Naam en voornaam\tKlas', 'Peeters Noor\t3A', 'Van den Berg Lotte\t3A'];
    expect(read(lines, true).pupils).toMatchObject([
      { firstName: 'Noor', lastName: 'Peeters', year: 5 },
      { firstName: 'Lotte', lastName: 'Van den Berg', sortName: 'Berg' },
    ]);
  });

  it('have kleuters, who are in no year of primary school', () => {
    expect(
      ['K1', 'K2', 'K3', '3K', '3e kleuterklas', '3e leerjaar'].map((cell) => readListYear(cell, true)),
    ).toEqual([null, 1, 2, 2, 2, 5]);
  });
});

describe('what a reader is not sure of', () => {
  const notesOf = (lines: readonly string[]) => {
    const cells = splitList(lines.join('\n'));
    return listAsImport(cells, guessColumns(cells), false).notes.flatMap(({ code, pupil }) =>
      code === 'odd-name' ? [pupil] : [],
    );
  };

  it('is a name with a number or a sign in it, or of many words', () => {
    const rows = [
      'Voornaam\tAchternaam\tGroep',
      'Noor\tvan den Berg\tA',
      'Zie blad 2\t\tA',
      'Sem/Bo\tBos\tA',
      'Noor is er pas na de herfstvakantie weer bij\t\tA',
      "Anne-Fleur\tvan 't Hof-O’Neill\tA",
      'J. P.\tde Wit\tA',
    ];
    expect(notesOf(rows)).toEqual([1, 2, 3]);
  });

  it('is the group of pupils in a list without one, which a person says', () => {
    const cells = splitList('Noor Bakker\nSem Bos');
    const { file, notes } = listAsImport(cells, guessColumns(cells), false, 'Groep 5');
    expect(file.groups).toMatchObject([{ name: 'Groep 5', year: 5 }]);
    expect(file.pupils.map(({ groupKey, year }) => [groupKey, year])).toEqual([
      ['#groep 5', 5],
      ['#groep 5', 5],
    ]);
    expect(notes).toEqual([]);
  });

  it('is not asked about pupils whose group the list has', () => {
    const cells = splitList('Noor\tBakker\tGroep 4\nSem\tBos\t');
    const { file } = listAsImport(cells, guessColumns(cells), false, 'Groep 5');
    expect(file.pupils.map(({ groupKey }) => groupKey)).toEqual(['#groep 4', '#groep 5']);
  });
});
