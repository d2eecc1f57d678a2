import type { Answer, Call } from '../call';
import type { Db } from '../db/database';
import { DatabaseUnavailable } from '../db/database-unavailable';
import { refused } from '../errors';
import { ownClassIds } from '../groups/policy';
import { type TenantKey, tenantKey } from '../tenant-key';
import type { LiveBoard } from './live-board';

/** ms between two signs of life: a proxy or a browser that hears nothing for long takes it to be over. */
const beatMs = 20_000;
/** Browsers of one person that may look at the same time; a program cannot hold all connections. */
const mostOfOne = 10;

type Session = Call<'watchLive'>['session'];

/** Streams that are open, by person. */
const open = new Map<TenantKey, number>();

/** The classes this person may see now; undefined when it is no longer signed in. */
async function classesNow(db: Db, session: Session, now: Date): Promise<ReadonlySet<string> | undefined> {
  const { accountId, tokenHash } = session;
  const there = await db
    .selectFrom('session as s')
    .innerJoin('app_user as u', (on) =>
      on.onRef('u.account_id', '=', 's.account_id').onRef('u.user_id', '=', 's.person_id'),
    )
    .where('s.account_id', '=', accountId)
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('u.disabled_at', 'is', null)
    // Not the role with which the stream was opened.
    .select('u.role')
    .executeTakeFirst();
  return there && new Set(await ownClassIds(db, { ...session, role: there.role }));
}

const encoder = new TextEncoder();

function streamOf(db: Db, session: Session, live: LiveBoard, first: ReadonlySet<string>): ReadableStream {
  const { accountId } = session;
  const person = tenantKey(accountId, session.personId);
  let classes = first;
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let over = false;
      // What is read from the database may come when the browser has left: a closed stream takes nothing more.
      const say = (text: string) => {
        if (!over) controller.enqueue(encoder.encode(text));
      };
      const end = () => {
        if (over) return;
        stop();
        controller.close();
      };
      const unwatch = live.watch(
        accountId,
        (groupId) => {
          if (groupId === null) for (const id of classes) say(`data: ${id}\n\n`);
          else if (classes.has(groupId)) say(`data: ${groupId}\n\n`);
        },
        end,
      );
      const beat = setInterval(() => {
        // A colleague may have given or taken a class, or closed the access.
        classesNow(db, session, new Date()).then(
          (now) => {
            if (!now) return end();
            classes = now;
            say(': here\n\n');
          },
          (error: unknown) => {
            // While the database is away there is nothing to tell either; every browser would come back at once.
            if (error instanceof DatabaseUnavailable) say(': waits\n\n');
            else end();
          },
        );
      }, beatMs);
      beat.unref();
      stop = () => {
        if (over) return;
        over = true;
        clearInterval(beat);
        unwatch();
        const left = (open.get(person) ?? 1) - 1;
        if (left > 0) open.set(person, left);
        else open.delete(person);
      };
      open.set(person, (open.get(person) ?? 0) + 1);
      say(': here\n\n');
    },
    cancel: () => stop(),
  });
}

/** The ids of one's own classes in which somebody just practised, as they come, until either side ends it. */
export async function watchLive({ db, session, live }: Call<'watchLive'>): Promise<Answer<'watchLive'>> {
  const classes = new Set(await ownClassIds(db, session));
  // The stream is counted as soon as it is made, so nothing may come between: many can be asked for at once.
  if ((open.get(tenantKey(session.accountId, session.personId)) ?? 0) >= mostOfOne)
    throw refused('too-many-watching');
  return new Response(streamOf(db, session, live, classes), {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Proxies that gather what they pass on would keep it from the page.
      'x-accel-buffering': 'no',
    },
  });
}
