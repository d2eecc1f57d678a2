import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { handleOf } from './route-handle';

export interface Crumb {
  readonly label: string;
  /** Where it leads; the last crumb is the page itself and leads nowhere. */
  readonly path?: string;
}

/** The way from the area's start to this page, by the names that the routes give; the last is `title`. */
export function useCrumbs(title: string): readonly Crumb[] {
  const { t } = useTranslation(['school', 'office', 'security']);
  const named = useMatches().flatMap((match) => {
    const { crumb } = handleOf(match);
    return crumb ? [{ label: t(crumb), path: match.pathname }] : [];
  });
  return [...named.slice(0, -1), { label: title }];
}
