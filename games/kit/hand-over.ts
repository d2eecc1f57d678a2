import type { Given, Task } from '@/maths/round/task';
import type { AnswerReply, RoundStart, TestReply } from './bus';
import type { Point } from './judged';

/** Something a scene made that the scene which takes its place goes on with. */
interface Part<State> {
  readonly give: () => State;
  /** Puts it there as it was, at once and without a hand. */
  readonly take: (state: State) => void;
}

/** A part of whatever state. */
interface AnyPart {
  readonly give: () => unknown;
  readonly take: (state: never) => void;
}

/** By the name each part was named with; a name has one type, for the same code gives and takes. */
type States = ReadonlyMap<string, unknown>;

/** An answer that was passed on, until the child has seen all that comes of it. */
export interface PassedOn {
  readonly task: Task;
  readonly given: Given;
  readonly from: Point | undefined;
  /** How the answer lay there when it was given. */
  readonly made: States;
  readonly reply: Promise<AnswerReply | TestReply>;
  /** Its picture of the maths was seen: nothing of it comes again. */
  readonly seen: boolean;
}

/** What goes from a scene to the one that takes its place: when the screen is turned, or when it broke down. */
export interface HandedOver {
  readonly start: RoundStart;
  readonly right: number;
  /** As it was before this round, so that what grows at its end grows once. */
  readonly keepsake: Promise<unknown> | undefined;
  readonly round: States;
  /** The task that stood, and what was half made of it. */
  readonly taskId: string;
  readonly halfMade: States;
  readonly passedOn: PassedOn | null;
  /** The round is over, and its set piece plays: how long it was. */
  readonly over: number | null;
}

const nothing: States = new Map();

/**
 * What a scene hands over: each part of it that a child would miss names itself once, in `build`. What belongs to
 * the task that stands (digits typed, coaches coupled) is put there again once that task is shown; what the round has
 * come to (bones found, washing hung) as soon as it is named.
 */
export class HandOver {
  readonly #before: HandedOver | undefined;
  readonly #ofRound = new Map<string, AnyPart>();
  readonly #ofTask = new Map<string, AnyPart>();

  constructor(before: HandedOver | undefined) {
    this.#before = before;
  }

  ofRound<State>(name: string, part: Part<State>): void {
    this.#ofRound.set(name, part);
    const { round = nothing } = this.#before ?? {};
    if (round.has(name)) part.take(round.get(name) as State);
  }

  ofTask<State>(name: string, part: Part<State>): void {
    this.#ofTask.set(name, part);
  }

  get round(): States {
    return given(this.#ofRound);
  }

  get halfMade(): States {
    return given(this.#ofTask);
  }

  /** Puts what was half made where it was. */
  take(halfMade: States): void {
    for (const [name, { take }] of this.#ofTask) if (halfMade.has(name)) take(halfMade.get(name) as never);
  }
}

const given = (parts: ReadonlyMap<string, AnyPart>): States =>
  new Map([...parts].map(([name, { give }]) => [name, give()]));

/** What a scene hands over; nothing where it is none of the kit's. */
export const handedOverBy = (scene: object | null): HandedOver | undefined =>
  scene !== null && 'handOver' in scene && typeof scene.handOver === 'function'
    ? (scene.handOver() as HandedOver | undefined)
    : undefined;

/** The same of a scene that broke down, which may be able to say no more. */
export function leftBy(scene: object | null): HandedOver | undefined {
  try {
    return handedOverBy(scene);
  } catch {
    return undefined;
  }
}

/** Whether it goes on by itself, with an answer that was given or with the set piece, and asks for no task first. */
export const isUnderWay = (before: HandedOver | undefined): before is HandedOver =>
  before !== undefined && (before.passedOn !== null || before.over !== null);
