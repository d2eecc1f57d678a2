import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/plain/avatar';
import styles from './map-page.module.css';
import type { PupilMap } from './stops/stops';

interface ChildPlateProps {
  readonly map: PupilMap;
  /** Opens the choice of an avatar. */
  readonly onChoose: () => void;
}

/** Shows the name and avatar of the child; the child itself can change the avatar there. */
export function ChildPlate({ map: { name, avatar, lookingAsStaff }, onChoose }: ChildPlateProps) {
  const { t } = useTranslation('pupil');
  const hello = t('map.hello', { name });
  const plate = (
    <>
      <Avatar id={avatar} />
      <b>{hello}</b>
    </>
  );
  if (lookingAsStaff) return <p className={styles.child}>{plate}</p>;
  return (
    <button
      type="button"
      className={styles.child}
      aria-label={`${hello} ${t('avatar.open')}`}
      onClick={onChoose}
    >
      {plate}
    </button>
  );
}
