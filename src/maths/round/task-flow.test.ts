import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Given, Task, Verdict } from './task';
import { advance, flowFrom, type TaskEvent, type TaskFlow, taskIn } from './task-flow';

type Phase = TaskFlow['phase'];
type EventType = TaskEvent['type'];

const taskAt = (position: number): Task => ({
  taskId: `task-${position}`,
  position,
  sumIds: ['3+4=_' as Task['sumIds'][number]],
  mode: 'type',
  purpose: 'practice',
});
const given: Given = { kind: 'value', raw: '7' };
const verdictOf = (taskId: string, next: Verdict['next'] = 'task'): Verdict => ({
  taskId,
  right: true,
  perSum: [],
  next,
  strategyOf: null,
  streak: 1,
});

const [task, next] = [taskAt(0), taskAt(1)];
const graded = { task, given, verdict: verdictOf(task.taskId), next };
const flows: Readonly<Record<Phase, TaskFlow>> = {
  waiting: { phase: 'waiting' },
  showing: { phase: 'showing', task },
  open: { phase: 'open', task },
  checking: { phase: 'checking', task, given },
  verdict: { phase: 'verdict', ...graded },
  explaining: { phase: 'explaining', ...graded },
  celebrating: { phase: 'celebrating', task },
  over: { phase: 'over' },
};
const { taskId } = task;
const events: Readonly<Record<EventType, TaskEvent>> = {
  asked: { type: 'asked', task },
  shown: { type: 'shown', taskId },
  answered: { type: 'answered', taskId, given },
  graded: { type: 'graded', taskId, verdict: graded.verdict, next },
  rejected: { type: 'rejected', taskId },
  seen: { type: 'seen', taskId },
  explained: { type: 'explained' },
  celebrated: { type: 'celebrated' },
  restarted: { type: 'restarted' },
  stopped: { type: 'stopped' },
  ended: { type: 'ended' },
};
/** The flow after each event that means something in a phase. */
const follows: Readonly<Record<Phase, Partial<Readonly<Record<EventType, TaskFlow>>>>> = {
  waiting: { asked: flows.showing },
  showing: { shown: flows.open, stopped: flows.waiting, ended: flows.celebrating },
  open: {
    answered: flows.checking,
    restarted: flows.showing,
    stopped: flows.waiting,
    ended: flows.celebrating,
  },
  checking: {
    graded: flows.verdict,
    rejected: flows.showing,
    stopped: flows.waiting,
    ended: flows.celebrating,
  },
  verdict: { seen: { phase: 'showing', task: next } },
  explaining: { explained: { phase: 'showing', task: next } },
  celebrating: { celebrated: flows.over },
  over: {},
};

const phases = Object.keys(flows) as Phase[];
const types = Object.keys(events) as EventType[];

describe('advance', () => {
  for (const phase of phases)
    for (const type of types) {
      const expected = follows[phase][type];
      it(`${expected === undefined ? 'ignores' : `goes to ${expected.phase} after`} "${type}" in "${phase}"`, () => {
        const after = advance(flows[phase], events[type]);
        if (expected === undefined) expect(after).toBe(flows[phase]);
        else expect(after).toEqual(expected);
      });
    }

  it('ignores what is said of another task', () => {
    for (const phase of phases)
      for (const type of types) {
        const event = events[type];
        if ('taskId' in event)
          expect(advance(flows[phase], { ...event, taskId: 'another' })).toBe(flows[phase]);
      }
  });

  it('explains the strategy before the next task when the verdict asks for it', () => {
    const flow: TaskFlow = { phase: 'verdict', ...graded, verdict: verdictOf(taskId, 'explain') };
    expect(advance(flow, events.seen)).toEqual({ ...flow, phase: 'explaining' });
  });

  it('celebrates after the feedback to the last task', () => {
    for (const phase of ['verdict', 'explaining'] as const) {
      const event = phase === 'verdict' ? events.seen : events.explained;
      expect(advance({ phase, ...graded, next: null }, event)).toEqual(flows.celebrating);
    }
  });

  it('goes from the answer to the next task of a test, which has no verdict', () => {
    const stored = { ...events.graded, verdict: null } as TaskEvent;
    expect(advance(flows.checking, stored)).toEqual({ phase: 'showing', task: next });
    expect(advance(flows.checking, { ...stored, next: null } as TaskEvent)).toEqual(flows.celebrating);
  });
});

