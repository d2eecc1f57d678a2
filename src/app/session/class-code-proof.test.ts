import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, it, vi } from 'vitest';
import { addressOf } from '../api/call';
import { pageAt } from '../shared/testing/page';
import { openClass } from './sign-in';

afterEach(() => vi.unstubAllGlobals());

it('solves the proof of work and repeats the call', async () => {
  const page = pageAt('http://sommeneiland.nl/auth/login');
  vi.stubGlobal('window', { isSecureContext: true });
  const { method, url } = addressOf('classSignIn');
  const names = { next: 'pupil', className: 'Groep 5', pupils: [] };
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    hmacSignatureSecret: 'a',
    hmacKeySignatureSecret: 'b',
  });
  page.answer(`${method} ${url}`, { status: 422, json: { code: 'class-code-proof', message: '' } });
  const work = addressOf('botChallenge', { params: { action: 'class-code' } });
  page.answer(`GET ${work.url}`, { json: { challenge } });
  const standIn = fetch;
  vi.stubGlobal('fetch', (asked: string, init?: RequestInit) => {
    const proof = typeof init?.body === 'string' && init.body.includes('"proof"');
    if (proof) page.answer(`${method} ${url}`, { json: names });
    return standIn(asked, init);
  });

  expect(await openClass('ABCDEFGH')).toEqual(names);
  const bodies = page.asked.filter((each) => each.url === url).map(({ body }) => body);
  expect(bodies).toEqual([
    { step: 'class', classCode: 'ABCDEFGH' },
    { step: 'class', classCode: 'ABCDEFGH', proof: expect.any(String) },
  ]);
  const { proof } = bodies[1] as { proof: string };
  expect(JSON.parse(atob(proof))).toMatchObject({ challenge, solution: { counter: 3 } });
});

it('solves nothing for an unknown class code', async () => {
  const page = pageAt('http://sommeneiland.nl/auth/login');
  const { method, url } = addressOf('classSignIn');
  page.answer(`${method} ${url}`, { status: 422, json: { code: 'class-code-unknown', message: '' } });
  await expect(openClass('ABCDEFGH')).rejects.toMatchObject({ code: 'class-code-unknown' });
  expect(page.asked).toHaveLength(1);
});
