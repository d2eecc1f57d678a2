import type { NamedFile } from '@/edexml/joining/join-files';
import { maxBytes } from '@/edexml/limits';
import type { Country } from '@/edexml/oneroster/grades';
import { dayFromNow } from '../../../shared/day-from-now';
import type { FileRead, ParseMessage, ParseRequest } from './parse-worker';

/** Time limit for a file, ms: 10,000 pupils take less than a second on a slow computer. */
const patience = 30_000;

function parseInWorker(request: ParseRequest, onProgress: (part: number) => void): Promise<FileRead> {
  const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<FileRead>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('parse-too-slow')), patience);
    worker.addEventListener('message', ({ data }: MessageEvent<ParseMessage>) => {
      if ('progress' in data) onProgress(data.progress);
      else {
        clearTimeout(timer);
        resolve(data.result);
      }
    });
    worker.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('parse-failed'));
    });
    worker.postMessage(request, [request.bytes.buffer]);
  }).finally(() => worker.terminate());
}

/** Parses a file in a worker, so that the page stays responsive and a hostile file can be stopped. */
async function readFile(file: File, country: Country, onProgress: (part: number) => void): Promise<FileRead> {
  if (file.size > maxBytes) return { ok: false, failure: { code: 'too-large', line: null } };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return parseInWorker({ bytes, fileName: file.name, today: dayFromNow(), country }, onProgress);
}

/**
 * Parses files that were chosen together. Several files make one plan; a list comes alone, because a person names its
 * columns.
 * @param country of the school
 * @param onProgress receives the parsed part of all files, 0–1
 */
export async function readFiles(
  files: readonly File[],
  country: Country,
  onProgress: (part: number) => void,
): Promise<FileRead> {
  const [first, ...others] = files;
  if (!first) throw new Error('no-file');
  if (others.length === 0) return readFile(first, country, onProgress);
  // Fetched now, because most people choose one file.
  const { joinFiles, maxFiles } = await import('@/edexml/joining/join-files');
  if (files.length > maxFiles) return { ok: false, failure: { code: 'several-many', line: null } };
  const read: NamedFile[] = [];
  for (const [at, file] of files.entries()) {
    const result = await readFile(file, country, (part) => onProgress((at + part) / files.length));
    const fileName = file.name;
    if (result.ok === 'list') return { ok: false, failure: { code: 'several-lists', line: null, fileName } };
    if (!result.ok) return { ok: false, failure: { ...result.failure, fileName } };
    read.push({ name: fileName, parsed: result });
  }
  return joinFiles(read);
}
