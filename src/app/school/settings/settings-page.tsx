import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRead } from '../../api/query';
import { PageFrame } from '../../ui/page-frame';
import { useGroupCrumbs } from '../use-group-crumbs';
import { usePlace } from '../use-place';
import { SettingsForm } from './settings-form';

/** One version of the settings of a group: looked at, changed, and saved as the next version. */
export function Component() {
  const { t } = useTranslation('school');
  const { oefeninstellingId: settingsId = '' } = useParams();
  const place = usePlace();
  const group = useRead('readGroup', { params: { groupId: place.groupId } });
  const versions = useRead('listSettings', { params: { groupId: place.groupId } });
  const { data, isPending, error, refetch } = useRead('readSettings', { params: { settingsId } });
  const crumbs = useGroupCrumbs(
    group.data?.name,
    { label: t('settings.title'), path: place.settings() },
    data ? t('settings.version', { version: data.version }) : t('settings.one'),
  );
  const current = versions.data?.versions.find((version) => version.current);
  if (data && current) {
    return (
      <SettingsForm
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
