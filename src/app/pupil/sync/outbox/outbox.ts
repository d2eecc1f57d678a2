import { otherPupil } from '@/contract/pupil-calls';
import type { SortedAnswers } from '@/contract/route';
import type { TaskAnswer } from '@/maths/round/answer';
import type { AnswerEntry, StoredRound, WindowEntry } from './entry';
import { createMemoryStore } from './memory-store';
import type { OutboxStore } from './store';
import { type FinishedReply, SendFailed, type SentWindow, type Transport } from './transport';

export interface OutboxStatus {
  /** Answers not yet stored at the server, of all children on this device. */
  readonly waiting: number;
  /** The same by pupil, because a child's screen is about that child alone. */
  readonly waitingOf: Readonly<Record<string, number>>;
  /** Refused answers that their pupil has not seen yet, by pupil. */
  readonly refusedOf: Readonly<Record<string, number>>;
  /** Waiting answers that are too old to be sent until their pupil signs in here. */
  readonly overdue: number;
  /** `memory`: waiting answers are lost when the tab is closed. */
  readonly medium: 'disk' | 'memory';
  /** The last attempt reached the server. */
  readonly online: boolean;
}

export interface Clock {
  now(): number;
  /** Returns the function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

export interface Outbox {
  storeWindow(entry: Omit<WindowEntry, 'end' | 'keptAt'>): Promise<void>;
  /** Stores a round for later, unless its pupil signed out of this device while it was being fetched. */
  storePrefetched(entry: Omit<WindowEntry, 'end' | 'keptAt'>): Promise<void>;
  window(windowId: string): Promise<WindowEntry | undefined>;
  answers(windowId: string): Promise<readonly AnswerEntry[]>;
  /** Returns all windows of a pupil on this device. */
  rounds(pupilId: string): Promise<readonly StoredRound[]>;
  /** Deletes a window without answers. */
  discard(windowId: string): Promise<void>;
  /**
   * Deletes rounds of children who are not signed in: prefetched ones, and those that have been sent completely.
   * Unsent answers stay, and so do refusals that a child has not seen.
   */
  tidy(): Promise<void>;
  /** Resolves when the answer is stored as safely as this browser can; sending continues by itself. */
  add(windowId: string, pupilId: string, answer: TaskAnswer): Promise<void>;
  /** Marks the round as over; the server is told after its last answer. Resolves when that is stored. */
  finish(windowId: string): Promise<void>;
  /** Marks the refused answers of a pupil as seen. */
  markSeen(pupilId: string): Promise<void>;
  /** Sends now: the browser came online, or somebody asks for it. */
  sendNow(): void;
  status(): OutboxStatus;
  onStatus(listener: (status: OutboxStatus) => void): () => void;
  /** Calls the listener when the server has received the end of a round. */
  onFinished(listener: (windowId: string, reply: FinishedReply) => void): () => void;
  close(): void;
}

/** Tells which pupil may continue rounds on this device, and which rounds are open. */
export interface Device {
  /** The signed-in pupil; null for nobody. */
  present(): string | null;
  /** Locks a round as the tab that plays it does. Returns the function that unlocks it; null when a tab has it. */
  lock(windowId: string): Promise<(() => void) | null>;
}

const BATCH = 100;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;
/** After this time a second send starts beside a hanging one, ms: the call itself has no time limit. */
const HANGING = 15_000;
const MOST_SENDS = 2;
const byPupil = (entries: readonly AnswerEntry[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { pupilId } of entries) counts[pupilId] = (counts[pupilId] ?? 0) + 1;
  return counts;
};

/** Every answer is stored at the server, or refused and seen. */
const isSettled = (answers: readonly AnswerEntry[]): boolean =>
  answers.every(({ state }) => state === 'stored' || state === 'seen');

/** The server's code for an invalid body. */
const unreadable = 'invalid-input';
/** The server's codes for a useless ticket: expired, signed with another key, or of another child. */
const uselessTickets: readonly (string | undefined)[] = ['ticket-expired', 'ticket-invalid', otherPupil];

/**
 * Creates the outbox, which stores answers until the server has them. Only answers that the server names count as
 * stored; ids make every send repeatable. Without a `device` the rounds of all children stay.
 */
