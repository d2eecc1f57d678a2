import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../i18n/with-texts';
import { AboutFrame } from '../about/about-frame';
import { TryIt } from '../about/try-it';

const StampTrial = lazy(withTexts('pupil', () => import('./stamp-trial')));

const sections = ['stamp', 'card', 'island', 'not', 'mistake', 'stop'] as const;

/** Tells what a child earns, and lets one fill a savings card. */
export function Component() {
  const { t } = useTranslation('rewards');
  return (
    <AboutFrame
      title={t('title')}
      lead={t('lead')}
      picture="map"
      alt={t('picture')}
      sections={sections.map((key) => ({
        key,
        title: t(`sections.${key}.title`),
        text: t(`sections.${key}.text`),
      }))}
    >
      <TryIt title={t('tryTitle')} text={t('tryText')} start={t('tryStart')}>
        <StampTrial />
      </TryIt>
    </AboutFrame>
  );
}
