import { createBrowserRouter, type RouteObject, redirect, redirectDocument } from 'react-router';
import { authRoutes } from './auth/routes';
import { RootLayout } from './layout/root-layout';
import { officeRoutes } from './office/routes';
import { appStartRoute, pupilRoutes } from './pupil/routes';
import { schoolRoutes } from './school/routes';
import { homePath, loginPath } from './shared/constants';
import { PageError } from './ui/messages/area-error';
import { NotFound } from './ui/messages/not-found';
import { Loading } from './ui/plain/loading';

/** The path of an area alone is no page; without these routes it would show an empty layout. */
const bareAreas = ['/site', '/auth', '/superadmin', '/account/:accountId/user/:userId'];

/**
 * All routes except those of the public site, which are separate documents (`site/pages.ts`). Areas define their own
 * screens, and each screen is loaded on demand.
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
