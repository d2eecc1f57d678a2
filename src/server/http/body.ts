import { CallError } from '../errors';

/** Bytes a body may have where the contract says nothing else. */
export const usualBodySize = 64 * 1024;

/**
 * Reads a JSON body.
 * @param most bytes it may have; it is not read on beyond them
 * @throws CallError 413 too large, 415 not JSON
 */
export async function readJson(request: Request, most: number): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new CallError(415, 'not-json');
  }
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new CallError(413, 'too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw new CallError(413, 'too-large');
    }
    chunks.push(value);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new CallError(415, 'not-json');
  }
}
