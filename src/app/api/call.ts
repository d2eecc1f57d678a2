import type { Api } from '@/contract/api';
import { paths } from '@/contract/paths';
import { expectedPupilHeader, isPupilCall, otherPupil, type PupilCall } from '@/contract/pupil-calls';
import type { CallName, ErrorBody, Input, Reply } from '@/contract/route';
import { currentLocale } from '../i18n/locale';
import { apiBase } from './api-base';
import { ApiError } from './api-error';
import { metOtherPupil, refused } from './refusal';

/** What goes to the server; calls without parameters, query and body take nothing. */
export type CallInput<Name extends CallName> = Input<Api[Name]>;
export type CallReply<Name extends CallName> = Reply<Api[Name]>;

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

export interface CallOptions {
  /** The path that is being navigated to, when the call is made before it is in the address bar. */
  readonly path?: string;
  /** The pupil whose page makes the call, where its address has none. */
  readonly pupilId?: string;
}

/** A call of the pupil area whose address has no pupil cannot be made without naming one. */
type NeedsPupil<Name extends CallName> =
  Name extends Exclude<PupilCall, 'logout'>
    ? CallInput<Name> extends { readonly params: { readonly pupilId: string } }
      ? false
      : true
    : false;

type InputArgument<Name extends CallName> =
  unknown extends CallInput<Name>
    ? [input?: undefined, options?: CallOptions]
    : NeedsPupil<Name> extends true
      ? [input: CallInput<Name>, options: CallOptions & { readonly pupilId: string }]
      : [input: CallInput<Name>, options?: CallOptions];

/** Method and full address of a call, for the few that are navigations or sent by other means. */
export function addressOf(name: CallName, { params = {}, query = {} }: Parts = {}) {
  const [method, pattern] = paths[name];
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return { method, url: apiBase() + path + (search.size ? `?${search}` : '') };
}

/**
 * Address and settings of a call, with cookies, the language and the expected pupil: for `call` below, and for those
 * that must not leave for the sign-in page.
 */
export function requestOf<Name extends CallName>(
  name: Name,
  ...[input, options]: InputArgument<Name>
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

/**
 * Makes a call of the contract, with cookies and without a time limit.
 * Throws `ApiError`; a 401 or 403 has then already led to the sign-in page, and the page knows that another child is
 * signed in.
 */
export async function call<Name extends CallName>(
  name: Name,
  ...argument: InputArgument<Name>
): Promise<CallReply<Name>> {
  const [, options] = argument;
  const { url, init } = requestOf(name, ...argument);
  const response = await fetch(url, init).catch(() => {
    throw new ApiError(0, { code: 'network' });
  });
  const body: unknown = response.status === 204 ? undefined : await readJson(response);
  if (response.ok) return body as CallReply<Name>;
  if (response.status === 401 || response.status === 403) refused(response.status, options?.path);
  const error = new ApiError(response.status, (body ?? {}) as Partial<ErrorBody>);
  if (error.code === otherPupil) metOtherPupil();
  throw error;
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
