import { vi } from 'vitest';

class KeptWords implements Storage {
  readonly #words = new Map<string, string>();
  get length() {
    return this.#words.size;
  }
  key = (place: number) => [...this.#words.keys()][place] ?? null;
  getItem = (key: string) => this.#words.get(key) ?? null;
  setItem = (key: string, word: string) => void this.#words.set(key, word);
  removeItem = (key: string) => void this.#words.delete(key);
  clear = () => this.#words.clear();
}

/** A recorded request. */
interface AskedOfServer {
  readonly url: string;
  readonly method: string;
  readonly credentials: RequestCredentials | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Answer =
  | {
      readonly status?: number;
      readonly json?: unknown;
      readonly text?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'no-network';

/**
 * Simulates a page for code without a browser: address, storage, head settings and a server with scripted replies.
 * Undo with `vi.unstubAllGlobals`.
 */
export function pageAt(href: string, settings: Readonly<Record<string, string>> = {}) {
  const asked: AskedOfServer[] = [];
  const answers = new Map<string, Answer>();
  const went: string[] = [];
  const { hostname, origin, pathname, search, hash } = new URL(href);
  vi.stubGlobal('location', {
    href,
    hostname,
    origin,
    pathname,
    search,
    hash,
    assign: (to: string) => void went.push(to),
  });
  vi.stubGlobal('localStorage', new KeptWords());
  vi.stubGlobal('sessionStorage', new KeptWords());
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      const name = /meta\[name="?([\w-]+)"?\]/.exec(selector)?.[1];
      const content = name === undefined ? undefined : settings[name];
      return content === undefined ? null : { content, getAttribute: () => content };
    },
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { method = 'GET', credentials, headers = {}, body } = init;
    asked.push({
      url,
      method,
      credentials,
      headers: headers as Record<string, string>,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    });
    const answer = answers.get(`${method} ${url}`) ?? { status: 404, json: {} };
    if (answer === 'no-network') throw new TypeError('Failed to fetch');
    const {
      status = 200,
      json,
      text = json === undefined ? '' : JSON.stringify(json),
      headers: sent,
    } = answer;
    return new Response(status === 204 ? null : text, { status, ...(sent && { headers: sent }) });
  });
  return {
    asked,
    /** Addresses to which the browser was sent. */
    went,
    /** Sets the reply of a call: `GET /api/auth/profile`. */
    answer: (name: string, answer: Answer) => void answers.set(name, answer),
  };
}
