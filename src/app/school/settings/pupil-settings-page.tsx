import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRead } from '../../api/query';
import { PageFrame } from '../../ui/page-frame';
import { useGroupCrumbs } from '../use-group-crumbs';
import { usePlace } from '../use-place';
import { PupilSettingsForm } from './pupil-settings-form';

/** What one pupil practises otherwise than its group: the version in the address, or the one in use. */
export function Component() {
  const { t } = useTranslation('school');
  const { oefeninstellingId: wanted = 'current' } = useParams();
  const { groupId, pupilId, progress } = usePlace();
  const group = useRead('readGroup', { params: { groupId } });
  const { data, isPending, error, refetch } = useRead('readPupilSettings', { params: { pupilId } });
  const name = data?.pupil.name ?? '…';
  const crumbs = useGroupCrumbs(
    group.data?.name,
    { label: name, path: progress(pupilId) },
    t('settings.title'),
  );
  const version = data?.versions.find(({ settingsId, current }) =>
    wanted === 'current' ? current : settingsId === wanted,
  );
  if (data && group.data) {
    return (
      <PupilSettingsForm
        // Another version, or another of the group under it, is another form.
        key={`${version?.settingsId ?? 'none'} ${data.group.settingsId}`}
        settings={data}
        version={version ?? null}
        year={group.data.year}
        crumbs={crumbs}
      />
    );
  }
  return (
    <PageFrame
      title={t('settings.title')}
      crumbs={crumbs}
      loading={isPending || group.isPending}
      error={error ?? group.error}
      onRetry={() => Promise.all([refetch(), group.refetch()])}
    >
      {null}
    </PageFrame>
  );
}
