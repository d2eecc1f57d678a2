import { posix, relative } from 'node:path';

/*
 * Puts code that is loaded together into one file. Left to itself the bundler makes a chunk for every set of pages
 * that shares a module: 84 scripts before a map can be used, each with a cost of its own on a slow network.
 */

interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly isEntry: boolean;
}

/** The modules of a build by their ids, while chunks are made. */
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleLinks | null;
}

/** A moment of loading: everything its roots import statically is needed then. */
interface Stage {
  readonly name: string;
  /** Files that are asked for at this moment, as paths from the project's folder. */
  readonly roots: RegExp;
  /** Stages that are always loaded before. */
  readonly after: readonly string[];
}

const pages = 'pages';
const islands = 'islands';
const ofPages: ReadonlySet<string> = new Set([pages, islands]);

const stages: readonly Stage[] = [
  { name: 'site', roots: /^src\/app\/site\/(?:main|home-page)\.tsx$/, after: [] },
  { name: 'app', roots: /^src\/app\/main\.tsx$/, after: [] },
  { name: 'auth', roots: /^src\/app\/auth\/(?:auth-layout|login-page)\.tsx$/, after: ['app'] },
  { name: 'school', roots: /^src\/app\/school\/school-layout\.tsx$/, after: ['app'] },
  {
    name: 'map',
    roots: /^src\/app\/pupil\/(?:pupil-layout|map\/map-page|page-outbox|offline\/worker-on-page)\.tsx?$/,
    after: ['app'],
  },
  {
    name: 'play',
    roots: /^src\/app\/pupil\/(?:game-page|play\/play-screen)\.tsx$/,
    after: ['app', 'map'],
  },
  // These only part off what they share with a stage: of pages themselves each loads its own.
  { name: pages, roots: /^src\/app\/(?:school|security)\/.*-page\.tsx$/, after: ['app', 'school'] },
  {
    name: islands,
    roots:
      /^src\/app\/pupil\/(?:savings|garden|fractions|strategy|preview)\/|^src\/app\/pupil\/play\/(?:help-sheet|simple-view)/,
    after: ['app', 'map'],
  },
];

