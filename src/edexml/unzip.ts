import { maxUnpackedBytes } from './limits';
import { type FailureCode, Refusal } from './result';
import { isOldEdexName } from './sniff';

export interface Entry {
  readonly name: string;
  readonly method: number;
  readonly encrypted: boolean;
  readonly packedSize: number;
  readonly size: number;
  readonly at: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const maxEntries = 500;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new Refusal('zip-broken');
}

/** The files of a zip file, by its own list. @throws Refusal `zip-broken`, and `too-large` for a list without end */
export function listEntries(bytes: Uint8Array): Entry[] {
  const view = viewOf(bytes);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw new Refusal('too-large');
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== entrySignature) throw new Refusal('zip-broken');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function kindOfOffice(entries: readonly Entry[]): FailureCode | null {
  const names = entries.map((entry) => entry.name);
  if (!names.includes('[Content_Types].xml') && !names.includes('mimetype')) return null;
  return names.some((name) => name.startsWith('word/')) ? 'word' : 'excel';
}

function chooseEntry(entries: readonly Entry[]): Entry {
  const office = kindOfOffice(entries);
  if (office) throw new Refusal(office);
  const wanted = entries.filter(({ name }) => /\.xml$/i.test(name) && !name.startsWith('__MACOSX/'));
  const [entry, second] = wanted;
  if (second) throw new Refusal('zip-several');
  if (!entry) throw new Refusal(entries.some(({ name }) => isOldEdexName(name)) ? 'edex2000' : 'zip-no-xml');
  if (entry.encrypted) throw new Refusal('zip-encrypted');
  if (entry.size > maxUnpackedBytes) throw new Refusal('too-large');
  return entry;
}

/** Unpacks at most `maxUnpackedBytes`, whatever the file says its size is. */
async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([packed.slice()])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > maxUnpackedBytes) {
      await reader.cancel();
      throw new Refusal('too-large');
    }
    pieces.push(read.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** One file of a zip file, at most `maxUnpackedBytes`. @throws Refusal `too-large`, `zip-broken` */
export async function unpackEntry(bytes: Uint8Array, entry: Entry): Promise<Uint8Array> {
  const view = viewOf(bytes);
  if (view.getUint32(entry.at, true) !== localSignature) throw new Refusal('zip-broken');
  const from = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const packed = bytes.subarray(from, from + entry.packedSize);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw new Refusal('zip-broken');
  return await inflate(packed);
}

/**
 * The one XML file in a zip file. Paths in it are not used; encrypted and nested archives are refused.
 * @throws Refusal with the code of what is wrong with the archive.
 */
export async function unzipXml(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await unpackEntry(bytes, chooseEntry(listEntries(bytes)));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('zip-broken');
  }
}
