import type { RouteObject } from 'react-router';
import { withTexts } from '../i18n/with-texts';
import { AreaError } from '../ui/area-error';

const choosePassword = (name: 'ResetPassword' | 'SetPassword') => async () => ({
  Component: (await import('./choose-password'))[name],
});

/** Signing in, and the ways to a new password. */
export const authRoutes: RouteObject = {
  path: '/auth',
  lazy: withTexts('auth', () => import('./auth-layout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { path: 'login', lazy: () => import('./login-page') },
        { path: 'proefpost', lazy: () => import('./demo-mails') },
        { path: 'wachtwoordaanvragen', lazy: () => import('./request-password') },
        { path: 'wachtwoordherstellen/:userId/:herstelToken', lazy: choosePassword('ResetPassword') },
        { path: 'wachtwoordinstellen/:userId/:herstelToken', lazy: choosePassword('SetPassword') },
      ],
    },
  ],
};
