import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { AboutFrame } from '../about/about-frame';
import { TryIt } from '../about/try-it';

const ComposeTask = lazy(() => import('./compose-task'));

const sections = ['clicks', 'some', 'child', 'course', 'map', 'preview'] as const;

/** Tells how tasks are set ready for a group and for one child, and lets one compose such a task. */
export function Component() {
  const { t } = useTranslation('tasks');
  return (
    <AboutFrame
      title={t('title')}
      lead={t('lead')}
      picture="settings"
      alt={t('picture')}
      sections={sections.map((key) => ({
        key,
        title: t(`sections.${key}.title`),
        text: t(`sections.${key}.text`),
      }))}
    >
      <TryIt title={t('tryTitle')} text={t('tryText')} start={t('tryStart')}>
        <ComposeTask />
      </TryIt>
    </AboutFrame>
  );
}
