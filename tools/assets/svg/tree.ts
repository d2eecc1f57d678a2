import { SaxesParser } from 'saxes';
import { ArtError } from '../art-error';

/** An element of an SVG file. */
export interface Node {
  readonly name: string;
  /** `xlink:href` stands here as `href`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
  /** Of a style sheet; that of all other elements is left out. */
  readonly text: string;
  /** Where the element begins in its file, from 1. */
  readonly line: number;
}

/** A refusal at a place in a file. */
export const refuse = (file: string, line: number, reason: string): never => {
  throw new ArtError(`${file}, line ${line}: ${reason}`);
};

type Open = Node & { readonly children: Node[]; text: string };

/** Entities that older exports declare for their namespaces: `<!ENTITY ns_svg "http://…">`. */
const entities = (doctype: string): Record<string, string> =>
  Object.fromEntries(
    [...doctype.matchAll(/<!ENTITY\s+(\w+)\s+"([^"]*)"\s*>/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** Reads the elements of an SVG file. Throws an ArtError with file and line when it is no SVG or breaks off. */
export function readTree(file: string, svg: string): Node {
  if (!/<svg\b/.test(svg)) throw new ArtError(`${file}: this is no SVG`);
  // A byte order mark or an empty line before the first tag is an error to the parser, and harmless.
  const lead = /^[\s\uFEFF]*/.exec(svg)?.[0] ?? '';
  const skipped = lead.split('\n').length - 1;
  const parser = new SaxesParser();
  const open: Open[] = [];
  let root: Node | undefined;
  let startsAt = 1;
  parser.on('doctype', (doctype) => Object.assign(parser.ENTITIES, entities(doctype)));
  parser.on('error', (error) => {
    refuse(file, parser.line + skipped, `it cannot be drawn (${error.message.replace(/^[\d:]+\s*/, '')})`);
  });
  parser.on('opentagstart', () => {
    startsAt = parser.line + skipped;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const { 'xlink:href': link, ...others } = attributes as Record<string, string>;
    open.push({
      name,
      attributes: link === undefined || 'href' in others ? others : { ...others, href: link },
      children: [],
      text: '',
      line: startsAt,
    });
  });
  const text = (piece: string) => {
    const node = open.at(-1);
    if (node?.name === 'style') node.text += piece;
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', () => {
    const node = open.pop();
    const parent = open.at(-1);
    if (node && parent) parent.children.push(node);
    else root = node;
  });
  parser.write(svg.slice(lead.length)).close();
  if (root?.name !== 'svg') throw new ArtError(`${file}: this is no SVG`);
  return root;
}

/** Elements and attributes that editors keep for themselves have a prefix, as `sodipodi:namedview` has. */
export const isEditors = ({ name }: Node): boolean =>
  name.includes(':') || ['metadata', 'title', 'desc'].includes(name);

export const textForXml = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
