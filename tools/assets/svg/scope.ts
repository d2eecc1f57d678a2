import { declaredOn, inherited, type Properties, readStyleSheet, type StyleSheet } from './style';
import { type Node, refuse } from './tree';

/** One file as it is drawn once: a symbol that is used twice has two, each with ids and parameters of its own. */
export interface Scope {
  readonly file: string;
  readonly sheet: StyleSheet;
  /** What the file's root takes over and says: inherited properties and parameters. */
  readonly properties: Properties;
  readonly byId: ReadonlyMap<string, Node>;
  /** Names that ids get in the finished drawing, so that those of two files never meet. */
  readonly renamed: Map<string, string>;
  readonly number: number;
}

/** Properties of a child: parameters and what is inherited of its parent, then what it says itself. */
export function computed(parent: Properties, own: Properties): Properties {
  const kept = Object.entries(parent).filter(([name]) => name.startsWith('--') || inherited.has(name));
  const said = Object.entries(own).filter(([, value]) => value !== 'inherit');
  return { ...Object.fromEntries(kept), ...Object.fromEntries(said) };
}

/** Opens a file to be drawn. `given` are the parameters of who uses it; they win over those of its root. */
export function openScope(file: string, root: Node, number: number, given: Properties = {}): Scope {
  const byId = new Map<string, Node>();
  const collect = (node: Node) => {
    const { id } = node.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    node.children.forEach(collect);
  };
  collect(root);
  const sheet = readStyleSheet(file, root);
  const properties = { ...computed({}, declaredOn(root, sheet)), ...given };
  return { file, sheet, properties, byId, renamed: new Map(), number };
}

/** The part of a file with this id. Throws an ArtError when there is none. */
export function partOf(scope: Scope, node: Node, id: string): Node {
  const found = scope.byId.get(id);
  return (
    found ??
    refuse(scope.file, node.line, `refers to "#${id}", which is not in the file: remove it, or draw it again`)
  );
}

/** The name of an id in the finished drawing. Throws an ArtError when the file has no such part. */
export function rename(scope: Scope, node: Node, id: string): string {
  partOf(scope, node, id);
  const known = scope.renamed.get(id);
  if (known) return known;
  const name = `i${scope.number}-${scope.renamed.size}`;
  scope.renamed.set(id, name);
  return name;
}
