import { parseEdexml } from '@/edexml/parse-edexml';
import type { ParseResult } from '@/edexml/result';

export interface ParseRequest {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly today: string;
}

export type ParseMessage = { readonly progress: number } | { readonly result: ParseResult };

const tell = (message: ParseMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ParseRequest>) => {
  const { bytes, fileName, today } = data;
  const onProgress = (progress: number) => tell({ progress });
  void parseEdexml(bytes, { today, fileName, onProgress }).then((result) => tell({ result }));
});
