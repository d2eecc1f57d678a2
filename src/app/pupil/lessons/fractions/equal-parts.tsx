import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { equalShares, type Share, shareText } from '@/maths/strategy/fractions/fraction-play';
import { labelText } from '@/maths/strategy/label-text';
import { equationText } from '@/maths/sum/prompt';
import { useLocale } from '../../../i18n/use-locale';
import { MathsPicture } from '../../sum/picture/maths-picture';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import styles from './fraction-page.module.css';

/** Shows the same amount in smaller or larger parts, step by step. */
export function EqualParts({ share }: { readonly share: Share }) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const all = equalShares(share);
  const [at, setAt] = useState(0);
  const chosen = all[at];
  if (chosen === undefined) return <p className={styles.quiet}>{t('fractions.noEqual')}</p>;
  const equation = equationText(`${shareText(share)}=${shareText(chosen.share)}`, locale);
  const said = t(chosen.finer ? 'fractions.cut' : 'fractions.joined', { count: chosen.by });
  return (
    <>
      <fieldset className={styles.chips} aria-label={t('fractions.equal')}>
        {all.map(({ share: other }, place) => (
          <button key={other.den} type="button" aria-pressed={place === at} onClick={() => setAt(place)}>
            {labelText(shareText(other), locale)}
          </button>
        ))}
      </fieldset>
      <figure className={styles.wide}>
        <MathsPicture key={at} picture={chosen.picture} locale={locale} animated />
        <figcaption aria-live="polite">
          <b>{equation}</b>
          <span>
            {said} <ReadAloudButton text={said} />
          </span>
        </figcaption>
      </figure>
    </>
  );
}
