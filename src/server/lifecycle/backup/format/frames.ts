import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto';
import { Refusal } from '../refusal';

/*
 * The encrypted part of a backup: frames of AES-256-GCM, each bound to the header, to its place and to whether it is the
 * last, so that none can be changed, moved, taken out or added. A frame is its length (4 bytes), the sealed bytes, the tag.
 */

const frameBytes = 64 * 1024;
const lengthBytes = 4;
const tagBytes = 16;
const nonceBytes = 12;

export interface FrameKey {
  readonly key: Buffer;
  readonly header: Buffer;
}

/** The key of one file: no two files share one, so that counting nonces are used once. */
export function frameKey(secret: Buffer, salt: string, headerLine: string): FrameKey {
  return {
    key: Buffer.from(hkdfSync('sha256', secret, Buffer.from(salt, 'hex'), 'sommeneiland backup', 32)),
    header: createHash('sha256').update(headerLine).digest(),
  };
}

const nonceOf = (place: number) => {
  const nonce = Buffer.alloc(nonceBytes);
  nonce.writeUIntBE(place, nonceBytes - 6, 6);
  return nonce;
};

const bound = ({ header }: FrameKey, isLast: boolean) =>
  Buffer.concat([header, Buffer.from([isLast ? 1 : 0])]);

function seal(key: FrameKey, place: number, plain: Buffer, isLast: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key.key, nonceOf(place)).setAAD(bound(key, isLast));
  const body = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, body]);
}

/** Seals a stream; the last frame may be empty. */
export async function* sealed(source: AsyncIterable<Buffer>, key: FrameKey): AsyncGenerator<Buffer> {
  let place = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < frameBytes) continue;
    yield seal(key, place, Buffer.concat(waiting), false);
    place += 1;
    waiting = [];
    size = 0;
  }
  yield seal(key, place, Buffer.concat(waiting), true);
}

function open(key: FrameKey, place: number, body: Buffer, isLast: boolean): Buffer {
  const at = body.length - tagBytes;
  const decipher = createDecipheriv('aes-256-gcm', key.key, nonceOf(place))
    .setAAD(bound(key, isLast))
    .setAuthTag(body.subarray(at));
  return Buffer.concat([decipher.update(body.subarray(0, at)), decipher.final()]);
}

/** Opens what `sealed` made. @throws Refusal at the first frame that is not as it was written */
export async function* opened(source: AsyncIterable<Buffer>, key: FrameKey): AsyncGenerator<Buffer> {
  let place = 0;
  let rest: Buffer = Buffer.alloc(0);
  let waiting: Buffer | undefined;
  const plain = (body: Buffer, isLast: boolean) => {
    try {
      return open(key, place, body, isLast);
    } catch {
      throw new Refusal('Its contents are not as they were written.');
    }
  };
  for await (const chunk of source) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const length = rest.length < lengthBytes ? Number.POSITIVE_INFINITY : rest.readUInt32BE(0);
      if (rest.length < lengthBytes + length) break;
      if (waiting) {
        yield plain(waiting, false);
        place += 1;
      }
      waiting = rest.subarray(lengthBytes, lengthBytes + length);
      rest = rest.subarray(lengthBytes + length);
    }
  }
  if (!waiting || rest.length > 0 || waiting.length < tagBytes) {
    throw new Refusal('Its contents are not as they were written.');
  }
  yield plain(waiting, true);
}
