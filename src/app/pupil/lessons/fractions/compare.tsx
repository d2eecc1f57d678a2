import { useTranslation } from 'react-i18next';
import { readNumber } from '@/maths/number/read-number';
import { compareShares, type Share, shareOf, shareText } from '@/maths/strategy/fractions/fraction-play';
import { labelText } from '@/maths/strategy/label-text';
import { useLocale } from '../../../i18n/use-locale';
import { MathsPicture } from '../../sum/picture/maths-picture';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import styles from './fraction-page.module.css';
import { NumberInput } from './number-input';

interface CompareProps {
  readonly share: Share;
  readonly other: string;
  readonly onOther: (typed: string) => void;
}

const words = { '<': 'less', '>': 'more', '=': 'same' } as const;

/** Compares two numbers, drawn as strips of the same whole and as points on one line. */
export function Compare({ share, other, onOther }: CompareProps) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const reading = readNumber(other);
  const second = reading.ok ? shareOf(reading) : null;
  const write = (each: Share) => labelText(shareText(each), locale);
  const shown = second === null ? null : compareShares(share, second);
  const said =
    shown === null || second === null
      ? ''
      : t(`fractions.is.${words[shown.sign]}`, { one: write(share), other: write(second) });
  return (
    <>
      <NumberInput label={t('fractions.with')} value={other} onChange={onOther} />
      {reading.ok && second === null && <p className={styles.quiet}>{t('fractions.tooFine')}</p>}
      {shown !== null && second !== null && (
        <>
          <p className={styles.sign}>
            <b>{write(share)}</b> <i data-sign={shown.sign}>{shown.sign}</i> <b>{write(second)}</b>
          </p>
          <p className={styles.spoken} aria-live="polite">
            {said} <ReadAloudButton text={said} />
          </p>
          <div className={styles.pictures}>
            <figure data-kind="line">
              <figcaption>{t('fractions.picture.bar')}</figcaption>
              <MathsPicture picture={shown.strips} locale={locale} width={640} />
            </figure>
            <figure data-kind="line">
              <figcaption>{t('fractions.picture.line')}</figcaption>
              <MathsPicture picture={shown.line} locale={locale} width={640} height={120} />
            </figure>
          </div>
          {shown.common !== null && (
            <p className={styles.simpler}>
              {t('fractions.common', { one: write(shown.common[0]), other: write(shown.common[1]) })}
            </p>
          )}
        </>
      )}
    </>
  );
}
