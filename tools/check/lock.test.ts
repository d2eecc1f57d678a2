import { describe, expect, it } from 'vitest';
import { lockProblems } from './lock.mjs';

const manifest = { dependencies: { a: '1.0.0' } };

describe('lockProblems', () => {
  it('reports a missing binary of a platform', () => {
    const packages = { '': {}, 'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0' } } };
    expect(lockProblems({ packages }, manifest)).toEqual([
      'node_modules/a wants a-linux, which has no entry',
    ]);
    expect(lockProblems({ packages: { ...packages, 'node_modules/a-linux': {} } }, manifest)).toEqual([]);
  });

  it('finds an entry beside the package that needs it, as Node would', () => {
    const wants = { optionalDependencies: { b: '1.0.0' } };
    const inside = { 'node_modules/a/node_modules/c': wants, 'node_modules/a/node_modules/b': {} };
    const elsewhere = { 'node_modules/a/node_modules/c': wants, 'node_modules/d/node_modules/b': {} };
    expect(lockProblems({ packages: inside }, manifest)).toEqual([]);
    expect(lockProblems({ packages: elsewhere }, manifest)).toHaveLength(1);
  });

  it('reports download addresses and packages with an install script', () => {
    const packages = {
      'node_modules/a': { resolved: 'https://registry.example/a.tgz' },
      'node_modules/b': { hasInstallScript: true },
    };
    expect(lockProblems({ packages }, manifest)).toHaveLength(2);
  });

  it('reports versions in package.json that are not exact', () => {
    expect(lockProblems({ packages: {} }, { devDependencies: { a: '^1.0.0' } })).toHaveLength(1);
  });
});
