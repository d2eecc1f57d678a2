import { decode } from './decode';
import { maxBytes, maxUnpackedBytes } from './limits';
import { normalise } from './normalise';
import { readRecords } from './read-records';
import { type ParseResult, Refusal } from './result';
import { isOldEdexName, isZip, refuseBinary, refuseOtherText } from './sniff';
import { unzipXml } from './unzip';

export interface ParseOptions {
  /** The reader's day, `YYYY-MM-DD`: who left before it is not offered. */
  readonly today: string;
  /** Only to recognise the old fixed-width files; not kept. */
  readonly fileName?: string;
  /** Part of the reading that is done, 0–1. */
  readonly onProgress?: (part: number) => void;
}

async function parse(bytes: Uint8Array, options: ParseOptions) {
  if (bytes.length === 0) throw new Refusal('empty');
  if (bytes.length > maxBytes) throw new Refusal('too-large');
  if (isOldEdexName(options.fileName ?? '')) throw new Refusal('edex2000');
  refuseBinary(bytes);
  const unpacked = isZip(bytes) ? await unzipXml(bytes) : bytes;
  if (unpacked.length > maxUnpackedBytes) throw new Refusal('too-large');
  const text = decode(unpacked);
  refuseOtherText(text);
  return normalise(readRecords(text, options.onProgress), options.today);
}

/**
 * Reads an EdeXML file (1.0–2.1), or a saved web service answer with the same records, plain or as the only
 * XML file in a zip. Only key, ECK iD, names, year and group of a pupil, and name and year of a group, are
 * taken out; all else is never kept. Runs in a worker of the browser and in Node; has no clock, network or log.
 * A file that cannot be read is a value with a code and a line; nothing is thrown.
 */
export async function parseEdexml(bytes: Uint8Array, options: ParseOptions): Promise<ParseResult> {
  try {
    return await parse(bytes, options);
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, failure: error.failure };
    throw error;
  }
}
