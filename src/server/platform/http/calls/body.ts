import { CallError } from '../errors';

/** Bytes a body may have where the contract says nothing else. */
export const usualBodySize = 64 * 1024;

/** Levels a body may have: nothing of ours has ten, and what reads JSON by recursion ends at some thousands. */
const maxLevels = 64;

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeperThan(each, levels - 1));
}

/** Escapes of what PostgreSQL has no place for: NUL, and halves of a character. */
const suspect = /\\u(?:0000|d[89a-f])/i;

const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !/[\0\p{Cs}]/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each));
};

/** The body as text; where its length is not announced it is not read on beyond `most` bytes. */
async function textOf(request: Request, most: number): Promise<string> {
  const announced = request.headers.get('content-length');
  if (announced !== null) {
    if (Number(announced) > most) throw new CallError(413, 'too-large');
    // The server reads no more than was announced.
    return request.text();
  }
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
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Reads a JSON body.
 * @param most bytes it may have; it is not read on beyond them
 * @throws CallError 413 too large, 415 sent as something else than JSON, 400 `malformed-json`: it cannot be read, is
 * nested too deeply, or holds characters that cannot be stored
 */
export async function readJson(request: Request, most: number): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new CallError(415, 'not-json');
  }
  const text = await textOf(request, most).catch((error: unknown) => {
    if (error instanceof CallError) throw error;
    // The connection ended on the way: nobody reads the answer, and it is no fault of the server.
    throw new CallError(400, 'malformed-json');
  });
  try {
    const value: unknown = JSON.parse(text);
    if (!isDeeperThan(value, maxLevels) && (!suspect.test(text) || isStorable(value))) return value;
  } catch {
    // said below
  }
  throw new CallError(400, 'malformed-json');
}
