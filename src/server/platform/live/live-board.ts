import { BoundedMap } from '../../shared/bounded-map';
import { readTenantKey, type TenantKey, tenantKey } from '../../shared/tenant-key';
import type { Database } from '../db/database';
import { DatabaseUnavailable } from '../db/database-unavailable';
import { forTenant } from '../db/tenant/for-tenant';
import type { Log } from '../log/log';
import { throttle } from './throttle';

/*
 * Notifies watchers of a group that one of its pupils practises. A message names only the group, and each watcher then
 * makes a call that checks its rights. So a lost, late or doubled message does no harm.
 */

/** Minimum ms between two messages about one group. */
const minIntervalMs = 1000;
/** ms for which the groups of a pupil are cached, and the number of pupils in the cache. */
const cacheMs = 60_000;
const maxCached = 5000;

/** Is called with the id of a group in which something happened, or with null when it may be any group. */
export type Watcher = (groupId: string | null) => void;

export interface LiveBoard {
  /** Reports that a pupil practised. Returns at once and never throws. */
  practised(accountId: string, pupilId: string): void;
  /** Watches the groups of an account until the returned function is called, or the board closes and calls `onClose`. */
  watch(accountId: string, listener: Watcher, onClose: () => void): () => void;
  /** Ends all watching, so that the server can stop. */
  close(): void;
}

interface Watching {
  readonly accountId: string;
  readonly listener: Watcher;
  readonly onClose: () => void;
}

/** Cached groups by pupil. */
type Groups = BoundedMap<TenantKey, { readonly groupIds: readonly string[]; readonly until: number }>;

export function liveBoard({ db, notices }: Database, log: Log): LiveBoard {
  const watching = new Set<Watching>();
  const groups: Groups = new BoundedMap(maxCached);
  let stopListening: (() => void) | undefined;

  /** Logs a failure, but not that the database is away: that would be a line per answer, and its outage is logged anyway. */
  const notSent = (error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) log.warn({ code: 'notice-not-sent', err: error });
  };
  /** Sends messages to all processes, keyed by group. */
  const send = throttle<TenantKey>(minIntervalMs, (key) => {
    notices.send(key).catch(notSent);
  });
  // Each of several processes sends up to one message a second.
  const deliver = throttle<TenantKey>(minIntervalMs, (key) => {
    const { accountId, ids } = readTenantKey(key);
    const [groupId = ''] = ids;
    for (const watcher of watching) if (watcher.accountId === accountId) watcher.listener(groupId);
  });

  /** The home group and the extra ones, also those whose days are over: a watcher's call checks the rest. */
  const groupsOf = async (accountId: string, pupilId: string): Promise<readonly string[]> => {
    const pupil = tenantKey(accountId, pupilId);
    const known = groups.get(pupil);
    if (known && known.until > Date.now()) return known.groupIds;
    const rows = await forTenant(db, accountId)
      .selectFrom('pupil as p')
      .leftJoin('extra_member as m', (on) => on.onRef('m.pupil_id', '=', 'p.pupil_id'))
      .where('p.pupil_id', '=', pupilId)
      .select(['p.group_id', 'm.group_id as extra_id'])
      .execute();
    const groupIds = [...new Set(rows.flatMap((row) => [row.group_id, row.extra_id]))].filter(
      (groupId) => groupId !== null,
    );
    groups.set(pupil, { groupIds, until: Date.now() + cacheMs });
    return groupIds;
  };

  return {
    practised(accountId, pupilId) {
      groupsOf(accountId, pupilId)
        .then((groupIds) => {
          for (const groupId of groupIds) send.ask(tenantKey(accountId, groupId));
        })
        .catch(notSent);
    },
    watch(accountId, listener, onClose) {
      const watcher = { accountId, listener, onClose };
      watching.add(watcher);
      stopListening ??= notices.listen((key) => {
        if (key !== null) deliver.ask(key as TenantKey);
        else for (const one of watching) one.listener(null);
      });
      return () => {
        watching.delete(watcher);
        if (watching.size > 0) return;
        stopListening?.();
        stopListening = undefined;
      };
    },
    close() {
      send.stop();
      deliver.stop();
      for (const { onClose } of [...watching]) onClose();
    },
  };
}
