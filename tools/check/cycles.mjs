import { pathOf, specifiersIn } from './imports.mjs';
import { textOf, trackedFiles } from './tracked-files.mjs';

/** Imports shown for each pair of entries. */
const shown = 3;

const extensions = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** @typedef {{ from: string, to: string }} Import */
/** @typedef {Map<string, Map<string, Import[]>>} Graph entries of a folder, and the imports between them */
/** @typedef {{ folder: string, entries: string[], imports: Import[][] }} Cycle */

/**
 * Finds the entries (files and folders) of each folder that import each other in a circle.
 * @param {ReadonlyMap<string, string>} files path and contents of every source file
 * @returns {Cycle[]}
 */
export function findCycles(files) {
  return [...graphsOf(files)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([folder, graph]) =>
      circlesIn(graph).map((entries) => ({ folder, entries, imports: importsAmong(graph, entries) })),
    );
}

/** @param {ReadonlyMap<string, string>} files @returns {Map<string, Graph>} a graph for each folder */
function graphsOf(files) {
  /** @type {Map<string, Graph>} */
  const graphs = new Map();
  for (const [from, text] of files) {
    for (const specifier of specifiersIn(text)) {
      const path = pathOf(from, specifier);
      const to = extensions.map((extension) => `${path}${extension}`).find((file) => files.has(file));
      if (to === undefined || to === from) continue;
      const [folder, source, target] = splitAtFork(from, to);
      const graph = graphs.get(folder) ?? new Map();
      const targets = graph.get(source) ?? new Map();
      targets.set(target, [...(targets.get(target) ?? []), { from, to }]);
      graphs.set(folder, graph.set(source, targets));
    }
  }
  graphs.delete('');
  return graphs;
}

/** @param {string} a @param {string} b @returns {[folder: string, a: string, b: string]} the deepest folder of both, and their entries in it */
function splitAtFork(a, b) {
  const [left, right] = [a.split('/'), b.split('/')];
  const fork = left.findIndex((name, depth) => name !== right[depth]);
  return [left.slice(0, fork).join('/'), left[fork] ?? '', right[fork] ?? ''];
}

/** @param {Graph} graph @returns {string[][]} strongly connected entries, by Tarjan's algorithm */
function circlesIn(graph) {
  /** @type {Map<string, { order: number, low: number, onStack: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const circles = [];
  /** @param {string} entry */
  const visit = (entry) => {
    const own = { order: seen.size, low: seen.size, onStack: true };
    seen.set(entry, own);
    stack.push(entry);
    for (const target of graph.get(entry)?.keys() ?? []) {
      const other = seen.get(target) ?? visit(target);
      if (other.onStack) own.low = Math.min(own.low, other.low);
    }
    if (own.low !== own.order) return own;
    const circle = stack.splice(stack.indexOf(entry));
    for (const member of circle) Object.assign(seen.get(member) ?? {}, { onStack: false });
    if (circle.length > 1) circles.push(circle.sort());
    return own;
  };
  for (const entry of graph.keys()) if (!seen.has(entry)) visit(entry);
  return circles;
}

/** @param {Graph} graph @param {readonly string[]} entries @returns {Import[][]} the imports of each pair of entries */
const importsAmong = (graph, entries) =>
  entries
    .flatMap((source) => entries.flatMap((target) => [graph.get(source)?.get(target) ?? []]))
    .filter((imports) => imports.length > 0);

/**
 * Says which entries import each other, and by which files.
 * @param {Cycle} cycle
 * @returns {string}
 */
export function cycleMessage({ folder, entries, imports }) {
  const lines = imports.flatMap((pair) => [
    ...pair.slice(0, shown).map(({ from, to }) => `  ${from} imports ${to}`),
    ...(pair.length > shown ? [`  … and ${pair.length - shown} more`] : []),
  ]);
  return [`${folder}: ${entries.join(', ')} import each other in a circle`, ...lines].join('\n');
}

const isProduct = (/** @type {string} */ path) =>
  /^(src|games|tools)\/.*\.(tsx?|mjs)$/.test(path) && !/\.test\.tsx?$|\/testing\/|\/testing\.ts$/.test(path);

/**
 * Checks that imports between the entries of a folder go one way, at every level of src, games and tools.
 * @returns {string[]}
 */
export const checkCycles = () =>
  findCycles(
    new Map(
      trackedFiles()
        .filter(isProduct)
        .map((path) => [path, textOf(path)]),
    ),
  ).map(cycleMessage);
