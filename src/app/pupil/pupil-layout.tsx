import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch } from 'react-router';
import { documentLanguage } from '../i18n/locale';
import { useLocale } from '../i18n/use-locale';
import { useUser } from '../session/session';
import styles from './pupil-layout.module.css';
import { useScan } from './scan/use-scan';

/** Around the children's screens, which can be installed; adults are told that they look on. Empty as soon as nobody is signed in. */
export function Component() {
  useScan();
  useInstallable(documentLanguage[useLocale()]);
  const { t } = useTranslation('pupil');
  const user = useUser();
  // The map says it with the child's name.
  const saysSo = useMatch('/leerling/:leerlingId/landkaart') !== null;
  if (user === null) return null;
  return (
    <>
      <Outlet />
      {user.role !== 'leerling' && !saysSo && <p className={styles.staff}>{t('staff.looking')}</p>}
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