export async function createOutbox(
  first: OutboxStore,
  transport: Transport,
  clock: Clock,
  device?: Device,
): Promise<Outbox> {
  let store = first;
  let sends = 0;
  let failures = 0;
  let online = true;
  let counts: Pick<OutboxStatus, 'waiting' | 'waitingOf' | 'refusedOf' | 'overdue'> = {
    waiting: 0,
    waitingOf: {},
    refusedOf: {},
    overdue: 0,
  };
  /** Windows that wait for their own child; sending them again would change nothing. */
  const overdue = new Set<string>();
  let again: (() => void) | undefined;
  let closed = false;
  /** Windows of this tab, for when the disk cannot be read any more. */
  const played = new Map<string, WindowEntry>();
  const statusListeners = new Set<(status: OutboxStatus) => void>();
  const finishListeners = new Set<(windowId: string, reply: FinishedReply) => void>();

  const status = (): OutboxStatus => ({ ...counts, medium: store.medium, online });
  const tell = async () => {
    const all = (
      await Promise.all((await store.windows()).map(({ windowId }) => store.answers(windowId)))
    ).flat();
    const waiting = all.filter(({ state }) => state === 'waiting');
    const waitingOf = byPupil(waiting);
    const refusedOf = byPupil(all.filter(({ state }) => state === 'refused'));
    const late = waiting.filter(({ windowId }) => overdue.has(windowId)).length;
    counts = { waiting: waiting.length, waitingOf, refusedOf, overdue: late };
    for (const listener of statusListeners) listener(status());
  };

  /** Continues in memory when the disk fails (full, private window), so that the child can go on. */
  const keep = async (write: (into: OutboxStore) => Promise<void>) => {
    try {
      await write(store);
    } catch (error) {
      if (store.medium === 'memory') throw error;
      const memory = createMemoryStore();
      const readable = await store.windows().catch(() => []);
      for (const entry of [...readable, ...played.values()]) {
        await memory.putWindow(entry);
        for (const answer of await store.answers(entry.windowId).catch(() => []))
          await memory.addAnswer(answer);
      }
      store = memory;
      await write(store);
    }
    await tell();
  };

  /**
   * Sends a batch. Sends the answers one at a time when the server cannot read the batch, so that one bad answer does
   * not block the others. When some conflict, the server has sorted them.
   */
  const putAnswers = async (window: SentWindow, batch: readonly AnswerEntry[]): Promise<SortedAnswers> => {
    try {
      return await transport.putAnswers(
        window,
        batch.map(({ answer }) => answer),
      );
    } catch (error) {
      if (error instanceof SendFailed && error.answers) return error.answers;
      if (!(error instanceof SendFailed) || error.code !== unreadable) throw error;
      const [only, ...others] = batch;
      if (only && others.length === 0) {
        return { stored: [], refused: [{ answerId: only.answerId, code: unreadable }] };
      }
      const replies: SortedAnswers[] = [];
      for (const entry of batch) replies.push(await putAnswers(window, [entry]));
      return {
        stored: replies.flatMap(({ stored }) => stored),
        refused: replies.flatMap(({ refused }) => refused),
      };
    }
  };

  /** Deletes a finished round when all its answers are stored, or refused and seen. */
  const dropWhenDone = async (windowId: string): Promise<void> => {
    if (isSettled(await store.answers(windowId))) await store.drop(windowId);
  };

  const sendWindow = async (window: WindowEntry): Promise<void> => {
    const { windowId, end } = window;
    for (;;) {
      const all = await store.answers(windowId);
      const batch = all.filter(({ state }) => state === 'waiting').slice(0, BATCH);
      if (batch.length === 0) break;
      const reply = await putAnswers(window, batch);
      const sent = new Set(batch.map(({ answerId }) => answerId));
      const stored = reply.stored.filter((id) => sent.has(id));
      const refused = reply.refused.filter(({ answerId }) => sent.has(answerId));
      await store.mark(stored, 'stored');
      for (const { answerId, code } of refused) await store.mark([answerId], 'refused', code);
      await tell();
      // The server named none of them: they stay, and the next try follows after a pause.
      if (stored.length + refused.length === 0) throw new SendFailed(0);
    }
    if (end !== 'waiting') return;
    const reply = await transport.finish(window);
    // A parallel send may have told it already.
    if ((await store.window(windowId))?.end !== 'waiting') return;
    await store.setEnd(windowId, 'told');
    for (const listener of finishListeners) listener(windowId, reply);
    await dropWhenDone(windowId);
    await tell();
  };

  /**
   * The ticket has expired. The signed-in child itself gets a new one; otherwise the answers stay, and the teacher is
   * told that they wait.
   */
  const sendOverdue = async (entry: WindowEntry): Promise<void> => {
    const { windowId } = entry;
    const ticket = await transport.renew(entry);
    if (ticket !== undefined) {
      overdue.delete(windowId);
      await store.putWindow({ ...entry, ticket });
      return sendWindow({ ...entry, ticket });
    }
    overdue.add(windowId);
    const waiting = (await store.answers(windowId)).filter(({ state }) => state === 'waiting').length;
    await tell();
    await transport.reportWaiting(entry, waiting).catch((error: unknown) => {
      // The server refuses the ticket even for this: the note on the device remains.
      if (!(error instanceof SendFailed) || error.status < 400 || error.status >= 500) throw error;
    });
  };

  const sendOne = async (entry: WindowEntry): Promise<void> => {
    try {
      await sendWindow(entry);
    } catch (error) {
      if (!(error instanceof SendFailed) || !uselessTickets.includes(error.code)) throw error;
      await sendOverdue(entry);
    }
  };

  /** Time until which the server asked for a pause. */
  let restsUntil = 0;

  /** Sends every window once. A failure does not block the other windows, unless the server asks for a pause. */
  const pass = async (): Promise<boolean> => {
    let well = true;
    for (const entry of await store.windows()) {
      try {
        await sendOne(entry);
        online = true;
      } catch (error) {
        well = false;
        online = error instanceof SendFailed && error.status > 0 && error.status < 500;
        if (error instanceof SendFailed && error.retryAfter !== undefined) {
          restsUntil = clock.now() + Math.min(LONGEST_PAUSE, error.retryAfter);
          return false;
        }
      }
    }
    return well;
  };

  const tidy = async (): Promise<void> => {
    if (device === undefined) return;
    for (const { windowId, pupilId } of await store.windows()) {
      if (pupilId === device.present()) continue;
      const free = await device.lock(windowId);
      if (free === null) continue;
      try {
        await store.dropIf(windowId, (window, answers) => window.end !== 'waiting' && isSettled(answers));
      } finally {
        free();
      }
    }
  };

  let wanted = false;
  const send = () => {
    if (closed || sends >= MOST_SENDS) return;
    wanted = false;
    again?.();
    again = undefined;
    sends += 1;
    const stopWatching = clock.after(HANGING, send);
    void pass()
      .catch(() => false)
      .then(async (well) => {
        stopWatching();
        sends -= 1;
        failures = well ? 0 : failures + 1;
        await tidy().catch(() => undefined);
        await tell().catch(() => undefined);
        if (closed) return;
        const growing = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
        const pause = Math.max(growing, restsUntil - clock.now());
        if (!well) again ??= clock.after(pause, send);
        else if (wanted && sends === 0) send();
      });
  };
  const sendSoon = () => {
    wanted = true;
    // Otherwise a child that plays on would start a send with each answer.
    if (sends === 0 && clock.now() >= restsUntil) send();
  };

  const storeWindow: Outbox['storeWindow'] = (entry) =>
    keep(async (into) => {
      const known = await into.window(entry.windowId);
      const whole = { ...entry, end: known?.end ?? 'open', keptAt: known?.keptAt ?? clock.now() } as const;
      played.set(entry.windowId, whole);
      await into.putWindow(whole);
    });
  const isPresent = (pupilId: string) => device === undefined || device.present() === pupilId;

  await tell().catch(() => undefined);
  return {
    storeWindow,
    async storePrefetched(entry) {
      if (!isPresent(entry.pupilId)) return;
      await storeWindow(entry);
      // The pupil signed out while it was being stored: the tidying of that sign-out may have missed it.
      if (!isPresent(entry.pupilId)) await tidy();
    },
    async window(windowId) {
      const known = await store.window(windowId);
      // A round that goes on after a reload: another tab's sign-out may delete it before its next answer is stored.
      if (known !== undefined) played.set(windowId, known);
      return known;
    },
    answers: (windowId) => store.answers(windowId),
    async rounds(pupilId) {
      const own = (await store.windows()).filter((entry) => entry.pupilId === pupilId);
      return Promise.all(
        own.map(async (entry) => ({ ...entry, answered: (await store.answers(entry.windowId)).length })),
      );
    },
    async discard(windowId) {
      await store.dropIf(windowId, (_, answers) => answers.length === 0);
    },
    tidy,
    async add(windowId, pupilId, answer) {
      const entry: AnswerEntry = { answerId: answer.answerId, windowId, pupilId, answer, state: 'waiting' };
      await keep((into) => into.addAnswer(entry, played.get(windowId)));
      sendSoon();
    },
    async finish(windowId) {
      await keep((into) => into.setEnd(windowId, 'waiting'));
      sendSoon();
    },
    async markSeen(pupilId) {
      for (const { windowId, end } of (await store.windows()).filter((entry) => entry.pupilId === pupilId)) {
        const refused = (await store.answers(windowId)).filter(({ state }) => state === 'refused');
        await store.mark(
          refused.map(({ answerId }) => answerId),
          'seen',
        );
        if (end === 'told') await dropWhenDone(windowId);
      }
      await tell();
    },
    sendNow: () => {
      failures = 0;
      send();
    },
    status,
    onStatus(listener) {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    onFinished(listener) {
      finishListeners.add(listener);
      return () => finishListeners.delete(listener);
    },
    close() {
      closed = true;
      again?.();
    },
  };
}
