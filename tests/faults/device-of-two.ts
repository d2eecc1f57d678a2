import { setMaxListeners } from 'node:events';
import { vi } from 'vitest';
import type { RoundKeeper } from '@/app/pupil/round/round-session';
import type { TaskAnswer } from '@/maths/round/answer';
import { answerAt } from '@/server/practice/testing';
import type { TestServer } from '@/server/testing/server';

/** A child of the school, as the device knows it once it has signed in. */
export interface Child {
  readonly pupilId: string;
  readonly practiceTaskId: string;
  /** A new session, as a card gives it. */
  readonly signIn: () => Promise<string>;
}

/** A page that was opened by one child; it stays open, and in use, whoever signs in elsewhere. */
export interface Tab {
  readonly owner: Child;
  /** Opens a round of this page: a new one, or one by its id. False when the page does not open it. */
  open(windowId: string): Promise<boolean>;
  /** Whoever sits there answers the next sum, if a round is open; `taken` when the page says that it has it. */
  answer(): Promise<{ readonly answerId: string; readonly taken: boolean } | undefined>;
  fetchAhead(): Promise<void>;
  signOut(): Promise<void>;
  waiting(): Promise<number>;
  close(): void;
}

const task = ({ practiceTaskId }: Child) => ({ practiceTaskId, purpose: 'practice' as const });

/** The programs of one page, with a memory of their own. */
async function programs() {
  vi.resetModules();
  const [session, profile, turn, refusals, out, page, rounds, keeper, spares] = await Promise.all([
    import('@/app/session/session'),
    import('@/app/session/profile'),
    import('@/app/session/turn'),
    import('@/app/session/refusals'),
    import('@/app/session/sign-out'),
    import('@/app/pupil/page-outbox'),
    import('@/app/pupil/round/open-round'),
    import('@/app/pupil/round/round-keeper'),
    import('@/app/pupil/offline/fetch-spares'),
  ]);
  return { session, profile, turn, refusals, out, page, rounds, keeper, spares };
}

/**
 * A shared tablet with its storage and its one cookie, in front of the real server. Tabs have modules of their own; what
 * they share is what a browser shares.
 */
export function sharedDevice(server: TestServer) {
  let cookie = '';
  let online = true;
  const page = new EventTarget();
  const shown = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null });
  // Every tab listens on the one page there is.
  setMaxListeners(0, page, shown);
  const words = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => words.get(key) ?? null,
    setItem: (key: string, word: string) => void words.set(key, word),
    removeItem: (key: string) => void words.delete(key),
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { hostname: 'localhost', origin: 'http://localhost:8787', assign: () => {} });
  vi.stubGlobal('document', shown);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!online) throw new TypeError('Failed to fetch');
    // The clock goes on, so that no limit of calls is what answers.
    server.advance(500);
    const { method = 'GET', headers, body } = init;
    const answer = await server.request(method, path, {
      headers: { ...(headers as Record<string, string>), cookie },
      ...(typeof body === 'string' ? { body: JSON.parse(body) } : {}),
    });
    if (path.endsWith('/logout') && answer.status === 200) cookie = '';
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });

  return {
    /** Takes the network away, or gives it back. */
    setOnline(now: boolean) {
      online = now;
    },
    /** Lets the open tabs hear what another one wrote; until then they are frozen. */
    wake: () => void page.dispatchEvent(Object.assign(new Event('storage'), { key: 'turn', newValue: null })),
    /** A child reads its card: the cookie is its own from now on, and its map opens in a new tab. */
    async signIn(child: Child): Promise<Tab> {
      cookie = await child.signIn();
      const { session, profile, turn, refusals, out, page: own, rounds, keeper, spares } = await programs();
      refusals.followRefusals(() => {});
      const unwatch = turn.watchTurns();
      await profile.loadProfile();
      const outbox = await own.pageOutbox();
      const { pupilId, practiceTaskId } = child;
      let played: { window: Parameters<typeof answerAt>[0]['window']; keeper: RoundKeeper } | undefined;
      let position = 0;
      const open = async (windowId: string): Promise<boolean> => {
        const opened = await rounds.openRound(outbox, { pupilId, practiceTaskId, windowId });
        if (opened.kind === 'instead') return open(opened.windowId);
        if (opened.kind !== 'open') return false;
        position = opened.answers.length;
        played = { window: opened.window, keeper: keeper.roundKeeper(outbox, windowId, pupilId) };
        return true;
      };
      return {
        owner: child,
        open,
        async answer() {
          if (played === undefined) return undefined;
          const answer = answerAt(played, position) as unknown as TaskAnswer;
          const { answerId } = answer;
          const kept = played.keeper.add(answer);
          if (turn.isTurnOver(session.signedInUser())) return { answerId, taken: false };
          await kept;
          position += 1;
          return { answerId, taken: true };
        },
        fetchAhead: () =>
          spares.fetchSpares(outbox, pupilId, [task(child)], Date.now()).catch(() => undefined),
        signOut: () => out.signOut(),
        waiting: async () => {
          outbox.kick();
          return outbox.status().waiting;
        },
        close() {
          unwatch();
          outbox.close();
        },
      };
    },
  };
}
