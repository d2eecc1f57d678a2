import { posix, relative } from 'node:path';

/*
 * Groups code that is loaded together into one file. By default the bundler makes a chunk for every set of pages that
 * shares a module: 84 scripts before a map can be used, each costly on a slow network.
 */

interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly isEntry: boolean;
  /** The module as it is bundled. */
  readonly code?: string | null;
}

/** Modules of a build by id, as the bundler provides them while it makes chunks. */
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleLinks | null;
}

/** A point in loading at which all static imports of its roots are needed. */
interface Stage {
  readonly name: string;
  /** Files loaded at this point, as paths from the project's folder. */
  readonly roots: RegExp;
  /** Stages that are always loaded before this one. */
  readonly after: readonly string[];
}

const pages = 'pages';
const offices = 'offices';
const islands = 'islands';
const lessons = 'lessons';
const ofPages: ReadonlySet<string> = new Set([pages, offices, islands, lessons]);

const stages: readonly Stage[] = [
  {
    name: 'site',
    // The frames that nearly every public page has come with them, or each page would load six files more.
    roots: /^src\/app\/site\/(?:main|home\/home-page|about\/(?:about-frame|try-it)|ui\/radios)\.tsx$/,
    after: [],
  },
  { name: 'app', roots: /^src\/app\/main\.tsx$/, after: [] },
  { name: 'auth', roots: /^src\/app\/auth\/(?:auth-layout|login\/login-page)\.tsx$/, after: ['app'] },
  { name: 'school', roots: /^src\/app\/school\/school-layout\.tsx$/, after: ['app'] },
  {
    name: 'map',
    roots:
      /^src\/app\/pupil\/(?:layout\/pupil-layout|island\/map\/map-page|round\/start\/keepsakes|sync\/page-outbox|sync\/service-worker\/register-worker)\.tsx?$/,
    after: ['app'],
  },
  // What is the child's own on the map comes right after it, and other pages show parts of it.
  { name: 'own', roots: /^src\/app\/pupil\/island\/map\/own-layers\.tsx$/, after: ['app', 'map'] },
  {
    name: 'play',
    roots: /^src\/app\/pupil\/(?:game-page|round\/screen\/play-screen)\.tsx$/,
    after: ['app', 'map'],
  },
  // These only separate what pages share with a stage; of the pages themselves, each loads its own chunk.
  {
    name: pages,
    roots: /^src\/app\/(?:school|auth\/security)\/.*\b(?:page|drawer|board)\.tsx$/,
    after: ['app', 'school'],
  },
  { name: offices, roots: /^src\/app\/office\/.*\bpage\.tsx$/, after: ['app', 'school'] },
  {
    name: islands,
    roots:
      /^src\/app\/pupil\/(?:island\/(?:savings|garden)|preview)\/|^src\/app\/pupil\/round\/(?:screen\/help-sheet|simple-view\/simple-view)/,
    after: ['app', 'map'],
  },
  // A lesson asks one sum and runs no round.
  { name: lessons, roots: /^src\/app\/pupil\/lessons\//, after: ['app', 'map'] },
];

/** Parts of the product whose pages share modules that no stage has loaded. */
const areas: readonly Omit<Stage, 'after'>[] = [
  { name: 'site', roots: /^src\/app\/site\// },
  { name: 'auth', roots: /^src\/app\/(?:auth\/(?!security\/)|session\/bot-check\/)/ },
  { name: 'school', roots: /^src\/(?:app\/(?:school|auth\/security|layout|ui)|edexml)\// },
  { name: 'office', roots: /^src\/app\/office\// },
  { name: 'pupil', roots: /^src\/app\/pupil\// },
];

/** The engine has its own file, since it only changes with its version. */
const engine = /[\\/]phaser[\\/]/;

/** Returns the ids of all modules that `root` imports statically, including itself. */
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

/** Returns the ids of the modules that match, and of those that import one of them directly or indirectly. */
function usersOf(
  matches: (id: string) => boolean,
  modules: readonly string[],
  graph: ModuleGraph,
): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  const all = new Set(modules);
  // Iterating over a set includes entries that are added during the iteration.
  for (const importer of all) {
    for (const id of graph.getModuleInfo(importer)?.importedIds ?? []) {
      all.add(id);
      const known = importers.get(id);
      if (known) known.push(importer);
      else importers.set(id, [importer]);
    }
  }
  const found = new Set<string>();
  const waiting = [...all].filter(matches);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(importers.get(id) ?? []));
  }
  return found;
}

/** Only pages that show a code load it: small modules that pages share must not be merged with it. */
const codes = /[\\/]node_modules[\\/]qrcode[\\/]|[\\/]app[\\/]ui[\\/]qr-code\.tsx$/;

/** Without `@mantine/hooks`, which children's pages use, and `@mantine/form` and `tiptap`, which few pages use. */
const mantine =
  /[\\/]node_modules[\\/](?:@mantine[\\/](?!hooks|form|tiptap)|react-number-format|@floating-ui|react-textarea-autosize)/;

/**
 * What nearly every page of adults shows. Left to itself, the bundler may merge small parts of it, such as an alert, into
 * chunks that then import each other in a circle, and the first of them fails when it is evaluated.
 */
const mantineBase =
  /[\\/]@mantine[\\/]core[\\/]esm[\\/](?:core|utils|components[\\/](?:Alert|Button|CloseButton|Group|Loader|Stack|Text|Transition|UnstyledButton))[\\/]/;

/** Vite omits an entry from its manifest when its chunk is empty, and the budgets could not find it. */
const mainFile = /[\\/]main\.tsx$|\.html$|^\0?vite[\\/]/;

/** Both documents import it, and no stage does. */
const polyfill = /^\0?vite[\\/]modulepreload-polyfill/;

/** Returns whether a module is an entry or a dynamic import: it gets its own chunk, in which the budgets find it. */
function isAskedFor(id: string, graph: ModuleGraph): boolean {
  const links = graph.getModuleInfo(id);
  return !links || links.isEntry || links.dynamicImporters.length > 0 || mainFile.test(id);
}

/**
 * Returns the stages that a module of the map or the sign-in page is grouped by. Each chunk is a request more before a
 * child sees anything, so pages of adults are not told apart there, and what only those two share goes along with what
 * they share with pages.
 */
function earlyStages(users: readonly Stage[]): readonly Stage[] {
  const isUser = (stage: string) => users.some(({ name }) => name === stage);
  const hasPages = isUser(offices) || (isUser('map') && isUser('auth'));
  return stages.filter(({ name }) => name !== offices && (isUser(name) || (name === pages && hasPages)));
}

/** The chunk of a module, and the number of parts that need it: never lower than that of a module that imports it. */
interface Place {
  readonly chunk: string;
  readonly count: number;
}

type PlaceOf = (id: string) => Place | undefined;

/**
 * Finds the chunk of each module of a build.
 *
 * @param modules ids of all modules of the build
 *
 * @param folder the project's
 *
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
  // The rest of the kit, such as texts and pictures of sums, serves pages that never load the engine.
  const drawing = usersOf((id) => engine.test(id), modules, graph);
  const withCollections = usersOf((id) => collections.test(pathOf(id)), modules, graph);
  const withLists = usersOf((id) => lists.test(graph.getModuleInfo(id)?.code ?? ''), modules, graph);
  const sharing = areas.map((area) => ({
    ...area,
    having: having(area.roots, (id) => isAskedFor(id, graph)),
  }));

  const ofStages = (id: string) => {
    if (polyfill.test(id)) return { chunk: 'site-app', count: stages.length };
    if (isAskedFor(id, graph)) return undefined;
    const users = loaded.filter((stage) => stage.having(id) > 0);
    const isEarly = users.some(({ name }) => name === 'map' || name === 'auth');
    const needing = isEarly ? earlyStages(users) : users;
    const names = new Set(needing.map(({ name }) => name));
    const first = needing.filter(({ after }) => !after.some((name) => names.has(name)));
    const isThere = ({ name, after }: Stage) => [name, ...after].some((stage) => names.has(stage));
    if (first.some(({ name }) => !ofPages.has(name))) {
      const loads = (stage: string) => first.some(({ name }) => name === stage);
      const chunk = first.map(({ name }) => name).join('-');
      // A list of names shared by pages must not load the maths of a round with it.
      const isOfPages = first.some(({ name }) => ofPages.has(name));
      const isList = isOfPages && pathOf(id).startsWith('src/contract/');
      // What the public pages share with the school or the map is some hundred bytes: it goes along with what they share
      // with all, or each share would be a file more on every public page.
      if (names.has('site') && (loads('school') || loads('map')) && !isList)
        return { chunk: 'site-app', count: stages.length };
      // The map shares only names and icons with the school and in lists, and each would be a file more before a child sees it.
      const isSmall = isList || loads('school') || helpers.test(pathOf(id));
      if (loads('map') && !names.has('site') && !loads('auth') && isSmall)
        return { chunk: 'app', count: stages.length - 1 };
      // However other screens share these drawings, the map loads them all.
      if (loads('own')) return { chunk: 'own', count: stages.length };
      const isLearner = isOfPages && !loads('map') && ofPupils.test(pathOf(id));
      const kind = isList ? '-contract' : isLearner ? '-learner' : '';
      return { chunk: `${chunk}${kind}`, count: stages.filter(isThere).length };
    }
    return undefined;
  };
  const ofKit = (id: string) =>
    !isAskedFor(id, graph) && drawing.has(id) ? { chunk: 'kit', count: 0 } : undefined;
  const ofAreas = (id: string) => {
    if (isAskedFor(id, graph) || drawing.has(id)) return undefined;
    const needing = sharing.filter((area) => area.having(id) > 0);
    if (needing.length === 0) return undefined;
    const path = pathOf(id);
    const names = needing.map(({ name }) => name);
    // A small screen that is merged with another must not bring what that one loads to a page that shows none of it.
    if (path.startsWith('src/app/')) {
      if (withCollections.has(id)) names.push('sums');
      if (withLists.has(id)) names.push('lists');
    }
    return { chunk: `${names.join('-')}-${sourceOf(path)}`, count: needing.length };
  };
  return { ofStages, ofAreas, ofKit };
}

/** Helpers of a few lines: what the map shares with other pages beside them are the manifests of all games. */
const helpers = /^src\/(?:app\/shared\/new-id|maths\/(?:first-of|title-in))\.ts$/;

/** What is believed of a pupil, and what follows from it: a page that only writes sums needs none of it. */
const ofPupils = /^src\/maths\/(?:calendar|learn(?!\/phase\.ts)|report|round|window)\//;

/** Every collection of sums with its settings. */
const collections = /^src\/maths\/collections\//;

/** Fields with a list to choose from: the largest parts of Mantine that few pages use. */
const lists =
  /import\s*\{[^}]*\b(?:Autocomplete|Combobox|MultiSelect|Select|TagsInput)\b[^}]*\}\s*from\s*["']@mantine\/core["']/;

/** Libraries whose modules are used one by one, like our own. */
const piecemeal = /^node_modules\/@tabler\//;

/** Returns the source of a module, as a suffix of its chunk: a package, the screens, or a part of the source. */
function sourceOf(path: string): string {
  // A teacher's page that shows a strategy should not load everything that children's pages share.
  if (path.startsWith('src/app/pupil/')) return 'rounds';
  // Forms that some pages share do not come to the others.
  const section = /^src\/app\/(?:school|office)\/(?:shared\/(?=forms\/)|(?!shared\/))([^/]+)\//.exec(
    path,
  )?.[1];
  if (section) return `${section}-screens`;
  if (path.startsWith('src/app/') || piecemeal.test(path)) return 'screens';
  const library = /^node_modules\/@?([^/]+)/.exec(path)?.[1];
  return library ?? posix.basename(posix.dirname(path));
}

