import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { ownFields } from '../draft/settings-draft';
import { VersionList } from '../form/version-list';
import type { PupilSettings } from './types';

/** Lists other versions of a pupil's settings with the names of their overrides. */
export function OwnVersions({ versions }: { readonly versions: PupilSettings['versions'] }) {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
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
          path: paths.pupilSettings(version.pupilId, version.settingsId),
        }))}
      />
    </section>
  );
}
