import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useUser } from '../session/session';
import { ProgressLine } from './progress-line';
import { RouteAnnouncer } from './route-announcer';

const LookingIn = lazy(async () => ({ default: (await import('./looking-in')).LookingIn }));

/** Layout of every page: announces its name, shows that the next one loads, restores the scroll position. */
export function RootLayout() {
  // Renders the whole tree again when the language changes.
  useTranslation();
  const navigation = useNavigation();
  const user = useUser();
  return (
    <>
      {navigation.state === 'idle' ? null : <ProgressLine />}
      <Outlet />
      <RouteAnnouncer />
      {user?.lookingIn ? (
        <Suspense>
          <LookingIn name={user.name} lookingIn={user.lookingIn} />
        </Suspense>
      ) : null}
      <ScrollRestoration />
    </>
  );
}
