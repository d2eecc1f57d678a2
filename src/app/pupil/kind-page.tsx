import sam from '@assets/site/sam-wonders-small.webp?url';
import { IconReload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '../ui/message-page';
import { Button } from '../ui/plain/button';
import { ReadAloudButton } from './read-aloud-button';

interface KindPageProps {
  readonly title: string;
  readonly text: string;
  /** It came by itself, in the place of something else: said at once. */
  readonly urgent?: boolean;
  /** Ways out. */
  readonly children: ReactNode;
}

/** A screen of a child that cannot be what it should: Sam says what is the matter and what to do, aloud too. */
export function KindPage({ title, text, urgent = false, children }: KindPageProps) {
  return (
    <MessagePage
      title={title}
      text={text}
      urgent={urgent}
      picture={<img src={sam} width={160} height={160} alt="" />}
    >
      <ReadAloudButton text={`${title}. ${text}`} />
      {children}
    </MessagePage>
  );
}

/** Tries once more what did not come. */
export function RetryButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="lg" onClick={onClick}>
      <IconReload aria-hidden="true" />
      {t('action.retry')}
    </Button>
  );
}
