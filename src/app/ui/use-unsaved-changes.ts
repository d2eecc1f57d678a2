import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { signedInUser } from '../session/session';
import { confirm } from './confirm';
import { holdPage } from './page-holds';

/** While `unsaved` is true, leaving the page asks first; when the session has ended nothing is asked. */
export function useUnsavedChanges(unsaved: boolean): void {
  const { t } = useTranslation('ui');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && signedInUser() !== null && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!unsaved) return;
    const release = holdPage();
    const ask = (event: BeforeUnloadEvent) => {
      if (signedInUser()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: t('unsaved.title'),
      text: t('unsaved.text'),
      yes: t('unsaved.leave'),
      no: t('unsaved.stay'),
      grave: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, t]);
}
