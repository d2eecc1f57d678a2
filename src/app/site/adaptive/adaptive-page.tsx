import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../i18n/with-texts';
import { AboutFrame } from '../about/about-frame';
import { TryIt } from '../about/try-it';

const WindowBoard = lazy(withTexts(['pupil', 'maths'], () => import('./window-board')));

const sections = ['chance', 'window', 'wrong', 'heart', 'forget', 'checked'] as const;

/** Explains how sums are chosen, with the window of a made-up child to answer for. */
export function Component() {
  const { t } = useTranslation('adaptive');
  return (
    <AboutFrame
      title={t('title')}
      lead={t('lead')}
      picture="facts"
      alt={t('picture')}
      sections={sections.map((key) => ({
        key,
        title: t(`sections.${key}.title`),
        text: t(`sections.${key}.text`),
      }))}
    >
      <TryIt title={t('tryTitle')} text={t('tryText')} start={t('tryStart')} without={t('without')}>
        <WindowBoard />
      </TryIt>
    </AboutFrame>
  );
}
