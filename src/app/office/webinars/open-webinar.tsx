import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { queryClient, useRead } from '../../api/query';
import { dayFromNow } from '../../shared/day-from-now';
import { newId } from '../../shared/new-id';
import { PageFrame } from '../../ui/page/page-frame';
import { SignUps } from './sign-ups';
import { StateBadge } from './state-badge';
import { type Details, detailsOf } from './types';
import { WebinarActions } from './webinar-actions';
import { WebinarForm } from './webinar-form';

const nothing = { title: '', text: '' };
/** Schools like to know a webinar some weeks ahead, and are free after lessons. */
const weeksAhead = 3;

const emptyDetails = (): Details => ({
  texts: { nl: nothing, be: nothing, en: nothing },
  day: dayFromNow(7 * weeksAhead),
  time: '15:30',
  timeZone: 'Europe/Amsterdam',
  minutes: 30,
  places: 50,
  joinUrl: '',
  recordingUrl: '',
});

const useCrumbsOf = (title: string) => {
  const { t } = useTranslation('office');
  return [{ label: t('webinars.title'), path: '.' }, { label: title }];
};

/** A webinar that nobody has saved yet. */
export function NewWebinar() {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const [webinarId] = useState(newId);
  const [details] = useState(emptyDetails);
  const title = t('webinars.new');
  return (
    <PageFrame title={title} crumbs={useCrumbsOf(title)}>
      <WebinarForm
        webinarId={webinarId}
        details={details}
        version={0}
        state="draft"
        onSaved={() => navigate(`?webinar=${webinarId}`, { replace: true })}
      />
    </PageFrame>
  );
}

/** A webinar with what can be done with it and who signed up. */
export function OpenWebinar({ webinarId }: { readonly webinarId: string }) {
  const { t } = useTranslation('office');
  const { data, isPending, error, refetch } = useRead('readOfficeWebinar', { params: { webinarId } });
  const title = data?.title || t('webinars.untitled');
  const readAgain = async () => {
    await queryClient.invalidateQueries();
    await refetch();
  };
  return (
    <PageFrame
      title={title}
      crumbs={useCrumbsOf(title)}
      subtitle={data ? <StateBadge state={data.state} /> : null}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      {data ? (
        <Stack gap="lg">
          <WebinarForm
            key={data.version}
            webinarId={webinarId}
            details={detailsOf(data)}
            version={data.version}
            state={data.state}
            onSaved={readAgain}
            actions={(unsaved) => <WebinarActions webinar={data} unsaved={unsaved} onChanged={readAgain} />}
          />
          {data.state === 'draft' ? null : <SignUps webinar={data} onChanged={readAgain} />}
        </Stack>
      ) : null}
    </PageFrame>
  );
}
