import * as z from 'zod';
import type { CallContext } from '../../platform/http/call';
import { clearVisitCookie, setVisitCookie, visitCookie } from '../session/cookies';

/** Minutes in which somebody signs in elsewhere and answers what is asked here. */
const minutes = 15;

const Away = z.object({
  step: z.literal('away'),
  until: z.number(),
  providerId: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});

const Back = z.object({
  step: z.literal('back'),
  until: z.number(),
  providerId: z.string(),
  accountId: z.string(),
  personId: z.string(),
  subject: z.string(),
  links: z.boolean(),
  providerFactor: z.boolean(),
});

/** Where a sign-in with a provider stands; sealed in a cookie, so that it holds in this browser alone. */
const Standing = z.discriminatedUnion('step', [Away, Back]);
type Standing = z.infer<typeof Standing>;
type Without<T> = T extends unknown ? Omit<T, 'until'> : never;

type Http = Pick<CallContext, 'http' | 'config' | 'keys' | 'now'>;

/** Keeps where the sign-in stands. */
export function keepStanding({ http, config, keys, now }: Http, standing: Without<Standing>): void {
  const until = now.getTime() + minutes * 60_000;
  const sealed = keys.seal('provider-visit', '', JSON.stringify({ ...standing, until }));
  setVisitCookie(http, config, Buffer.from(sealed).toString('base64url'), minutes * 60);
}

/** Reads at which step this browser is; undefined when it is at another one, or took too long. */
export function readStanding<Step extends Standing['step']>(
  { http, config, keys, now }: Http,
  step: Step,
): Extract<Standing, { step: Step }> | undefined {
  const sealed = Buffer.from(visitCookie(http, config) ?? '', 'base64url');
  const text = keys.open('provider-visit', '', new Uint8Array(sealed));
  if (text === undefined) return undefined;
  const { success, data } = Standing.safeParse(JSON.parse(text));
  if (!success || data.until < now.getTime() || data.step !== step) return undefined;
  return data as Extract<Standing, { step: Step }>;
}

export function forgetStanding({ http, config }: Http): void {
  clearVisitCookie(http, config);
}
