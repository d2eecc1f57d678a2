import { otherPupil } from '@/contract/pupil-calls';
import type { TaskAnswer } from '@/maths/round/answer';
import type { SumWindow, WindowPurpose } from '@/maths/window/sum-window';
import { ApiError, isServerFault, mayWorkLater } from '../../../api/api-error';
import { call } from '../../../api/call';
import { reportOtherPupil } from '../../../api/refusal';
import { hasDeviceUserChanged } from '../../../session/device/device-user';
import { signedInUser } from '../../../session/session';
import type { Outbox } from '../../sync/outbox/outbox';
import { newestPrefetchedRound } from '../../sync/prefetched-rounds/prefetched-rounds';

/** Result of opening a round, from the server or from this device. */
export type OpenedRound =
  | { readonly kind: 'open'; readonly window: SumWindow; readonly answers: readonly TaskAnswer[] }
  /** This round needs a network, but another round of the task was prefetched. */
  | { readonly kind: 'instead'; readonly windowId: string }
  /** `away`: the server cannot give it now. `other-pupil`: another child has signed in on this device; the page tells so. */
  | { readonly kind: 'gone' | 'offline' | 'away' | 'other-pupil' }
  /** No more rounds: the day's limit is reached, or the licence has ended. */
  | { readonly kind: 'refused'; readonly why: 'day' | 'licence' };

export interface RoundAddress {
  /** The pupil of the page; no round of another pupil is opened. */
  readonly pupilId: string;
  readonly practiceTaskId: string;
  readonly windowId: string;
  /** Defaults to practice. */
  readonly purpose?: WindowPurpose;
}

/** Finds a prefetched round of the task; it may be from an earlier day. */
async function prefetchedRoundFor(
  outbox: Outbox,
  { pupilId, practiceTaskId, purpose = 'practice' }: RoundAddress,
) {
  return newestPrefetchedRound(await outbox.rounds(pupilId), { practiceTaskId, purpose });
}

/** Merges answers of server and device; two at the same position are the same answer. */
function mergeAnswers(...lists: readonly (readonly TaskAnswer[])[]): TaskAnswer[] {
  const byPosition = new Map(lists.flat().map((answer) => [answer.position, answer]));
  return [...byPosition.values()].toSorted((a, b) => a.position - b.position);
}

/**
 * Creates or fetches the window and adds the answers stored on this device. Offline it resumes a stored or prefetched
 * round of this pupil. Throws when the server refuses the session.
 */
export async function openRound(
  outbox: Outbox,
  { pupilId, practiceTaskId, windowId, purpose = 'practice' }: RoundAddress,
): Promise<OpenedRound> {
  if (hasDeviceUserChanged(signedInUser())) return { kind: 'other-pupil' };
  const kept = (await outbox.answers(windowId))
    .filter((entry) => entry.pupilId === pupilId && (entry.state === 'waiting' || entry.state === 'stored'))
    .map(({ answer }) => answer);
  try {
    const { window, ticket, answers } = await call(
      'putWindow',
      { params: { practiceTaskId, windowId }, query: purpose === 'practice' ? {} : { purpose } },
      { pupilId },
    );
    // A server of the previous version does not check the pupil.
    if (window.pupilId !== pupilId) {
      reportOtherPupil();
      return { kind: 'other-pupil' };
    }
    await outbox.storeWindow({ windowId, pupilId, practiceTaskId, ticket, content: window });
    return { kind: 'open', window, answers: mergeAnswers(answers, kept) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === otherPupil) return { kind: 'other-pupil' };
    if (error.status === 404 || error.status === 409) return { kind: 'gone' };
    if (error.status === 422)
      return { kind: 'refused', why: error.code === 'licence-over' ? 'licence' : 'day' };
    if (!mayWorkLater(error)) throw error;
    const known = await outbox.window(windowId);
    if (known === undefined || known.pupilId !== pupilId) {
      const prefetched = await prefetchedRoundFor(outbox, { pupilId, practiceTaskId, windowId, purpose });
      if (prefetched !== undefined) return { kind: 'instead', windowId: prefetched.windowId };
      return { kind: isServerFault(error) ? 'away' : 'offline' };
    }
    return { kind: 'open', window: known.content, answers: kept };
  }
}
