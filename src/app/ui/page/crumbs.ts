import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { landing } from '../../session/landing';
import { useUser } from '../../session/session';
import { handleOf } from './route-handle';

export interface Crumb {
  readonly label: string;
  /** Target; the last crumb is the current page and has none. */
  readonly path?: string;
}

/** Starts the breadcrumbs at the person's first screen, also for a page beside it. */
export function useWayFromStart(crumbs: readonly Crumb[]): readonly Crumb[] {
  const { t } = useTranslation('ui');
  const user = useUser();
  const { pathname } = useLocation();
  const start = user ? landing(user) : pathname;
  return pathname === start || crumbs[0]?.path === start
    ? crumbs
    : [{ label: t('start'), path: start }, ...crumbs];
}

/** Returns the breadcrumbs by the names of the routes; the last one is `title`. */
export function useCrumbs(title: string): readonly Crumb[] {
  const { t } = useTranslation(['school', 'office', 'security']);
  const named = useMatches().flatMap((match) => {
    const { crumb } = handleOf(match);
    return crumb ? [{ label: t(crumb), path: match.pathname }] : [];
  });
  return [...named.slice(0, -1), { label: title }];
}
