import type { BlockReport } from '@/maths/fluency/fluency-report';
import type { Given, Task, Verdict } from '@/maths/round/task';
import type { SumId } from '@/maths/sum/sum';
import type { Box } from './design';

/** A button of the accessibility layer: a real, focusable twin of something drawn in the scene. */
export interface Target {
  readonly id: string;
  /** What a screen reader says, in the pupil's language. */
  readonly label: string;
  /** In design px. */
  readonly box: Box;
  readonly state?: 'enabled' | 'disabled' | 'selected';
  /** A value that keys change while it has the focus: its twin is a slider. `text` is how the value is said. */
  readonly range?: ValueRange;
  /**
   * Arrow, Page, Home and End keys go to it instead of moving the focus: while it has the focus (`own`, or when
   * nothing has it), or wherever the focus is (`all`).
   */
  readonly keys?: 'own' | 'all';
  /** What a switch scans together: first the rows, then what is in one. */
  readonly row?: string;
  /** Scanned after everything else: ready, go on. */
  readonly last?: boolean;
  /** What it is worth, in canonical notation, or the sum it stands for. */
  readonly value?: string;
  /** A place where a lifted piece can be laid. */
  readonly takesPieces?: boolean;
}

export interface ValueRange {
  readonly min: number;
  readonly max: number;
  readonly now: number;
  readonly text: string;
}

export interface RoundSettings {
  readonly locale: 'nl' | 'be' | 'en';
  readonly motion: 'full' | 'reduced';
  readonly sound: boolean;
  readonly help: boolean;
  /** Visible clock for the child; time pressure is off by default. */
  readonly clock: 'off' | 'visible';
}

export interface RoundStart {
  /** The first task; each verdict brings the next one. */
  readonly task: Task;
  /** How many tasks the round has, and how many are behind it (more than 0 when a round is taken up again). */
  readonly length: number;
  readonly done: number;
  readonly settings: RoundSettings;
  /** For everything a scene varies; `Math.random` is not used in games. */
  readonly seed: number;
  /** Whether the collection has answers below zero: then a minus can be given with each of its sums. */
  readonly belowZero: boolean;
  /** Sums of the window that the child knows by heart, for a world that shows what is known. */
  readonly known: readonly SumId[];
}

/** Time a child needed, measured by the scene from "readable" to "committed"; pauses are not in it. */
export interface AnswerRequest {
  readonly taskId: string;
  readonly given: Given;
  readonly input: 'pointer' | 'touch' | 'keyboard' | 'switch';
}

export interface AnswerReply {
  readonly verdict: Verdict;
  /** The task that follows; null when the round is over. */
  readonly nextTask: Task | null;
  readonly done: number;
  readonly length: number;
}

/** What a test replies: nothing of the answer, only what comes next; null when the block or the test is over. */
export interface TestReply {
  readonly verdict: null;
  readonly nextTask: Task | null;
}

/** What a test says when it is over. */
export interface TestReport {
  /** `YYYY-MM-DD`, in the school's zone. */
  readonly day: string;
  /** Whole blocks only. */
  readonly blocks: readonly BlockReport[];
}

/** What crosses between React and a scene. One bus a round, made by the bridge, never a module singleton. */
export interface RoundEvents {
  'round:start': RoundStart;
  'round:ready': Record<string, never>;
  /** Readable and answerable from now on: the clock of this task starts. */
  'task:shown': { readonly taskId: string };
  /** A test moved on by itself (time up, a block begun again): this task stands now; null when it is over. */
  'task:instead': { readonly task: Task | null };
  'help:wanted': { readonly taskId: string };
  'round:over': { readonly right: number; readonly length: number };
  /** `view` is the part of the world that can be seen, design px. */
  targets: { readonly targets: readonly Target[]; readonly view: Box };
  /** Said once by the polite live region. */
  say: { readonly text: string };
  /** The accessibility layer pressed a target's twin: the same path as a finger on the drawing. */
  'target:press': { readonly id: string; readonly input: AnswerRequest['input'] };
  'target:focus': { readonly id: string | null };
  /** An arrow, Page, Home or End key for a target that takes them. */
  'target:key': { readonly id: string; readonly key: string };
  /** A key pressed in the stage that no button took: digits, comma, bar, Backspace, Enter, `r` for ready. */
  key: { readonly key: string };
  'app:pause': Record<string, never>;
  'app:resume': Record<string, never>;
  'app:motion': { readonly motion: RoundSettings['motion'] };
  'app:sound': { readonly on: boolean };
  'app:locale': { readonly locale: RoundSettings['locale'] };
}

