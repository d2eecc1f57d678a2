import { askStop, groupStop } from '../../sync/group-stop';
import type { RoundSession } from './types';

/**
 * Pauses a round at its next sum when the teacher stops the group. A test goes on, because a pause would void its block.
 * Returns the function that ends the watching.
 */
export function holdWhenStopped(session: RoundSession, pupilId: string): () => void {
  groupStop.setState({ pupilId, heardAt: null });
  const look = () => {
    const { flow, isTest, state } = session.view();
    if (state !== 'playing' || isTest || flow.phase !== 'open') return;
    if (groupStop.getState().heardAt !== null) session.pause('stop');
  };
  const off = [groupStop.subscribe(look), session.onView(look)];
  void askStop();
  return () => {
    for (const stop of off) stop();
    groupStop.setState({ pupilId: null, heardAt: null });
  };
}
