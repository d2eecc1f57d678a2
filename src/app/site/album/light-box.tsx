import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/plain/button';
import { Switch } from '../ui/switch';
import styles from './album.module.css';
import { shotOf } from './pictures';
import { chapters, devices, plainVariant, type Shot, shots, sizeOf, type Variant } from './shots';

const order: readonly Shot[] = chapters.flatMap((chapter) => shots[chapter]);

const chapterOf = (shot: Shot) =>
  chapters.find((chapter) => shots[chapter].some((each) => each === shot)) ?? 'paper';

/** One screen as large as the window allows; arrow keys turn the pages, Escape closes it. */
export function LightBox({
  shot,
  variant,
  onShow,
  onVary,
  onClose,
}: {
  readonly shot: Shot;
  readonly variant: Variant;
  readonly onShow: (shot: Shot) => void;
  readonly onVary: (variant: Variant) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('album');
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect ends while the dialog is still there: closing it gives the focus back to the picture.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const chapter = chapterOf(shot);
  const isPaper = chapter === 'paper';
  const shownAs: Variant = isPaper ? plainVariant : variant;
  const place = order.indexOf(shot);
  const turn = (steps: number) => {
    const next = order[(place + steps + order.length) % order.length];
    if (next) onShow(next);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.box}
      aria-label={t('box')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={({ key, target }) => {
        // Within the switches the arrows choose.
        if (target instanceof HTMLInputElement) return;
        if (key === 'ArrowRight') turn(1);
        if (key === 'ArrowLeft') turn(-1);
      }}
    >
      <div className={styles.bar}>
        {isPaper ? null : (
          <>
            <Switch
              label={t('device')}
              name="album-device"
              choices={devices}
              value={variant.device}
              textOf={(device) => t(`devices.${device}`)}
              onChoose={(device) => onVary({ ...variant, device })}
            />
            <Switch
              label={t('theme')}
              name="album-theme"
              choices={['light', 'dark'] as const}
              value={variant.dark ? 'dark' : 'light'}
              textOf={(theme) => t(`themes.${theme}`)}
              onChoose={(theme) => onVary({ ...variant, dark: theme === 'dark' })}
            />
          </>
        )}
        <Button look="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      <figure className={styles.shown}>
        <img
          src={shotOf(locale, shot, shownAs)}
          alt={t(`shots.${shot}.alt`)}
          {...sizeOf(chapter, shownAs.device)}
          className={styles.large}
        />
        <figcaption aria-live="polite">
          <strong>{t(`shots.${shot}.title`)}</strong> {t(`shots.${shot}.text`)}
        </figcaption>
      </figure>
      <div className={styles.bar}>
        <Button look="quiet" onClick={() => turn(-1)}>
          {t('before')}
        </Button>
        <span>{t('place', { place: place + 1, all: order.length })}</span>
        <Button look="quiet" onClick={() => turn(1)}>
          {t('next')}
        </Button>
      </div>
    </dialog>
  );
}