/** Requests have exactly one answerer, the bridge; the reply comes once the answer is safe to show. */
export interface RoundRequests {
  answer: { readonly input: AnswerRequest; readonly output: AnswerReply | TestReply };
  /** After a verdict that says `explain`: replies when the child has seen how the missed sum goes, or wants no more. */
  explain: { readonly input: { readonly taskId: string }; readonly output: null };
  'test:report': { readonly input: Record<string, never>; readonly output: TestReport };
  'keep:load': { readonly input: { readonly game: string }; readonly output: unknown };
  'keep:save': { readonly input: { readonly game: string; readonly data: unknown }; readonly output: null };
}

type Listener<Payload> = (payload: Payload) => void;

export interface Bus {
  emit<K extends keyof RoundEvents>(event: K, payload: RoundEvents[K]): void;
  /** Returns the function that stops listening. */
  on<K extends keyof RoundEvents>(event: K, listener: Listener<RoundEvents[K]>): () => void;
  request<K extends keyof RoundRequests>(
    name: K,
    input: RoundRequests[K]['input'],
  ): Promise<RoundRequests[K]['output']>;
  answerer<K extends keyof RoundRequests>(
    name: K,
    handle: (input: RoundRequests[K]['input']) => Promise<RoundRequests[K]['output']>,
  ): () => void;
  /** A view of this bus that remembers its listeners, so that a scene drops all of its own at once. */
  scope(): Bus & { close(): void };
}

type Handler = (input: never) => Promise<unknown>;

/** A request was made that nobody answers: the bridge was closed, or never opened. */
export class NobodyAnswers extends Error {
  constructor(request: string) {
    super(`nobody answers "${request}"`);
    this.name = 'NobodyAnswers';
  }
}

/**
 * The bus of one round. Listeners are called in the order they came, over a copy of the list, so that a
 * listener may leave while it is being called.
 */
export function createBus(): Bus {
  const listeners = new Map<string, Set<Listener<never>>>();
  const answerers = new Map<string, Handler>();

  const bus: Bus = {
    emit(event, payload) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(payload as never);
    },
    on(event, listener) {
      const own = listeners.get(event) ?? new Set();
      listeners.set(event, own.add(listener));
      return () => void own.delete(listener);
    },
    async request(name, input) {
      const handle = answerers.get(name);
      if (handle === undefined) throw new NobodyAnswers(name);
      return (await handle(input as never)) as never;
    },
    answerer(name, handle) {
      if (answerers.has(name)) throw new Error(`"${name}" has an answerer already`);
      answerers.set(name, handle);
      return () => {
        if (answerers.get(name) === handle) answerers.delete(name);
      };
    },
    scope: () => scopeOf(bus),
  };
  return bus;
}

function scopeOf(bus: Bus): Bus & { close(): void } {
  const undo = new Set<() => void>();
  const remember = (off: () => void) => {
    const once = () => {
      undo.delete(once);
      off();
    };
    undo.add(once);
    return once;
  };
  return {
    emit: (event, payload) => bus.emit(event, payload),
    request: (name, input) => bus.request(name, input),
    on: (event, listener) => remember(bus.on(event, listener)),
    answerer: (name, handle) => remember(bus.answerer(name, handle)),
    scope() {
      const inner = scopeOf(bus);
      remember(() => inner.close());
      return inner;
    },
    close() {
      for (const off of [...undo]) off();
    },
  };
}
