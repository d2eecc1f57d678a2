import type { Api } from '@/contract/api';
import { paths } from '@/contract/calls.gen';
import { expectedPupilHeader, isPupilCall, otherPupil, type PupilCall } from '@/contract/pupil-calls';
import type { CallName, ErrorBody, Input, Reply } from '@/contract/route';
import { currentLocale } from '../i18n/locale';
import { apiBase } from './api-base';
import { ApiError } from './api-error';
import { refused, reportOtherPupil } from './refusal';
import { readRetryAfter } from './retry-after';

/** Input of a call: parameters, query and body, as far as it has them. */
export type CallInput<Name extends CallName> = Input<Api[Name]>;
export type CallReply<Name extends CallName> = Reply<Api[Name]>;

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

export interface CallOptions {
  /** Target of the current navigation, when the call is made before the address bar shows it. */
  readonly path?: string;
  /** The pupil whose page makes the call, when the address does not name one. */
  readonly pupilId?: string;
}

/** Makes the pupil mandatory for calls of the pupil area whose address has none. */
type NeedsPupil<Name extends CallName> =
  Name extends Exclude<PupilCall, 'logout'>
    ? CallInput<Name> extends { readonly params: { readonly pupilId: string } }
      ? false
      : true
    : false;

/** The arguments of a call, after its name. */
export type CallArgument<Name extends CallName> =
  unknown extends CallInput<Name>
    ? [input?: undefined, options?: CallOptions]
    : NeedsPupil<Name> extends true
      ? [input: CallInput<Name>, options: CallOptions & { readonly pupilId: string }]
      : [input: CallInput<Name>, options?: CallOptions];

/** Returns method and full address of a call, for navigations and other means of sending. */
export function addressOf(name: CallName, { params = {}, query = {} }: Parts = {}) {
  const [method, pattern] = paths[name];
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return { method, url: apiBase() + path + (search.size ? `?${search}` : '') };
}

/**
 * Returns address and settings of a call, with cookies, language and the expected pupil: for `call`, and for requests
 * that must not open the sign-in page.
 */
export function requestOf<Name extends CallName>(
  name: Name,
  ...[input, options]: CallArgument<Name>
): { readonly url: string; readonly init: RequestInit } {
  const parts: Parts = input ?? {};
  const { method, url } = addressOf(name, parts);
  const expected = options?.pupilId ?? parts.params?.pupilId;
  return {
    url,
    init: {
      method,
      credentials: 'include',
      headers: {
        'x-locale': currentLocale(),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(isPupilCall(name) && expected !== undefined ? { [expectedPupilHeader]: expected } : {}),
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    },
  };
}

const noNetwork = (): never => {
  throw new ApiError(0, { code: 'network' });
};

/** Sends a call and gives the response of one that went well; what `call` says of failures is done here. */
async function send<Name extends CallName>(name: Name, ...argument: CallArgument<Name>): Promise<Response> {
  const [, options] = argument;
  const { url, init } = requestOf(name, ...argument);
  const response = await fetch(url, init).catch(noNetwork);
  if (response.ok) return response;
  const body = await readJson(response);
  if (response.status === 401 || response.status === 403) refused(response.status, options?.path);
  const error = new ApiError(response.status, (body ?? {}) as Partial<ErrorBody>, readRetryAfter(response));
  if (error.code === otherPupil) reportOtherPupil();
  throw error;
}

/**
 * Makes a call of the contract, with cookies and without a time limit. Throws `ApiError`. Before it does, a 401 or
 * 403 leads to the sign-in page, and the page is told when another child is signed in.
 */
export async function call<Name extends CallName>(
  name: Name,
  ...argument: CallArgument<Name>
): Promise<CallReply<Name>> {
  const response = await send(name, ...argument);
  const body: unknown = response.status === 204 ? undefined : await readJson(response);
  return body as CallReply<Name>;
}

/**
 * Fetches a file of the server completely, with the name the server gives it. Fails as `call` does, also when the
 * transfer breaks off.
 */
export async function fetchFile<Name extends CallName>(
  name: Name,
  ...argument: CallArgument<Name>
): Promise<{ readonly content: Blob; readonly fileName: string | undefined }> {
  const response = await send(name, ...argument);
  const content = await response.blob().catch(noNetwork);
  const [, fileName] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { content, fileName };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(response.status, { code: 'no-json' });
  }
}
