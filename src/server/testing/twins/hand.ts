import { paths } from '@/contract/calls.gen';
import type { CallName } from '@/contract/route';
import { type Random, randomFrom, seedOf } from '@/maths/random';
import { openEmail } from '../../platform/mail/queue-mail';
import type { TestAnswer, TestServer } from '../server';
import type { Turn } from './interleave';
import { inOwnContext } from './own-context';
import type { TwinSchool } from './twin-school';

/** What a call was answered with, ready to be compared. */
export interface Answered {
  readonly call: CallName;
  readonly status: number;
  readonly body: unknown;
  readonly cookies: string;
  readonly location: string | null;
}

/** One school at work in one run. */
export interface Hand {
  readonly school: TwinSchool;
  /** Makes calls in their turn, in the school's own context, and notes what came back. */
  readonly server: TestServer;
  /** Decides what the school does. */
  readonly random: Random;
  readonly answered: readonly Answered[];
  /** Moves the school's clock on, ms. */
  advance(ms: number): void;
  /** A text that the other school does not use. */
  own(text: string): string;
  /** How often it was asked for this before. */
  times(what: string): number;
  /** Opens the stream of the live view. */
  watch(as: string): Promise<void>;
  /** The groups that were heard of in any of the streams. */
  heard(): ReadonlySet<string>;
  /** Path of the link in the last email to this address. */
  linkTo(email: string): Promise<{ userId: string; token: string }>;
  /** Secret of the link in the last email to this address about a webinar. */
  signUpTokenOf(email: string): Promise<string>;
  end(): Promise<void>;
}

/** ms between two calls of a school. */
const pace = 200;

export function handOf(
  base: TestServer,
  school: TwinSchool,
  { name, seed, begin, turn }: { name: string; seed: number; begin: Date; turn: Turn },
): Hand {
  let now = begin;
  const answered: Answered[] = [];
  const counts = new Map<string, number>();
  const groups = new Set<string>();
  const readers: ReadableStreamDefaultReader<Uint8Array>[] = [];
  const headers = { 'x-forwarded-for': `192.0.2.${name.length}` };

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await turn();
    now = new Date(now.getTime() + pace);
    return inOwnContext(seedOf(name, seed, answered.length), now, work);
  };
  const note = (call: CallName, { status, body, cookies, headers: sent }: TestAnswer) => {
    answered.push({ call, status, body, cookies, location: sent.get('location') });
  };
  const call: TestServer['call'] = async (asked, input) => {
    const answer = await inTurn(() =>
      base.call(asked, { ...input, headers: { ...headers, ...input.headers } }),
    );
    note(asked, answer);
    return answer;
  };

  const lastEmailTo = async (address: string): Promise<string> => {
    const { database, keys } = base.services;
    const rows = await database.db.selectFrom('mail').selectAll().orderBy('mail_id').execute();
    const emails = rows.flatMap((row) => {
      const email = row.sealed && openEmail(keys, row.mail_id, row.sealed);
      return email && email.to === address ? [email.text] : [];
    });
    return emails.at(-1) ?? '';
  };

  return {
    school,
    server: { ...base, call, now: () => now },
    random: randomFrom(seedOf('script', name, seed)),
    answered,
    advance(ms) {
      now = new Date(now.getTime() + ms);
    },
    own: (text) => `${name}${text}`,
    times(what) {
      const before = counts.get(what) ?? 0;
      counts.set(what, before + 1);
      return before;
    },
    async watch(as) {
      const answer = await inTurn(async () =>
        base.app.request(`http://localhost:8787${paths.watchLive[1]}`, {
          headers: { ...headers, cookie: as },
        }),
      );
      const isStream = answer.headers.get('content-type') === 'text/event-stream';
      note('watchLive', {
        status: answer.status,
        headers: answer.headers,
        body: isStream ? '' : await answer.json(),
        cookies: '',
      });
      const reader = isStream ? answer.body?.getReader() : undefined;
      if (!reader) return;
      readers.push(reader);
      const read = async () => {
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          for (const [, id = ''] of new TextDecoder().decode(part.value).matchAll(/data: (\S+)/g))
            groups.add(id);
        }
      };
      void read();
    },
    heard: () => groups,
    async linkTo(address) {
      const [, userId = '', token = ''] =
        /\/auth\/wachtwoord\w+\/(\S+)\/(\S+)/.exec(await lastEmailTo(address)) ?? [];
      return { userId, token };
    },
    signUpTokenOf: async (address) => /#afmelden=(\S+)/.exec(await lastEmailTo(address))?.[1] ?? '',
    async end() {
      for (const reader of readers) await reader.cancel();
    },
  };
}
