import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../api/call';
import { Avatar } from '../../ui/plain/avatar';
import { Button } from '../../ui/plain/button';
import { Card } from '../ui/card';
import styles from './child-sign-in.module.css';
import { Question } from './question';

export type ClassNames = Extract<CallReply<'classSignIn'>, { next: 'pupil' }>;

interface ChooseNameProps {
  readonly names: ClassNames;
  readonly onChoose: (pupilId: string) => void;
  readonly onOtherClass: () => void;
}

/** Second step: the child chooses its name from those of the class. */
export function ChooseName({ names, onChoose, onOtherClass }: ChooseNameProps) {
  const { t } = useTranslation('auth');
  return (
    <Card forChild wide="names">
      <div className={styles.bar}>
        <Question text={t('child.whoAreYou')} />
        <Button look="quiet" onClick={onOtherClass}>
          <IconArrowLeft aria-hidden="true" />
          {t('child.otherClass')}
        </Button>
      </div>
      <ul className={styles.names} aria-label={names.className}>
        {names.pupils.map(({ pupilId, name, avatar }) => (
          <li key={pupilId}>
            <button type="button" onClick={() => onChoose(pupilId)}>
              <Avatar id={avatar} size={72} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
