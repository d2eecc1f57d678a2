import { setMaxListeners } from 'node:events';
import { vi } from 'vitest';
import type { RoundStorage } from '@/app/pupil/round/session/types';
import type { TaskAnswer } from '@/maths/round/answer';
import { answerAt } from '@/server/practice/testing';
import type { TestServer } from '@/server/testing/server';

/** A child of the school as the device knows it after signing in. */
export interface Child {
  readonly pupilId: string;
  readonly practiceTaskId: string;
  /** Returns the cookie of a new session, as a card does. */
  readonly signIn: () => Promise<string>;
}

/** A page opened by one child; it stays open and in use, whoever signs in elsewhere. */
export interface Tab {
  readonly owner: Child;
  /** Opens a round on this page: a new one, or one by its id. Returns false when the page refuses. */
  open(windowId: string): Promise<boolean>;
  /** Answers the next sum if a round is open; `taken` is true when the page confirms that it stored the answer. */
  answer(): Promise<{ readonly answerId: string; readonly taken: boolean } | undefined>;
  fetchAhead(): Promise<void>;
  /** Returns the ids of its child's rounds on the device. */
  kept(): Promise<readonly string[]>;
  signOut(): Promise<void>;
  waiting(): Promise<number>;
  close(): void;
}

const task = ({ practiceTaskId }: Child) => ({ practiceTaskId, purpose: 'practice' as const });

/** Loads the modules of one page with a state of their own. */
async function programs() {
  vi.resetModules();
  const [session, profile, turn, refusals, out, page, rounds, storage, prefetch] = await Promise.all([
    import('@/app/session/session'),
    import('@/app/session/profile'),
    import('@/app/session/device/device-user'),
    import('@/app/session/refusals'),
    import('@/app/pupil/sync/sign-out-pupil'),
    import('@/app/pupil/sync/page-outbox'),
    import('@/app/pupil/round/start/open-round'),
    import('@/app/pupil/round/start/round-storage'),
    import('@/app/pupil/sync/prefetched-rounds/prefetch-rounds'),
  ]);
  return { session, profile, turn, refusals, out, page, rounds, storage, prefetch };
}

/**
 * Simulates a shared tablet with its storage and its one cookie, connected to the real server. Tabs have modules of
 * their own and share what a browser shares.
 */
export function sharedDevice(server: TestServer) {
  let cookie = '';
  let online = true;
  /** Tab in which a round is open, by round: a page locks its round, so that no two tabs answer one task. */
  const openIn = new Map<string, object>();
  const page = new EventTarget();
  const shown = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null });
  // Every tab adds listeners to the same page.
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
    // The clock moves on, so that calls are never rate-limited.
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
    /** Takes the network away, or restores it. */
    setOnline(now: boolean) {
      online = now;
    },
    /** Lets the open tabs receive storage events of another; until then they are frozen. */
    wake: () => void page.dispatchEvent(Object.assign(new Event('storage'), { key: 'turn', newValue: null })),
    /** Signs a child in by card: the cookie is replaced, and the map opens in a new tab. */
    async signIn(child: Child): Promise<Tab> {
      const { settlePendingLogout } = await import('@/app/session/device/pending-logout');
      // The sign-in page does this before it follows a card: a pending sign-out must not end the new session.
      await settlePendingLogout();
      cookie = await child.signIn();
      const {
        session,
        profile,
        turn,
        refusals,
        out,
        page: own,
        rounds,
        storage,
        prefetch,
      } = await programs();
      refusals.handleRefusals(() => {});
      const unwatch = turn.watchDeviceUser();
      await profile.loadProfile();
      const outbox = await own.pageOutbox();
      const { pupilId, practiceTaskId } = child;
      let played: { window: Parameters<typeof answerAt>[0]['window']; storage: RoundStorage } | undefined;
      let position = 0;
      const tab = {};
      const open = async (windowId: string): Promise<boolean> => {
        if ((openIn.get(windowId) ?? tab) !== tab) return false;
        const opened = await rounds.openRound(outbox, { pupilId, practiceTaskId, windowId });
        if (opened.kind === 'instead') return open(opened.windowId);
        if (opened.kind !== 'open') return false;
        position = opened.answers.length;
        for (const [other, holder] of openIn) if (holder === tab) openIn.delete(other);
        openIn.set(windowId, tab);
        played = { window: opened.window, storage: storage.roundStorage(outbox, windowId, pupilId) };
        return true;
      };
      return {
        owner: child,
        open,
        async answer() {
          if (played === undefined) return undefined;
          const answer = answerAt(played, position) as unknown as TaskAnswer;
          const { answerId } = answer;
          const kept = played.storage.add(answer);
          if (turn.hasDeviceUserChanged(session.signedInUser())) return { answerId, taken: false };
          await kept;
          position += 1;
          return { answerId, taken: true };
        },
        fetchAhead: () =>
          prefetch.prefetchRounds(outbox, pupilId, [task(child)], Date.now()).catch(() => undefined),
        kept: async () => (await outbox.rounds(pupilId)).map(({ windowId }) => windowId),
        signOut: () => out.signOutPupil(),
        waiting: async () => {
          outbox.sendNow();
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
