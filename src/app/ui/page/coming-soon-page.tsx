import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { PageFrame } from './page-frame';
import { handleOf } from './route-handle';

/** Placeholder for a screen that is not built yet. */
export function Component() {
  const { t } = useTranslation(['ui', 'school', 'office', 'security']);
  const name = useMatches().findLast((match) => handleOf(match).crumb);
  const crumb = name && handleOf(name).crumb;
  return <PageFrame title={crumb ? t(crumb) : ''}>{t('ui:later')}</PageFrame>;
}