/** The parts of the product whose pages share what no stage has loaded. */
const areas: readonly Omit<Stage, 'after'>[] = [
  { name: 'site', roots: /^src\/app\/site\// },
  { name: 'auth', roots: /^src\/app\/(?:auth|bot-check)\// },
  { name: 'school', roots: /^src\/(?:app\/(?:school|security|ui)|edexml)\// },
  { name: 'office', roots: /^src\/app\/office\// },
  { name: 'pupil', roots: /^src\/app\/pupil\// },
];

/** The engine stays a file of its own: it changes with its version alone. */
const engine = /[\\/]phaser[\\/]/;

/** Ids of all modules that `root` imports statically, itself included. */
function needed(root: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Its hooks are small, and the pages of children use some. */
const mantine =
  /[\\/]node_modules[\\/](?:@mantine[\\/](?!hooks)|react-number-format|@floating-ui|react-textarea-autosize)/;

/** Vite leaves a page's entry out of its manifest when nothing stays in it, and budgets could not find it. */
const mainFile = /[\\/]main\.tsx$|\.html$|^\0?vite[\\/]/;

/** A module that is asked for by name keeps a chunk of its own, in which budgets find it. */
function isAskedFor(id: string, graph: ModuleGraph): boolean {
  const links = graph.getModuleInfo(id);
  return !links || links.isEntry || links.dynamicImporters.length > 0 || mainFile.test(id);
}

/** The chunk of a module, and how many parts of the product need it: never fewer than a module that imports it. */
interface Place {
  readonly chunk: string;
  readonly count: number;
}

type PlaceOf = (id: string) => Place | undefined;

/**
 * Finds the chunk of each module of a build.
 * @param modules ids of all modules of the build
 * @param folder the project's
 * @returns for an id its place among what a stage loads, and among what the pages of areas share
 */
export function chunkPlaces(
  modules: readonly string[],
  folder: string,
  graph: ModuleGraph,
): { readonly ofStages: PlaceOf; readonly ofAreas: PlaceOf; readonly ofKit: PlaceOf } {
  const pathOf = (id: string) => relative(folder, id).replaceAll('\\', '/');
  const having = (roots: RegExp, isRoot: (id: string) => boolean = () => true) => {
    const all = modules.filter((id) => roots.test(pathOf(id)) && isRoot(id)).map((id) => needed(id, graph));
    return (id: string) => all.filter((closure) => closure.has(id)).length;
  };
  const loaded = stages.map((stage) => ({ ...stage, having: having(stage.roots) }));
  // The rest of the kit, such as its words and pictures of sums, serves pages that never load the engine.
  const drawsWithEngine = (id: string) => [...needed(id, graph)].some((each) => engine.test(each));
  const sharing = areas.map((area) => ({
    ...area,
    having: having(area.roots, (id) => isAskedFor(id, graph)),
  }));

  const ofStages = (id: string) => {
    if (isAskedFor(id, graph)) return undefined;
    const needing = loaded.filter((stage) => stage.having(id) > 0);
    const names = new Set(needing.map(({ name }) => name));
    const first = needing.filter(({ after }) => !after.some((name) => names.has(name)));
    const isThere = ({ name, after }: Stage) => [name, ...after].some((stage) => names.has(stage));
    if (first.some(({ name }) => !ofPages.has(name))) {
      const chunk = first.map(({ name }) => name).join('-');
      // A list of names that pages share must not bring along the maths of a round.
      const isList = first.some(({ name }) => ofPages.has(name)) && pathOf(id).startsWith('src/contract/');
      return { chunk: isList ? `${chunk}-contract` : chunk, count: stages.filter(isThere).length };
    }
    return undefined;
  };
  const ofKit = (id: string) =>
    !isAskedFor(id, graph) && drawsWithEngine(id) ? { chunk: 'kit', count: 0 } : undefined;
  const ofAreas = (id: string) => {
    if (isAskedFor(id, graph) || drawsWithEngine(id)) return undefined;
    const needing = sharing.filter((area) => area.having(id) > 0);
    if (needing.length === 0) return undefined;
    const names = needing.map(({ name }) => name).join('-');
    return { chunk: `${names}-${sourceOf(pathOf(id))}`, count: needing.length };
  };
  return { ofStages, ofAreas, ofKit };
}

/** Parts of a library that pages use one by one, as they do modules of our own. */
const piecemeal = /^node_modules\/@tabler\//;

/** What a module belongs to beside its area: a package, the screens, or a part of the source. */
function sourceOf(path: string): string {
  // A teacher's page that shows a strategy does not need all that a child's pages share.
  if (path.startsWith('src/app/pupil/')) return 'rounds';
  const section = /^src\/app\/(?:school|office)\/([^/]+)\//.exec(path)?.[1];
  if (section) return `${section}-screens`;
  if (path.startsWith('src/app/') || piecemeal.test(path)) return 'screens';
  const library = /^node_modules\/@?([^/]+)/.exec(path)?.[1];
  return library ?? posix.basename(posix.dirname(path));
}

/** Pieces of the maths and of libraries are worth a request from this size on, characters of code. */
const pieceSize = 2_000;

/**
 * Groups for the bundler's `codeSplitting`. Those that more parts of the product need come first, because a group
 * takes along what its modules import.
 * @param folder the project's
 */
export function chunkGroups(folder: string) {
  const modules = new Set<string>();
  let places: ReturnType<typeof chunkPlaces> | undefined;
  const groupsOf = (
    kind: keyof ReturnType<typeof chunkPlaces>,
    isMember: (chunk: string) => boolean,
    priority: number,
  ) =>
    Array.from({ length: stages.length + 1 }, (_, count) => ({
      name: (id: string, graph: ModuleGraph) => {
        places ??= chunkPlaces([...modules], folder, graph);
        const place = places[kind](id);
        return place?.count === count && isMember(place.chunk) ? place.chunk : null;
      },
      debugName: `${kind} ${priority} ${count}`,
      test: (id: string) => modules.add(id).has(id),
      priority: priority + count,
    }));
  const isLean = (chunk: string) => /\b(?:site|app|map)\b/.test(chunk);
  const isScreens = (chunk: string) => chunk.endsWith('-screens');
  const byUse = { entriesAware: true, entriesAwareMergeThreshold: pieceSize };
  const shared = { minShareCount: 2, ...byUse };
  return [
    { name: 'phaser', test: engine, priority: 100 },
    // Pages of children and visitors never load Mantine, so they come before it.
    ...groupsOf('ofStages', isLean, 80),
    // Which of its many parts a page really uses only the bundler knows: all are behind one index.
    { name: 'mantine', test: mantine, priority: 70, ...byUse, entriesAwareMergeThreshold: 12_000 },
    ...groupsOf('ofStages', (chunk) => !isLean(chunk), 60),
    ...groupsOf('ofAreas', isScreens, 20).map((group) => ({ ...group, ...shared })),
    // Of the maths a page needs one rule, and its neighbour a hundred kilobytes.
    ...groupsOf('ofAreas', (chunk) => !isScreens(chunk), 20).map((group) => ({
      ...group,
      ...shared,
      entriesAwareMergeThreshold: 0,
    })),
    // Last, or it would take along the maths that pages without a game need.
    ...groupsOf('ofKit', () => true, 1).map((group) => ({ ...group, minShareCount: 2 })),
  ];
}
