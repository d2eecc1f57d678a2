import { useTranslation } from 'react-i18next';
import { useFlag } from '../../session/use-flag';
import { TabLinks } from './tab-links';
import { useSchoolPaths } from './use-school-paths';

export type GroupTab = 'pupils' | 'progress' | 'facts' | 'settings' | 'cards';

/** Pages of a group, as tabs; settings and cards are of home groups. */
export function GroupTabs({ current }: { readonly current: GroupTab }) {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  const [hasProgress, hasSettings] = [useFlag('featureVoortgang'), useFlag('featureOefeninstellingen')];
  const tabs: readonly (readonly [GroupTab, string, string, boolean])[] = [
    ['pupils', t('pupils.title'), paths.pupils(), true],
    ['progress', t('report.group.link'), paths.groupProgress(), hasProgress],
    ['facts', t('classFacts'), paths.classFacts(), hasProgress],
    ['settings', t('pupils.settings'), paths.settings(), hasSettings && !paths.isExtra],
    ['cards', t('pupils.cards'), paths.cards(), !paths.isExtra],
  ];
  return (
    <TabLinks
      label={t('groups.pages')}
      tabs={tabs
        .filter(([, , , isOpen]) => isOpen)
        .map(([tab, label, path]) => ({ label, path, isCurrent: tab === current }))}
    />
  );
}
