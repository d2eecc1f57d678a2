import { describe, expect, it } from 'vitest';
import { specsFor } from './changed.mjs';

describe('specsFor', () => {
  it('returns the tests of the game when one game changed', () => {
    expect(specsFor(['games/waslijn/rail.ts', 'games/waslijn/game.ts'])).toEqual([
      'tests/e2e/game-contract.spec.ts',
      '-g',
      'the game waslijn',
    ]);
  });

  it('returns the tests of every game when the kit changed with one', () => {
    const specs = specsFor(['games/waslijn/rail.ts', 'games/kit/README.md']);
    expect(specs).toContain('tests/e2e/game-contract.spec.ts');
    expect(specs).not.toContain('-g');
  });

  it('returns the tests of the area when a screen changed', () => {
    expect(specsFor(['src/app/school/routes.tsx'])).toContain('tests/e2e/school.spec.ts');
  });

  it('returns a changed test itself', () => {
    expect(specsFor(['tests/e2e/live.spec.ts'])).toEqual(['tests/e2e/live.spec.ts']);
  });

  it('returns none when only documentation changed', () => {
    expect(specsFor(['README.md', 'docs/glossary.md'])).toEqual([]);
  });
});
