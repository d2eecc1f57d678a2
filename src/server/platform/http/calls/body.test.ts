import { describe, expect, it } from 'vitest';
import { readJson } from './body';

const sent = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/api/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    ...{ duplex: 'half' },
  });

/** A body whose connection ends on the way. */
const cutOff = () =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"a'));
      stream.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });

describe('readJson', () => {
  it.each([
    ['of unknown length', {}],
    ['of a length that was announced', { 'content-length': '500' }],
  ])('refuses a body %s that is cut off on the way, as no fault of the server', async (_, headers) => {
    await expect(readJson(sent(cutOff(), headers), 1000)).rejects.toMatchObject({
      status: 400,
      code: 'malformed-json',
    });
  });
});
