import { createBrowserRouter, type RouteObject, redirect, redirectDocument } from 'react-router';
import { authRoutes } from './auth/routes';
import { homePath, loginPath } from './constants';
import { officeRoutes } from './office/routes';
import { appStartRoute, pupilRoutes } from './pupil/routes';
import { RootLayout } from './root-layout';
import { schoolRoutes } from './school/routes';
import { PageError } from './ui/area-error';
import { NotFound } from './ui/not-found';
import { Loading } from './ui/plain/loading';

/** An area's own path is no page: without these, its empty frame would show. */
const bareAreas = ['/site', '/auth', '/superadmin', '/account/:accountId/user/:userId'];

/**
 * Every address of the product but those of the public site, which are documents of their own (`site/pages.ts`).
 * Areas name their own screens; each screen is loaded when it is gone to.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: PageError,
    HydrateFallback: Loading,
    children: [
      { path: '/', loader: () => redirectDocument(homePath) },
      { path: '/home', loader: () => redirectDocument(homePath) },
      ...bareAreas.map((path) => ({ path, Component: NotFound })),
      authRoutes,
      schoolRoutes,
      officeRoutes,
      appStartRoute,
      pupilRoutes,
      { path: '/leerling/*', loader: () => redirect(loginPath) },
      { path: '*', Component: NotFound },
    ],
  },
];

export const makeRouter = () => createBrowserRouter(routes);
