import { type MaterialName, materialNames } from '../../../assets/drawing/materials';
import { nearest } from '../art-error';
import { classesOf, type StyleSheet } from './style';
import { type Node, refuse } from './tree';

/** What stands below a thing that has its shadow made: stone or floor, soil, water. */
export const grounds = { 'on-ground': '#2a1f66', 'on-soil': '#4a1f3a', 'on-water': '#0b4f74' } as const;

const plain = [
  'flat',
  'inlay',
  'fold',
  'pivot',
  ...(Object.keys(grounds) as (keyof typeof grounds)[]),
] as const;

/** What an element asks of the pipeline, by its class or by the name of its layer. */
export interface Words {
  readonly material?: MaterialName;
  /** Name of the shared symbol that is to stand here. */
  readonly symbol?: string;
  readonly flat: boolean;
  readonly inlay: boolean;
  readonly fold: boolean;
  readonly pivot: boolean;
  readonly ground?: keyof typeof grounds;
}

/**
 * The words in a layer's name. Editors make names their own way: Illustrator writes a space as `_x20_`, and a second
 * layer of a name gets a number.
 */
function wordsIn(name: string): string[] {
  const words = name
    .replace(/_x([0-9A-F]{2})_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .trim()
    .split(/[\s,]+/)
    .map((word) => word.replace(/(?:[-_]?\d+_?)+$/, ''))
    .filter((word) => word !== '');
  const isOurs = (word: string) => (plain as readonly string[]).includes(word) || /^(?:mat|sym)-/.test(word);
  // A layer called "flat roof" means something else.
  return words.every(isOurs) || words.some((word) => /^(?:mat|sym)-/.test(word)) ? words.filter(isOurs) : [];
}

const layerNames = ['inkscape:label', 'data-name', 'serif:id', 'id'] as const;

/**
 * Reads what an element asks for. Throws an ArtError for a class that neither the style sheet nor this pipeline knows,
 * and for a material that does not exist.
 */
export function readWords(file: string, node: Node, sheet: StyleSheet): Words {
  const classes = classesOf(node).filter((name) => !sheet.classes.has(name));
  const known = [...plain, ...materialNames.map((name) => `mat-${name}`)];
  for (const name of classes)
    if (!(plain as readonly string[]).includes(name) && !/^(?:mat|sym)-/.test(name))
      refuse(
        file,
        node.line,
        `the class "${name}" is unknown: take it away, or choose one; nearest are ${nearest(name, known)}`,
      );
  const words = [...classes, ...layerNames.flatMap((name) => wordsIn(node.attributes[name] ?? ''))];
  const named = words.find((word) => word.startsWith('mat-'))?.slice(4);
  const material = materialNames.find((name) => name === named);
  if (named !== undefined && material === undefined)
    refuse(
      file,
      node.line,
      `there is no material "mat-${named}": choose one of ${materialNames.map((name) => `mat-${name}`).join(', ')}`,
    );
  const symbol = words.find((word) => word.startsWith('sym-'))?.slice(4);
  const ground = Object.keys(grounds).find((word) => words.includes(word)) as
    | keyof typeof grounds
    | undefined;
  return {
    ...(material && { material }),
    ...(symbol !== undefined && { symbol }),
    ...(ground && { ground }),
    flat: words.includes('flat'),
    inlay: words.includes('inlay'),
    fold: words.includes('fold'),
    pivot: words.includes('pivot'),
  };
}
