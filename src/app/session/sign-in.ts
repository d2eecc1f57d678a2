import { ApiError } from '../api/api-error';
import { addressOf, type CallInput, type CallReply, call } from '../api/call';
import { settlePendingLogout } from './device/pending-logout';
import { destinationAfterSignIn } from './landing';
import { loadProfile } from './profile';
import { setUser } from './session';

/** Reads who has just signed in. Returns the path to open. */
export async function enter(): Promise<string> {
  setUser(null);
  return destinationAfterSignIn(await loadProfile());
}

/** Signs in by name and password. Returns the path to open, or `code` when the app's code is needed. */
export async function signIn(body: CallInput<'login'>['body']): Promise<{ path: string } | 'code'> {
  await settlePendingLogout();
  const { next } = await call('login', { body });
  return next === 'code' ? 'code' : { path: await enter() };
}

type ClassStep = CallInput<'classSignIn'>['body'];
type ClassReply = CallReply<'classSignIn'>;

/** After many failures the server asks for a proof of work with each class code; the browser solves it by itself. */
async function withProof(body: ClassStep): Promise<ClassReply> {
  try {
    return await call('classSignIn', { body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'class-code-proof') throw error;
    const { proveWork } = await import('./bot-check/prove-work');
    return call('classSignIn', { body: { ...body, proof: await proveWork('class-code') } });
  }
}

/** Returns the names behind a class code. */
export async function openClass(classCode: string): Promise<Extract<ClassReply, { next: 'pupil' }>> {
  const reply = await withProof({ step: 'class', classCode });
  if (reply.next !== 'pupil') throw new Error('class-code-gave-no-names');
  return reply;
}

/** Signs a child in by class code, name and secret. Returns the path to open. */
export async function signInPupil(
  body: Omit<Extract<ClassStep, { step: 'pupil' }>, 'step'>,
): Promise<string> {
  await settlePendingLogout();
  await withProof({ step: 'pupil', ...body });
  return enter();
}

/**
 * Leaves the page for the quick login of a card.
 * @param replace another child's session may end
 */
export async function goToQuickLogin(code: string, replace = false): Promise<void> {
  await settlePendingLogout();
  const { url } = addressOf('quickLogin', {
    params: { code },
    query: { replace: replace ? '1' : undefined },
  });
  location.assign(url);
}
