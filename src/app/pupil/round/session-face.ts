import { type Bus, createBus } from '@games/kit/bus';
import type { Task } from '@/maths/round/task';
import type { SumId } from '@/maths/sum/sum';
import type { RoundKeeper, RoundSession, RoundView } from './round-session';

/** What a round and the tests have in common for whoever draws them: the bus, what is shown now, and who listens. */
export interface SessionFace {
  readonly bus: Bus;
  view(): RoundView;
  show(change: Partial<RoundView>): void;
  onView: RoundSession['onView'];
  change: RoundSession['change'];
  /** Gives the scene that stands its first task. */
  start(task: Task, seed: number, known?: readonly SumId[]): void;
  close(): void;
}

export function createFace(first: RoundView, keeper: RoundKeeper): SessionFace {
  const bus = createBus();
  const listeners = new Set<() => void>();
  let view = first;
  const show = (change: Partial<RoundView>) => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  bus.answerer('keep:load', ({ game }) => keeper.loadKeepsake(game));
  bus.answerer('keep:save', async ({ game, data }) => {
    await keeper.saveKeepsake(game, data);
    return null;
  });
  bus.on('round:over', () => show({ state: 'over', task: null }));
  return {
    bus,
    view: () => view,
    show,
    onView(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(settings) {
      show({ settings: { ...view.settings, ...settings } });
      if (settings.sound !== undefined) bus.emit('app:sound', { on: settings.sound });
      if (settings.motion !== undefined) bus.emit('app:motion', { motion: settings.motion });
      if (settings.locale !== undefined) bus.emit('app:locale', { locale: settings.locale });
    },
    start(task, seed, known = []) {
      const { done, length, settings, belowZero } = view;
      bus.emit('round:start', { task, done, length, settings, seed, known, belowZero });
    },
    close: () => listeners.clear(),
  };
}

interface AnsweredOnce<Reply> {
  /** The reply to this task: given now, or the one that is on its way. What failed may be tried again. */
  answer(taskId: string, give: () => Promise<Reply>): Promise<Reply>;
  /** The task that was answered last. */
  lastId(): string | undefined;
}

/** The same task answered twice (a double tap, a scene that began again) is one answer. */
export function answeredOnce<Reply>(): AnsweredOnce<Reply> {
  let last: { readonly taskId: string; readonly reply: Promise<Reply> } | undefined;
  return {
    answer(taskId, give) {
      if (last?.taskId === taskId) return last.reply;
      const reply = give();
      last = { taskId, reply };
      reply.catch(() => {
        last = undefined;
      });
      return reply;
    },
    lastId: () => last?.taskId,
  };
}
