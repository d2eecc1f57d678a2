import { ApiError } from '../api/api-error';
import { addressOf, type CallInput, type CallReply, call } from '../api/call';
import { destinationAfterSignIn } from './landing';
import { settlePendingLogout } from './pending-logout';
import { loadProfile } from './profile';
import { setUser } from './session';

async function enter(): Promise<string> {
  setUser(null);
  return destinationAfterSignIn(await loadProfile());
}

/** Signs in by name and password. Gives the path to go to, or `code` when a code of the app is asked next. */
export async function signIn(body: CallInput<'login'>['body']): Promise<{ path: string } | 'code'> {
  await settlePendingLogout();
  const { next } = await call('login', { body });
  return next === 'code' ? 'code' : { path: await enter() };
}

type ClassStep = CallInput<'classSignIn'>['body'];
type ClassReply = CallReply<'classSignIn'>;

/** Where much was mistyped the server asks for work with each look at a class code; a browser does it by itself. */
async function withProof(body: ClassStep): Promise<ClassReply> {
  try {
    return await call('classSignIn', { body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'class-code-proof') throw error;
    const { proveWork } = await import('../bot-check/prove-work');
    return call('classSignIn', { body: { ...body, proof: await proveWork('class-code') } });
  }
}

/** The names behind a class code. */
export async function openClass(classCode: string): Promise<Extract<ClassReply, { next: 'pupil' }>> {
  const reply = await withProof({ step: 'class', classCode });
  if (reply.next !== 'pupil') throw new Error('class-code-gave-no-names');
  return reply;
}

/** Signs a child in by class code, own name and secret; gives the path to go to. */
export async function signInPupil(
  body: Omit<Extract<ClassStep, { step: 'pupil' }>, 'step'>,
): Promise<string> {
  await settlePendingLogout();
  await withProof({ step: 'pupil', ...body });
  return enter();
}

/** Leaves the page for the quick login of a card; `replace` says that another child's session may end. */
export async function goToQuickLogin(code: string, replace = false): Promise<void> {
  await settlePendingLogout();
  const { url } = addressOf('quickLogin', {
    params: { code },
    query: { replace: replace ? '1' : undefined },
  });
  location.assign(url);
}
