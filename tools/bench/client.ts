import { randomUUID } from 'node:crypto';
import type { Api } from '@/contract/api';
import { paths } from '@/contract/calls.gen';
import { expectedPupilHeader } from '@/contract/pupil-calls';
import type { CallName, Input, Reply } from '@/contract/route';
import { readSum } from '@/maths/sum/read-sum';
import type { SumWindow } from '@/maths/window/sum-window';

interface Who {
  /** Cookie header of a session; without it the call is anonymous. */
  readonly cookie?: string;
  /** Address the server sees as the caller's, so that rate limits per address do not affect the measurement. */
  readonly from?: string;
  /** Sent as the expected pupil. */
  readonly pupilId?: string;
}

type CallInput<Name extends CallName> =
  unknown extends Input<Api[Name]> ? Record<never, never> : Input<Api[Name]>;

/** Client of the product's API, typed by the contract. */
export function apiClient(url: string) {
  const send = (method: string, path: string, body: unknown, { cookie, from, pupilId }: Who) =>
    fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: url,
        ...(from ? { 'x-forwarded-for': from } : {}),
        ...(cookie ? { cookie } : {}),
        ...(pupilId ? { [expectedPupilHeader]: pupilId } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');

  return {
    /** @throws on any status but 200, with the server's reply */
    async call<Name extends CallName>(
      name: Name,
      input: CallInput<Name>,
      who: Who = {},
    ): Promise<Reply<Api[Name]>> {
      const [method, template] = paths[name];
      const {
        params = {},
        query,
        body,
      } = input as {
        params?: Record<string, string>;
        query?: Record<string, string>;
        body?: unknown;
      };
      const path = template.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
      const response = await send(method, query ? `${path}?${new URLSearchParams(query)}` : path, body, who);
      const text = await response.text();
      if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`);
      return JSON.parse(text) as Reply<Api[Name]>;
    },
    /** Signs an adult in and returns the cookie. */
    async signIn(login: string, password: string, who: Who = {}): Promise<string> {
      const response = await send('POST', '/api/auth', { login, password }, who);
      if (!response.ok) throw new Error(`signing in: ${response.status} ${await response.text()}`);
      return cookieOf(response);
    },
    /** Follows the link of a login card and returns the cookie. */
    async quickLogin(code: string, who: Who = {}): Promise<string> {
      const response = await send('GET', `/api/quicklogin/${code}`, undefined, who);
      await response.arrayBuffer();
      const cookie = cookieOf(response);
      if (!cookie) throw new Error(`quick login: ${response.status} to ${response.headers.get('location')}`);
      return cookie;
    },
  };
}

export type ApiClient = ReturnType<typeof apiClient>;

/** A round with the credentials for sending its answers. */
export interface OpenRound {
  readonly window: SumWindow;
  readonly ticket: string;
  /** Position of the next answer. */
  next: number;
}

type SentAnswer = Input<Api['putAnswers']>['body']['answers'][number];

/** Returns the next `count` answers of the round, four of five correct. */
export function someAnswers(round: OpenRound, count: number): SentAnswer[] {
  return Array.from({ length: count }, () => {
    const position = round.next++;
    const { sumId } = round.window.pool[position % round.window.pool.length] ?? {};
    if (sumId === undefined) throw new Error('The window is empty.');
    const right = position % 5 !== 4;
    const answer = readSum(sumId)?.answer.num ?? 0;
    return {
      answerId: randomUUID(),
      position,
      sumIds: [sumId],
      mode: 'type',
      purpose: 'practice',
      given: { kind: 'value', raw: String(right ? answer : answer + 1) },
      shownRight: [right],
      responseMs: 1500 + ((position * 379) % 2500),
      motorMs: 400,
      tempo: 'quick',
      helped: false,
      answeredAt: Date.now(),
      game: 'bellenprikken',
      input: 'pointer',
    } satisfies SentAnswer;
  });
}
