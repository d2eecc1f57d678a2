import type { Given, Task, Verdict } from './task';

/*
 * The order of a task: it is shown, answered, graded, its feedback is seen, a strategy is explained where the verdict
 * asks for it, and the next task follows. The flow knows no screen and no time: the session runs it, and whatever
 * draws the task only renders the phase it is given, so that it can be replaced in any phase.
 */

/** A task with its graded answer. */
export interface GradedTask {
  readonly task: Task;
  readonly given: Given;
  readonly verdict: Verdict;
  /** The task that follows; null after the last one. */
  readonly next: Task | null;
}

export type TaskFlow =
  /** A test has no task before a block and between its blocks. */
  | { readonly phase: 'waiting' }
  /** The view draws the task, which cannot be answered yet. */
  | { readonly phase: 'showing'; readonly task: Task }
  | { readonly phase: 'open'; readonly task: Task }
  /** The answer is graded and stored. */
  | { readonly phase: 'checking'; readonly task: Task; readonly given: Given }
  /** The view gives feedback to the answer. */
  | ({ readonly phase: 'verdict' } & GradedTask)
  /** The app explains the strategy of the task; the view waits. */
  | ({ readonly phase: 'explaining' } & GradedTask)
  /** The view celebrates the end of the round; `task` was the last one. */
  | { readonly phase: 'celebrating'; readonly task: Task }
  | { readonly phase: 'over' };

/** An event with a `taskId` is ignored when that task is no longer the current one. */
export type TaskEvent =
  /** A test begins a block with this task. */
  | { readonly type: 'asked'; readonly task: Task }
  /** The task can be read and answered. */
  | { readonly type: 'shown'; readonly taskId: string }
  | { readonly type: 'answered'; readonly taskId: string; readonly given: Given }
  /** The answer is stored. A test has no verdict, so its next task follows at once. */
  | {
      readonly type: 'graded';
      readonly taskId: string;
      readonly verdict: Verdict | null;
      readonly next: Task | null;
    }
  /** The answer could not be stored: the task is asked again. */
  | { readonly type: 'rejected'; readonly taskId: string }
  /** The child has seen the feedback. */
  | { readonly type: 'seen'; readonly taskId: string }
  | { readonly type: 'explained' }
  | { readonly type: 'celebrated' }
  /** Another view renders the flow from here: the screen was rotated, or the scene crashed. */
  | { readonly type: 'restarted' }
  /** The block of a test was voided, or another one follows. */
  | { readonly type: 'stopped' }
  /** The last block of a test is over. */
  | { readonly type: 'ended' };

const showing = (task: Task): TaskFlow => ({ phase: 'showing', task });

/** Returns the flow of a session that begins with this task; null means that all tasks are answered. */
export const flowFrom = (task: Task | null): TaskFlow => (task === null ? { phase: 'over' } : showing(task));

/** Returns the task on the screen; null while there is none. */
export const taskIn = (flow: TaskFlow): Task | null => ('task' in flow ? flow.task : null);

const followedBy = (task: Task, next: Task | null): TaskFlow =>
  next === null ? { phase: 'celebrating', task } : showing(next);

/** Returns the flow after an event; the same object when the event means nothing in this phase. */
export function advance(flow: TaskFlow, event: TaskEvent): TaskFlow {
  if ('taskId' in event && event.taskId !== taskIn(flow)?.taskId) return flow;
  switch (flow.phase) {
    case 'waiting':
      return event.type === 'asked' ? showing(event.task) : flow;
    case 'showing':
      if (event.type === 'shown') return { phase: 'open', task: flow.task };
      return interrupted(flow, event);
    case 'open':
      if (event.type === 'answered') return { phase: 'checking', task: flow.task, given: event.given };
      if (event.type === 'restarted') return showing(flow.task);
      return interrupted(flow, event);
    case 'checking':
      return checked(flow, event);
    case 'verdict':
      if (event.type !== 'seen') return flow;
      return flow.verdict.next === 'explain'
        ? { ...flow, phase: 'explaining' }
        : followedBy(flow.task, flow.next);
    case 'explaining':
      return event.type === 'explained' ? followedBy(flow.task, flow.next) : flow;
    case 'celebrating':
      return event.type === 'celebrated' ? { phase: 'over' } : flow;
    case 'over':
      return flow;
  }
}

function checked(flow: Extract<TaskFlow, { readonly phase: 'checking' }>, event: TaskEvent): TaskFlow {
  const { task, given } = flow;
  if (event.type === 'rejected') return showing(task);
  if (event.type !== 'graded') return interrupted(flow, event);
  const { verdict, next } = event;
  return verdict === null ? followedBy(task, next) : { phase: 'verdict', task, given, verdict, next };
}

/** A test can end its block before an answer is stored. */
function interrupted(
  flow: Extract<TaskFlow, { readonly phase: 'showing' | 'open' | 'checking' }>,
  event: TaskEvent,
): TaskFlow {
  if (event.type === 'stopped') return { phase: 'waiting' };
  return event.type === 'ended' ? { phase: 'celebrating', task: flow.task } : flow;
}
