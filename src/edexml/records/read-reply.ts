import { SaxesParser } from 'saxes';

/** What a reply of a web service says instead of giving a list. */
export type ReplyWithoutList =
  | { readonly kind: 'fault'; readonly code: string }
  | { readonly kind: 'no-data' }
  | { readonly kind: 'other' };

/** Characters in which a fault begins; a list is not read for one. */
const looksAt = 1 << 16;
const maxDepth = 12;
const maxCodeLength = 200;

const codeElements = new Set(['faultcode', 'Value']);
const noData = new Set(['geengegevens', 'geenwijzigingen']);

class Found extends Error {
  readonly reply: ReplyWithoutList;
  constructor(reply: ReplyWithoutList) {
    super(reply.kind);
    this.reply = reply;
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads the code of a SOAP fault (1.1 and 1.2), or that there are no data. Of a fault only its code is read: its text
 * may name people. Of several codes the last and most exact one counts. Anything else, however broken, is `other`.
 */
export function readReply(xml: string): ReplyWithoutList {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  let isFault = false;
  let isCode = false;
  let code = '';
  const found = (reply: ReplyWithoutList) => {
    throw new Found(reply);
  };
  parser.on('doctype', () => found({ kind: 'other' }));
  parser.on('error', () => found(isFault ? { kind: 'fault', code } : { kind: 'other' }));
  parser.on('opentagstart', ({ name }) => {
    const local = localName(name);
    if (++depth > maxDepth) found({ kind: 'other' });
    if (noData.has(local)) found({ kind: 'no-data' });
    if (local === 'Fault') isFault = true;
    isCode = isFault && codeElements.has(local);
    if (isCode) code = '';
  });
  parser.on('text', (text) => {
    if (isCode) code = (code + text).slice(0, maxCodeLength);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    isCode = false;
    if (localName(name) === 'Fault') found({ kind: 'fault', code: code.trim() });
  });
  try {
    parser.write(xml.slice(0, looksAt));
  } catch (error) {
    if (error instanceof Found) return error.reply;
    throw error;
  }
  return isFault ? { kind: 'fault', code: code.trim() } : { kind: 'other' };
}