describe('flowFrom', () => {
  it('shows the first task, or is over without one', () => {
    expect(flowFrom(task)).toEqual(flows.showing);
    expect(flowFrom(null)).toEqual(flows.over);
    expect(taskIn(flows.over)).toBeNull();
    expect(taskIn(flows.verdict)).toBe(task);
  });
});

/** Events at any moment, about any of a few tasks; `due` is the one that a session waits for. */
const length = 4;
const taskIds = fc.constantFrom(...Array.from({ length }, (_, at) => taskAt(at).taskId));
const nexts = fc.constantFrom<Verdict['next']>('task', 'explain', 'pause');
const anyEvent = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ type: 'due' }) },
  fc.record({ type: fc.constantFrom('shown', 'rejected', 'seen'), taskId: taskIds }),
  fc.record({ type: fc.constantFrom('explained', 'celebrated', 'restarted', 'stopped', 'ended', 'asked') }),
  fc.record({ type: fc.constant('answered'), taskId: taskIds }),
  fc.record({ type: fc.constant('graded'), taskId: taskIds, isTest: fc.boolean(), step: nexts }),
);

interface AnyEvent {
  readonly type: string;
  readonly taskId?: string;
  readonly isTest?: boolean;
  readonly step?: Verdict['next'];
}

/** Plays events as a session does: it stores an answer when the flow accepts it, and then knows the next task. */
function session() {
  let flow = flowFrom(taskAt(0));
  let current = 0;
  const stored: string[] = [];
  const send = (event: TaskEvent) => {
    const before = flow;
    flow = advance(before, event);
    return flow !== before;
  };
  return {
    flow: () => flow,
    stored,
    play(event: AnyEvent): void {
      const { type, taskId: id = '', isTest = false, step } = event;
      if (type === 'due') this.playOn();
      else if (type === 'asked') send({ type, task: taskAt(current) });
      else if (type === 'answered') send({ type, taskId: id, given });
      else if (type === 'graded') {
        const following = current + 1 < length ? taskAt(current + 1) : null;
        const verdict = isTest ? null : verdictOf(id, step);
        if (!send({ type, taskId: id, verdict, next: following })) return;
        stored.push(id);
        current += 1;
      } else send({ type, taskId: id } as TaskEvent);
    },
    /** What a view, a store and an app that do their part do next. */
    playOn(): void {
      const id = taskIn(flow)?.taskId ?? '';
      const own: Readonly<Record<Phase, string>> = {
        waiting: 'asked',
        showing: 'shown',
        open: 'answered',
        checking: 'graded',
        verdict: 'seen',
        explaining: 'explained',
        celebrating: 'celebrated',
        over: 'celebrated',
      };
      this.play({ type: own[flow.phase], taskId: id, step: 'task' });
    },
  };
}

describe('a session on the flow', () => {
  it('counts every answer once, in whatever order events come', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 120 }), (all) => {
        const played = session();
        for (const event of all) played.play(event);
        expect(new Set(played.stored).size).toBe(played.stored.length);
        expect(played.stored).toEqual([...played.stored].sort());
      }),
      { numRuns: 500 },
    );
  });

  it('reaches the end from any phase, with every task that is left answered once', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 120 }), (all) => {
        const played = session();
        for (const event of all) played.play(event);
        const wasEnded = ['celebrating', 'over'].includes(played.flow().phase);
        for (let step = 0; step < 6 * length && played.flow().phase !== 'over'; step++) played.playOn();
        expect(played.flow().phase).toBe('over');
        if (!wasEnded) expect(played.stored.length).toBe(length);
        expect(new Set(played.stored).size).toBe(played.stored.length);
      }),
      { numRuns: 500 },
    );
  });
});
