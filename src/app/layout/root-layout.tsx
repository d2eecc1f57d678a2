import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { ProgressLine } from './progress-line';
import { RouteAnnouncer } from './route-announcer';

/** Layout of every page: announces its name, shows that the next one loads, restores the scroll position. */
export function RootLayout() {
  // Renders the whole tree again when the language changes.
  useTranslation();
  const navigation = useNavigation();
  return (
    <>
      {navigation.state === 'idle' ? null : <ProgressLine />}
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
