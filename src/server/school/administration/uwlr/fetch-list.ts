import { setImmediate } from 'node:timers/promises';
import { maxBytes } from '@/edexml/limits';
import { parseEdexml } from '@/edexml/parse-edexml';
import { readReply } from '@/edexml/records/read-reply';
import type { FailureCode, Parsed } from '@/edexml/result';
import type { AdministrationSystem } from '../../../platform/config/administration-systems';
import { type CallError, unprocessable } from '../../../platform/http/errors';
import { postTo, type Reply } from './post';
import { requestXml, type SchoolId } from './request-xml';

/** ms for a whole fetch: a large school's list takes a system some seconds. */
const patience = 60_000;
/** Bytes in which a reply without a list says what it is. */
const looksAt = 1 << 17;

/** Codes of faults by UWLR; any other fault of the caller is about the request. */
const faults = {
  AutorisatieOngeldig: 'administration-key',
  OngeldigeKlantIdentificatie: 'administration-client',
} as const;

/** The last part of a code counts: some put a prefix of SOAP before it. */
function faultOf(code: string): CallError {
  const [family, ...rest] = code.slice(code.indexOf(':') + 1).split('.');
  const last = rest.at(-1) ?? '';
  const known = Object.entries(faults).find(([name]) => name === last);
  if (known) return unprocessable(known[1]);
  return unprocessable(
    family === 'Client' || family === 'Sender' ? 'administration-request' : 'administration-fault',
  );
}

/** Says why a reply is no list of pupils. */
function refusalOf({ status, body }: Reply): CallError {
  const reply = readReply(new TextDecoder().decode(body.subarray(0, looksAt)));
  if (reply.kind === 'fault') return faultOf(reply.code);
  if (reply.kind === 'no-data') return unprocessable('administration-empty');
  if (status === 401 || status === 403) return unprocessable('administration-client');
  if (status >= 300 && status < 400) return unprocessable('administration-unreachable');
  return unprocessable(status >= 500 ? 'administration-fault' : 'administration-unreadable');
}

const unreadable: Partial<Record<FailureCode, Parameters<typeof unprocessable>[0]>> = {
  truncated: 'administration-cut-off',
  'no-pupils': 'administration-empty',
  'too-large': 'administration-large',
  'too-many-pupils': 'administration-large',
  'too-many-groups': 'administration-large',
  doctype: 'administration-unsafe',
  'too-deep': 'administration-unsafe',
  'too-many-attributes': 'administration-unsafe',
};

export interface Fetching {
  /** The school's day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly schoolYear: string;
  /** ms until it is given up. */
  readonly patience?: number | undefined;
}

/**
 * Fetches all pupils and groups of a school from its administration system. Only what an import keeps is read; the reply
 * is stored nowhere.
 *
 * @throws CallError 422 `administration-…` that says in words why there is no list
 */
export async function fetchList(
  system: AdministrationSystem,
  school: SchoolId,
  key: string,
  { today, schoolYear, patience: limit = patience }: Fetching,
): Promise<Parsed> {
  const request = requestXml(system, school, key, schoolYear);
  const reply = await postTo(system, request, { patience: limit, maxBytes });
  if (reply.status !== 200) throw refusalOf(reply);
  const read = await parseEdexml(reply.body, { today, pause: () => setImmediate() });
  if (read.ok) return read;
  const { code } = read.failure;
  // A fault or a web page has no element that could hold a school.
  if (code === 'wrong-root') throw refusalOf(reply);
  throw unprocessable(unreadable[code] ?? 'administration-unreadable');
}
