import { describe, expect, it } from 'vitest';
import { latin1, utf8, utf16 } from '../../../tests/fixtures/edexml/build';
import { rowsXml, workbook } from '../../../tests/fixtures/workbook';
import { Refusal } from '../result';
import { readTable } from './read-table';
import { tidyCells } from './split-list';

const refusal = (bytes: Uint8Array) =>
  readTable(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof Refusal ? error.failure.code : error),
  );

describe('a workbook', () => {
  it('returns the rows of all its sheets below each other, without one that only explains', async () => {
    const heads = ['Voornaam', 'Achternaam', 'Groep'];
    const others = {
      Blad2: rowsXml([heads, ['Sem', 'Bos', '5B']]),
      Uitleg: rowsXml([['Vul per groep een blad in.']]),
      Blad4: rowsXml([heads, ['Bo', 'Smit', '5C']]),
    };
    const table = await readTable(await workbook(rowsXml([heads, ['Noor', 'Bakker', '5A']]), [], others));
    expect(table).toEqual([heads, ['Noor', 'Bakker', '5A'], ['Sem', 'Bos', '5B'], ['Bo', 'Smit', '5C']]);
  });

  it('returns the rows of its one sheet', async () => {
    const rows = [
      ['Voornaam', 'Achternaam', 'Groep', 'Nummer'],
      ['Zoë', "van 't Hof", 'Groep 5', 1021],
      ['<script>', '=1+1', '', 7],
    ];
    expect(await readTable(await workbook(rowsXml(rows)))).toEqual([
      ['Voornaam', 'Achternaam', 'Groep', 'Nummer'],
      ['Zoë', "van 't Hof", 'Groep 5', '1021'],
      ['<script>', '=1+1', '', '7'],
    ]);
  });

  it('keeps the position of an empty row between others', async () => {
    expect(await readTable(await workbook(rowsXml([['Naam'], [], ['Noor'], []])))).toEqual([
      ['Naam'],
      [],
      ['Noor'],
    ]);
  });

  it('returns the stored results of formulas and runs none', async () => {
    const cell = '<row r="1"><c r="A1" t="str"><f>WEBSERVICE("http://x/")</f><v>Noor</v></c></row>';
    expect(await readTable(await workbook(cell))).toEqual([['Noor']]);
  });

  it('is read with ten thousand rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [`Kind${at}`, 'Achter', 'Groep 5']);
    expect(await readTable(await workbook(rowsXml(rows)))).toHaveLength(10_000);
  });

  it('is refused as a zip bomb before the library reads it', async () => {
    const zeros = new Uint8Array(41 * 1024 * 1024);
    expect(await refusal(await workbook(rowsXml([['Noor']]), [{ name: 'xl/x.xml', bytes: zeros }]))).toBe(
      'too-large',
    );
    const liar = { name: 'xl/x.xml', bytes: utf8('<x/>'), claimedSize: 39 * 1024 * 1024 };
    expect(await refusal(await workbook(rowsXml([['Noor']]), [liar]))).toBe('zip-broken');
    const many = Array.from({ length: 500 }, (_, at) => ({ name: `xl/${at}.xml`, bytes: utf8('<x/>') }));
    expect(await refusal(await workbook(rowsXml([['Noor']]), many))).toBe('too-large');
  });

  const filled = (place: string) => `<c ${place}><v>1</v></c>`;
  const first = `<row r="1">${filled('r="A1"')}</row>`;
  it.each([
    ['far below', `<row r="1048576">${filled('r="A1048576"')}</row>`],
    ['far to the right', `<row r="1">${filled('r="XFD1"')}</row>`],
    ['at the far corner of what a sheet may name', `${first}<row r="50000">${filled('r="ZZ50000"')}</row>`],
    ['far enough from the first that a million cells lie between', `${first}${filled('r="ZZ1500"')}`],
    ['far away in other quotes', `<row r='1'>${filled("r = 'XFD1'")}</row>`],
    ['far away behind an entity', `<row r="1">${filled('r="&#88;FD1"')}</row>`],
    ['in a row far below that the cell does not name', `<row r='900000'>${filled('r="A9"')}</row>`],
    ['behind a million cells that are empty', `<row>${'<c/>'.repeat(1_000_001)}</row>`],
  ])('with a cell %s is refused before a table is made of it', async (_, rows) => {
    expect(await refusal(await workbook(rows))).toBe('sheet-too-large');
  });

  it.each([
    ['a row', '<row r="1e9"><c r="A1"><v>1</v></c></row>'],
    ['a cell', '<row r="1"><c r="A1e9"><v>1</v></c></row>'],
    ['a column', '<row r="1"><c r="AAAAAAAA1"><v>1</v></c></row>'],
  ])('is refused when it writes the position of %s as no spreadsheet does', async (_, rows) => {
    expect(await refusal(await workbook(rows))).toBe('excel');
  });

  it('counts the cells of all its sheets, whatever their files are called', async () => {
    const sheet = `<worksheet><sheetData>${first}<row r="20000">${filled('r="AA20000"')}</row></sheetData></worksheet>`;
    const of = (name: string) => ({ name, bytes: utf8(sheet) });
    expect(await refusal(await workbook(first, [of('xl/a.xml')]))).toBe('read');
    expect(await refusal(await workbook(first, [of('xl/a.xml'), of('docs/b.xml')]))).toBe('sheet-too-large');
  });

  it('is read with formatted but empty cells around the list', async () => {
    const empty = '<row r="40000"><c r="ZZ40000" s="1"/></row>';
    expect(await readTable(await workbook(`${rowsXml([['Naam'], ['Noor']])}${empty}`))).toEqual([
      ['Naam'],
      ['Noor'],
    ]);
  });

  it('uses only the first three thousand characters of a cell, including spaces', () => {
    expect(tidyCells([[`${' '.repeat(2000)}Noor`, `${' '.repeat(4000)}x`]])).toEqual([['Noor', '']]);
  });

  it('is refused with its own reason when it is broken, truncated or empty', async () => {
    const whole = await workbook(rowsXml([['Noor']]));
    expect(await refusal(whole.slice(0, whole.length / 2))).toBe('zip-broken');
    expect(await refusal(await workbook('<row><c'))).toBe('excel');
    expect(await refusal(await workbook(''))).toBe('empty');
  });
});

describe('a CSV file', () => {
  const text = 'Voornaam;Achternaam\r\nZoë;Müller\r\n';
  const rows = [
    ['Voornaam', 'Achternaam'],
    ['Zoë', 'Müller'],
  ];

  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with its mark', utf8(`\ufeff${text}`)],
    ['Windows', latin1(text)],
    ['UTF-16 with its mark', utf16(text, true)],
  ])('is read in %s', async (_, bytes) => {
    expect(await readTable(bytes)).toEqual(rows);
  });

  it('is refused with more rows than a school has pupils', async () => {
    expect(await refusal(utf8('Noor;Bakker\n'.repeat(12_001)))).toBe('too-many-pupils');
  });
});
