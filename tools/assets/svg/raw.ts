import { isHidden } from './refusals';
import { computed, rename, type Scope } from './scope';
import { declaredOn, isProperty, type Properties, resolve } from './style';
import { isEditors, type Node, textForXml } from './tree';

const ownWords = new Set(['class', 'style', 'id', 'version', 'baseProfile', 'enable-background', 'x-height']);

const references = (scope: Scope, node: Node, value: string) =>
  value.replace(/url\(\s*["']?#([^"')]+)["']?\s*\)/g, (_, id: string) => `url(#${rename(scope, node, id)})`);

/** Properties as one `style`; parameters are filled in where they are used. */
export function styleText(scope: Scope, node: Node, own: Properties, all: Properties): string {
  const said = Object.entries(own)
    .filter(([name]) => !name.startsWith('--') && name !== 'color')
    .map(([name, value]) => `${name}:${references(scope, node, resolve(value, all))}`);
  return said.length > 0 ? ` style="${textForXml(said.join(';'))}"` : '';
}

/** The attributes of an element that are geometry, without what editors keep for themselves. */
export const geometryText = (scope: Scope, node: Node): string =>
  Object.entries(node.attributes)
    .filter(
      ([name]) =>
        !ownWords.has(name) && !isProperty(name) && !name.includes(':') && !/^(?:data-|xmlns)/.test(name),
    )
    .map(([name, value]) => {
      const whole = name === 'href' ? `#${rename(scope, node, value.slice(1))}` : value;
      return ` ${name}="${textForXml(references(scope, node, whole))}"`;
    })
    .join('');

/**
 * An element and all in it as it stands in the file: what has no material, and gradients, clips and masks. Only what
 * others refer to keeps an id, once.
 */
export function rawMarkup(scope: Scope, node: Node, above: Properties, id?: string): string {
  if (isEditors(node) || node.name === 'style' || isHidden(node, scope.sheet)) return '';
  const own = declaredOn(node, scope.sheet);
  const all = computed(above, own);
  const inner = node.children.map((child) => rawMarkup(scope, child, all)).join('');
  const named = id ? ` id="${id}"` : '';
  const open = `${node.name}${named}${geometryText(scope, node)}${styleText(scope, node, own, all)}`;
  return inner ? `<${open}>${inner}</${node.name}>` : `<${open}/>`;
}

/** All parts that drawn ones refer to, and what those refer to in turn. */
export function definitions(scope: Scope): string {
  const made = new Set<string>();
  let out = '';
  for (;;) {
    const [id, name] = [...scope.renamed].find(([key]) => !made.has(key)) ?? [];
    const node = id === undefined ? undefined : scope.byId.get(id);
    if (id === undefined || !node) return out;
    made.add(id);
    out += rawMarkup(scope, node, scope.properties, name);
  }
}

/** What the root of a file says counts for all in it. */
export function rootMarkup(scope: Scope, root: Node, body: string): string {
  const style = styleText(scope, root, declaredOn(root, scope.sheet), scope.properties);
  return style && body ? `<g${style}>${body}</g>` : body;
}
