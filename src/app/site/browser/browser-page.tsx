import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { AboutFrame } from '../about/about-frame';
import { TryIt } from '../about/try-it';

const BrowserCheck = lazy(() => import('./browser-check'));

const sections = ['devices', 'away', 'data', 'reach', 'board', 'manage'] as const;

/** Tells on which devices it runs, what happens to data, and checks the visitor's browser. */
export function Component() {
  const { t } = useTranslation('browser');
  return (
    <AboutFrame
      title={t('title')}
      lead={t('lead')}
      picture="game-botenkoers"
      alt={t('picture')}
      sections={sections.map((key) => ({
        key,
        title: t(`sections.${key}.title`),
        text: t(`sections.${key}.text`),
      }))}
    >
      <TryIt title={t('tryTitle')} text={t('tryText')} start={t('tryStart')}>
        <BrowserCheck />
      </TryIt>
    </AboutFrame>
  );
}
