import type { RoundEvents } from '@games/kit/api/bus';
import type { RoundSession } from '../pupil/round/session/types';

export interface Logged {
  readonly id: number;
  readonly at: number;
  readonly name: string;
  readonly detail: string;
}

/** All events but `targets`, which would hide the others. */
const names = [
  'round:start',
  'round:ready',
  'task:phase',
  'task:shown',
  'task:answer',
  'task:seen',
  'round:celebrated',
  'say',
  'target:press',
  'target:focus',
  'target:key',
  'key',
  'app:pause',
  'app:resume',
  'app:motion',
  'app:sound',
] as const satisfies readonly (keyof RoundEvents)[];

const most = 200;

/** Records the events of the bus, the newest first. */
export function logEvents(session: RoundSession, tell: (log: readonly Logged[]) => void): () => void {
  const scope = session.bus.scope();
  let log: readonly Logged[] = [];
  let count = 0;
  const add = (name: string, detail: string) => {
    log = [{ id: ++count, at: session.time(), name, detail: detail.slice(0, 160) }, ...log].slice(0, most);
    tell(log);
  };
  for (const name of names) scope.on(name, (payload) => add(name, JSON.stringify(payload)));
  let done = session.view().done;
  const off = session.onView(() => {
    const view = session.view();
    if (view.done !== done) add('answered', `${view.done} of ${view.length}, ${view.right} right`);
    done = view.done;
  });
  return () => {
    off();
    scope.close();
  };
}
