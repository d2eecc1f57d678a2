import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFlag } from '../../session/use-flag';
import { EmptyState } from '../../ui/empty-state';
import { usePlace } from '../use-place';

/** In the place of what a group would show: it has no pupils, and these are the ways to get them. */
export function NoPupils() {
  const { t } = useTranslation('school');
  const place = usePlace();
  const mayImport = useFlag('featureEdexml');
  return (
    <EmptyState
      title={t('pupils.empty.title')}
      text={t('pupils.empty.text')}
      action={
        <Group gap="sm" justify="center">
          {mayImport ? (
            <Button component={Link} to={place.importing} variant="default">
              {t('groups.import')}
            </Button>
          ) : null}
          <Button component={Link} to={place.addPupils()}>
            {t('classList.pupil.add')}
          </Button>
        </Group>
      }
    />
  );
}
