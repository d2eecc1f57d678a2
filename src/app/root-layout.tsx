import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { ProgressLine } from './ui/plain/progress-line';
import { RouteAnnouncer } from './ui/route-announcer';

/** Around every page: says which page is shown, shows that one is coming, keeps the scroll position. */
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
