import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';
import { noteSent } from '../../../src/server/testing/log-watch';

/** Status codes of the API that are part of normal use: not signed in, wrong password, conflict, too many requests. */
const ordinary = new Set([401, 403, 404, 409, 422, 429]);

const browserNoise = /^Failed to load resource/;
/** Phaser replaces a frame that is missing from the atlas by another. */
const missingFrame = /has no frame/;
const missingText = /missing(Key| translation)|translation.*(missing|not found)/i;

/** Returns the texts in a request that a person typed. */
function textsOf(request: Request, { pathname, search, hash }: URL): readonly unknown[] {
  const address = [...new URLSearchParams(search).values(), ...(pathname + hash).split(/[/#=]/)];
  const body = request.postData();
  if (!body?.startsWith('{')) return address;
  try {
    return [...address, JSON.parse(body)];
  } catch {
    return [...address, body];
  }
}

/**
 * Records everything a page must never do: errors on the console, uncaught exceptions, missing translations, requests
 * to other hosts, missing assets, replies of 500 and above.
 */
export function watch(context: BrowserContext, ...origins: readonly string[]) {
  const own = new Set(origins);
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  const report = (problem: string) => {
    if (!allowed.some((pattern) => pattern.test(problem))) problems.push(problem);
  };

  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() === 'error' && !browserNoise.test(text)) report(`console error: ${text}`);
    if (message.type() === 'warning' && missingText.test(text)) report(`missing translation: ${text}`);
    if (message.type() === 'warning' && missingFrame.test(text)) report(`missing picture: ${text}`);
  };
  const onError = (error: WebError) => report(`uncaught: ${error.error().stack ?? error.error().message}`);
  const onRequest = (request: Request) => {
    const url = new URL(request.url());
    if (!/^(https?|wss?):$/.test(url.protocol)) return;
    if (!own.has(url.origin)) report(`request to another host: ${url.origin}`);
    noteSent(...textsOf(request, url));
  };
  const onResponse = (response: Response) => {
    const status = response.status();
    if (status < 400) return;
    const { pathname } = new URL(response.url());
    const isPage = response.request().resourceType() === 'document';
    if (status < 500 && (isPage || (pathname.startsWith('/api/') && ordinary.has(status)))) return;
    report(`answer ${status}: ${response.request().method()} ${pathname}`);
  };
  context
    .on('console', onConsole)
    .on('weberror', onError)
    .on('request', onRequest)
    .on('response', onResponse);

  return {
    problems,
    /** Stops watching, because the next test in the same browser profile has its own watch. */
    stop: () =>
      void context
        .off('console', onConsole)
        .off('weberror', onError)
        .off('request', onRequest)
        .off('response', onResponse),
    /** Allows the address of a second server. */
    own: (url: string) => void own.add(new URL(url).origin),
    /** Allows errors that a test provokes on purpose, from now on. */
    allow: (...patterns: RegExp[]) => void allowed.push(...patterns),
  };
}

export type Watch = ReturnType<typeof watch>;
