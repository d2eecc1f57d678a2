import { Alert, Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { erasureWaitDays } from '@/contract/erasure-wait';
import { isSameName } from '@/contract/same-name';
import { call } from '../../../api/call';
import { formatDate } from '../../../i18n/format';
import { FormModal } from '../../../ui/forms/form-modal';
import { notifyDone } from '../../../ui/forms/notify-done';
import { CardSection } from '../../../ui/page/card-section';
import type { AccountShown } from '../types';

interface EraseAccountProps {
  readonly accountId: string;
  readonly account: Pick<AccountShown, 'name' | 'closedAt' | 'erasure'>;
  readonly onChanged: () => unknown;
}

const dayMs = 86_400_000;

/** Erases a closed account: after the waiting time, or at once on the written request of the school. */
export function EraseAccount({ accountId, account, onChanged }: EraseAccountProps) {
  const { t } = useTranslation('office');
  const [asks, setAsks] = useState(false);
  const [now] = useState(() => Date.now());
  const { name, closedAt, erasure } = account;
  if (erasure)
    return (
      <Alert color="red" variant="light">
        {t(erasure.done ? 'edit.erase.done' : 'edit.erase.busy', { day: formatDate(erasure.since) })}
      </Alert>
    );
  if (!closedAt) return null;
  const from = new Date(Date.parse(closedAt) + erasureWaitDays * dayMs);
  return (
    <CardSection title={t('edit.erase.title')} text={t('edit.erase.text', { day: formatDate(from) })}>
      <Group>
        <Button
          color="red"
          variant="light"
          leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
          onClick={() => setAsks(true)}
        >
          {t('edit.erase.title')}
        </Button>
      </Group>
      {asks ? (
        <EraseForm
          accountId={accountId}
          name={name}
          needsRequest={from.getTime() > now}
          onClose={() => setAsks(false)}
          onChanged={onChanged}
        />
      ) : null}
    </CardSection>
  );
}

interface EraseFormProps {
  readonly accountId: string;
  readonly name: string;
  /** The waiting time is not over, so that only a written request counts. */
  readonly needsRequest: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => unknown;
}

/** Asks for the name of the account, and within the waiting time for the written request. */
function EraseForm({ accountId, name, needsRequest, onClose, onChanged }: EraseFormProps) {
  const { t } = useTranslation('office');
  const [typed, setTyped] = useState('');
  const [onRequest, setOnRequest] = useState(false);
  const erase = async () => {
    await call('eraseAccount', { params: { accountId }, body: { name: typed, onRequest } });
    onClose();
    onChanged();
    notifyDone({ done: t('edit.erase.ordered', { name }) });
  };
  return (
    <FormModal
      title={t('edit.erase.title')}
      submit={t('edit.erase.submit')}
      grave
      disabled={!isSameName(typed, name) || (needsRequest && !onRequest)}
      onClose={onClose}
      onSubmit={erase}
    >
      <Text>{t('edit.erase.warning')}</Text>
      <TextInput
        label={t('edit.erase.typeName', { name })}
        data-autofocus
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Checkbox
        label={t('edit.erase.onRequest')}
        checked={onRequest}
        onChange={(event) => setOnRequest(event.currentTarget.checked)}
      />
    </FormModal>
  );
}
