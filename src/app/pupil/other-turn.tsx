import { IconLogin2, IconMap2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { appStartPath, loginPath } from '../constants';
import type { User } from '../session/session';
import type { Turn } from '../session/turn';
import { Button } from '../ui/plain/button';
import { KindPage } from './kind-page';

interface OtherTurnProps {
  readonly turn: Turn;
  /** Whose page this was; null when that is not known any more. */
  readonly user: User | null;
}

/** In the place of a child's screen once another child, or nobody, is signed in on this device: whose turn it is, and the ways on. */
export function OtherTurn({ turn, user }: OtherTurnProps) {
  const { t } = useTranslation('pupil');
  const navigate = useNavigate();
  const name = turn.kind === 'pupil' ? turn.name : undefined;
  const title = turn.kind === 'pupil' ? t('turn.pupil', { name }) : t(`turn.${turn.kind}`);
  const text = user === null ? t('turn.again') : t('turn.againAs', { name: user.name });
  const plays = turn.kind === 'pupil' || turn.kind === 'unknown';
  return (
    <KindPage urgent title={title} text={text}>
      {plays && (
        // A page of its own, for whoever the server says: this one still belongs to the child before.
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
    </KindPage>
  );
}
