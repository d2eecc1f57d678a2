import type { CallName } from './route';

/**
 * Header that names the pupil whose page makes a call. One browser has one session but may show pages of several
 * children, so the cookie alone does not say who is playing. Another pupil than this one is 409 `other-pupil`.
 */
export const expectedPupilHeader = 'x-expected-pupil';

/**
 * Calls that carry the expected pupil, and what the server compares it with. Apart from the schemas, because the browser
 * needs these names too.
 * - `session`: the pupil's session; for adults it says nothing.
 * - `ticket`: the pupil of the upload ticket, whoever is signed in.
 * - `sign-out`: as `session`, but nobody has to be expected: adults sign out by the same call.
 */
export const pupilCalls = {
  logout: 'sign-out',
  readMap: 'session',
  putWindow: 'session',
  readWindow: 'session',
  putAnswers: 'ticket',
  finishWindow: 'ticket',
  reportWaiting: 'ticket',
  readOwnWork: 'session',
  readStamps: 'session',
  saveAvatar: 'session',
  readKeepsake: 'session',
  saveKeepsake: 'session',
} as const satisfies Partial<Record<CallName, 'session' | 'ticket' | 'sign-out'>>;

export type PupilCall = keyof typeof pupilCalls;

export const isPupilCall = (name: CallName): name is PupilCall => Object.hasOwn(pupilCalls, name);

/** The code of the 409 that says that another pupil is signed in, or that the ticket is another pupil's. */
export const otherPupil = 'other-pupil';
