import type { RouteObject } from 'react-router';
import { withTexts } from '../i18n/with-texts';
import { crumb } from '../ui/route-handle';

/** The page of one's own account, in the area where one works. */
export const securityRoute: RouteObject = {
  path: 'mijn-account',
  handle: crumb('security:title'),
  lazy: withTexts('security', () => import('./security-page')),
};
