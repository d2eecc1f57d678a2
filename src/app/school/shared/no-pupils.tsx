import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFlag } from '../../session/use-flag';
import { EmptyState } from '../../ui/messages/empty-state';
import { useSchoolPaths } from './use-school-paths';

/** Shown for a group without pupils, with the ways to add them. */
export function NoPupils() {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  const mayImport = useFlag('featureEdexml');
  if (paths.isExtra) return <EmptyState title={t('pupils.empty.title')} text={t('pupils.empty.extra')} />;
  return (
    <EmptyState
      title={t('pupils.empty.title')}
      text={t('pupils.empty.text')}
      action={
        <Group gap="sm" justify="center">
          {mayImport ? (
            <Button component={Link} to={paths.importing} variant="default">
              {t('groups.import')}
            </Button>
          ) : null}
          <Button component={Link} to={paths.addPupils()}>
            {t('classList.pupil.add')}
          </Button>
        </Group>
      }
    />
  );
}
