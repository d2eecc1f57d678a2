import { randomFrom, seedOf } from '../random';
import { blockMs } from '../round/block-time';
import { judge } from '../round/judging/judge';
import type { RecordedAnswer } from '../round/round';
import type { Given, Task, TestBlock } from '../round/task';
import { parseSumOrThrow } from '../sum/read-sum';
import type { Operation, SumId } from '../sum/sum';
import type { SumWindow } from '../window/sum-window';

/*
 * The fluency test (automatiseertoets): two minutes an operation, sums drawn by chance from all stretches of the ladder,
 * no feedback. A pause voids the block and it is offered again. Pure: whoever plays it keeps the time and hands it in.
 */

/** Everything a test is; made by the functions below only. */
export interface FluencyTest {
  readonly window: SumWindow;
  /** Folder name of the game that plays it. */
  readonly game: string;
  /** Blocks in their order. */
  readonly operations: readonly Operation[];
  /** Place of the block that stands or runs. */
  readonly block: number;
  /** 0, and one more each time the block was voided. */
  readonly attempt: number;
  readonly state: 'ready' | 'running' | 'over';
  /** The sum to answer now; only while running. */
  readonly task: Task | null;
  /** Answers so far, voided blocks included. */
  readonly answers: number;
  /** Sums asked in this attempt. */
  readonly asked: readonly SumId[];
}

/** What the stage knows of an answer. Times in ms. */
export interface TestInput {
  readonly given: Given;
  readonly responseMs: number;
  readonly motorMs: number;
  /** Since the block began. */
  readonly atMs: number;
  readonly answeredAt: number;
  readonly input: RecordedAnswer['input'];
}

/** The test that follows, and the answer to store. There is no verdict: a test says nothing of a single answer. */
export interface TestStep {
  readonly test: FluencyTest;
  readonly answer: RecordedAnswer;
}

const operationOrder: readonly Operation[] = ['split', 'add', 'subtract', 'multiply', 'divide'];
/** So many neighbours in the order of asking come from so many stretches of the ladder. */
const stretches = 4;

/** The sums of a block in the order of asking: each four from the four quarters of the ladder, by chance. */
function orderOf({ pool, seed }: SumWindow, { operation, attempt }: TestBlock, turn: number): SumId[] {
  const sums = pool
    .map(({ sumId }) => sumId)
    .filter((sumId) => parseSumOrThrow(sumId).operation === operation);
  const random = randomFrom(seedOf(seed, operation, attempt, turn));
  const size = Math.ceil(sums.length / stretches);
  const parts = Array.from({ length: stretches }, (_, part) =>
    random.shuffled(sums.slice(part * size, (part + 1) * size)),
  );
  return Array.from({ length: size }, (_, place) =>
    random.shuffled(parts.flatMap((part) => part[place] ?? [])),
  ).flat();
}

function nextTask(test: FluencyTest): Task | null {
  const { window, operations, block: place, attempt, answers, asked } = test;
  const operation = operations[place];
  if (operation === undefined) return null;
  const block: TestBlock = { operation, attempt, atMs: 0 };
  const count = Math.max(1, orderOf(window, block, 0).length);
  const turn = Math.floor(asked.length / count);
  const [first, ...others] = orderOf(window, block, turn);
  if (first === undefined) return null;
  // Where all were asked they come again in another order, and never the same one twice running.
  const isRepeated = first === asked[turn * count - 1];
  const sumId = (isRepeated ? [...others, first] : [first, ...others])[asked.length % count];
  if (sumId === undefined) return null;
  return {
    taskId: `${window.id}.${answers}`,
    position: answers,
    sumIds: [sumId],
    mode: 'type',
    purpose: 'test',
    block,
  };
}

/** A test on a window that was made for one; its first block stands ready. */
export function startFluencyTest(window: SumWindow, game: string): FluencyTest {
  const found = new Set(window.pool.map(({ sumId }) => parseSumOrThrow(sumId).operation));
  return {
    window,
    game,
    operations: operationOrder.filter((operation) => found.has(operation)),
    block: 0,
    attempt: 0,
    state: found.size > 0 ? 'ready' : 'over',
    task: null,
    answers: 0,
    asked: [],
  };
}

/** Begins the block that stands ready: its two minutes run from now. Any other test stays as it is. */
export function beginBlock(test: FluencyTest): FluencyTest {
  if (test.state !== 'ready') return test;
  const begun: FluencyTest = { ...test, state: 'running', asked: [] };
  return { ...begun, task: nextTask(begun) };
}

/** The next block, or the end. */
const blockDone = (test: FluencyTest): FluencyTest => {
  const block = test.block + 1;
  const state = block < test.operations.length ? 'ready' : 'over';
  return { ...test, block, attempt: 0, state, task: null, asked: [] };
};

/**
 * Answers the sum that stands; to skip is to give `unknown`. From two minutes on it ends the block instead, and the
 * sum counts as not reached. Throws RangeError when no block runs.
 */
export function answerSum(test: FluencyTest, input: TestInput): TestStep {
  const { task, window, game } = test;
  if (!task?.block) throw new RangeError('No block of the test is running.');
  const isLate = input.atMs >= blockMs;
  const { atMs, ...rest } = input;
  const given: Given = isLate ? { kind: 'unknown' } : input.given;
  const timing = { ...rest, given, tempo: 'quick' as const };
  const answer: RecordedAnswer = {
    position: task.position,
    sumIds: task.sumIds,
    mode: task.mode,
    purpose: task.purpose,
    block: { ...task.block, atMs },
    shownRight: judge(task, given, timing, window.year).map(({ right }) => right),
    helped: false,
    game,
    ...timing,
  };
  const after = { ...test, answers: test.answers + 1, asked: [...test.asked, ...task.sumIds] };
  return { test: isLate ? blockDone(after) : { ...after, task: nextTask(after) }, answer };
}

/** The two minutes are over: stores which sum stood then, so that the block is known to be whole. */
export const timeUp = (test: FluencyTest, input: Omit<TestInput, 'given' | 'atMs'>): TestStep =>
  answerSum(test, { ...input, given: { kind: 'unknown' }, atMs: blockMs });

/** A pause voids the block that runs: it stands ready again, with other sums first. Any other test stays as it is. */
export const pauseBlock = (test: FluencyTest): FluencyTest =>
  test.state === 'running'
    ? { ...test, state: 'ready', attempt: test.attempt + 1, task: null, asked: [] }
    : test;

/** Takes a test up again from its stored answers: whole blocks stay done, and one that was broken off is voided. */
export function resumeFluencyTest(
  window: SumWindow,
  game: string,
  answers: readonly Pick<RecordedAnswer, 'position' | 'block'>[],
): FluencyTest {
  let test = startFluencyTest(window, game);
  const blocks = answers.flatMap(({ block }) => block ?? []);
  for (const operation of test.operations) {
    const own = blocks.filter((block) => block.operation === operation);
    if (own.some(({ atMs }) => atMs >= blockMs)) {
      test = blockDone(test);
      continue;
    }
    const attempt = own.reduce((most, block) => Math.max(most, block.attempt + 1), 0);
    test = { ...test, attempt };
    break;
  }
  const last = answers.reduce((most, { position }) => Math.max(most, position), -1);
  return { ...test, answers: last + 1 };
}
