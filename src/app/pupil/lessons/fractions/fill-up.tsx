import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fillUp, type Share, shareText } from '@/maths/strategy/fractions/fraction-play';
import { labelText } from '@/maths/strategy/label-text';
import { equationText } from '@/maths/sum/prompt';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/plain/button';
import { MathsPicture } from '../../sum/picture/maths-picture';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import styles from './fraction-page.module.css';

/** Lets the child fill a number up to the next whole, one part at a time. */
export function FillUp({ share }: { readonly share: Share }) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const [added, setAdded] = useState(0);
  const filling = fillUp(share, added);
  if (filling === null) return <p className={styles.quiet}>{t('fractions.isWhole')}</p>;
  const { lacking, whole, equation, picture } = filling;
  const part = labelText(shareText({ num: 1, den: share.den }), locale);
  const said =
    lacking === 0
      ? t('fractions.filled', { count: whole })
      : t('fractions.lacks', { part: labelText(shareText({ num: lacking, den: share.den }), locale), whole });
  return (
    <figure className={styles.wide} data-full={lacking === 0}>
      <MathsPicture picture={picture} locale={locale} />
      <figcaption aria-live="polite">
        <b>{equationText(equation, locale)}</b>
        <span>
          {said} <ReadAloudButton text={said} />
        </span>
      </figcaption>
      <Button size="lg" onClick={() => setAdded(lacking === 0 ? 0 : added + 1)}>
        {lacking === 0 ? t('help.again') : t('fractions.add', { part })}
      </Button>
    </figure>
  );
}
