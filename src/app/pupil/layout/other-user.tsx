import { IconLogin2, IconMap2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DeviceUser } from '../../session/device/device-user';
import type { User } from '../../session/session';
import { appStartPath, loginPath } from '../../shared/constants';
import { Button } from '../../ui/plain/button';
import { FriendlyError } from '../ui/friendly-error';

interface OtherUserProps {
  readonly turn: DeviceUser;
  /** The pupil the page belongs to; null when that is no longer known. */
  readonly user: User | null;
}

/**
 * Replaces a child's screen when another child, or nobody, is signed in on this device. Names the current user and
 * offers the ways on.
 */
export function OtherUser({ turn, user }: OtherUserProps) {
  const { t } = useTranslation('pupil');
  const navigate = useNavigate();
  const name = turn.kind === 'pupil' ? turn.name : undefined;
  const title = turn.kind === 'pupil' ? t('turn.pupil', { name }) : t(`turn.${turn.kind}`);
  const text = user === null ? t('turn.again') : t('turn.againAs', { name: user.name });
  const plays = turn.kind === 'pupil' || turn.kind === 'unknown';
  return (
    <FriendlyError urgent title={title} text={text}>
      {plays && (
        // Loads a new page for the current user, because this one belongs to the previous child.
        <Button size="lg" onClick={() => location.assign(appStartPath)}>
          <IconMap2 aria-hidden="true" />
          {name === undefined ? t('round.toMap') : t('turn.toMap', { name })}
        </Button>
      )}
      <Button
        size="lg"
        look={plays ? 'quiet' : 'primary'}
        onClick={() => void navigate(`${loginPath}?klascode`)}
      >
        <IconLogin2 aria-hidden="true" />
        {user === null ? t('turn.signIn') : t('turn.iAm', { name: user.name })}
      </Button>
    </FriendlyError>
  );
}
