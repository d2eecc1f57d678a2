import type { Database } from '../db/database';
import { DatabaseUnavailable } from '../db/database-unavailable';
import type { Log } from '../log';
import { readTenantKey, type TenantKey, tenantKey } from '../tenant-key';
import { atMostEvery } from './at-most';

/*
 * Tells who looks at a class that somebody in it practises. A message says only which class, and the one who hears it
 * reads what there is to see: so a message that is lost, late or doubled does no harm, and rights are checked there.
 */

/** ms between two messages of one class. */
const restMs = 1000;
/** The class of a pupil is looked up so often, ms; and of so many pupils it is remembered. */
const rememberMs = 60_000;
const mostRemembered = 5000;

/** Told of a class where something happened; null: perhaps in any of them. */
export type Watcher = (groupId: string | null) => void;

export interface LiveBoard {
  /** A pupil did something. Nobody waits for it, and it never fails. */
  practised(accountId: string, pupilId: string): void;
  /** @returns ends it; a board that closes ends it too, by `over` */
  watch(accountId: string, hear: Watcher, over: () => void): () => void;
  /** Ends every watching, so that the server can stop. */
  close(): void;
}

interface Watching {
  readonly accountId: string;
  readonly hear: Watcher;
  readonly over: () => void;
}

/** By pupil. */
type Classes = Map<TenantKey, { readonly classId: string | null; readonly until: number }>;

export function liveBoard({ db, notices }: Database, log: Log): LiveBoard {
  const watching = new Set<Watching>();
  const classes: Classes = new Map();
  let stopListening: (() => void) | undefined;

  /** A database that is away is told of where it is opened: here it would be a line for each answer. */
  const notSent = (error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) log.warn({ code: 'notice-not-sent', err: error });
  };
  /** By class, as `tell`. */
  const send = atMostEvery<TenantKey>(restMs, (key) => {
    notices.send(key).catch(notSent);
  });
  // Several processes each send at most one a second.
  const tell = atMostEvery<TenantKey>(restMs, (key) => {
    const { accountId, ids } = readTenantKey(key);
    const [groupId = ''] = ids;
    for (const each of watching) if (each.accountId === accountId) each.hear(groupId);
  });

  const classOf = async (accountId: string, pupilId: string): Promise<string | null> => {
    const pupil = tenantKey(accountId, pupilId);
    const known = classes.get(pupil);
    if (known && known.until > Date.now()) return known.classId;
    const row = await db
      .selectFrom('pupil')
      .where('account_id', '=', accountId)
      .where('pupil_id', '=', pupilId)
      .select('class_id')
      .executeTakeFirst();
    const [oldest] = classes.keys();
    if (classes.size >= mostRemembered && oldest !== undefined) classes.delete(oldest);
    const classId = row?.class_id ?? null;
    classes.set(pupil, { classId, until: Date.now() + rememberMs });
    return classId;
  };

  return {
    practised(accountId, pupilId) {
      classOf(accountId, pupilId)
        .then((classId) => classId !== null && send.ask(tenantKey(accountId, classId)))
        .catch(notSent);
    },
    watch(accountId, hear, over) {
      const each = { accountId, hear, over };
      watching.add(each);
      stopListening ??= notices.listen((key) => {
        if (key !== null) tell.ask(key as TenantKey);
        else for (const one of watching) one.hear(null);
      });
      return () => {
        watching.delete(each);
        if (watching.size > 0) return;
        stopListening?.();
        stopListening = undefined;
      };
    },
    close() {
      send.stop();
      tell.stop();
      for (const { over } of [...watching]) over();
    },
  };
}
