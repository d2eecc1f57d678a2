import { createBrowserRouter, type RouteObject, redirect } from 'react-router';
import { authRoutes } from './auth/routes';
import { homePath, loginPath } from './constants';
import { officeRoutes } from './office/routes';
import { pupilRoutes } from './pupil/routes';
import { RootLayout } from './root-layout';
import { schoolRoutes } from './school/routes';
import { siteRoutes } from './site/routes';
import { PageError } from './ui/area-error';
import { NotFound } from './ui/not-found';
import { Loading } from './ui/plain/loading';

/** An area's own path is no page: without these, its empty frame would show. */
const bareAreas = ['/site', '/auth', '/superadmin', '/account/:accountId/user/:userId'];

/** Every address of the product. Areas name their own screens; each screen is loaded when it is gone to. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: PageError,
    HydrateFallback: Loading,
    children: [
      { path: '/', loader: () => redirect(homePath) },
      { path: '/home', loader: () => redirect(homePath) },
      ...bareAreas.map((path) => ({ path, Component: NotFound })),
      siteRoutes,
      authRoutes,
      schoolRoutes,
      officeRoutes,
      pupilRoutes,
      { path: '/leerling/*', loader: () => redirect(loginPath) },
      { path: '*', Component: NotFound },
    ],
  },
];

export const makeRouter = () => createBrowserRouter(routes);
