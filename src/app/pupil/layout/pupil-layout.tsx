import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatch, useNavigation, useParams } from 'react-router';
import { isServerFault } from '../../api/api-error';
import { documentLanguage } from '../../i18n/locale';
import { useLocale } from '../../i18n/use-locale';
import { deviceUserOf, useOtherDeviceUser, watchDeviceUser } from '../../session/device/device-user';
import { useUser } from '../../session/session';
import { useScreenError } from '../../ui/messages/area-error';
import { NotFound } from '../../ui/messages/not-found';
import { useScan } from '../switch-access/use-scan';
import { onNavigate } from '../sync/service-worker/app-update';
import { Beach } from '../ui/beach';
import { textSizes, useChildPreference } from '../ui/child-preference';
import { FriendlyError, RetryButton } from '../ui/friendly-error';
import { endPageTransition, setNavigating } from '../ui/page-transition/page-transition';
import { setReadingPace } from '../ui/read-aloud/speech';
import { ToMapButton } from '../ui/to-map-button';
import { OtherUser } from './other-user';
import styles from './pupil-layout.module.css';

/**
 * Layout of the children's screens, which can be installed as an app. Tells staff that they are viewing as a pupil.
 * Empty as soon as nobody is signed in.
 */
export function Component() {
  useScan();
  useOwnScreens();
  useInstallable(documentLanguage[useLocale()]);
  const { pathname } = useLocation();
  const { state } = useNavigation();
  useEffect(() => setNavigating(state !== 'idle'), [state]);
  useEffect(() => onNavigate(pathname.includes('/spel/')), [pathname]);
  const { t } = useTranslation('pupil');
  const user = useUser();
  // The map has its own notice for staff, with the name of the child.
  const onMap = useMatch('/leerling/:leerlingId/landkaart') !== null;
  const turn = useOtherDeviceUser(user);
  useEffect(watchDeviceUser, []);
  useEffect(() => {
    if (turn !== null) endPageTransition();
  }, [turn]);
  if (user === null) return null;
  if (turn !== null) {
    return (
      <>
        <Beach />
        <OtherUser turn={turn} user={user} />
      </>
    );
  }
  return (
    <>
      {!onMap && <Beach />}
      <Outlet />
      {user.role !== 'leerling' && !onMap && <p className={styles.staff}>{t('staff.looking')}</p>}
    </>
  );
}

/** Shows a friendly error with a way to the map when a screen fails or cannot be loaded. */
export function ErrorBoundary() {
  useScan();
  const { t } = useTranslation('pupil');
  const { error, missing } = useScreenError();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure ends the way to its screen
  useEffect(endPageTransition, [error]);
  const user = useUser();
  const { leerlingId } = useParams();
  // The page of the previous child was reloaded.
  if (missing && user?.role === 'leerling' && user.id !== leerlingId) {
    return (
      <>
        <Beach />
        <OtherUser turn={deviceUserOf(user)} user={null} />
      </>
    );
  }
  // Adults have one page for unknown addresses in all areas.
  if (missing && user?.role !== 'leerling') return <NotFound as="main" />;
  if (missing) {
    return (
      <>
        <Beach />
        <FriendlyError title={t('trouble.missing.title')} text={t('trouble.missing.text')}>
          <ToMapButton />
        </FriendlyError>
      </>
    );
  }
  const trouble = isServerFault(error) ? 'away' : navigator.onLine ? 'screen' : 'offline';
  return (
    <>
      <Beach />
      <FriendlyError title={t(`trouble.${trouble}.title`)} text={t(`trouble.${trouble}.text`)}>
        <RetryButton onClick={() => location.reload()} />
        <ToMapButton quiet />
      </FriendlyError>
    </>
  );
}

/** Applies the size of text and the pace of reading that the child chose. */
function useOwnScreens(): void {
  const [{ text, pace }] = useChildPreference();
  useEffect(() => setReadingPace(pace), [pace]);
  useEffect(() => {
    document.documentElement.dataset.textSize = String(textSizes.indexOf(text));
    return () => {
      delete document.documentElement.dataset.textSize;
    };
  }, [text]);
}

/** Links the app manifest in the language of the page. */
function useInstallable(language: string): void {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = `/app.${language}.webmanifest`;
    document.head.append(link);
    return () => link.remove();
  }, [language]);
}
