import { describe, expect, it } from 'vitest';
import { chunkPlaces, type ModuleGraph } from './chunk-groups.ts';

const folder = '/project';

/** Builds a module graph from paths and their imports; modules in `later` are imported dynamically. */
function project(imports: Record<string, readonly string[]>, later: readonly string[] = []) {
  const at = (path: string) => `${folder}/${path}`;
  const modules = Object.keys(imports).map(at);
  let lookUps = 0;
  const graph: ModuleGraph = {
    getModuleInfo: (id) => {
      lookUps += 1;
      const path = id.slice(folder.length + 1);
      const importedIds = (imports[path] ?? []).map(at);
      return { importedIds, dynamicImporters: later.includes(path) ? [at('other.ts')] : [], isEntry: false };
    },
  };
  const places = chunkPlaces(modules, folder, graph);
  return {
    lookUps: () => lookUps,
    ofStages: (path: string) => places.ofStages(path.startsWith('\0') ? path : at(path)),
    ofAreas: (path: string) => places.ofAreas(at(path)),
    ofKit: (path: string) => places.ofKit(at(path)),
  };
}

const map = 'src/app/pupil/island/map/map-page.tsx';
const layout = 'src/app/school/school-layout.tsx';
const login = 'src/app/auth/login/login-page.tsx';
const own = 'src/app/pupil/island/map/own-layers.tsx';
const game = 'src/app/pupil/game-page.tsx';
const savings = 'src/app/pupil/island/savings/page.tsx';
const groups = 'src/app/school/groups/page.tsx';
const progress = 'src/app/school/progress/page.tsx';

describe('chunkPlaces', () => {
  const { ofStages, ofAreas, ofKit } = project(
    {
      'src/app/main.tsx': ['src/app/session.ts', 'src/app/only-main.ts'],
      'src/app/only-main.ts': [],
      'src/app/session.ts': [],
      [map]: [
        'src/app/session.ts',
        'src/app/flag.ts',
        'src/app/words.ts',
        'src/app/round-button.tsx',
        'src/app/avatar.tsx',
      ],
      [layout]: ['src/app/words.ts', 'src/app/brand.ts', 'src/app/form.ts', 'src/app/avatar.tsx'],
      [login]: ['src/app/form.ts', 'src/app/round-button.tsx', 'src/app/avatar.tsx'],
      'src/app/form.ts': [],
      'src/app/round-button.tsx': [],
      'src/app/avatar.tsx': [],
      [own]: ['src/app/hut.tsx', 'src/app/sticker.tsx', 'src/app/tree.tsx'],
      [game]: ['src/app/sticker.tsx'],
      [savings]: ['src/app/sticker.tsx', 'src/app/tree.tsx'],
      'src/app/hut.tsx': [],
      'src/app/sticker.tsx': [],
      'src/app/tree.tsx': [],
      'src/app/site/main.tsx': ['src/app/session.ts', 'src/app/brand.ts'],
      'src/app/brand.ts': [],
      [groups]: ['src/app/ui/list.tsx', 'src/app/session.ts'],
      'src/app/ui/list.tsx': [],
      [progress]: ['src/app/school/progress/marks.tsx', 'src/app/school/progress/tables.tsx'],
      'src/app/school/progress/marks.tsx': [],
      'src/app/school/progress/tables.tsx': ['src/maths/collections/standard-collections.ts'],
      'src/maths/collections/standard-collections.ts': [],
      'src/app/flag.ts': [],
      'src/app/words.ts': [],
      'games/kit/input/targets.ts': ['.cache/phaser/1/phaser.mjs'],
      '.cache/phaser/1/phaser.mjs': [],
    },
    [map, layout, groups, progress, login, own, game, savings],
  );

  it('puts a module that every page of the app loads into the chunk of the app', () => {
    expect(ofStages('src/app/session.ts')?.chunk).toBe('site-app');
  });

  it('puts what the public pages share with an area beside what they share with every page', () => {
    expect(ofStages('src/app/brand.ts')).toEqual(ofStages('src/app/session.ts'));
  });

  it('puts a module of one stage into its chunk, and one of two stages into a chunk of both', () => {
    expect(ofStages('src/app/flag.ts')?.chunk).toBe('map');
    expect(ofStages('src/app/form.ts')?.chunk).toBe('auth-school');
  });

  it('puts what the map shares with the frame of the school into the chunk of the app', () => {
    expect(ofStages('src/app/words.ts')).toEqual(ofStages('src/app/only-main.ts'));
  });

  it('keeps what signing in and the map share from the frame of the school, in one file more', () => {
    expect(ofStages('src/app/avatar.tsx')?.chunk).toBe('auth-school-map');
    expect(ofStages('src/app/round-button.tsx')?.chunk).toBe('auth-map-pages');
  });

  it('keeps in one file what is drawn on the map as the own work of a child, however others share it', () => {
    expect(ofStages('src/app/hut.tsx')?.chunk).toBe('own');
    expect(ofStages('src/app/sticker.tsx')).toEqual(ofStages('src/app/hut.tsx'));
    expect(ofStages('src/app/tree.tsx')).toEqual(ofStages('src/app/hut.tsx'));
  });

  it('loads the polyfill of both documents with what both share', () => {
    expect(ofStages('\0vite/modulepreload-polyfill.js')).toEqual(ofStages('src/app/session.ts'));
  });

  it('never counts fewer stages for a module than for one that imports it', () => {
    const count = (path: string) => ofStages(path)?.count ?? 0;
    expect(count('src/app/session.ts')).toBeGreaterThan(count('src/app/words.ts'));
    expect(count('src/app/words.ts')).toBeGreaterThan(count('src/app/flag.ts'));
  });

  it('leaves a module that only a page of an area needs to the pages of that area', () => {
    expect(ofStages('src/app/ui/list.tsx')).toBeUndefined();
    expect(ofAreas('src/app/ui/list.tsx')?.chunk).toBe('school-screens');
  });

  it('keeps a module that is imported dynamically in a chunk of its own', () => {
    expect(ofStages(map)).toBeUndefined();
    expect(ofAreas(map)).toBeUndefined();
  });

  it('keeps screens that need the collections of sums apart from those that do not', () => {
    expect(ofAreas('src/app/school/progress/marks.tsx')?.chunk).toBe('school-progress-screens');
    expect(ofAreas('src/app/school/progress/tables.tsx')?.chunk).toBe('school-sums-progress-screens');
  });

  it('puts only modules that need the engine into the kit', () => {
    expect(ofKit('games/kit/input/targets.ts')?.chunk).toBe('kit');
    expect(ofKit('src/app/flag.ts')).toBeUndefined();
  });

  it('visits each module of a long chain only a few times', () => {
    const name = (place: number) => `games/kit/part-${place}.ts`;
    const length = 200;
    const chain = Array.from({ length }, (_, place) => [name(place), [name(place + 1)]] as const);
    const engine = '.cache/phaser/1/phaser.mjs';
    const { ofKit, ofAreas, lookUps } = project({
      ...Object.fromEntries(chain),
      [name(length)]: [engine],
      [engine]: [],
    });
    for (const [path] of chain) {
      expect(ofKit(path)?.chunk).toBe('kit');
      expect(ofAreas(path)).toBeUndefined();
    }
    expect(lookUps()).toBeLessThan(10 * length);
  });
});
