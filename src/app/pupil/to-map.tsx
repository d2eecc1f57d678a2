import { IconMap2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { to } from '../routes';
import { ButtonLink } from '../ui/plain/button-link';
import styles from './to-map.module.css';

/** The way back to the map, in the same corner of each screen of a child. */
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

/** The way back to the map from a screen that cannot be what it should. */
export function ToMapButton() {
  const { t } = useTranslation('pupil');
  const { leerlingId = '' } = useParams();
  return (
    <ButtonLink size="lg" to={to('l-landkaart', { leerlingId })}>
      <IconMap2 aria-hidden="true" />
      {t('round.toMap')}
    </ButtonLink>
  );
}
