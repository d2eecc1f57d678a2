import type { RouteObject } from 'react-router';
import { withTexts } from '../i18n/with-texts';
import { AreaError } from '../ui/messages/area-error';

const choosePassword = (name: 'ResetPassword' | 'SetPassword') => async () => ({
  Component: (await import('./password/choose-password-page'))[name],
});

/** Routes for signing in and for setting a password. */
export const authRoutes: RouteObject = {
  path: '/auth',
  lazy: withTexts('auth', () => import('./auth-layout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { path: 'login', lazy: () => import('./login/login-page') },
        { path: 'proefpost', lazy: () => import('./demo/demo-mails-page') },
        { path: 'wachtwoordaanvragen', lazy: () => import('./password/request-password-page') },
        { path: 'wachtwoordherstellen/:userId/:herstelToken', lazy: choosePassword('ResetPassword') },
        { path: 'wachtwoordinstellen/:userId/:herstelToken', lazy: choosePassword('SetPassword') },
      ],
    },
  ],
};
