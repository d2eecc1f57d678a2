import type { Cells } from '@/edexml/list/split-list';
import type { Country } from '@/edexml/oneroster/grades';
import { parseEdexml } from '@/edexml/parse-edexml';
import { type FailureCode, type ParseResult, Refusal } from '@/edexml/result';

export interface ParseRequest {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly today: string;
  /** Country of the school, which tells how years are counted. */
  readonly country: Country;
}

/** Pupils of a file; for a list its cells, whose meaning a person confirms. */
export type FileRead = ParseResult | { readonly ok: 'list'; readonly cells: Cells };

export type ParseMessage = { readonly progress: number } | { readonly result: FileRead };

const tell = (message: ParseMessage) => postMessage(message);

const isList = (code: FailureCode, fileName: string) =>
  code === 'csv' || code === 'excel' || (code === 'not-xml' && /\.(csv|txt)$/i.test(fileName));

/** The parser of lists loads only for a list. */
async function readList(bytes: Uint8Array): Promise<FileRead> {
  const { readTable } = await import('@/edexml/list/read-table');
  const { isRosterPart } = await import('@/edexml/oneroster/is-roster-part');
  try {
    const cells = await readTable(bytes);
    if (isRosterPart(cells)) throw new Refusal('oneroster-part');
    return { ok: 'list', cells };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, failure: error.failure };
    throw error;
  }
}

/** The parser of OneRoster loads only for a zip that holds no EdeXML. */
async function readRoster({ bytes, today, country }: ParseRequest): Promise<FileRead> {
  const { parseOneroster } = await import('@/edexml/oneroster/parse-oneroster');
  return await parseOneroster(bytes, { today, country });
}

async function read(request: ParseRequest): Promise<FileRead> {
  const { bytes, fileName, today } = request;
  const onProgress = (progress: number) => tell({ progress });
  const result = await parseEdexml(bytes, { today, fileName, onProgress });
  if (result.ok) return result;
  if (result.failure.code === 'zip-no-xml') return readRoster(request);
  return isList(result.failure.code, fileName) ? readList(bytes) : result;
}

addEventListener('message', ({ data }: MessageEvent<ParseRequest>) => {
  void read(data).then((result) => tell({ result }));
});
