import sam from '@assets/site/sam-wonders-small.webp?url';
import type { ReactNode } from 'react';
import { MessagePage } from '../ui/message-page';
import { ReadAloudButton } from './read-aloud-button';

interface KindPageProps {
  readonly title: string;
  readonly text: string;
  /** Ways out. */
  readonly children: ReactNode;
}

/** A screen of a child that cannot be what it should: Sam says what is the matter and what to do, aloud too. */
export function KindPage({ title, text, children }: KindPageProps) {
  return (
    <MessagePage title={title} text={text} picture={<img src={sam} width={160} height={160} alt="" />}>
      <ReadAloudButton text={`${title}. ${text}`} />
      {children}
    </MessagePage>
  );
}
