import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRead } from '../../../api/query';
import { PageFrame } from '../../../ui/page/page-frame';
import { PupilTabs } from '../../shared/pupil-tabs';
import { useGroupCrumbs } from '../../shared/use-group-crumbs';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { PupilSettingsForm } from './pupil-settings-form';

/** Shows a pupil's overrides: the version in the address, or the current one. */
export function Component() {
  const { t } = useTranslation('school');
  const { oefeninstellingId: wanted = 'current' } = useParams();
  const { groupId, pupilId, progress } = useSchoolPaths();
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
        // A different version of the pupil or of the group resets the form.
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
      tabs={<PupilTabs current="settings" />}
      loading={isPending || group.isPending}
      error={error ?? group.error}
      onRetry={() => Promise.all([refetch(), group.refetch()])}
    >
      {null}
    </PageFrame>
  );
}
