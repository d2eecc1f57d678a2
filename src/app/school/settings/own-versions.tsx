import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePlace } from '../use-place';
import type { PupilSettings } from './pupil-settings-form';
import { ownFields } from './settings-draft';
import { VersionList } from './version-list';

/** Other versions of a pupil's own settings, by what they have otherwise than the group. */
export function OwnVersions({ versions }: { readonly versions: PupilSettings['versions'] }) {
  const { t } = useTranslation('school');
  const place = usePlace();
  if (versions.length === 0) return null;
  const said = (differs: PupilSettings['versions'][number]['differs']) => {
    const names = ownFields
      .filter((field) => field in differs)
      .map((field) => t(`adjust.own.field.${field}`));
    return names.length === 0 ? t('adjust.own.none') : names.join(', ');
  };
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t('adjust.own.versions')}
      </Title>
      <VersionList
        versions={versions.map((version) => ({
          ...version,
          title: said(version.differs),
          path: place.pupilSettings(version.pupilId, version.settingsId),
        }))}
      />
    </section>
  );
}
