import { type FailureCode, Refusal } from '../result';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte);

const signatures: readonly (readonly [FailureCode, readonly number[]])[] = [
  ['excel-old', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
];

/** Returns true for a zip file, which includes xlsx and docx. */
export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b);

/** Refuses binary formats by their first bytes, whatever the file name is. */
export function refuseBinary(bytes: Uint8Array): void {
  for (const [code, signature] of signatures) if (startsWith(bytes, ...signature)) throw new Refusal(code);
}

const oldEdexName = /(^|[\\/])EDEX(LL|LK|GR|LG)\.TXT$/i;

/** Returns true for a file name of the fixed-width format of the year 2000. */
export const isOldEdexName = (fileName: string): boolean => oldEdexName.test(fileName);

function kindOfOtherText(text: string): FailureCode {
  if (/^EDEX(LL|LK|GR|LG)/i.test(text)) return 'edex2000';
  if (/^[{[]/.test(text)) return 'json';
  const firstLine = text.slice(0, 2000).split('\n', 1)[0] ?? '';
  if (/;|\t/.test(firstLine) || (firstLine.match(/,/g)?.length ?? 0) >= 2) return 'csv';
  return 'not-xml';
}

/** Refuses text that is not XML, with a reason that users understand. */
export function refuseOtherText(text: string): void {
  const start = text.trimStart().slice(0, 4000);
  if (start === '') throw new Refusal('empty');
  if (/^<!doctype\s+html|^<html[\s>]/i.test(start)) throw new Refusal('html');
  if (!start.startsWith('<')) throw new Refusal(kindOfOtherText(start));
}
