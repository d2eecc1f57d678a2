import type { auth as dutch } from '../nl/auth';

export const auth: typeof dutch = {
  login: { title: 'Sign in' },
};
