import sam from '@assets/site/sam-wonders-small.webp?url';
import { IconReload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isServerFault } from '../../api/api-error';
import { MessagePage } from '../../ui/messages/message-page';
import { Button } from '../../ui/plain/button';
import { ReadAloudButton } from './read-aloud/read-aloud-button';

interface FriendlyErrorProps {
  readonly title: string;
  readonly text: string;
  /** Announces the message at once, because it replaced another screen by itself. */
  readonly urgent?: boolean;
  /** `div` where the page already has a `main`. */
  readonly as?: 'main' | 'div';
  /** Buttons that lead on. */
  readonly children: ReactNode;
}

/** Replaces a screen of a child that cannot be shown: Sam tells what happened and what to do, also aloud. */
export function FriendlyError({ title, text, urgent = false, as = 'main', children }: FriendlyErrorProps) {
  return (
    <MessagePage
      title={title}
      text={text}
      urgent={urgent}
      as={as}
      forChild
      picture={<img src={sam} width={160} height={160} alt="" data-own-sam />}
    >
      <ReadAloudButton text={`${title}. ${text}`} />
      {children}
    </MessagePage>
  );
}

interface FailedPageProps {
  /** Names the screen that cannot be shown. */
  readonly title: string;
  /** The error that reading the screen threw. */
  readonly error: unknown;
  readonly children: ReactNode;
}

/** Replaces a screen of a child that could not be read. The server's own messages are for adults. */
export function FailedPage({ title, error, children }: FailedPageProps) {
  const { t } = useTranslation('pupil');
  const isAway = isServerFault(error);
  const offline = error instanceof ApiError && error.status === 0;
  const why = isAway ? 'away' : offline ? 'offline' : 'screen';
  return (
    <FriendlyError title={isAway ? t('trouble.away.title') : title} text={t(`trouble.${why}.text`)}>
      {children}
    </FriendlyError>
  );
}

/** Button that tries again to load what failed. */
export function RetryButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="lg" onClick={onClick}>
      <IconReload aria-hidden="true" />
      {t('action.retry')}
    </Button>
  );
}
