import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'src/app';
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => join(folder, path));

/** Classes that a file asks of a style sheet which has no rule for them: they silently do nothing. */
function missingClasses(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const imports = [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)];
  return imports.flatMap(([, name = '', sheet = '']) => {
    const rules = readFileSync(join(dirname(path), sheet), 'utf8');
    const used = new Set(
      [...text.matchAll(new RegExp(`(?<![\\w/])${name}\\.(\\w+)`, 'g'))].map(([, each = '']) => each),
    );
    return [...used]
      .filter((each) => each !== 'module' && !new RegExp(`\\.${each}(?![\\w-])`).test(rules))
      .map((each) => `${path}: ${each} is not in ${sheet}`);
  });
}

describe('the style sheet of a component', () => {
  it('has a rule for every class that the component names', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.flatMap(missingClasses)).toEqual([]);
  });
});
