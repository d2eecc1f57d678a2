import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRead } from '../../../api/query';
import { PageFrame } from '../../../ui/page/page-frame';
import { useGroupCrumbs } from '../../shared/use-group-crumbs';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { GroupSettingsForm } from './group-settings-form';

/** Shows a version of the group's settings; saving creates the next version. */
export function Component() {
  const { t } = useTranslation('school');
  const { oefeninstellingId: settingsId = '' } = useParams();
  const paths = useSchoolPaths();
  const group = useRead('readGroup', { params: { groupId: paths.groupId } });
  const versions = useRead('listSettings', { params: { groupId: paths.groupId } });
  const { data, isPending, error, refetch } = useRead('readSettings', { params: { settingsId } });
  const crumbs = useGroupCrumbs(
    group.data?.name,
    { label: t('settings.title'), path: paths.settings() },
    data ? t('settings.version', { version: data.version }) : t('settings.one'),
  );
  const current = versions.data?.versions.find((version) => version.current);
  if (data && current) {
    return (
      <GroupSettingsForm
        key={data.settingsId}
        settings={data}
        currentId={current.settingsId}
        year={group.data?.year ?? null}
        crumbs={crumbs}
      />
    );
  }
  return (
    <PageFrame
      title={t('settings.title')}
      crumbs={crumbs}
      loading={isPending || versions.isPending}
      error={error ?? versions.error}
      onRetry={refetch}
    >
      {null}
    </PageFrame>
  );
}
