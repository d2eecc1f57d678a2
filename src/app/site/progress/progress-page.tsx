import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { AboutFrame } from '../about/about-frame';
import { TryIt } from '../about/try-it';

const ProgressExample = lazy(() => import('./progress-example'));

const sections = ['grid', 'errors', 'replay', 'goals', 'paper', 'honest'] as const;

/** Tells what a teacher sees of a child, with the grid of made-up children. */
export function Component() {
  const { t } = useTranslation('growing');
  return (
    <AboutFrame
      title={t('title')}
      lead={t('lead')}
      picture="progress"
      alt={t('picture')}
      sections={sections.map((key) => ({
        key,
        title: t(`sections.${key}.title`),
        text: t(`sections.${key}.text`),
      }))}
    >
      <TryIt title={t('tryTitle')} text={t('tryText')} start={t('tryStart')}>
        <ProgressExample />
      </TryIt>
    </AboutFrame>
  );
}
