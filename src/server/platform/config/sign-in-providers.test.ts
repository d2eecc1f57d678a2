import { describe, expect, it } from 'vitest';
import { readSignInProviders } from './sign-in-providers';

const google = {
  SIGN_IN_PROVIDERS: 'google',
  SIGN_IN_GOOGLE_NAME: 'Google',
  SIGN_IN_GOOGLE_ISSUER: 'https://accounts.google.com',
  SIGN_IN_GOOGLE_CLIENT_ID: 'ours',
  SIGN_IN_GOOGLE_CLIENT_SECRET: 'secret',
};
const read = (env: Readonly<Record<string, string>>) =>
  readSignInProviders(env, (hostname) => hostname === 'localhost');

describe('the settings of sign-in providers', () => {
  it('are none by default', () => {
    expect(read({})).toEqual([]);
  });

  it('are read for each name in the list, in its order', () => {
    const entra = Object.entries(google)
      .filter(([name]) => name !== 'SIGN_IN_PROVIDERS')
      .map(([name, value]) => [name.replace('GOOGLE', 'ENTRA_ID'), value]);
    const both = read({ ...google, ...Object.fromEntries(entra), SIGN_IN_PROVIDERS: 'entra-id, google' });
    expect(both.map(({ id }) => id)).toEqual(['entra-id', 'google']);
    expect(both[1]).toMatchObject({ scope: 'openid email', trustsEmail: false, secondFactor: ['mfa'] });
  });

  it.each([
    [{ SIGN_IN_GOOGLE_CLIENT_SECRET: '' }, 'SIGN_IN_GOOGLE_CLIENT_SECRET is missing'],
    [{ SIGN_IN_GOOGLE_ISSUER: 'http://accounts.google.com' }, 'begins with https://'],
    [{ SIGN_IN_GOOGLE_ISSUER: 'accounts.google.com' }, 'begins with https://'],
    [{ SIGN_IN_GOOGLE_EMAIL_TRUSTED: 'yes' }, 'give 1 (yes) or 0 (no)'],
    [{ SIGN_IN_PROVIDERS: 'Google' }, 'give at most 8 different names'],
    [{ SIGN_IN_PROVIDERS: 'google,google' }, 'give at most 8 different names'],
  ])('are refused with a sentence: %o', (wrong, sentence) => {
    expect(() => read({ ...google, ...wrong })).toThrow(sentence);
  });

  it('allow plain http on this machine', () => {
    expect(read({ ...google, SIGN_IN_GOOGLE_ISSUER: 'http://localhost:4000' })).toHaveLength(1);
  });
});
