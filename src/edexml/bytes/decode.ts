import { Refusal } from '../result';
import { decodeWindows1252 } from './windows-1252';

const byteOrderMarks = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/** `<?` in two-byte units, for UTF-16 files without a byte order mark. */
const bare16 = [
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
] as const;

const starts = (bytes: Uint8Array, start: readonly number[]) => start.every((b, i) => bytes[i] === b);

function declaredEncoding(bytes: Uint8Array): string {
  const start = decodeWindows1252(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]{0,120}?encoding\s*=\s*["']([A-Za-z0-9._:-]{1,40})["']/.exec(start);
  return declared?.[1]?.toLowerCase() ?? 'utf-8';
}

function decodeUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    throw new Refusal('encoding', null, encoding);
  }
}

/**
 * Returns null when the bytes are not UTF-8. An incomplete last character is dropped, so that the parser reports the
 * truncation.
 */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

const asWindows1252 = new Set(['windows-1252', 'cp1252', 'iso-8859-1', 'latin1', 'us-ascii', 'ascii']);
/** Declared encodings that are read as UTF-8: a declaration of UTF-16 that could be read byte by byte is wrong. */
const asUtf8 = new Set(['utf-8', 'utf8', 'utf-16', 'utf-16le', 'utf-16be']);

function decodeBytes(bytes: Uint8Array): string {
  if (starts(bytes, [0xff, 0xfe, 0, 0]) || starts(bytes, [0, 0, 0xfe, 0xff])) {
    throw new Refusal('encoding', null, 'utf-32');
  }
  const marked = byteOrderMarks.find(([, mark]) => starts(bytes, mark))?.[0];
  if (marked === 'utf-8') return decodeUtf8(bytes) ?? decodeWindows1252(bytes.subarray(3));
  const wide = marked ?? bare16.find(([, start]) => starts(bytes, start))?.[0];
  if (wide) return decodeUtf16(bytes, wide);
  const declared = declaredEncoding(bytes);
  if (asUtf8.has(declared)) return decodeUtf8(bytes) ?? decodeWindows1252(bytes);
  if (asWindows1252.has(declared)) return decodeWindows1252(bytes);
  throw new Refusal('encoding', null, declared);
}

/**
 * Returns the text of a file: a byte order mark overrides the declaration; invalid UTF-8 and the Latin encodings are
 * read as windows-1252.
 *
 * @throws Refusal `encoding` for any other encoding.
 */
export function decode(bytes: Uint8Array): string {
  const text = decodeBytes(bytes);
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
