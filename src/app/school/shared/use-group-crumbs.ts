import { useTranslation } from 'react-i18next';
import type { Crumb } from '../../ui/page/crumbs';
import { useSchoolPaths } from './use-school-paths';

/** Breadcrumbs of a group's screen: all groups, this group, what lies between, and the screen. */
export function useGroupCrumbs(
  groupName: string | undefined,
  ...rest: readonly (Crumb | string)[]
): readonly Crumb[] {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  return [
    { label: t('groups.title'), path: paths.groups },
    { label: groupName ?? '…', path: paths.pupils() },
    ...rest.map((crumb) => (typeof crumb === 'string' ? { label: crumb } : crumb)),
  ];
}
