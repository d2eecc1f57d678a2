import { Box, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../api/call';
import { queryClient, useRead } from '../../api/query';
import { currentLocale } from '../../i18n/locale';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { PageFrame } from '../../ui/page/page-frame';
import { ApplicationCard } from './application-card';
import { ContactMessages } from './contact-messages';
import { CreateForm } from './create-form';
import { accountFrom, newTrial } from './from-application';
import type { ApplicationShown, NewAccount } from './types';

/** Pupils of a licence that nobody has said anything about yet. */
const usualPupils = 200;

function emptyAccount(): NewAccount {
  const locale = currentLocale();
  return {
    applicationId: null,
    kind: 'school',
    country: locale === 'be' ? 'be' : 'nl',
    name: '',
    schoolCode: null,
    locale: locale === 'be' ? 'be' : 'nl',
    admin: { name: '', email: '' },
    licence: newTrial(usualPupils),
  };
}

/** Answers applications, and creates accounts by hand. */
export function Component() {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const query = { state: 'waiting', size: '100' } as const;
  const { data, isPending, error, refetch } = useRead('listApplications', { query });
  const [start, setStart] = useState(emptyAccount);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const create = async (account: NewAccount) => {
    const { accountId } = await call('createAccount', { body: account });
    await queryClient.invalidateQueries();
    notifyDone({ done: t('create.done', { name: account.name, email: account.admin.email }) });
    await navigate(`/superadmin/accounts/${accountId}/bewerken`);
  };

  /** Runs an action on one application; shows its error above the list. */
  const run = async (id: string, work: () => Promise<unknown>) => {
    setBusy(id);
    setFailure(null);
    try {
      await work();
    } catch (problem) {
      setFailure(problem);
    } finally {
      setBusy(null);
      void refetch();
    }
  };

  const decline = ({ applicationId, schoolName, contactName }: ApplicationShown) => {
    const put = (declined: boolean) =>
      call('declineApplication', { params: { applicationId }, body: { declined } });
    return run(applicationId, async () => {
      await put(true);
      notifyDone({
        done: t('create.declined', { name: schoolName ?? contactName }),
        undo: () => run(applicationId, () => put(false)),
      });
    });
  };

  const applications = data?.applications ?? [];
  return (
    <PageFrame title={t('accounts.create')} loading={isPending} error={error} onRetry={refetch}>
      <Stack gap="xl" maw={880}>
        <section aria-labelledby="applications">
          <Title order={2} size="h3" id="applications" mb="sm">
            {t('create.applications', { count: applications.length })}
          </Title>
          <FailureAlert failure={failure} onClose={() => setFailure(null)} />
          {applications.length === 0 ? (
            <Text c="dimmed">{t('create.noApplications')}</Text>
          ) : (
            <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
              {applications.map((application) => (
                <ApplicationCard
                  key={application.applicationId}
                  application={application}
                  busy={busy === application.applicationId}
                  onCreate={() => void run(application.applicationId, () => create(accountFrom(application)))}
                  onAdjust={() => {
                    setStart(accountFrom(application));
                    document.getElementById('by-hand')?.focus();
                  }}
                  onDecline={() => void decline(application)}
                />
              ))}
            </Stack>
          )}
        </section>
        <ContactMessages />
        <section aria-labelledby="by-hand">
          <Title order={2} size="h3" id="by-hand" tabIndex={-1} mb="sm">
            {start.applicationId === null ? t('create.byHand') : t('create.adjusting', { name: start.name })}
          </Title>
          <Box key={start.applicationId ?? ''}>
            <CreateForm start={start} onCreate={create} />
          </Box>
        </section>
      </Stack>
    </PageFrame>
  );
}
