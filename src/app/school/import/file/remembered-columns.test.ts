import { beforeEach, describe, expect, it, vi } from 'vitest';
import { columnsOf, rememberColumns } from './remembered-columns';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

const list = [
  ['Voornaam', 'Achternaam', 'BSN'],
  ['Noor', 'Bakker', '123456782'],
  ['Sem', 'de Vries', '111222333'],
];

describe('remembered columns of a list', () => {
  it('are reused for a list with the same headings and other pupils', () => {
    const first = columnsOf(list);
    rememberColumns({ ...first, roles: ['lastName', 'firstName', first.roles[2] ?? 'skip'] });
    const next = columnsOf([list[0] ?? [], ['Mees', 'Jansen', '999888777']]);
    expect(next.roles.slice(0, 2)).toEqual(['lastName', 'firstName']);
    expect([...kept.values()].join()).not.toMatch(/Noor|Bakker|123456782/);
  });

  it('are guessed for another kind of list', () => {
    rememberColumns({ ...columnsOf(list), roles: ['lastName', 'firstName', 'skip'] });
    const other = [
      ['Voornaam', 'Achternaam', 'Groep'],
      ['Noor', 'Bakker', 'Groep 5'],
    ];
    expect(columnsOf(other).roles).toEqual(['firstName', 'lastName', 'group']);
  });

  it('never include a column with national identification numbers', () => {
    const guessed = columnsOf(list);
    expect(guessed.roles[2]).toBe('private');
    rememberColumns({ ...guessed, roles: ['firstName', 'lastName', 'group'] });
    expect(columnsOf(list).roles[2]).toBe('private');
  });

  it.each([
    '',
    'null',
    '[]',
    '7',
    '{"voornaam|achternaam|bsn":["firstName"]}',
    '{"voornaam|achternaam|bsn":["x","y","z"]}',
  ])('are guessed when the stored value is invalid: %s', (text) => {
    const guessed = columnsOf(list);
    kept.set('import-columns', text);
    expect(columnsOf(list)).toEqual(guessed);
  });

  it('are guessed when the browser has no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    const guessed = columnsOf(list);
    expect(() => rememberColumns(guessed)).not.toThrow();
    expect(columnsOf(list)).toEqual(guessed);
  });
});
