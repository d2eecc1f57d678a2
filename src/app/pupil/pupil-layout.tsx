import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { documentLanguage } from '../i18n/locale';
import { useLocale } from '../i18n/use-locale';
import { useUser } from '../session/session';
import { useScan } from './scan/use-scan';

/** Around the children's screens, which can be installed; empty as soon as nobody is signed in. */
export function Component() {
  useScan();
  useInstallable(documentLanguage[useLocale()]);
  return useUser() ? <Outlet /> : null;
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
