import { declaredOn, type StyleSheet } from './style';
import { isEditors, type Node, refuse } from './tree';

const refusedElements: Readonly<Record<string, string>> = {
  script: 'holds a script: remove it',
  image: 'holds a picture: draw it as shapes, so that it is sharp at every size',
  feImage: 'holds a picture: draw it as shapes, so that it is sharp at every size',
  text: 'holds text: turn it into outlines, because fonts differ per machine',
  foreignObject: 'holds a foreign object: draw it as shapes',
  animate: 'holds an animation: the game moves its drawings',
  animateTransform: 'holds an animation: the game moves its drawings',
  set: 'holds an animation: the game moves its drawings',
};

const elsewhere = /url\(\s*["']?(?!#|["']#)/i;

/** Whether an element is drawn at all: an editor's hidden layer is not. */
export const isHidden = (node: Node, sheet: StyleSheet): boolean =>
  declaredOn(node, sheet).display === 'none';

/** Of a `switch` only the child that needs no extension is drawn; the other holds an editor's own data. */
export const drawnChildren = (node: Node): readonly Node[] =>
  node.name === 'switch'
    ? node.children.filter(({ attributes }) => attributes.requiredExtensions === undefined).slice(0, 1)
    : node.children;

/** Throws an ArtError, with file and line, for what would not come out the same everywhere. */
export function refuseForeign(file: string, node: Node, sheet: StyleSheet): void {
  if (isEditors(node)) return;
  const reason = refusedElements[node.name];
  if (reason) refuse(file, node.line, reason);
  if (node.name === 'style' && /@import|url\(\s*["']?(?!#|["']#)/i.test(node.text))
    refuse(file, node.line, 'points outside itself: remove @import and addresses from the style sheet');
  for (const [name, value] of Object.entries(node.attributes)) {
    if (/^on[a-z]+$/i.test(name)) refuse(file, node.line, `holds an event handler (${name}): remove it`);
    if ((name === 'href' || name === 'src') && !value.startsWith('#'))
      refuse(
        file,
        node.line,
        `points outside itself ("${value.slice(0, 40)}"): only references to its own parts (#id) and to symbols (#sym-…) are allowed`,
      );
    if (elsewhere.test(value) && !name.includes(':'))
      refuse(file, node.line, 'points outside itself: only url(#id) is allowed');
  }
  for (const child of drawnChildren(node)) if (!isHidden(child, sheet)) refuseForeign(file, child, sheet);
}
