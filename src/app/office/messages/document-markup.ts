/** A node of the editor's document, as it gives it out. */
export interface WrittenNode {
  readonly type?: string;
  readonly text?: string;
  readonly marks?: readonly {
    readonly type: string;
    readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  }[];
  readonly content?: readonly WrittenNode[];
}

/** Makes signs of the markup text; what begins a heading or an item only does so at the start of a line. */
const plain = (text: string): string => text.replace(/[\\*[\]]/g, '\\$&').replace(/\s/g, ' ');
const line = (text: string): string => text.trim().replace(/^(?:##?|-) /, '\\$&');

/** Encodes the signs that would end an address. */
const address = (href: string): string =>
  href.replace(/[\s()<>"'*\\[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** A piece of text in markup, and the signs of its look. */
interface Piece {
  readonly stars: string;
  readonly text: string;
}

function pieceOf({ type, text = '', marks = [] }: WrittenNode): Piece {
  if (type === 'hardBreak') return { stars: '', text: '\n' };
  const has = (name: string) => marks.some((mark) => mark.type === name);
  const href = marks.find((mark) => mark.type === 'link')?.attrs?.href;
  const label = plain(text);
  const italic = has('italic') ? '*' : '';
  return {
    // The editor has no text that is both: three signs and two side by side could be read in two ways.
    stars: has('bold') ? '**' : italic,
    text: typeof href === 'string' && text.trim() !== '' ? `[${label}](${address(href)})` : label,
  };
}

/** Pieces of one look stand between one pair of signs: two pairs side by side would be read as another sign. */
function inline({ content = [] }: WrittenNode): string {
  const pieces: Piece[] = [];
  for (const piece of content.map(pieceOf)) {
    const last = pieces.at(-1);
    if (last?.stars === piece.stars) pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
    else pieces.push(piece);
  }
  return pieces.map(({ stars, text }) => stars + text + stars).join('');
}

const onOneLine = (node: WrittenNode): string => inline(node).replace(/\n/g, ' ').trim();

/** Returns the items of a list and of lists within it: a message has one level. */
const itemsOf = ({ content = [] }: WrittenNode): readonly string[] =>
  content.flatMap((item) =>
    (item.content ?? []).flatMap((part) => (part.type === 'bulletList' ? itemsOf(part) : [onOneLine(part)])),
  );

function block(node: WrittenNode): string {
  if (node.type === 'heading') return onOneLine(node) && `## ${onOneLine(node)}`;
  if (node.type === 'bulletList')
    return itemsOf(node)
      .filter((item) => item !== '')
      .map((item) => `- ${item}`)
      .join('\n');
  return inline(node)
    .split('\n')
    .map(line)
    .filter((each) => each !== '')
    .join('\n');
}

/** Returns the document of the editor as markup of a message, from which `markupToHtml` makes the same document. */
export const documentMarkup = ({ content = [] }: WrittenNode): string =>
  content
    .map(block)
    .filter((text) => text !== '')
    .join('\n\n');
