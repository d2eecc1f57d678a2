import i18next from 'i18next';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { signedInUser } from '../../session/session';
import { confirm } from './confirm';
import { guardUnload } from './unload-guard';

/** Asks whether unsaved changes may be lost. */
export function askToLeave(): Promise<boolean> {
  const t = i18next.getFixedT(null, 'ui');
  return confirm({
    title: t('unsaved.title'),
    text: t('unsaved.text'),
    yes: t('unsaved.leave'),
    no: t('unsaved.stay'),
    grave: true,
  });
}

/** Asks before the page is left while `unsaved` is true; not when the session has ended. */
export function useUnsavedChanges(unsaved: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && signedInUser() !== null && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!unsaved) return;
    const release = guardUnload();
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
    void askToLeave().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
}
