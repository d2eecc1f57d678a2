import { isEditors, type Node, textForXml } from './tree';

/** Writes elements as text again, without comments; ids, and what refers to them, begin with `prefix`. */
export function serialise(nodes: readonly Node[], prefix: string): string {
  const value = (name: string, text: string) => {
    if (name === 'id') return `${prefix}-${text}`;
    const linked = name === 'href' && !text.startsWith('#sym-') ? text.replace(/^#/, `#${prefix}-`) : text;
    return linked.replace(/url\(#/g, `url(#${prefix}-`);
  };
  return nodes
    .filter((node) => !isEditors(node))
    .map((node) => {
      const attributes = Object.entries(node.attributes)
        .map(([name, text]) => ` ${name}="${textForXml(value(name, text))}"`)
        .join('');
      const inner = serialise(node.children, prefix);
      return inner ? `<${node.name}${attributes}>${inner}</${node.name}>` : `<${node.name}${attributes}/>`;
    })
    .join('');
}
