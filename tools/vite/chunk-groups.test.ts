import { describe, expect, it } from 'vitest';
import { chunkPlaces, type ModuleGraph } from './chunk-groups.ts';

const folder = '/project';

/** A project of modules with what each imports; those in `later` are imported dynamically. */
function project(imports: Record<string, readonly string[]>, later: readonly string[] = []) {
  const at = (path: string) => `${folder}/${path}`;
  const modules = Object.keys(imports).map(at);
  const graph: ModuleGraph = {
    getModuleInfo: (id) => {
      const path = id.slice(folder.length + 1);
      const importedIds = (imports[path] ?? []).map(at);
      return { importedIds, dynamicImporters: later.includes(path) ? [at('other.ts')] : [], isEntry: false };
    },
  };
  const places = chunkPlaces(modules, folder, graph);
  return {
    ofStages: (path: string) => places.ofStages(at(path)),
    ofAreas: (path: string) => places.ofAreas(at(path)),
    ofKit: (path: string) => places.ofKit(at(path)),
  };
}

const map = 'src/app/pupil/map/map-page.tsx';
const layout = 'src/app/school/school-layout.tsx';
const groups = 'src/app/school/groups/groups-page.tsx';

describe('chunkPlaces', () => {
  const { ofStages, ofAreas, ofKit } = project(
    {
      'src/app/main.tsx': ['src/app/session.ts'],
      'src/app/session.ts': [],
      [map]: ['src/app/session.ts', 'src/app/flag.ts', 'src/app/words.ts'],
      [layout]: ['src/app/words.ts'],
      [groups]: ['src/app/ui/list.tsx', 'src/app/session.ts'],
      'src/app/ui/list.tsx': [],
      'src/app/flag.ts': [],
      'src/app/words.ts': [],
      'games/kit/targets.ts': ['.cache/phaser/1/phaser.mjs'],
      '.cache/phaser/1/phaser.mjs': [],
    },
    [map, layout, groups],
  );

  it('puts a module that every page of the app has before into the chunk of the app', () => {
    expect(ofStages('src/app/session.ts')?.chunk).toBe('app');
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

  it('puts what needs the engine into the kit, and nothing else', () => {
    expect(ofKit('games/kit/targets.ts')?.chunk).toBe('kit');
    expect(ofKit('src/app/flag.ts')).toBeUndefined();
  });
});
