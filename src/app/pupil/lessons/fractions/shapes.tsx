import { useTranslation } from 'react-i18next';
import type { readNumber } from '@/maths/number/read-number';
import { speakNumber } from '@/maths/number/speak-number';
import { fractionView } from '@/maths/strategy/fractions/fraction-view';
import { labelText } from '@/maths/strategy/label-text';
import { useLocale } from '../../../i18n/use-locale';
import { MathsPicture } from '../../sum/picture/maths-picture';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import styles from './fraction-page.module.css';

export type Reading = Extract<ReturnType<typeof readNumber>, { ok: true }>;

/** Shows the number in every notation and drawing that fits. */
export function Shapes({ reading }: { readonly reading: Reading }) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const view = fractionView(reading);
  const spoken = speakNumber(reading.value, locale, reading.written ?? 'fraction');
  return (
    <>
      <ul className={styles.forms}>
        {view.forms.map(({ kind, text, isRounded }) => (
          <li key={kind}>
            <span>{t(`fractions.form.${kind}`)}</span>
            <b>
              {isRounded ? '≈ ' : ''}
              {labelText(text, locale)}
            </b>
          </li>
        ))}
      </ul>
      {!reading.simplified && view.simplest !== null && (
        <p className={styles.simpler}>
          {t('fractions.simpler', { shorter: labelText(view.simplest, locale) })}
        </p>
      )}
      <p className={styles.spoken}>
        {spoken} <ReadAloudButton text={spoken} />
      </p>
      <div className={styles.pictures}>
        {view.pictures.map(({ kind, picture }) => (
          <figure key={kind} data-kind={kind}>
            <figcaption>{t(`fractions.picture.${kind}`)}</figcaption>
            <MathsPicture
              picture={picture}
              locale={locale}
              {...(kind === 'line' && { width: 640, height: 120 })}
            />
          </figure>
        ))}
      </div>
      {view.pictures.length === 0 && <p className={styles.quiet}>{t('fractions.tooLarge')}</p>}
    </>
  );
}
