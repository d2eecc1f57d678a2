import { IconMap2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { to } from '../../shared/routes';
import { ButtonLink } from '../../ui/plain/button-link';
import styles from './to-map-button.module.css';

/** Link to the map in the top corner of a child's screen. */
export function ToMap() {
  const { t } = useTranslation('pupil');
  const { leerlingId = '' } = useParams();
  return (
    <Link className={styles.back} to={to('l-landkaart', { leerlingId })}>
      <IconMap2 aria-hidden="true" size={28} />
      <span>{t('round.toMap')}</span>
    </Link>
  );
}

/** Button to the map on an error screen; quiet beside one that tries again. */
export function ToMapButton({ quiet = false }: { readonly quiet?: boolean }) {
  const { t } = useTranslation('pupil');
  const { leerlingId = '' } = useParams();
  return (
    <ButtonLink size="lg" {...(quiet && { look: 'quiet' })} to={to('l-landkaart', { leerlingId })}>
      <IconMap2 aria-hidden="true" />
      {t('round.toMap')}
    </ButtonLink>
  );
}
