/**
 * Code points of the bytes 0x80–0x9F. Several Node versions decode them as C1 controls, which would break `O’Klaver`
 * and `Šimek`; undefined bytes stay the control of their number.
 */
const upper = [
  0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d,
  0x017d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0x9d, 0x017e, 0x0178,
];
const byteOf = new Map(upper.map((code, i) => [code, 0x80 + i]));

const codeOf = (byte: number) => (byte >= 0x80 && byte < 0xa0 ? (upper[byte - 0x80] ?? byte) : byte);

export function decodeWindows1252(bytes: Uint8Array): string {
  const pieces: string[] = [];
  const codes = new Uint16Array(8192);
  for (let from = 0; from < bytes.length; from += codes.length) {
    const length = Math.min(codes.length, bytes.length - from);
    for (let i = 0; i < length; i++) codes[i] = codeOf(bytes[from + i] ?? 0);
    pieces.push(String.fromCharCode(...codes.subarray(0, length)));
  }
  return pieces.join('');
}

/** Encodes a text in windows-1252; null when a character cannot be encoded. */
export function encodeWindows1252(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const byte = byteOf.get(code) ?? (code < 0x100 ? code : undefined);
    if (byte === undefined) return null;
    bytes[i] = byte;
  }
  return bytes;
}
