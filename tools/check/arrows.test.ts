import { describe, expect, it } from 'vitest';
import { arrowProblems } from './arrows.mjs';

const importing = (specifier: string) => `import { x } from '${specifier}';`;

describe('arrowProblems', () => {
  it.each([
    ['src/maths/sum/sum.ts', '@/contract/api'],
    ['src/maths/sum/sum.ts', '../../server/start'],
    ['src/contract/api.ts', '@/server/start'],
    ['src/server/start.ts', '@games/kit/api/bus'],
    ['src/server/start.ts', '../app/main'],
    ['src/app/main.tsx', '@/server/start'],
    ['src/app/pupil/map.tsx', '@assets/characters/sam-puppet'],
    ['src/contract/groups.ts', '@assets/avatars/avatars'],
    ['games/bellenprikken/scene.ts', './art/drawings'],
    ['src/app/main.tsx', '@games/bellenprikken/scene'],
    ['games/kit/api/bus.ts', '@/app/main'],
    ['games/bellenprikken/scene.ts', '../waslijn/rules'],
    ['games/bellenprikken/scene.ts', '@/contract/practice'],
  ])('forbids %s to import %s', (file, specifier) => {
    expect(arrowProblems(file, importing(specifier))).toHaveLength(1);
  });

  it.each([
    ['src/contract/practice.ts', '@/maths/round/answer'],
    ['src/app/pupil/stage/bridge.ts', '@games/kit/api/bus'],
    ['games/bellenprikken/scene.ts', './rules'],
    ['games/bellenprikken/scene.ts', '../kit/practice-scene'],
    ['games/bellenprikken/scene.ts', 'phaser'],
    ['src/server/start.ts', 'node:fs'],
  ])('allows %s to import %s', (file, specifier) => {
    expect(arrowProblems(file, importing(specifier))).toEqual([]);
  });

  it.each([
    ['src/app/pupil/map.tsx', 'phaser'],
    ['games/bellenprikken/scene.ts', 'react'],
    ['src/app/main.tsx', 'node:fs'],
    ['src/maths/sum/sum.ts', 'zod'],
  ])('forbids %s to use the package %s', (file, name) => {
    expect(arrowProblems(file, importing(name))).toHaveLength(1);
  });

  it('finds a dynamic import', () => {
    expect(arrowProblems('src/app/main.tsx', "const engine = () => import('phaser');")).toHaveLength(1);
  });

  it('finds randomness and clocks in maths and games, not in comments or tests', () => {
    expect(arrowProblems('src/maths/random.ts', 'const x = Math.random();')).toHaveLength(1);
    expect(arrowProblems('games/kit/round.ts', 'const now = new Date();')).toHaveLength(1);
    expect(arrowProblems('games/kit/round.ts', '// not Date.now()\nconst then = new Date(0);')).toEqual([]);
    expect(arrowProblems('src/maths/random.test.ts', 'const x = Math.random();')).toEqual([]);
    expect(arrowProblems('src/server/start.ts', 'const now = Date.now();')).toEqual([]);
  });
});
