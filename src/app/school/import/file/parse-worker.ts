import type { Cells } from '@/edexml/list/split-list';
import { parseEdexml } from '@/edexml/parse-edexml';
import { type FailureCode, type ParseResult, Refusal } from '@/edexml/result';

export interface ParseRequest {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly today: string;
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
  try {
    return { ok: 'list', cells: await readTable(bytes) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, failure: error.failure };
    throw error;
  }
}

async function read({ bytes, fileName, today }: ParseRequest): Promise<FileRead> {
  const onProgress = (progress: number) => tell({ progress });
  const result = await parseEdexml(bytes, { today, fileName, onProgress });
  return !result.ok && isList(result.failure.code, fileName) ? readList(bytes) : result;
}

addEventListener('message', ({ data }: MessageEvent<ParseRequest>) => {
  void read(data).then((result) => tell({ result }));
});
