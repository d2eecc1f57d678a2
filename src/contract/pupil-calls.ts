import { expectedPupils } from './calls.gen';
import type { CallName } from './route';

/**
 * Header with the pupil whose page makes a call. One browser has one session but may show pages of several children, so
 * the cookie alone does not identify who is playing. The server answers 409 `other-pupil` when the two differ.
 */
export const expectedPupilHeader = 'x-expected-pupil';

/** Calls that carry the expected pupil, with what the server compares it with. */
export const pupilCalls = expectedPupils;

export type PupilCall = keyof typeof pupilCalls;

export const isPupilCall = (name: CallName): name is PupilCall => Object.hasOwn(pupilCalls, name);

/** Code of the 409 reply when another pupil is signed in, or the ticket belongs to another pupil. */
export const otherPupil = 'other-pupil';
