import { otherPupil } from '@/contract/pupil-calls';
import type { TaskAnswer } from '@/maths/round/answer';
import type { SumWindow, WindowPurpose } from '@/maths/window/sum-window';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { metOtherPupil } from '../../api/refusal';
import { signedInUser } from '../../session/session';
import { isTurnOver } from '../../session/turn';
import { freshestSpare } from '../offline/kept-rounds';
import type { Outbox } from '../outbox/outbox';

/** A round as it can be played now: from the server, or from what this device kept. */
export type Opened =
  | { readonly kind: 'open'; readonly window: SumWindow; readonly answers: readonly TaskAnswer[] }
  /** This one cannot be had without a network, but another of the same task was fetched ahead. */
  | { readonly kind: 'instead'; readonly windowId: string }
  /** `other-pupil`: another child is signed in here by now, and the page says so. */
  | { readonly kind: 'gone' | 'offline' | 'other-pupil' }
  /** There are no more rounds now: enough of them today, or the licence of the school is over. */
  | { readonly kind: 'refused'; readonly why: 'day' | 'licence' };

export interface RoundAddress {
  /** Whose page it is: nobody else's round is opened on it. */
  readonly pupilId: string;
  readonly practiceTaskId: string;
  readonly windowId: string;
  /** Practice when it is not given. */
  readonly purpose?: WindowPurpose;
}

/** A round of this task that was fetched ahead; it may be of an earlier day. */
async function spareFor(outbox: Outbox, { pupilId, practiceTaskId, purpose = 'practice' }: RoundAddress) {
  return freshestSpare(await outbox.rounds(pupilId), { practiceTaskId, purpose });
}

/** Answers of both sides; where both know a place in the round it is the same answer. */
function together(...lists: readonly (readonly TaskAnswer[])[]): TaskAnswer[] {
  const byPosition = new Map(lists.flat().map((answer) => [answer.position, answer]));
  return [...byPosition.values()].toSorted((a, b) => a.position - b.position);
}

/**
 * Makes or fetches the window and puts it beside the answers this device still has. Without a network a round that
 * was begun on this device, or fetched ahead, goes on from what was kept, for the child whose it is. Throws what the server says when it refuses the session.
 */
export async function openRound(
  outbox: Outbox,
  { pupilId, practiceTaskId, windowId, purpose = 'practice' }: RoundAddress,
): Promise<Opened> {
  if (isTurnOver(signedInUser())) return { kind: 'other-pupil' };
  const kept = (await outbox.answers(windowId))
    .filter((entry) => entry.pupilId === pupilId && (entry.state === 'waiting' || entry.state === 'stored'))
    .map(({ answer }) => answer);
  try {
    const { window, ticket, answers } = await call(
      'putWindow',
      { params: { practiceTaskId, windowId }, query: purpose === 'practice' ? {} : { purpose } },
      { pupilId },
    );
    // A server of the build before does not compare them.
    if (window.pupilId !== pupilId) {
      metOtherPupil();
      return { kind: 'other-pupil' };
    }
    await outbox.keepWindow({ windowId, pupilId, practiceTaskId, ticket, content: window });
    return { kind: 'open', window, answers: together(answers, kept) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === otherPupil) return { kind: 'other-pupil' };
    if (error.status === 404 || error.status === 409) return { kind: 'gone' };
    if (error.status === 422)
      return { kind: 'refused', why: error.code === 'licence-over' ? 'licence' : 'day' };
    if (error.status !== 0 && error.status < 500) throw error;
    const known = await outbox.window(windowId);
    if (known === undefined || known.pupilId !== pupilId) {
      const spare = await spareFor(outbox, { pupilId, practiceTaskId, windowId, purpose });
      return spare === undefined ? { kind: 'offline' } : { kind: 'instead', windowId: spare.windowId };
    }
    return { kind: 'open', window: known.content, answers: kept };
  }
}
