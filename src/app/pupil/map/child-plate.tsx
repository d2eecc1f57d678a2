import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/plain/avatar';
import styles from './map-page.module.css';
import type { PupilMap } from './stops';

interface ChildPlateProps {
  readonly map: PupilMap;
  /** The child wants to choose who it is. */
  readonly onChoose: () => void;
}

/** Whose island it is; the child itself chooses there who it is. */
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
