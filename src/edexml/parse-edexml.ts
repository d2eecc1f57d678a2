import { decode } from './bytes/decode';
import { isOldEdexName, isZip, refuseBinary, refuseOtherText } from './bytes/detect-format';
import { maxBytes, maxUnpackedBytes } from './limits';
import { normalise } from './normalise';
import { type ReadingOptions, readRecords } from './records/read-records';
import { type ParseResult, Refusal } from './result';

export interface ParseOptions extends ReadingOptions {
  /** The reader's date, `YYYY-MM-DD`: pupils who left before it are not offered. */
  readonly today: string;
  /** Only used to recognise the old fixed-width files; not stored. */
  readonly fileName?: string;
}

/** Unpacks a zip file; what unpacks it is loaded only then. */
async function unzipped(bytes: Uint8Array): Promise<Uint8Array> {
  const { unzipXml } = await import('./bytes/unzip');
  return await unzipXml(bytes);
}

async function parse(bytes: Uint8Array, options: ParseOptions) {
  if (bytes.length === 0) throw new Refusal('empty');
  if (bytes.length > maxBytes) throw new Refusal('too-large');
  if (isOldEdexName(options.fileName ?? '')) throw new Refusal('edex2000');
  refuseBinary(bytes);
  const unpacked = isZip(bytes) ? await unzipped(bytes) : bytes;
  if (unpacked.length > maxUnpackedBytes) throw new Refusal('too-large');
  const text = decode(unpacked);
  refuseOtherText(text);
  return normalise(await readRecords(text, options), options.today);
}

/**
 * Reads an EdeXML file (1.0–2.1), or a saved web service reply with the same records, plain or as the only XML file in
 * a zip. Only key, ECK iD, names, year and group of a pupil, and name and year of a group are extracted; nothing else
 * is stored. Runs in a web worker and in Node, without clock, network or log. Never throws: a file that cannot be read
 * returns a code and a line.
 */
export async function parseEdexml(bytes: Uint8Array, options: ParseOptions): Promise<ParseResult> {
  try {
    return await parse(bytes, options);
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, failure: error.failure };
    throw error;
  }
}
