import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tablesPath } from '../db-types/table-types';
import { accessibilityFile, accessibilityPath } from './accessibility-file';
import { activities, activityOf } from './activities';
import { registerFile, registerPath, tablesIn } from './register-file';

const types = readFileSync(tablesPath, 'utf8');
/** Without spaces, quotes and trailing commas, which the formatter sets. */
const bare = (source: string) => source.replace(/[\s'"]/g, '').replace(/,(?=[\]}])/g, '');
const written = (path: string) => bare(readFileSync(path, 'utf8'));

describe('the processing register', () => {
  it('is the one that the schema and the jobs give; otherwise run `npm run register`', () => {
    expect(written(registerPath)).toBe(bare(registerFile()));
  });

  it('refuses a table without an activity', () => {
    const more = `${types}\ninterface ShoeSizeTable {\n  size: number;\n}\n`;
    expect(() => registerFile(more)).toThrow('shoe_size');
  });

  it('shows a new column', () => {
    const more = types.replace('  first_name: ', '  shoe_size: number;\n  first_name: ');
    expect(registerFile(more)).not.toBe(registerFile());
  });

  it('has no activity for a table that is gone', () => {
    const names = tablesIn(types).map(({ name }) => name);
    expect(Object.keys(activityOf).filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(Object.values(activityOf))).toEqual(new Set(activities));
  });

  it('has nothing of a pupil or a person among the figures of operation', () => {
    const personal = /pupil|user|name|email|login|address/;
    const operation = tablesIn(types).filter(({ name }) => activityOf[name] === 'operation');
    const found = operation.flatMap(({ name, columns }) =>
      columns.filter((column) => personal.test(column)).map((column) => `${name}.${column}`),
    );
    // A name of a migration, and numbers of pupils who practised.
    expect(found).toEqual(['schema_migration.name', 'usage_day.pupils']);
  });
});

it('the accessibility statement says what the tests look at; otherwise run `npm run register`', () => {
  expect(written(accessibilityPath)).toBe(bare(accessibilityFile()));
});
