import { createBus, type TestReply } from '@games/kit/bus';
import type { TaskAnswer } from '@/maths/round/answer';
import { answerStartSum, mostStartSums, resumeStartTest } from '@/maths/start-test/start-test';
import { newId } from './new-id';
import type { RoundSession, RoundSetup, RoundView } from './round-session';

interface StartSetup extends Omit<RoundSetup, 'config'> {
  /** Folder name of the game its answers are stored under. */
  readonly game: string;
}

/**
 * A start test being taken: the same face as a round, but it says nothing of an answer and ends by itself when it knows
 * enough. It may be stopped at any sum and goes on there.
 */
export function createStartSession({
  window,
  game,
  answers,
  keeper,
  clock,
  motor,
  now,
  settings,
}: StartSetup): RoundSession {
  const bus = createBus();
  const listeners = new Set<() => void>();
  let test = resumeStartTest(window, game, answers);
  const earlier = answers.reduce((sum, { responseMs }) => sum + responseMs, 0);
  let view: RoundView = {
    state: test.task === null ? 'over' : 'playing',
    hold: null,
    task: test.task,
    strategyOf: null,
    done: test.asked.length,
    length: mostStartSums,
    right: 0,
    settings: { ...settings, help: false, clock: 'off' },
    belowZero: window.belowZero === true,
    isTest: true,
    test: null,
  };
  const show = (change: Partial<RoundView>) => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  let last: { readonly taskId: string; readonly reply: Promise<TestReply> } | undefined;

  const take = async (input: Parameters<typeof answerStartSum>[1]): Promise<TestReply> => {
    const step = answerStartSum(test, input);
    const stored: TaskAnswer = { answerId: newId(now()), ...step.answer };
    await keeper.add(stored);
    test = step.test;
    const { task } = test;
    if (task === null) await keeper.finish();
    show({ done: test.asked.length, task });
    if (task === null) bus.emit('task:instead', { task });
    return { verdict: null, nextTask: task };
  };

  bus.answerer('answer', ({ taskId, given, input }) => {
    // The same sum answered twice (a double tap) is one answer.
    if (last?.taskId === taskId) return last.reply;
    const { ms } = clock.stop();
    const reply = take({ given, responseMs: ms, motorMs: motor.of(input), answeredAt: now(), input });
    last = { taskId, reply };
    reply.catch(() => {
      last = undefined;
    });
    return reply;
  });
  bus.answerer('explain', async () => null);
  bus.answerer('keep:load', ({ game: id }) => keeper.loadKeepsake(id));
  bus.answerer('keep:save', async ({ game: id, data }) => {
    await keeper.saveKeepsake(id, data);
    return null;
  });
  bus.on('round:ready', () => {
    const { task } = test;
    if (task === null) return show({ state: 'over' });
    const { done, length, settings: wanted, belowZero } = view;
    bus.emit('round:start', {
      task,
      done,
      length,
      settings: wanted,
      belowZero,
      seed: window.seed,
      known: [],
    });
  });
  bus.on('task:shown', () => clock.start());
  bus.on('round:over', () => show({ state: 'over', task: null }));

  return {
    id: window.id,
    bus,
    view: () => view,
    onView(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold(why) {
      if (view.state !== 'playing' || why === 'help') return;
      clock.hold();
      show({ state: 'held', hold: 'pause' });
      bus.emit('app:pause', {});
    },
    goOn() {
      if (view.state !== 'held') return;
      clock.release();
      show({ state: 'playing', hold: null });
      bus.emit('app:resume', {});
    },
    helpWithTask: () => undefined,
    time: () => earlier + clock.total(),
    knows: () => false,
    change(wanted) {
      show({ settings: { ...view.settings, ...wanted } });
      if (wanted.locale !== undefined) bus.emit('app:locale', { locale: wanted.locale });
    },
    close: () => listeners.clear(),
  };
}
