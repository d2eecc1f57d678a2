import type { RouteObject } from 'react-router';
import { withTexts } from '../../i18n/with-texts';
import { crumb } from '../../ui/page/route-handle';

/** Route of a person's own account, shared by the areas. */
export const securityRoute: RouteObject = {
  path: 'mijn-account',
  handle: crumb('security:title'),
  lazy: withTexts('security', () => import('./security-page')),
};
