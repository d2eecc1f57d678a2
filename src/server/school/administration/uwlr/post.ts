import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { AdministrationSystem } from '../../../platform/config/administration-systems';
import { unprocessable } from '../../../platform/http/errors';
import { isPrivateAddress, lookupPublic } from './private-address';

export interface Reply {
  readonly status: number;
  readonly body: Uint8Array;
}

export interface PostLimits {
  /** ms for everything together: a school waits, and other schools wait at night. */
  readonly patience: number;
  /** Bytes of the reply, unpacked. */
  readonly maxBytes: number;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Codes of Node and OpenSSL when the other side cannot show who it is, or does not accept who we are. */
const ofCertificate = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|^EPROTO$/;

/** An address in brackets is one of IPv6. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

function open(system: AdministrationSystem, text: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, tls, mayBePrivate } = system;
  const host = bare(url.hostname);
  // A name is checked when it is looked up; an address is not looked up.
  if (!mayBePrivate && isIP(host) !== 0 && isPrivateAddress(host)) {
    return Promise.reject(unprocessable('administration-unreachable'));
  }
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'text/xml; charset=utf-8',
          'content-length': Buffer.byteLength(text),
          'accept-encoding': 'gzip',
          soapaction: '"HaalLeerlinggegevens"',
        },
        // A connection of its own: its certificate is checked each time.
        agent: false,
        signal,
        minVersion: 'TLSv1.2',
        ...tls,
        ...(mayBePrivate ? {} : { lookup: lookupPublic }),
      },
      resolve,
    );
    asking.on('error', reject);
    asking.end(text);
  });
}

/** Reads the body, unpacked where it is packed, and stops at the limit. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'gzip' && encoding !== 'identity') {
    response.destroy();
    throw unprocessable('administration-unreadable');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw unprocessable('administration-large');
      chunks.push(chunk);
    }
  };
  try {
    if (encoding === 'gzip') await pipeline(response, createGunzip(), collect);
    else await pipeline(response, collect);
  } catch (error) {
    // Stopping the collector stops the other streams, and of these errors any may come first.
    throw size > maxBytes ? unprocessable('administration-large') : error;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * Sends a request to the web service of an administration system and reads its reply. It follows no redirect: only the
 * configured address is ever asked.
 *
 * @throws CallError 422 that says why there is no whole reply
 */
export async function postTo(
  system: AdministrationSystem,
  text: string,
  { patience, maxBytes }: PostLimits,
): Promise<Reply> {
  const signal = AbortSignal.timeout(patience);
  let response: IncomingMessage | undefined;
  try {
    response = await open(system, text, signal);
    return { status: response.statusCode ?? 0, body: await readBody(response, maxBytes) };
  } catch (error) {
    if (signal.aborted) throw unprocessable('administration-timeout');
    const code = codeOf(error);
    if (code.startsWith('administration-')) throw error;
    if (response) throw unprocessable('administration-cut-off');
    throw unprocessable(
      ofCertificate.test(code) ? 'administration-certificate' : 'administration-unreachable',
    );
  }
}
