import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatch, useNavigation, useParams } from 'react-router';
import { documentLanguage } from '../i18n/locale';
import { useLocale } from '../i18n/use-locale';
import { useUser } from '../session/session';
import { turnOf, useOtherTurn, watchTurns } from '../session/turn';
import { useScreenError } from '../ui/area-error';
import { NotFound } from '../ui/not-found';
import { Beach } from './beach';
import { KindPage, RetryButton } from './kind-page';
import { arrive } from './offline/renewal';
import { OtherTurn } from './other-turn';
import styles from './pupil-layout.module.css';
import { useScan } from './scan/use-scan';
import { ToMapButton } from './to-map';
import { endWipe, travel } from './wipe/wipe';

/** Around the children's screens, which can be installed; adults are told that they look on. Empty as soon as nobody is signed in. */
export function Component() {
  useScan();
  useInstallable(documentLanguage[useLocale()]);
  const { pathname } = useLocation();
  const { state } = useNavigation();
  useEffect(() => travel(state !== 'idle'), [state]);
  useEffect(() => arrive(pathname.includes('/spel/')), [pathname]);
  const { t } = useTranslation('pupil');
  const user = useUser();
  // The map fills its screen, and says with the child's name that an adult looks on.
  const onMap = useMatch('/leerling/:leerlingId/landkaart') !== null;
  const turn = useOtherTurn(user);
  useEffect(watchTurns, []);
  useEffect(() => {
    if (turn !== null) endWipe();
  }, [turn]);
  if (user === null) return null;
  if (turn !== null) {
    return (
      <>
        <Beach />
        <OtherTurn turn={turn} user={user} />
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

/** A screen of a child that failed, or could not be fetched: it is said kindly, and the map is one press away. */
export function ErrorBoundary() {
  useScan();
  const { t } = useTranslation('pupil');
  const { error, missing } = useScreenError();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure ends the way to its screen
  useEffect(endWipe, [error]);
  const user = useUser();
  const { leerlingId } = useParams();
  // A page of the child before that was loaded anew.
  if (missing && user?.role === 'leerling' && user.id !== leerlingId) {
    return (
      <>
        <Beach />
        <OtherTurn turn={turnOf(user)} user={null} />
      </>
    );
  }
  // That no such page is there is said by the same page everywhere.
  if (missing) return <NotFound as="main" />;
  const trouble = navigator.onLine ? 'screen' : 'offline';
  return (
    <>
      <Beach />
      <KindPage title={t(`trouble.${trouble}.title`)} text={t(`trouble.${trouble}.text`)}>
        <RetryButton onClick={() => location.reload()} />
        <ToMapButton />
      </KindPage>
    </>
  );
}

/** Names the manifest of the installed app, in the language of the page. */
function useInstallable(language: string): void {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = `/app.${language}.webmanifest`;
    document.head.append(link);
    return () => link.remove();
  }, [language]);
}
