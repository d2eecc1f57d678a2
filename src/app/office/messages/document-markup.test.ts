import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markupToHtml, markupToParagraphs } from '@/contract/message-markup';
import { documentMarkup, type WrittenNode } from './document-markup';

/** A piece of text with what it looks like. */
type Run = readonly [text: string, look: string];

const joined = (runs: readonly Run[]): readonly Run[] => {
  const all: [string, string][] = [];
  for (const [text, look] of runs) {
    const last = all.at(-1);
    if (last !== undefined && last[1] === look) last[0] += text;
    else all.push([text, look]);
  }
  return all.map(([text, look]) => [text.replace(/ +/g, ' '), text.trim() === '' ? '' : look]);
};

const unescaped: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const looks: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic' };

/** The blocks of a message's HTML, which has no attribute but an address: name of the tag, and the runs in it. */
function blocksOfHtml(html: string): readonly (readonly [string, readonly Run[]])[] {
  const blocks: [string, Run[]][] = [];
  const look: string[] = [];
  for (const [part, closes, tag = '', href] of html.matchAll(/<(\/?)(\w+)(?: href="([^"]*)")?>|[^<]+/g)) {
    const name = looks[tag] ?? href;
    if (closes && ['strong', 'em', 'a'].includes(tag)) look.pop();
    else if (name !== undefined) look.push(name);
    else if (closes === '' && tag !== 'ul') blocks.push([tag.toUpperCase(), []]);
    else if (tag === '') {
      const text = part.replace(/&(#?\w+);/g, (_, entity: string) => unescaped[entity] ?? '');
      blocks.at(-1)?.[1].push([text, look.toSorted().join(' ')]);
    }
  }
  return blocks.map(([tag, runs]) => [tag, joined(runs)]);
}

const tags: Readonly<Record<string, string>> = { paragraph: 'P', heading: 'H2' };

function blocksOfDocument({ content = [] }: WrittenNode): readonly (readonly [string, readonly Run[]])[] {
  const runs = (node: WrittenNode): readonly Run[] =>
    joined(
      (node.content ?? []).map(({ text = '', marks = [] }) => [
        text,
        marks
          .map(({ type, attrs }) => (type === 'link' ? String(attrs?.href) : type))
          .toSorted()
          .join(' '),
      ]),
    );
  return content.flatMap((node) =>
    node.type === 'bulletList'
      ? (node.content ?? []).map((item) => ['LI', runs(item.content?.[0] ?? {})] as const)
      : [[tags[node.type ?? ''] ?? '', runs(node)] as const],
  );
}

const words = fc.stringMatching(/^[a-c*#[\]()\\&<-]{1,6}$/);
const link = { type: 'link', attrs: { href: 'https://x.example/a?b=1' } };
const marks = fc.constantFrom(
  ...[[], [{ type: 'bold' }], [{ type: 'italic' }]].flatMap((look) => [look, [...look, link]]),
);
const inline = fc.array(fc.record({ type: fc.constant('text'), text: words, marks }), {
  minLength: 1,
  maxLength: 4,
});
const paragraph = inline.map((content): WrittenNode => ({ type: 'paragraph', content }));
const node: fc.Arbitrary<WrittenNode> = fc.oneof(
  paragraph,
  inline.map((content) => ({ type: 'heading', content })),
  fc
    .array(
      paragraph.map((item): WrittenNode => ({ type: 'listItem', content: [item] })),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .map((content) => ({ type: 'bulletList', content })),
);

it('writes any document so that its markup makes the same one', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (content) => {
      const document: WrittenNode = { type: 'doc', content };
      expect(blocksOfHtml(markupToHtml(documentMarkup(document)))).toEqual(blocksOfDocument(document));
    }),
  );
});

const text = (...content: WrittenNode[]): WrittenNode => ({ type: 'doc', content });
const said = (line: string): WrittenNode => ({ type: 'paragraph', content: [{ type: 'text', text: line }] });

it('leaves text that looks like markup text, on every line', () => {
  const lines = text({
    type: 'paragraph',
    content: [
      { type: 'text', text: ' - 3 * 4 * 5' },
      { type: 'hardBreak' },
      { type: 'text', text: '## [a](b)' },
    ],
  });
  const markup = documentMarkup(lines);
  expect(markupToHtml(markup)).toBe('<p>- 3 * 4 * 5<br>## [a](b)</p>');
  expect(markupToParagraphs(markup)).toEqual(['- 3 * 4 * 5\n## [a](b)']);
});

it('drops empty lines, and brings a list within a list to one level', () => {
  const inner: WrittenNode = { type: 'bulletList', content: [{ type: 'listItem', content: [said('twee')] }] };
  const list: WrittenNode = {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [said('een'), inner] }],
  };
  expect(documentMarkup(text(said('a'), { type: 'paragraph' }, list))).toBe('a\n\n- een\n- twee');
});

it('encodes what would end an address', () => {
  const marks = [{ type: 'link', attrs: { href: 'https://x.example/a_(b)' } }];
  const markup = documentMarkup(text({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }));
  expect(markup).toBe('[x](https://x.example/a_%28b%29)');
});
