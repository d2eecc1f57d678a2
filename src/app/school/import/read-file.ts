import { maxBytes } from '@/edexml/limits';
import type { ParseResult } from '@/edexml/result';
import type { ParseMessage, ParseRequest } from './parse-worker';

/** The calendar day of this device. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Longest time a file may take, ms: one of 10,000 pupils takes less than a second on a slow computer. */
const patience = 30_000;

function parseInWorker(request: ParseRequest, onProgress: (part: number) => void): Promise<ParseResult> {
  const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ParseResult>((resolve, reject) => {
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

/** Reads a file beside the page, so that the page stays quick and a hostile file can be stopped. */
export async function readFile(file: File, onProgress: (part: number) => void): Promise<ParseResult> {
  if (file.size > maxBytes) return { ok: false, failure: { code: 'too-large', line: null } };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return parseInWorker({ bytes, fileName: file.name, today: today() }, onProgress);
}
