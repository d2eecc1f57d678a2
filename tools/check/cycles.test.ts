import { describe, expect, it } from 'vitest';
import { cycleMessage, findCycles } from './cycles.mjs';

/** Source files by path, each with the specifiers it imports. */
const project = (files: Readonly<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(files).map(([path, specifiers]) => [
      path,
      specifiers.map((specifier) => `import { x } from '${specifier}';`).join('\n'),
    ]),
  );

describe('findCycles', () => {
  it('finds two files that import each other', () => {
    const files = project({
      'src/maths/a.ts': ['./b'],
      'src/maths/b.ts': ['./a'],
      'src/maths/c.ts': ['./a'],
    });
    expect(findCycles(files)).toMatchObject([{ folder: 'src/maths', entries: ['a.ts', 'b.ts'] }]);
  });

  it('finds folders that import each other by different files', () => {
    const files = project({
      'games/kit/text/a.ts': ['../scene/b'],
      'games/kit/scene/b.ts': [],
      'games/kit/scene/c.ts': ['@games/kit/text/a'],
    });
    expect(findCycles(files)).toMatchObject([
      {
        folder: 'games/kit',
        entries: ['scene', 'text'],
        imports: [
          [{ from: 'games/kit/scene/c.ts', to: 'games/kit/text/a.ts' }],
          [{ from: 'games/kit/text/a.ts', to: 'games/kit/scene/b.ts' }],
        ],
      },
    ]);
  });

  it('finds a circle of three', () => {
    const files = project({ 'src/a.ts': ['@/b'], 'src/b.ts': ['./c'], 'src/c.ts': ['./a'] });
    expect(findCycles(files).map(({ entries }) => entries)).toEqual([['a.ts', 'b.ts', 'c.ts']]);
  });

  it('accepts imports that go one way, and imports of packages', () => {
    const files = project({ 'src/a.ts': ['./b', './c', 'react'], 'src/b.ts': ['./c'], 'src/c.ts': ['zod'] });
    expect(findCycles(files)).toEqual([]);
  });

  it('ignores imports in comments', () => {
    const files = new Map([
      ['src/a.ts', "import { b } from './b';"],
      ['src/b.ts', "// import { a } from './a';"],
    ]);
    expect(findCycles(files)).toEqual([]);
  });
});

describe('cycleMessage', () => {
  it('names the folder, the entries and the imports of a cycle', () => {
    const cycles = findCycles(project({ 'src/app/a.ts': ['./b'], 'src/app/b.ts': ['./a'] }));
    expect(cycles.map(cycleMessage)).toEqual([
      [
        'src/app: a.ts, b.ts import each other in a circle',
        '  src/app/a.ts imports src/app/b.ts',
        '  src/app/b.ts imports src/app/a.ts',
      ].join('\n'),
    ]);
  });
});
