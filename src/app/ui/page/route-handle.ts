import type { UIMatch } from 'react-router';
import type { FlagName } from '@/contract/flags';
import type { Texts } from '../../i18n/texts';

type Keys<Tree, Prefix extends string> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${Key}`
    : Keys<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

/** Text keys for the names of routes. */
export type CrumbText =
  | Keys<Texts['school'], 'school:'>
  | Keys<Texts['office'], 'office:'>
  | Keys<Texts['security'], 'security:'>;

export interface RouteHandle {
  readonly crumb?: CrumbText;
  readonly flag?: FlagName;
}

/** Names a route in the breadcrumbs: `handle: crumb('school:groups.title')`. */
export const crumb = (text: CrumbText): RouteHandle => ({ crumb: text });

/** Opens a route only for accounts with this feature flag. */
export const flag = (name: FlagName): RouteHandle => ({ flag: name });

export function handleOf({ handle }: UIMatch): RouteHandle {
  return (handle ?? {}) as RouteHandle;
}
