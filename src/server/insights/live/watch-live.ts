import type { Db } from '../../platform/db/database';
import { DatabaseUnavailable } from '../../platform/db/database-unavailable';
import type { Answer, Call } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import type { LiveBoard } from '../../platform/live/live-board';
import { seenGroupIds } from '../../school/policy';
import { type TenantKey, tenantKey } from '../../shared/tenant-key';

/** ms between two signs of life: a proxy or a browser that hears nothing for long takes it to be over. */
const beatMs = 20_000;
/** Browsers of one person that may look at the same time; a program cannot hold all connections. */
const maxPerSession = 10;

type Session = Call<'watchLive'>['session'];

/** Streams that are open, by person. */
const open = new Map<TenantKey, number>();

/** The groups this person may see now; undefined when it is no longer signed in. */
async function groupsNow(db: Db, session: Session, now: Date): Promise<ReadonlySet<string> | undefined> {
  const { tokenHash } = session;
  const there = await db
    .selectFrom('session as s')
    .innerJoin('app_user as u', (on) => on.onRef('u.user_id', '=', 's.person_id'))
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('u.disabled_at', 'is', null)
    // Not the role with which the stream was opened.
    .select('u.role')
    .executeTakeFirst();
  return there && new Set(await seenGroupIds(db, { ...session, at: now, role: there.role }));
}

const encoder = new TextEncoder();

function streamOf(db: Db, session: Session, live: LiveBoard, first: ReadonlySet<string>): ReadableStream {
  const { accountId } = session;
  const person = tenantKey(accountId, session.personId);
  let groups = first;
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let isClosed = false;
      // What is read from the database may come when the browser has left: a closed stream takes nothing more.
      const write = (text: string) => {
        if (!isClosed) controller.enqueue(encoder.encode(text));
      };
      const end = () => {
        if (isClosed) return;
        stop();
        controller.close();
      };
      const unwatch = live.watch(
        accountId,
        (groupId) => {
          if (groupId === null) for (const id of groups) write(`data: ${id}\n\n`);
          else if (groups.has(groupId)) write(`data: ${groupId}\n\n`);
        },
        end,
      );
      const beat = setInterval(() => {
        // A colleague may have given or taken a group, or closed the access.
        groupsNow(db, session, new Date()).then(
          (now) => {
            if (!now) return end();
            groups = now;
            write(': here\n\n');
          },
          (error: unknown) => {
            // While the database is away there is nothing to tell either; every browser would come back at once.
            if (error instanceof DatabaseUnavailable) write(': waits\n\n');
            else end();
          },
        );
      }, beatMs);
      beat.unref();
      stop = () => {
        if (isClosed) return;
        isClosed = true;
        clearInterval(beat);
        unwatch();
        const left = (open.get(person) ?? 1) - 1;
        if (left > 0) open.set(person, left);
        else open.delete(person);
      };
      open.set(person, (open.get(person) ?? 0) + 1);
      write(': here\n\n');
    },
    cancel: () => stop(),
  });
}

/** The ids of one's own groups in which somebody just practised, as they come, until either side ends it. */
export async function watchLive({ db, session, live }: Call<'watchLive'>): Promise<Answer<'watchLive'>> {
  const groups = new Set(await seenGroupIds(db, session));
  // The stream is counted as soon as it is made, so nothing may come between: many can be asked for at once.
  if ((open.get(tenantKey(session.accountId, session.personId)) ?? 0) >= maxPerSession)
    throw unprocessable('too-many-watching');
  return new Response(streamOf(db, session, live, groups), {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Proxies that gather what they pass on would keep it from the page.
      'x-accel-buffering': 'no',
    },
  });
}
