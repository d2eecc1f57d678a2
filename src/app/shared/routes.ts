import { generatePath } from 'react-router';

const named = {
  'l-landkaart': '/leerling/:leerlingId/landkaart',
  'a-groepen': '/account/:accountId/user/:userId/groepen',
  'o-dashboard': '/superadmin/dashboard',
} as const;

export type RouteName = keyof typeof named;

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type RouteParams<Name extends RouteName> = { readonly [P in ParamsIn<(typeof named)[Name]>]: string };

type ParamsArgument<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? []
  : [RouteParams<Name>];

/** Builds the path of a named route: `to('l-landkaart', { leerlingId })`. */
export function to<Name extends RouteName>(name: Name, ...[params]: ParamsArgument<Name>): string {
  const path: string = named[name];
  return generatePath(path, params);
}
