import type { RoundSession } from '../pupil/round/session/types';

/** How long a child waited, ms of the stage. */
export interface Wait {
  /**
   * `right`: from a right answer to the next task that can be answered; `wrong`: from a wrong one to the button that
   * leaves its picture; `continue`: from that button to the next task.
   */
  readonly after: 'right' | 'wrong' | 'continue';
  readonly ms: number;
}

const stageTime = (): number => window.__stage?.state().time ?? performance.now();

/** Records how long the games of a round let the child wait. A scene that is replaced in between is not counted. */
export function logWaits({ bus }: RoundSession): { readonly waits: readonly Wait[]; close(): void } {
  const scope = bus.scope();
  const waits: Wait[] = [];
  let since: { readonly after: Wait['after']; readonly at: number } | undefined;
  const add = (after: Wait['after']) => {
    if (since?.after === after) waits.push({ after, ms: stageTime() - since.at });
    since = undefined;
  };
  let answered = 0;
  let isPicture = false;
  scope.on('round:ready', () => {
    since = undefined;
    isPicture = false;
  });
  scope.on('task:answer', () => {
    answered = stageTime();
  });
  scope.on('task:phase', (flow) => {
    if (flow.phase === 'verdict') since = { after: flow.verdict.right ? 'right' : 'wrong', at: answered };
    if (flow.phase === 'celebrating') since = undefined;
    if (flow.phase === 'open' && since !== undefined) add(since.after === 'right' ? 'right' : 'continue');
  });
  scope.on('targets', ({ targets }) => {
    const hasContinue = targets.some(({ id }) => id === 'continue');
    if (hasContinue && !isPicture) add('wrong');
    if (!hasContinue && isPicture) since = { after: 'continue', at: stageTime() };
    isPicture = hasContinue;
  });
  return { waits, close: () => scope.close() };
}
