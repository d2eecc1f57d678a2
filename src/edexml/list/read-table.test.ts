import { describe, expect, it } from 'vitest';
import { latin1, utf8, utf16 } from '../../../tests/fixtures/edexml/build';
import { rowsXml, workbook } from '../../../tests/fixtures/workbook';
import { Refusal } from '../result';
import { readTable } from './read-table';

const refusal = (bytes: Uint8Array) =>
  readTable(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof Refusal ? error.failure.code : error),
  );

describe('a workbook', () => {
  it('gives the rows of its first sheet', async () => {
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

  it('gives what a formula came to, and runs none', async () => {
    const cell = '<row r="1"><c r="A1" t="str"><f>WEBSERVICE("http://x/")</f><v>Noor</v></c></row>';
    expect(await readTable(await workbook(cell))).toEqual([['Noor']]);
  });

  it('of ten thousand rows is read', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [`Kind${at}`, 'Achter', 'Groep 5']);
    expect(await readTable(await workbook(rowsXml(rows)))).toHaveLength(10_000);
  });

  it('that is a bomb is refused before it goes off', async () => {
    const zeros = new Uint8Array(41 * 1024 * 1024);
    expect(await refusal(await workbook(rowsXml([['Noor']]), [{ name: 'xl/x.xml', bytes: zeros }]))).toBe(
      'too-large',
    );
    const far = (at: string) => `<row r="1"><c r="${at}" t="inlineStr"><is><t>x</t></is></c></row>`;
    expect(await refusal(await workbook(far('A1048576')))).toBe('too-large');
    expect(await refusal(await workbook(far('XFD1')))).toBe('too-large');
  });

  it('that is broken, cut off or empty is refused with its own reason', async () => {
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

  it('of more rows than a school has pupils is refused', async () => {
    expect(await refusal(utf8('Noor;Bakker\n'.repeat(12_001)))).toBe('too-many-pupils');
  });
});
