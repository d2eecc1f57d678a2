import type { RouteObject } from 'react-router';
import { withTexts } from '../i18n/with-texts';
import { AreaError } from '../ui/area-error';

export const authRoutes: RouteObject = {
  path: '/auth',
  lazy: withTexts('auth', () => import('./auth-layout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { path: 'login', lazy: () => import('./login-page') },
        { path: 'wachtwoordaanvragen', lazy: () => import('./password-page') },
        { path: 'wachtwoordherstellen/:userId/:herstelToken', lazy: () => import('./password-page') },
        { path: 'wachtwoordinstellen/:userId/:herstelToken', lazy: () => import('./password-page') },
      ],
    },
  ],
};
