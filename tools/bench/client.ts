import { randomUUID } from 'node:crypto';
import type { Api } from '@/contract/api';
import { paths } from '@/contract/paths';
import { expectedPupilHeader } from '@/contract/pupil-calls';
import type { CallName, Input, Reply } from '@/contract/route';
import { readSum } from '@/maths/sum/read-sum';
import type { SumWindow } from '@/maths/window/sum-window';

interface Who {
  /** Cookie header of a session; without it nobody is signed in. */
  readonly cookie?: string;
  /** Address the server believes the call comes from, so that the limits per address are not what is measured. */
  readonly from?: string;
  /** The pupil whose page it is. */
  readonly pupilId?: string;
}

type CallInput<Name extends CallName> =
  unknown extends Input<Api[Name]> ? Record<never, never> : Input<Api[Name]>;

/** A client of the product's own API, typed by the contract. */
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
    /** @throws on any status but 200, with what the server said */
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
    /** Goes to the link of a login card and returns the cookie. */
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

/** What a client asks for again and again while a child plays. */
export interface OpenRound {
  readonly window: SumWindow;
  readonly ticket: string;
  /** Position of the next answer. */
  next: number;
}

type SentAnswer = Input<Api['putAnswers']>['body']['answers'][number];

/** Answers as a child gives them, four of five right; `count` more of this round. */
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
