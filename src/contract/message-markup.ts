import { escapeHtml } from './escape-html';

/*
 * A small part of Markdown, for messages of the office: paragraphs, `## headings`, `- lists`, `**bold**`, `*italic*` and
 * `[links](https://…)`. Everything else is text: what becomes HTML is escaped first. A backslash makes a sign text.
 */

/** Signs that a backslash turns into text. */
const signs = '\\*[]#-';
const escaped = /\\([\\*[\]#-])/g;

/** While a text is read, an escaped sign is a letter of the private use area, which no rule knows. */
const hide = (text: string): string =>
  text.replace(escaped, (_, sign: string) => String.fromCharCode(0xe000 + signs.indexOf(sign)));
const reveal = (text: string): string =>
  text.replace(/[\ue000-\ue005]/g, (letter) => signs[letter.charCodeAt(0) - 0xe000] ?? '');

/** A link to a page or a mailbox; brackets and spaces end it. */
const link = /\[([^\]\n]+)\]\(((?:https?:\/\/|mailto:)[^\s()<>"']+)\)/g;

const inline = (text: string): string =>
  escapeHtml(text)
    .replace(link, '<a href="$2">$1</a>')
    .replace(/\*\*([^*\n]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*\n]+)\*/g, '<em>$1</em>');

const isItem = (line: string): boolean => /^[-*] /.test(line);

/** Returns a block of lines without an empty one between them. */
function blockOf(lines: readonly string[]): string {
  const [first = ''] = lines;
  const heading = /^##? (.+)$/.exec(first)?.[1];
  if (heading) {
    const rest = lines.slice(1);
    return `<h2>${inline(heading)}</h2>${rest.length > 0 ? blockOf(rest) : ''}`;
  }
  const start = lines.findIndex(isItem);
  if (start === 0) {
    const end = lines.findIndex((line) => !isItem(line));
    const items = end < 0 ? lines : lines.slice(0, end);
    const list = `<ul>${items.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
    return list + (end < 0 ? '' : blockOf(lines.slice(end)));
  }
  const text = start < 0 ? lines : lines.slice(0, start);
  const paragraph = `<p>${text.map(inline).join('<br>')}</p>`;
  return paragraph + (start < 0 ? '' : blockOf(lines.slice(start)));
}

const blocksOf = (text: string): string[] =>
  hide(text)
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');

/** Returns the HTML of a message: tags of `allowedHtml` alone. */
export const markupToHtml = (text: string): string =>
  reveal(
    blocksOf(text)
      .map((block) => blockOf(block.split('\n').map((line) => line.trim())))
      .join(''),
  );

/** Returns the paragraphs of a message as plain text, with the address behind each link. */
export const markupToParagraphs = (text: string): string[] =>
  blocksOf(text).map((block) =>
    reveal(
      block
        .replace(/^##? /gm, '')
        .replace(link, '$1 ($2)')
        .replace(/\*{1,3}([^*\n]+)\*{1,3}/g, '$1'),
    ),
  );
