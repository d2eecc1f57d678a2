import type { BlockReport } from '@/maths/assessment/fluency-report';
import type { TaskAnswer } from '@/maths/round/answer';
import type { Given } from '@/maths/round/task';
import type { TaskFlow } from '@/maths/round/task-flow';
import type { SumId } from '@/maths/sum/sum';
import type { Box, Point } from '../layout/design';

/** A focusable button of the accessibility layer: the twin of something drawn in the scene. */
export interface Target {
  readonly id: string;
  /** Text for a screen reader, in the pupil's language. */
  readonly label: string;
  /** In design px. */
  readonly box: Box;
  readonly state?: 'enabled' | 'disabled' | 'selected';
  /** A value that keys change while the target has the focus: its twin is a slider. */
  readonly range?: ValueRange;
  /**
   * Arrow, Page, Home and End keys go to this target instead of moving the focus. `own`: while it or nothing has
   * the focus; `all`: always.
   */
  readonly keys?: 'own' | 'all';
  /** Targets of one row are scanned together: first the rows, then the targets in one. */
  readonly row?: string;
  /** Scanned after all other targets, such as ready and continue. */
  readonly last?: boolean;
  /** The value it stands for in canonical notation, or the id of its sum. */
  readonly value?: string;
  /** A lifted piece can be placed here. */
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
  /** The child sees a clock. It is off by default, so that nobody plays under time pressure. */
  readonly clock: 'off' | 'visible';
}

/** Data a view needs before it renders the first phase of a round. */
export interface RoundStart {
  readonly settings: RoundSettings;
  /** Seed of everything a scene varies; games do not use `Math.random`. */
  readonly seed: number;
  /** The collection has answers below zero. Every sum then accepts a minus, so that none gives its sign away. */
  readonly belowZero: boolean;
  /** Sums of the window that the child knows by heart, for scenes that show them. */
  readonly known: readonly SumId[];
  /** Tasks of the round. */
  readonly length: number;
  /** Answers of this round so far, for scenes that show what grows during a round. */
  readonly answers: readonly TaskAnswer[];
  /** Time since the block of a test began, ms; 0 outside a block. */
  readonly blockTime: number;
}

export const wasRight = ({ shownRight }: Pick<TaskAnswer, 'shownRight'>): boolean =>
  shownRight.every(Boolean);

/** An answer the child committed. */
export interface AnswerRequest {
  readonly taskId: string;
  readonly given: Given;
  readonly input: TaskAnswer['input'];
}

/** Result of a finished test. */
export interface TestReport {
  /** `YYYY-MM-DD`, in the school's zone. */
  readonly day: string;
  /** Finished blocks only. */
  readonly blocks: readonly BlockReport[];
}

/** Events between the app and a scene, or the simple view. The session creates one bus for each round. */
export interface RoundEvents {
  /** A view asks for the round. `round:start` and the current phase follow, in a test when its first block begins. */
  'round:ready': Record<string, never>;
  'round:start': RoundStart;
  /** The phase to render, after every change. */
  'task:phase': TaskFlow;
  /** The task can be read and answered: its response time starts. */
  'task:shown': { readonly taskId: string };
  'task:answer': AnswerRequest;
  /** The child has seen the feedback. */
  'task:seen': { readonly taskId: string };
  /** `grew`: where what the round brought is in the picture, 0 to 1 from the left and from the top. */
  'round:celebrated': { readonly grew?: Point };
  /** All targets of the scene; `view` is the visible part of the world, design px. */
  targets: { readonly targets: readonly Target[]; readonly view: Box };
  /** Text for the polite live region. */
  say: { readonly text: string };
  /** A twin was pressed in the accessibility layer; handled like a touch on the drawing. */
  'target:press': { readonly id: string; readonly input: AnswerRequest['input'] };
  'target:focus': { readonly id: string | null };
  /** An arrow, Page, Home or End key for a target that takes them. */
  'target:key': { readonly id: string; readonly key: string };
  /** A key is held down: a stepping key or Enter on a target, or Backspace on none. Its first act came with its press. */
  'key:hold': { readonly id: string | null; readonly key: string };
  'key:release': Record<string, never>;
  /** A key that no twin handled: digits, comma, bar, Backspace, Enter, `r` for ready. */
  key: { readonly key: string };
  'app:pause': Record<string, never>;
  'app:resume': Record<string, never>;
  /** The round is over: the child looks around in the whole world, or at what the round brought. */
  'app:look': { readonly around: boolean };
  'app:motion': { readonly motion: RoundSettings['motion'] };
  /** The child asks how the game is played. */
  'app:demonstrate': Record<string, never>;
  'app:sound': { readonly on: boolean };
  /** The app reads something aloud; music is softer meanwhile. */
  'app:speech': { readonly speaking: boolean };
}

/** Requests of a scene. The session is their only answerer. */
export interface RoundRequests {
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
  /** Returns a view of this bus that can remove all its listeners and answerers at once. */
  scope(): Bus & { close(): void };
}

type Handler = (input: never) => Promise<unknown>;

/** Thrown for a request without an answerer: the bridge is closed, or was never opened. */
export class NobodyAnswers extends Error {
  constructor(request: string) {
    super(`nobody answers "${request}"`);
    this.name = 'NobodyAnswers';
  }
}

/**
 * Creates the bus of one round. It calls listeners in the order they were added, over a copy of the list, so that a
 * listener may remove itself while it is called.
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
