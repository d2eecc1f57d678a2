import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ArtError, nearest } from '../art-error';
import { readBox } from './box';
import type { Bounds } from './path';
import { type Node, readTree } from './tree';

/** A drawing that others use by `sym-<name>`. The point (0, 0) of its box is where it is put down. */
export interface SharedSymbol {
  readonly file: string;
  readonly root: Node;
  readonly box: Bounds;
}

/** Finds shared symbols by name. Throws an ArtError for one that does not exist. */
export type SymbolShelf = (name: string) => SharedSymbol;

const suffix = '.svg';

export const symbolFolder = 'assets/symbols';

export const symbolNames = (folder = symbolFolder): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(suffix))
        .map((name) => name.slice(0, -suffix.length))
        .sort()
    : [];

/** The symbols in a folder; each file is read once, when it is asked for. */
export function symbolShelf(folder = symbolFolder): SymbolShelf {
  const read = new Map<string, SharedSymbol>();
  const names = symbolNames(folder);
  return (name) => {
    const known = read.get(name);
    if (known) return known;
    if (!names.includes(name))
      throw new ArtError(
        `there is no symbol "sym-${name}": nearest are ${nearest(name, names) || 'none'}; a new one is a file ${folder}/${name}${suffix}`,
      );
    const file = path.posix.join(folder, name + suffix);
    const root = readTree(file, readFileSync(file, 'utf8'));
    const made = { file, root, box: readBox(file, root) };
    read.set(name, made);
    return made;
  };
}