/** Minimum size of a chunk of its own for maths and libraries, characters of code. */
const pieceSize = 2_000;

/**
 * Returns the groups for the bundler's `codeSplitting`. Groups needed by more parts come first, because a group
 * includes the imports of its modules.
 *
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
    { name: 'qr-code', test: codes, priority: 59 },
    // Pages of children and visitors never load Mantine, so their groups come first.
    ...groupsOf('ofStages', isLean, 80),
    { name: 'mantine-base', test: mantineBase, priority: 71 },
    // Only the bundler knows which modules of Mantine a page uses, since all are behind one index.
    { name: 'mantine', test: mantine, priority: 70, ...byUse, entriesAwareMergeThreshold: 6_500 },
    ...groupsOf('ofStages', (chunk) => !isLean(chunk), 60),
    ...groupsOf('ofAreas', isScreens, 20).map((group) => ({ ...group, ...shared })),
    // No merging of small chunks: one page needs a single rule of the maths, another a hundred kilobytes.
    ...groupsOf('ofAreas', (chunk) => !isScreens(chunk), 20).map((group) => ({
      ...group,
      ...shared,
      entriesAwareMergeThreshold: 0,
    })),
    // Last, because it would otherwise include the maths that pages without a game need.
    ...groupsOf('ofKit', () => true, 1).map((group) => ({ ...group, minShareCount: 2 })),
  ];
}
