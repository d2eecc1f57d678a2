import { otherPupil } from '@/contract/pupil-calls';
import type { SortedAnswers } from '@/contract/route';
import type { TaskAnswer } from '@/maths/round/answer';
import type { AnswerEntry, KeptRound, WindowEntry } from './entry';
import { createMemoryStore } from './memory-store';
import type { OutboxStore } from './store';
import { type FinishedReply, SendFailed, type SentWindow, type Transport } from './transport';

export interface OutboxStatus {
  /** Answers not yet durable at the server, of every child of this device. */
  readonly waiting: number;
  /** The same by pupil: what a child's screen says is about that child alone. */
  readonly waitingOf: Readonly<Record<string, number>>;
  /** Answers that the server does not want and nobody was told of yet, by the pupil who gave them. */
  readonly refusedOf: Readonly<Record<string, number>>;
  /** Of those waiting: too old to be sent until the child who gave them signs in on this device. */
  readonly overdue: number;
  /** `memory`: what waits is lost when the tab is closed. */
  readonly medium: 'disk' | 'memory';
  /** The last attempt reached the server. */
  readonly online: boolean;
}

export interface Clock {
  now(): number;
  /** Returns the function that calls it off. */
  after(ms: number, run: () => void): () => void;
}

export interface Outbox {
  keepWindow(entry: Omit<WindowEntry, 'end' | 'keptAt'>): Promise<void>;
  window(windowId: string): Promise<WindowEntry | undefined>;
  answers(windowId: string): Promise<readonly AnswerEntry[]>;
  /** All windows of a pupil that are on this device. */
  rounds(pupilId: string): Promise<readonly KeptRound[]>;
  /** Forgets a window; one that was answered in stays. */
  forget(windowId: string): Promise<void>;
  /**
   * Forgets rounds of children who are not signed in on this device: those fetched ahead, and those of which everything
   * has arrived. Answers on their way stay, and so does what a child is still to be told.
   */
  tidy(): Promise<void>;
  /** Resolves when the answer is kept as safely as this browser can; sending goes on by itself. */
  add(windowId: string, pupilId: string, answer: TaskAnswer): Promise<void>;
  /** The round is over: told to the server after its last answer. Resolves when that is kept. */
  finish(windowId: string): Promise<void>;
  /** The child was told of its answers that the server does not want. */
  see(pupilId: string): Promise<void>;
  /** Tries now: the browser came online, or somebody asks. */
  kick(): void;
  status(): OutboxStatus;
  onStatus(listener: (status: OutboxStatus) => void): () => void;
  /** The server heard of a round's end and said what came of it. */
  onFinished(listener: (windowId: string, reply: FinishedReply) => void): () => void;
  close(): void;
}

/** Names the pupil that may continue rounds on this device, and the rounds that are open right now. */
export interface Device {
  /** The pupil signed in here; null for nobody. */
  present(): string | null;
  /** Holds a round as a tab that plays it does, until the returned function is called; null when a tab has it. */
  hold(windowId: string): Promise<(() => void) | null>;
}

const BATCH = 100;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;
/** A send that has not come back by then gets a second one beside it: the call itself has no time limit. */
const HANGING = 15_000;
const MOST_SENDS = 2;
const byPupil = (entries: readonly AnswerEntry[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { pupilId } of entries) counts[pupilId] = (counts[pupilId] ?? 0) + 1;
  return counts;
};

/** Everything of it has arrived, or its child knows what has not. */
const isSettled = (answers: readonly AnswerEntry[]): boolean =>
  answers.every(({ state }) => state === 'stored' || state === 'seen');

/** The server's code for a body in which something is not as agreed. */
const unreadable = 'invalid-input';
/** The server's codes for a ticket that does not count: its days are over, the server's key or the child is another one. */
const uselessTickets: readonly (string | undefined)[] = ['ticket-expired', 'ticket-invalid', otherPupil];

/**
 * Keeps answers until the server has them. Nothing is acknowledged but what the server names as stored; ids make
 * every send repeatable. Without a `device` rounds of all children stay.
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
  /** Windows that wait for their own child: trying every minute would change nothing. */
  const overdue = new Set<string>();
  let again: (() => void) | undefined;
  let closed = false;
  /** The windows of this tab, for when the disk cannot even be read any more. */
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

  /** A disk that refuses (full, private window) must not stop a child: go on in memory, and say so. */
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
   * One answer that the server cannot read must not hold up those beside it: then they go one at a time. Where some
   * clash with what is there, the server has sorted them.
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

  /** A round that is over is forgotten when all of it is stored, or its child knows what is not. */
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
      // The server named none of them: they stay, and the next try comes after a pause.
      if (stored.length + refused.length === 0) throw new SendFailed(0);
    }
    if (end !== 'waiting') return;
    const reply = await transport.finish(window);
    // A send beside this one may have told it already.
    if ((await store.window(windowId))?.end !== 'waiting') return;
    await store.setEnd(windowId, 'told');
    for (const listener of finishListeners) listener(windowId, reply);
    await dropWhenDone(windowId);
    await tell();
  };

  /**
   * The ticket's days are over. The child itself gets a new one, when it is the one who is signed in; for anybody else
   * the answers stay, and the teacher is told that they do.
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
      // Not even that is believed of this ticket: the note on this device is all there is.
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

  /** Until then the server wants to be left alone. */
  let restsUntil = 0;

  /** One pass over every window; one that fails does not hold up the others, unless the server asks for a rest. */
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
      const free = await device.hold(windowId);
      if (free === null) continue;
      await store.dropIf(windowId, (window, answers) => window.end !== 'waiting' && isSettled(answers));
      free();
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
  const kick = () => {
    wanted = true;
    // A child that plays on would else ask with each answer.
    if (sends === 0 && clock.now() >= restsUntil) send();
  };

  await tell().catch(() => undefined);
  return {
    keepWindow: (entry) =>
      keep(async (into) => {
        const known = await into.window(entry.windowId);
        const whole = { ...entry, end: known?.end ?? 'open', keptAt: known?.keptAt ?? clock.now() } as const;
        played.set(entry.windowId, whole);
        await into.putWindow(whole);
      }),
    window: (windowId) => store.window(windowId),
    answers: (windowId) => store.answers(windowId),
    async rounds(pupilId) {
      const own = (await store.windows()).filter((entry) => entry.pupilId === pupilId);
      return Promise.all(
        own.map(async (entry) => ({ ...entry, answered: (await store.answers(entry.windowId)).length })),
      );
    },
    async forget(windowId) {
      await store.dropIf(windowId, (_, answers) => answers.length === 0);
    },
    tidy,
    async add(windowId, pupilId, answer) {
      const entry: AnswerEntry = { answerId: answer.answerId, windowId, pupilId, answer, state: 'waiting' };
      await keep((into) => into.addAnswer(entry, played.get(windowId)));
      kick();
    },
    async finish(windowId) {
      await keep((into) => into.setEnd(windowId, 'waiting'));
      kick();
    },
    async see(pupilId) {
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
    kick: () => {
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
