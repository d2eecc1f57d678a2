import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRead } from '../../api/query';
import { newId } from '../../shared/new-id';
import { PageFrame } from '../../ui/page/page-frame';
import { StateBadge } from './message-list';
import { SentMessage } from './sent-message';
import type { Draft } from './types';
import { WriteMessage } from './write-message';

const list = '.';

const emptyText = { subject: '', text: '' };
const emptyDraft: Draft = {
  texts: { nl: emptyText, be: emptyText, en: emptyText },
  audience: { countries: ['nl', 'be'], kinds: ['school'], roles: ['docent', 'schooladmin'], flag: null },
};

const useCrumbsOf = (title: string) => {
  const { t } = useTranslation('office');
  return [{ label: t('messages.title'), path: list }, { label: title }];
};

/** A message that nobody has saved yet. */
export function NewMessage() {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const [messageId] = useState(newId);
  const title = t('messages.new');
  return (
    <PageFrame title={title} crumbs={useCrumbsOf(title)}>
      <WriteMessage
        messageId={messageId}
        draft={emptyDraft}
        version={0}
        onSaved={() => navigate(`?bericht=${messageId}`, { replace: true })}
      />
    </PageFrame>
  );
}

/** A message as it is: a draft to go on with, or what was sent. */
export function OpenMessage({ messageId }: { readonly messageId: string }) {
  const { t } = useTranslation('office');
  const { data, isPending, error, refetch } = useRead('readOfficeMessage', { params: { messageId } });
  const title = data?.subject || t('messages.noSubject');
  return (
    <PageFrame
      title={title}
      crumbs={useCrumbsOf(title)}
      subtitle={data ? <StateBadge state={data.state} /> : null}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      {data?.state === 'draft' ? (
        <WriteMessage
          key={data.version}
          messageId={messageId}
          draft={{ texts: data.texts, audience: data.audience }}
          version={data.version}
          readers={data.readers}
          onSaved={refetch}
        />
      ) : null}
      {data && data.state !== 'draft' ? <SentMessage message={data} onChanged={refetch} /> : null}
    </PageFrame>
  );
}
