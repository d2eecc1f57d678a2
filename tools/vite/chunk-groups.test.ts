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
    ofStages: (path: string) => places.ofStages(at(path)),
    ofAreas: (path: string) => places.ofAreas(at(path)),
    ofKit: (path: string) => places.ofKit(at(path)),
  };
}

const map = 'src/app/pupil/island/map/map-page.tsx';
const layout = 'src/app/school/school-layout.tsx';
const groups = 'src/app/school/groups/page.tsx';

describe('chunkPlaces', () => {
  const { ofStages, ofAreas, ofKit } = project(
    {
      'src/app/main.tsx': ['src/app/session.ts'],
      'src/app/session.ts': [],
      [map]: ['src/app/session.ts', 'src/app/flag.ts', 'src/app/words.ts'],
      [layout]: ['src/app/words.ts', 'src/app/brand.ts'],
      'src/app/site/main.tsx': ['src/app/session.ts', 'src/app/brand.ts'],
      'src/app/brand.ts': [],
      [groups]: ['src/app/ui/list.tsx', 'src/app/session.ts'],
      'src/app/ui/list.tsx': [],
      'src/app/flag.ts': [],
      'src/app/words.ts': [],
      'games/kit/input/targets.ts': ['.cache/phaser/1/phaser.mjs'],
      '.cache/phaser/1/phaser.mjs': [],
    },
    [map, layout, groups],
  );

  it('puts a module that every page of the app loads into the chunk of the app', () => {
    expect(ofStages('src/app/session.ts')?.chunk).toBe('site-app');
  });

  it('puts what the public pages share with an area beside what they share with every page', () => {
    expect(ofStages('src/app/brand.ts')).toEqual(ofStages('src/app/session.ts'));
  });

  it('puts a module of one stage into its chunk, and one of two stages into a chunk of both', () => {
    expect(ofStages('src/app/flag.ts')?.chunk).toBe('map');
    expect(ofStages('src/app/words.ts')?.chunk).toBe('school-map');
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
