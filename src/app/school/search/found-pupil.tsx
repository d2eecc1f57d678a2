import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/plain/avatar';
import styles from './search.module.css';
import type { PupilFound } from './types';

/** One pupil that the search found, with the group; who left is told apart. */
export function FoundPupil({ pupil: { name, avatar, place, group } }: { readonly pupil: PupilFound }) {
  const { t } = useTranslation('school');
  return (
    <>
      <Avatar id={avatar} size={36} />
      <span className={styles.name}>{name}</span>
      {place === 'group' ? (
        <span className={styles.group} title={group?.name}>
          {group?.name}
        </span>
      ) : (
        <Badge variant="light" color="gray" className={styles.left}>
          {place === 'trash'
            ? t('search.inTrash')
            : group
              ? t('search.leftGroup', { group: group.name })
              : t('search.noGroup')}
        </Badge>
      )}
    </>
  );
}
