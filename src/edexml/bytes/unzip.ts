import {
  type FileEntry,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { maxUnpackedBytes } from '../limits';
import { type FailureCode, Refusal } from '../result';
import { isOldEdexName } from './detect-format';

const maxEntries = 500;

/**
 * Lists the files of a zip file by its central directory.
 *
 * @throws Refusal `zip-broken`, or `too-large` for an endless directory
 */
export async function listEntries(bytes: Uint8Array): Promise<FileEntry[]> {
  const entries: FileEntry[] = [];
  let count = 0;
  // In the browser this code runs in a worker already.
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false });
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      count += 1;
      if (count > maxEntries) throw new Refusal('too-large');
      if (!entry.directory) entries.push(entry);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('zip-broken');
  }
  return entries;
}

/**
 * Unpacks one file of a zip file of at most `maxUnpackedBytes`. One that turns out longer or shorter than the archive
 * declares is broken.
 *
 * @throws Refusal `too-large`, `zip-encrypted`, `zip-broken`
 */
export async function unpackEntry(entry: FileEntry): Promise<Uint8Array> {
  if (entry.encrypted) throw new Refusal('zip-encrypted');
  if (entry.uncompressedSize > maxUnpackedBytes) throw new Refusal('too-large');
  try {
    return await entry.getData(new Uint8ArrayWriter(), { checkSignature: true });
  } catch {
    throw new Refusal('zip-broken');
  }
}

function kindOfOffice(names: readonly string[]): FailureCode | null {
  if (!names.includes('[Content_Types].xml') && !names.includes('mimetype')) return null;
  return names.some((name) => name.startsWith('word/')) ? 'word' : 'excel';
}

function chooseEntry(entries: readonly FileEntry[]): FileEntry {
  const names = entries.map(({ filename }) => filename);
  const office = kindOfOffice(names);
  if (office) throw new Refusal(office);
  const [entry, second] = entries.filter(
    ({ filename }) => /\.xml$/i.test(filename) && !filename.startsWith('__MACOSX/'),
  );
  if (second) throw new Refusal('zip-several');
  if (!entry) throw new Refusal(names.some(isOldEdexName) ? 'edex2000' : 'zip-no-xml');
  return entry;
}

/**
 * Unpacks the only XML file in a zip file. Paths in it are not used; encrypted and nested archives are refused.
 *
 * @throws Refusal with the reason
 */
export async function unzipXml(bytes: Uint8Array): Promise<Uint8Array> {
  return await unpackEntry(chooseEntry(await listEntries(bytes)));
}
