import { Alert, Button, Stack } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { call } from '../../api/call';
import { useRead } from '../../api/query';
import { formatDate } from '../../i18n/format';
import { confirm } from '../../ui/forms/confirm';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { notifyDone } from '../../ui/forms/notify-done';
import { useSending } from '../../ui/forms/use-sending';
import { PageFrame } from '../../ui/page/page-frame';
import { DetailsForm } from './components/details-form';
import { EraseAccount } from './components/erase-account';
import { Invoices } from './components/invoices';
import { PlannedLicences } from './components/planned-licences';
import { Users } from './components/users';

/** Shows one account, and changes everything the office may change of it. */
export function Component() {
  const { t } = useTranslation('office');
  const { accountId = '' } = useParams();
  const { data, isPending, error, refetch } = useRead('readAccount', { params: { accountId } });
  const { busy, failure, send } = useSending();

  const put = async (closed: boolean) => {
    await call('closeAccount', { params: { accountId }, body: { closed } });
    await refetch();
  };
  const toggle = async (closed: boolean, name: string) => {
    if (
      closed &&
      !(await confirm({
        title: t('edit.close'),
        text: t('edit.closeText', { name }),
        yes: t('edit.close'),
        grave: true,
      }))
    )
      return;
    await put(closed);
    notifyDone({ done: t(closed ? 'edit.closed' : 'edit.opened', { name }), undo: () => put(!closed) });
  };

  const closed = data?.closedAt ?? null;
  return (
    <PageFrame
      title={data?.name ?? t('accounts.edit')}
      subtitle={
        data
          ? t('edit.subtitle', {
              kind: t(`accounts.kinds.${data.kind}`),
              since: formatDate(data.createdAt),
              count: data.pupils,
            })
          : null
      }
      action={
        data && !data.erasure ? (
          <Button
            variant="default"
            loading={busy}
            leftSection={
              closed ? (
                <IconLockOpen size={20} stroke={1.75} aria-hidden />
              ) : (
                <IconLock size={20} stroke={1.75} aria-hidden />
              )
            }
            onClick={() => void send(true, () => toggle(closed === null, data.name))}
          >
            {t(closed ? 'edit.open' : 'edit.close')}
          </Button>
        ) : null
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      {data ? (
        <Stack gap="lg" maw={960}>
          <FailureAlert failure={failure} />
          {closed ? (
            <Alert color="yellow" variant="light">
              {t('edit.closedSince', { day: formatDate(closed) })}
            </Alert>
          ) : null}
          <DetailsForm key={accountId} accountId={accountId} account={data} />
          <PlannedLicences accountId={accountId} account={data} onChanged={refetch} />
          <Users accountId={accountId} users={data.users} onChanged={refetch} />
          <Invoices accountId={accountId} invoices={data.invoices} onChanged={refetch} />
          <EraseAccount accountId={accountId} account={data} onChanged={refetch} />
        </Stack>
      ) : null}
    </PageFrame>
  );
}
