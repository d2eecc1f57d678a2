import { useTranslation } from 'react-i18next';
import type { Crumb } from '../ui/crumbs';
import { usePlace } from './use-place';

/** The way to a screen of one group: all groups, this group, what lies between, and the screen itself. */
export function useGroupCrumbs(
  groupName: string | undefined,
  ...rest: readonly (Crumb | string)[]
): readonly Crumb[] {
  const { t } = useTranslation('school');
  const place = usePlace();
  return [
    { label: t('groups.title'), path: place.groups },
    { label: groupName ?? '…', path: place.pupils() },
    ...rest.map((crumb) => (typeof crumb === 'string' ? { label: crumb } : crumb)),
  ];
}
