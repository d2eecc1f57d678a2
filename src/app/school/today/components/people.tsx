import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useFlag } from '../../../session/use-flag';
import { Avatar } from '../../../ui/plain/avatar';
import { useSchoolPaths } from '../../shared/use-school-paths';
import styles from '../today.module.css';
import type { Person } from '../types';

/** Name of a pupil that leads to its progress, where the account has that section. */
export function PupilName({ pupilId, name }: Pick<Person, 'pupilId' | 'name'>) {
  const paths = useSchoolPaths();
  const hasProgress = useFlag('featureVoortgang');
  if (!hasProgress) return <span className={styles.name}>{name}</span>;
  return (
    <Anchor component={Link} to={paths.progress(pupilId)} className={styles.name} c="inherit">
      {name}
    </Anchor>
  );
}

/** The pupils of a block, each with its avatar. */
export const People = ({ people }: { readonly people: readonly Person[] }) => (
  <ul className={styles.people}>
    {people.map(({ pupilId, name, avatar }) => (
      <li key={pupilId}>
        <Avatar id={avatar} size={36} />
        <PupilName pupilId={pupilId} name={name} />
      </li>
    ))}
  </ul>
);
